// The speed of random games through the public interface of a game.
#pragma once

#include <cstdint>
#include <expected>
#include <string>
#include <vector>

#include "table/table.hpp"

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

// The best of three runs of the same games, for one game or (no name) every game, for each number of
// seats and mode.
std::expected<std::vector<Measure>, Refusal> bench(std::string_view game, std::uint64_t games);

}  // namespace laguna::simulate
