// The speed of random games through the public interface of a game.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace laguna::simulate {

struct Measure {
  std::string game;
  int seats;
  std::string mode;  // "direct": choices are sampled; "lists": chosen from the full legal list
  std::uint64_t games;
  double games_per_second;
  std::string unit;
  double ns_per_unit;
  std::string checksum;  // of all results; the same for both modes and on every machine
};

// The best of three runs of the same games, for every game, number of seats and mode.
std::vector<Measure> bench(std::uint64_t games);

}  // namespace laguna::simulate
