// Files of records, for the commands that read them.
#pragma once

#include <string>
#include <vector>

#include "record/record.hpp"

namespace laguna::cli {

[[noreturn]] void refuse(const std::string& file, const record::Problem&);

// All records of a file, each of them played through; a Failure if something is wrong.
std::vector<record::Record> checked_records(const std::string& file);

}  // namespace laguna::cli
