#include "table/sheet.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>
#include <vector>

#include "record/record.hpp"

namespace laguna {
namespace {

using Json = nlohmann::ordered_json;
constexpr std::size_t kLargest = 64 * 1024;
constexpr int kDeepest = 8;

// Thrown and caught in this file only.
struct Wrong {
  std::string reason;
};

// Checks while parsing that no field stands twice: one of the two would be lost.
class Once {
 public:
  bool operator()(int depth, Json::parse_event_t event, const Json& parsed) {
    if (depth > kDeepest) throw Wrong{"it is nested too deeply"};
    if (event == Json::parse_event_t::object_start) names_.emplace_back();
    if (event == Json::parse_event_t::object_end) names_.pop_back();
    if (event != Json::parse_event_t::key) return true;
    const auto name = parsed.get<std::string>();
    if (!names_.back().insert(name).second)
      throw Wrong{fmt::format("the field {} stands twice", record::quoted(name))};
    return true;
  }

 private:
  std::vector<std::set<std::string>> names_;
};

Json parse(std::string_view text) {
  if (text.size() > kLargest) throw Wrong{fmt::format("it has more than {} KiB", kLargest / 1024)};
  try {
    return Json::parse(text, [once = Once()](auto&&... event) mutable { return once(event...); });
  } catch (const Json::parse_error& error) {
    const std::string_view before = text.substr(0, std::max<std::size_t>(error.byte, 1) - 1);
    throw Wrong{fmt::format("line {} is not JSON", 1 + std::ranges::count(before, '\n'))};
  } catch (const Json::exception&) {
    throw Wrong{"a number is out of range"};
  }
}

std::string_view kind_of(const Json& json) {
  if (json.is_boolean()) return json.get<bool>() ? "true" : "false";
  if (json.is_number_integer()) return "a whole number";
  if (json.is_number()) return "a fraction";
  if (json.is_string()) return "a text";
  return json.is_array() ? "a list" : json.is_object() ? "an object" : "nothing";
}

// A number as it is typed, as far as that helps.
std::string shown(const Json& json) {
  return json.is_number_integer() ? json.dump() : std::string(kind_of(json));
}

}  // namespace

void Sheet::wrong(std::string_view what) const {
  throw Wrong{place_.empty() ? std::string(what) : fmt::format("{}: {}", place_, what)};
}

void Sheet::only(Names names) const {
  if (!json_->is_object()) wrong(fmt::format("wants an object, not {}", kind_of(*json_)));
  for (const auto& [name, value] : json_->items())
    if (std::ranges::find(names, name) == names.end())
      wrong(fmt::format("unknown field {} (there is: {})", record::quoted(name), fmt::join(names, ", ")));
}

std::vector<std::pair<std::string_view, Sheet>> Sheet::fields() const {
  if (!json_->is_object()) wrong(fmt::format("wants an object, not {}", kind_of(*json_)));
  std::vector<std::pair<std::string_view, Sheet>> all;
  for (const auto& [name, value] : json_->items()) all.emplace_back(name, at(name));
  return all;
}

Sheet Sheet::at(std::string_view name) const {
  if (!json_->is_object()) wrong(fmt::format("wants an object, not {}", kind_of(*json_)));
  const auto found = json_->find(name);
  if (found == json_->end()) wrong(fmt::format("there is no \"{}\"", name));
  return {*found, place_.empty() ? std::string(name) : fmt::format("{}.{}", place_, name)};
}

int Sheet::count_items(int least, int most) const {
  if (!json_->is_array()) wrong(fmt::format("wants a list, not {}", kind_of(*json_)));
  const auto count = static_cast<int>(json_->size());
  if (count >= least && count <= most) return count;
  wrong(fmt::format("has {} items, wants {}", count,
                    least == most ? fmt::format("{}", least) : fmt::format("{} to {}", least, most)));
}

Sheet Sheet::item(int number) const { return {(*json_)[number], fmt::format("{}[{}]", place_, number + 1)}; }

bool Sheet::flag() const {
  if (!json_->is_boolean()) wrong(fmt::format("wants true or false, not {}", kind_of(*json_)));
  return json_->get<bool>();
}

int Sheet::number(int least, int most) const {
  const bool fits = json_->is_number_integer() && *json_ >= least && *json_ <= most;
  if (!fits) wrong(fmt::format("wants a whole number from {} to {}, not {}", least, most, shown(*json_)));
  return json_->get<int>();
}

std::string_view Sheet::word() const {
  if (!json_->is_string()) wrong(fmt::format("wants a text, not {}", kind_of(*json_)));
  return json_->get_ref<const std::string&>();
}

int Sheet::choice(Names names) const {
  const auto found = std::ranges::find(names, word());
  if (found == names.end())
    wrong(fmt::format("{} is none of: {}", record::quoted(word()), fmt::join(names, ", ")));
  return static_cast<int>(found - names.begin());
}

void Sheet::is(std::string_view json) const { matches(Json::parse(json)); }

void Sheet::matches(const Json& other) const {
  if (json_->is_object() && other.is_object()) {
    for (const auto& [name, field] : fields())
      if (!other.contains(name)) field.wrong("there is no such thing now");
    for (const auto& [name, value] : other.items()) at(name).matches(value);
  } else if (json_->is_array() && other.is_array() && json_->size() == other.size()) {
    for (std::size_t i = 0; i < other.size(); ++i) item(static_cast<int>(i)).matches(other[i]);
  } else if (*json_ != other) {
    wrong(fmt::format("does not fit the rest, where it would be {}", other.dump()));
  }
}

std::optional<std::string> read_sheet(std::string_view text, const Reader& read) {
  try {
    const Json json = parse(text);
    const auto reason = read(Sheet(json, ""));
    return reason ? std::optional(std::string(*reason)) : std::nullopt;
  } catch (const Wrong& wrong) {
    return wrong.reason;
  }
}

}  // namespace laguna
