#include "cli/records.hpp"

#include <fmt/format.h>

#include "cli/failure.hpp"
#include "cli/files.hpp"
#include "table/table.hpp"

namespace laguna::cli {

void refuse(const std::string& file, const record::Problem& problem) {
  throw Failure(fmt::format("{}:{}: {}", file, problem.line, problem.reason));
}

std::vector<record::Record> checked_records(const std::string& file) {
  auto records = record::read_all(read_file(file));
  if (!records) refuse(file, records.error());
  for (const auto& record : *records)
    if (const auto table = replay(record); !table) refuse(file, table.error());
  return std::move(*records);
}

}  // namespace laguna::cli
