#include "cli/words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace laguna::cli {

std::string counted(long count, std::string_view what) {
  return fmt::format("{} {}{}", count, what, count == 1 ? "" : "s");
}

std::string who(const Table& table, const Players& players, Seat seat) {
  return fmt::format("{} ({})", table.seat_name(seat), players[index(seat)]);
}

std::string log_text(const Table& table, const Players& players, Seat viewer, int from_step) {
  std::string text, last;
  int times = 0;
  const auto flush = [&] {
    if (times > 0) text += last + (times > 1 ? fmt::format(" ×{}\n", times) : "\n");
  };
  for (const Told& told : table.story(viewer, from_step)) {
    const std::string line =
        (told.seat == Seat::nobody ? "" : who(table, players, told.seat) + ' ') + told.words;
    if (line != last) {
      flush();
      last = line;
      times = 0;
    }
    ++times;
  }
  flush();
  return text;
}

std::string score_table(const Table& table, const Players& players) {
  const auto sources = table.sources();
  std::vector<std::vector<int>> points(table.seats(), std::vector<int>(sources.size()));
  for (const Told& told : table.story(Seat::nobody, 0))
    if (told.points != 0) points[index(told.seat)][told.source] += told.points;
  std::string text(20, ' ');
  for (std::size_t s = 1; s < sources.size(); ++s) text += fmt::format("  {}", sources[s]);
  text += "  Total\n";
  for (int i = 0; i < table.seats(); ++i) {
    text += fmt::format("{:<20.20}", who(table, players, seat_at(i)));
    for (std::size_t s = 1; s < sources.size(); ++s)
      text += fmt::format("  {:>{}}", points[i][s], sources[s].size());
    text += fmt::format("  {:>5}\n", table.scores()[i]);
  }
  return text;
}

std::string result_line(const Table& table, const Players& players) {
  const auto scores = table.scores();
  const int most = *std::max_element(scores.begin(), scores.end());
  const bool over = table.turn().kind == Turn::Kind::over;
  std::vector<std::string> leaders;
  for (int i = 0; i < table.seats(); ++i)
    if (over ? table.winners().has(seat_at(i)) : scores[i] == most)
      leaders.push_back(who(table, players, seat_at(i)));
  const char* verb = over                  ? (leaders.size() == 1 ? "wins" : "share the victory")
                     : leaders.size() == 1 ? "leads"
                                           : "lead";
  return fmt::format("{} {} with {} points", fmt::join(leaders, " and "), verb, most);
}

std::string without_rule(const std::string& words) { return words.substr(0, words.find(" [")); }

std::string gains(const Table& table, const Story& story, Seat viewer, bool itemised) {
  std::map<int, int> points;
  std::vector<std::string> own, rights, others;
  for (const Told& told : story) {
    if (told.points != 0) points[index(told.seat)] += told.points;
    if (told.points != 0 && told.seat == viewer) own.push_back(without_rule(told.words));
    if (told.source == 0 && !told.rule.empty() && told.seat == viewer)
      rights.push_back(without_rule(told.words.substr(0, told.words.find(':'))));
  }
  for (const auto& [seat, sum] : points)
    if (seat != index(viewer)) others.push_back(fmt::format("{} {:+}", table.seat_name(seat_at(seat)), sum));
  std::string text;
  if (points[index(viewer)] != 0 || rights.empty()) text = fmt::format("{:+}", points[index(viewer)]);
  if (itemised && own.size() > 1) text += fmt::format(" ({})", fmt::join(own, ", "));
  for (const std::string& right : rights) text += (text.empty() ? "" : ", ") + right;
  if (!others.empty()) text += fmt::format("; {}", fmt::join(others, ", "));
  return text;
}

}  // namespace laguna::cli
