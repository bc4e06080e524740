// Boards whose printed values an owner of the box can correct.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace laguna {

// The games that have one, by name.
std::vector<std::string_view> games_with_board();

// From now on that game is played on the board of this file; returns what is wrong with it, if anything.
// Only before the first table is opened.
std::optional<std::string> use_board(std::string_view game, std::string_view file);

}  // namespace laguna
