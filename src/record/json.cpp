// The JSON form: one game a line, with the events of every step. docs/records.md specifies it.
#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

#include "record/record.hpp"

namespace laguna::record {
namespace {

using Json = nlohmann::ordered_json;

// Thrown and caught in this file only.
struct Wrong {
  std::string reason;
};

// A field that stands twice in an object is refused: readers would differ on which one counts.
Json parse(std::string_view line) {
  constexpr int kDeepest = 8;
  constexpr std::size_t kMostFields = 16;
  std::vector<std::set<std::string>> names;
  return Json::parse(line, [&](int depth, Json::parse_event_t event, const Json& parsed) {
    if (depth > kDeepest) throw Wrong{"the record is nested too deeply"};
    if (event == Json::parse_event_t::object_start) names.emplace_back();
    if (event == Json::parse_event_t::object_end) names.pop_back();
    if (event == Json::parse_event_t::key && !names.back().insert(parsed.get<std::string>()).second)
      throw Wrong{fmt::format("the field {} stands twice", record::quoted(parsed.get<std::string>()))};
    if (!names.empty() && names.back().size() > kMostFields) throw Wrong{"an object has too many fields"};
    return true;
  });
}

const Json& field(const Json& object, const char* name, Json::value_t type, std::string_view where) {
  const auto found = object.find(name);
  if (found == object.end()) throw Wrong{fmt::format("{} has no \"{}\"", where, name)};
  const bool fits =
      found->type() == type || (type == Json::value_t::number_integer && found->is_number_integer());
  if (!fits)
    throw Wrong{fmt::format("\"{}\" of {} is of the wrong type: {}", name, where, found->type_name())};
  return *found;
}

std::string text_of(const Json& object, const char* name, std::string_view where) {
  return field(object, name, Json::value_t::string, where).get<std::string>();
}

int as_int(const Json& value, std::string_view what) {
  if (!value.is_number_integer()) throw Wrong{fmt::format("{} is not a whole number", what)};
  const bool huge = value.is_number_unsigned() && value.get<std::uint64_t>() > 1'000'000'000;
  const auto number = value.get<std::int64_t>();
  if (huge || number < -1'000'000'000 || number > 1'000'000'000)
    throw Wrong{fmt::format("{} is out of range", what)};
  return static_cast<int>(number);
}

std::vector<int> ints_of(const Json& object, const char* name, std::string_view where) {
  std::vector<int> numbers;
  for (const Json& value : field(object, name, Json::value_t::array, where))
    numbers.push_back(as_int(value, name));
  return numbers;
}

// A misspelt field must not pass unnoticed.
void only(const Json& object, std::initializer_list<std::string_view> names, std::string_view where) {
  if (!object.is_object()) throw Wrong{fmt::format("{} is not an object", where)};
  for (const auto& [name, value] : object.items())
    if (std::find(names.begin(), names.end(), name) == names.end())
      throw Wrong{fmt::format("{} has an unknown field {}", where, record::quoted(name))};
}

Step read_step(const Json& json, std::size_t number) {
  const std::string where = fmt::format("step {}", number);
  only(json, {"by", "action", "events"}, where);
  const auto by = json.find("by");
  if (by == json.end()) throw Wrong{where + " has no \"by\""};
  Step step{kChance, text_of(json, "action", where), {}, 0};
  if (*by != "chance") step.seat = as_int(*by, "\"by\" of " + where);
  if (*by != "chance" && step.seat == kChance) throw Wrong{where + " is by seat 0"};
  for (const Json& event : field(json, "events", Json::value_t::array, where)) {
    only(event, {"seat", "points", "rule"}, "an event of " + where);
    step.events.push_back({as_int(field(event, "seat", Json::value_t::number_integer, where), "seat"),
                           as_int(field(event, "points", Json::value_t::number_integer, where), "points"),
                           text_of(event, "rule", where)});
  }
  return step;
}

std::string hash_of(const Json& object, const char* name) {
  std::string digits = text_of(object, name, "\"fair\"");
  if (const auto problem = hash_problem(digits); !problem.empty()) throw Wrong{std::string(problem)};
  return digits;
}

Fair read_fair(const Json& json, std::size_t seats) {
  only(json, {"commitment", "luck", "secret"}, "\"fair\"");
  Fair fair{hash_of(json, "commitment"), {}, hash_of(json, "secret")};
  for (const Json& words : field(json, "luck", Json::value_t::array, "\"fair\"")) {
    if (!words.is_string()) throw Wrong{"the luck of a seat is not a text"};
    fair.luck.push_back(words.get<std::string>());
    if (const auto problem = luck_problem(fair.luck.back()); !fair.luck.back().empty() && !problem.empty())
      throw Wrong{std::string(problem)};
  }
  if (fair.luck.size() != seats) throw Wrong{"\"luck\" has a text for each seat, empty if it has added none"};
  return fair;
}

Record read_record(const Json& json) {
  if (!json.is_object()) throw Wrong{"the record is not an object"};
  const int version =
      as_int(field(json, "laguna", Json::value_t::number_integer, "the record"), "\"laguna\"");
  if (version != kPlain && version != kFair) throw Wrong{unknown_version(std::to_string(version))};
  if (version == kPlain)
    only(json, {"laguna", "game", "seats", "options", "players", "steps", "end"}, "the record");
  else
    only(json, {"laguna", "game", "seats", "options", "players", "fair", "steps", "end"}, "the record");
  Record record;
  record.with_events = true;
  record.game = text_of(json, "game", "the record");
  record.options = fmt::format(
      "seats {}", as_int(field(json, "seats", Json::value_t::number_integer, "the record"), "\"seats\""));
  for (const Json& option : field(json, "options", Json::value_t::array, "the record")) {
    if (!option.is_string()) throw Wrong{"an option is not a text"};
    const auto word = option.get<std::string>();
    if (word.empty() || word.contains(' ')) throw Wrong{"an option is not one word"};
    record.options += ' ' + word;
  }
  for (const Json& player : field(json, "players", Json::value_t::array, "the record")) {
    if (!player.is_string()) throw Wrong{"a player's name is not a text"};
    record.players.push_back(player.get<std::string>());
    if (const auto problem = name_problem(record.players.back()); !problem.empty())
      throw Wrong{std::string(problem)};
  }
  if (version == kFair)
    record.fair = read_fair(field(json, "fair", Json::value_t::object, "the record"), record.players.size());
  for (const Json& step : field(json, "steps", Json::value_t::array, "the record"))
    record.steps.push_back(read_step(step, record.steps.size() + 1));
  const Json& end = field(json, "end", Json::value_t::object, "the record");
  only(end, {"finished", "scores", "winners"}, "the end");
  record.finished = field(end, "finished", Json::value_t::boolean, "the end").get<bool>();
  record.scores = ints_of(end, "scores", "the end");
  record.winners = ints_of(end, "winners", "the end");
  return record;
}

// "seats 4 tactical" in two fields.
void write_options(Json& json, std::string_view words) {
  Json options = Json::array();
  std::size_t number = 0;
  while (!words.empty()) {
    const std::size_t blank = words.find(' ');
    const std::string_view word = words.substr(0, blank);
    if (number == 1) json["seats"] = std::stoi(std::string(word));
    if (number > 1) options.push_back(word);
    words = blank == std::string_view::npos ? std::string_view() : words.substr(blank + 1);
    ++number;
  }
  json["options"] = options;
}

Json write_step(const Step& step) {
  Json json;
  if (step.seat == kChance)
    json["by"] = "chance";
  else
    json["by"] = step.seat;
  json["action"] = step.action;
  json["events"] = Json::array();
  for (const Event& event : step.events)
    json["events"].push_back({{"seat", event.seat}, {"points", event.points}, {"rule", event.rule}});
  return json;
}

}  // namespace

std::expected<Record, Problem> read_json(std::string_view line, int line_number) {
  try {
    Record record = read_record(parse(line));
    record.line = record.options_line = record.scores_line = record.winners_line = line_number;
    if (record.fair) record.fair->line = line_number;
    for (Step& step : record.steps) step.line = line_number;
    return record;
  } catch (const Json::parse_error& error) {
    return std::unexpected(
        Problem{line_number, fmt::format("this is not JSON (at character {})", error.byte)});
  } catch (const Json::exception&) {
    return std::unexpected(Problem{line_number, "a number is out of range"});
  } catch (const Wrong& wrong) {
    return std::unexpected(Problem{line_number, wrong.reason});
  }
}

std::string write_json(const Record& record) {
  Json json;
  json["laguna"] = version_of(record);
  json["game"] = record.game;
  write_options(json, record.options);
  json["players"] = record.players;
  if (record.fair)
    json["fair"] = {{"commitment", record.fair->commitment},
                    {"luck", record.fair->luck},
                    {"secret", record.fair->secret}};
  json["steps"] = Json::array();
  for (const Step& step : record.steps) json["steps"].push_back(write_step(step));
  json["end"] = {{"finished", record.finished}, {"scores", record.scores}, {"winners", record.winners}};
  return json.dump() + '\n';
}

}  // namespace laguna::record
