// Counted move trees from fixed positions, one line of text each.
#pragma once

#include <cstdint>
#include <expected>
#include <functional>
#include <string>

#include "table/table.hpp"

namespace laguna::simulate {

struct Position {
  std::string game, options;
  std::uint64_t seed;
  int after;  // so many random steps
  int depth;
};

// "mille-fiori; seats 4; seed 1; after 60; 5 25 113": the counts for depth 1 to `depth`.
std::expected<std::string, Refusal> perft_line(const Position&);

// The positions whose counts are kept in the repository, for every game.
void perft_suite(const std::function<void(std::string_view)>& line);

}  // namespace laguna::simulate
