#include "server/host.hpp"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <boost/core/demangle.hpp>
#include <chrono>
#include <nlohmann/json.hpp>
#include <ranges>
#include <system_error>
#include <typeinfo>
#include <vector>

namespace laguna::server {
namespace {

using namespace std::chrono_literals;

constexpr std::size_t kHint = 6, kShortWord = 12;  // names of tables have 16 letters

// A log that cannot be written, because the disk is full, keeps nobody from anything.
void write(std::FILE* to, std::string_view event, const Json& fields) try {
  const auto now = std::chrono::system_clock::now();
  const auto fraction = std::chrono::duration_cast<std::chrono::milliseconds>(now.time_since_epoch()) % 1s;
  Json line = {{"time", fmt::format("{:%Y-%m-%dT%H:%M:%S}.{:03}Z", now, fraction.count())}, {"event", event}};
  line.update(fields);
  fmt::print(to, "{}\n", line.dump(-1, ' ', false, Json::error_handler_t::replace));
  std::fflush(to);
} catch (const std::system_error&) {
}

}  // namespace

void Host::note(std::string_view event, const Json& fields) const {
  if (wants_ == Wants::everything) write(log_, event, fields);
}

void Host::problem(std::string_view event, const Json& fields) const { write(log_, event, fields); }

void Host::fault(std::string_view where) {
  std::string what = "something unknown";
  try {
    throw;
  } catch (const std::exception& thrown) {
    what = boost::core::demangle(typeid(thrown).name());
  } catch (...) {
  }
  metrics.faults.Increment();
  problem("fault", {{"where", where}, {"threw", what}});
}

std::string hint_of(std::string_view table) {
  return fmt::format("{}{}", table.substr(0, kHint), table.size() > kHint ? "…" : "");
}

std::string hint_of_path(std::string_view path) {
  std::vector<std::string> words;
  for (const auto part : std::views::split(path, '/')) {
    const std::string_view word(part.begin(), part.end());
    words.push_back(word.size() > kShortWord ? hint_of(word) : std::string(word));
  }
  return fmt::format("{}", fmt::join(words, "/"));
}

}  // namespace laguna::server
