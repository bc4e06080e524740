// Many games between computer players, on all cores, with the same result whatever their number.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "game/seat.hpp"
#include "table/table.hpp"

namespace laguna::simulate {

struct Plan {
  std::string game;
  std::string options;            // in words: "seats 4 tactical"
  std::vector<std::string> bots;  // one for each seat of the first game; they move one seat on in each game
  std::uint64_t games = 0;
  std::uint64_t seed = 0;
  int threads = 1;
};

// Sums that add up in any order. Wins are counted in twelfths, so that two, three or four can share one.
struct Tally {
  std::uint64_t games = 0, score = 0, score_squared = 0, wins = 0, wins_squared = 0;

  void add(int points, int twelfths);
  Tally& operator+=(const Tally&);

  double mean_score() const;
  double score_deviation() const;
  double win_share() const;
  double win_margin() const;  // half of the 95 % interval
  double score_margin() const;
};

struct Named {
  std::string name, what;
  std::int64_t count;                  // points may be lost
  std::vector<std::int64_t> by_bot{};  // the same, of points
};

struct Result {
  std::vector<Tally> by_seat;
  std::vector<std::pair<std::string, Tally>> by_bot;
  std::vector<Named> points;   // by rule, over all seats
  std::vector<Named> endings;  // games, by the rule that ended them
  std::uint64_t games = 0, decisions = 0, units = 0;
  std::string unit;
  int shortest = 0, longest = 0;  // in decisions
};

struct Watch {
  std::function<void(std::uint64_t games)> progress;  // now and then, from the calling thread
  // If set, each game's record in one of the two forms, block by block in the order of the games.
  std::function<void(const std::string&)> records;
  bool json = false;
};

std::expected<Result, Refusal> run(const Plan&, const Watch&);

}  // namespace laguna::simulate
