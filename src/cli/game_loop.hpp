// A game between one person at a terminal and computer players.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "cli/options.hpp"

namespace laguna::cli {

struct PlayArguments {
  GameChoice choice;
  std::vector<std::string> bots = {"servente"};  // one for all, or one for each of the other seats
  std::optional<std::uint64_t> seed;
  std::string save;  // empty: the usual place
  bool fresh = false;
  std::string boards;  // options that name boards, to go on with them
};

void play(const PlayArguments&);

}  // namespace laguna::cli
