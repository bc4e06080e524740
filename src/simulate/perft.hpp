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
  std::uint64_t enough = UINT64_MAX;  // no deeper after such a count
};

// "mille-fiori; seats 4; seed 1; after 60; 8 232 13920": the counts for depth 1 to `depth`.
std::expected<std::string, Refusal> perft_line(const Position&);

// The positions whose counts are kept in the repository, of one game or (no name) of every game.
std::optional<Refusal> perft_suite(std::string_view game, const std::function<void(std::string_view)>& line);

}  // namespace laguna::simulate
