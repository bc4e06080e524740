#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "simulate/strength.hpp"
#include "table/games.hpp"

namespace laguna::simulate {
namespace {

struct Target {
  std::string_view game;
  int seats;
  std::vector<std::string> players;
  double floor, aim;
};

// What the players are meant to reach.
const std::vector<Target>& targets() {
  static const std::vector<Target> all = {
      {"mille-fiori", 4, {"maestro", "greedy"}, 0.93, 0.97},
      {"mille-fiori", 2, {"maestro", "greedy"}, 0.97, 0.99},
      {"mille-fiori", 4, {"maestro", "flat1000"}, 0.42, 0.60},
      {"mille-fiori", 2, {"maestro", "flat1000"}, 0.62, 0.75},
      {"mille-fiori", 4, {"servente", "greedy"}, 0.88, 0.93},
      {"murano", 4, {"maestro", "greedy"}, 0.90, 0.95},
      {"murano", 2, {"maestro", "flat1000"}, 0.70, 0.80},
      {"murano", 2, {"maestro"}, 60, 70},
  };
  return all;
}

constexpr double kLadderFloor = 0.60, kLadderAim = 0.65;

}  // namespace

Match Schedule::match(const std::string& game, int seats, std::vector<std::string> players) {
  players.resize(seats, players.back());
  Match match{game, fmt::format("seats {}", seats), std::move(players), 1};
  match.minds = minds_of(match);
  return match;
}

std::vector<Match> Schedule::mixed_tables(const std::string& game, int seats) const {
  std::vector<Match> tables;
  for (auto last = levels.begin() + seats; last <= levels.end(); ++last)
    tables.push_back(match(game, seats, {std::reverse_iterator(last), std::reverse_iterator(last - seats)}));
  return tables;
}

Match Schedule::personas(const std::string& game) {
  std::vector<std::string> players = {"maestro"};
  with_game(game, [&](auto entry) {
    for (std::string_view persona : decltype(entry)::Type::leanings)
      players.push_back("maestro:" + std::string(persona));
  });
  return match(game, kMaxSeats, std::move(players));
}

Schedule::Schedule(const std::string& doge)
    : games{"mille-fiori", "murano"},
      levels{"garzonetto", "garzone", "serventino", "servente", "maestro", doge},
      baselines{"random", "greedy", "flat1000"} {
  const auto add = [&](const Match& one) {
    if (std::ranges::find(matches, one) == matches.end()) matches.push_back(one);
  };
  for (const auto& [game, seats, players, floor, aim] : targets()) {
    const Match one = match(std::string(game), seats, players);
    goals.push_back({describe(one), one, 1.0 / seats, floor, aim});
  }
  for (const std::string& game : games)
    for (const Match& pair : mixed_tables(game, 2))
      goals.push_back({describe(pair), pair, 0.5, kLadderFloor, kLadderAim});
  for (const Goal& goal : goals) add(goal.match);
  for (const std::string& game : games) add(personas(game));
  for (const std::string& game : games)
    for (int seats = 2; seats <= kMaxSeats; ++seats) {
      for (const Match& table : mixed_tables(game, seats)) add(table);
      for (const std::string& level : levels)
        for (const auto* against : {"greedy", "flat1000"}) add(match(game, seats, {level, against}));
      for (const auto* baseline : {"random", "flat1000"}) add(match(game, seats, {baseline, "greedy"}));
    }
}

}  // namespace laguna::simulate
