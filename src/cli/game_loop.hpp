// A game between one person at a terminal and computer players.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "cli/options.hpp"

namespace laguna::cli {

struct PlayArguments {
  GameChoice choice;
  std::string bot = "greedy";
  std::optional<std::uint64_t> seed;
  std::string save;  // empty: the usual place
  bool fresh = false;
  std::string boards;  // options that name boards, to go on with them
};

void play(const PlayArguments&);

}  // namespace laguna::cli
