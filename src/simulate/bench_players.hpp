// The speed of computer players: what their parts cost, and how many simulations each level makes.
#pragma once

#include "simulate/bench.hpp"

namespace laguna::simulate {

struct Speed {
  std::string game;
  int seats;
  std::string what;
  double amount;
  std::string unit;      // "ns", "simulations/s", "ms/decision", "times"
  std::string checksum;  // of what was chosen; empty where it depends on the clock
};

// At the same positions every time, one decision of each player at each of them; for one game or (no name)
// every game.
std::expected<std::vector<Speed>, Refusal> bench_players(std::string_view game);

// How fast a level is, at few of these positions.
struct LevelSpeed {
  std::string game;
  int seats;
  std::string level;
  double simulations_per_second;  // 0: it does not look ahead
  double milliseconds;            // a decision
  std::string checksum;
};
std::expected<std::vector<LevelSpeed>, Refusal> bench_levels(std::string_view game);

}  // namespace laguna::simulate
