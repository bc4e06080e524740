#include "cli/advice_words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "cli/words.hpp"

namespace laguna::cli {
namespace {

constexpr std::size_t kWithReasons = 3;

int number(const Json& group, const char* key) {
  return group.contains(key) && group[key].is_number()
             ? static_cast<int>(std::lround(group[key].get<double>()))
             : 0;
}
std::string word(const Json& group, const char* key) {
  if (!group.contains(key)) return "";
  return group[key].is_string() ? group[key].get<std::string>() : group[key].dump();
}

std::string of_bonus(const Json& bonus) {
  const int missing = number(bonus, "missing"), points = number(bonus, "points");
  if (missing == 0) return fmt::format("wins the {} bonus of {}", word(bonus, "area"), points);
  return fmt::format("{} short of the {} bonus of {}", missing, word(bonus, "area"), points);
}

// A reason in words; the key and what it holds if it is a new one.
std::string reason(const Table& table, const std::string& key, const Json& value, const Json& why) {
  const auto seat = [&](const Json& group) {
    const int number_of_seat = number(group, "seat");
    return number_of_seat < 1 || number_of_seat > table.seats()
               ? "somebody"
               : table.seat_name(seat_at(number_of_seat - 1));
  };
  if (key == "points") return number(why, "points") == 0 ? "" : counted(number(why, "points"), "point");
  if (key == "extra") return value == true ? "earns an extra card" : "";
  if (key == "ends") return value == true ? "brings the end about" : "";
  if (key == "others")
    return number(why, "others") == 0 ? "" : counted(number(why, "others"), "point") + " to others";
  if (key == "gold") return number(why, "gold") == 0 ? "" : fmt::format("{:+} gold", number(why, "gold"));
  if (key == "price")
    return number(why, "price") == 0 ? "" : fmt::format("the way costs {}", number(why, "price"));
  if (key == "deed") return "towards " + word(why, "deed");
  if (key == "bonus") return of_bonus(value);
  if (key == "best") return "for " + word(value, "action");
  if (key == "neighbour")
    return fmt::format("{} could make {} of {}", seat(value), number(value, "points"), word(value, "card"));
  if (key == "denies") return fmt::format("keeps {} from {}", seat(value), word(value, "what"));
  if (key == "character")
    return fmt::format("character {} {}: {} → {}", word(value, value.contains("name") ? "name" : "number"),
                       word(value, "island"), number(value, "before"), number(value, "after"));
  return fmt::format("{} {}", key, value.dump());
}

// How often each seat wins, and its final score.
std::string of_seats(const AdvisedAction& one) {
  std::string text;
  for (std::size_t i = 0; i < one.win.size(); ++i)
    text += fmt::format("{:>4.0f} %{:>4.0f}", 100 * one.win[i], one.scores[i]);
  return text;
}

}  // namespace

std::string reasons(const Table& table, const Json& why) {
  std::vector<std::string> all;
  for (const auto& [key, value] : why.items())
    if (std::string words = reason(table, key, value, why); !words.empty()) all.push_back(std::move(words));
  return fmt::format("{}", fmt::join(all, ", "));
}

std::string advice_table(const Table& table, const Advice& advice, std::size_t most,
                         std::string_view played) {
  std::size_t width = 8;
  const std::size_t shown = std::min(most, advice.actions.size());
  for (std::size_t i = 0; i < shown; ++i) width = std::max(width, advice.actions[i].action.size());
  std::string text = fmt::format("    {:<{}}", "action", width);
  for (int i = 0; i < table.seats(); ++i) text += fmt::format("{:>10}", table.seat_name(seat_at(i)));
  text += " spread  now  later  denied  tries\n";
  for (std::size_t i = 0; i < shown; ++i) {
    const AdvisedAction& one = advice.actions[i];
    text += fmt::format("{:>3} {:<{}}{} {:>6.1f} {:>4.0f} {:>6.1f} {:>7.1f} {:>6}{}\n", i + 1, one.action,
                        width, of_seats(one), one.spread, one.now, one.later, one.denied, one.visits,
                        one.action == played ? "  played" : "");
    const std::string why = i < kWithReasons ? reasons(table, one.why) : "";
    if (!why.empty()) text += fmt::format("      {}\n", why);
  }
  return text;
}

}  // namespace laguna::cli
