// The rules of a game, laid out for a terminal.
#pragma once

#include <string>
#include <string_view>

namespace laguna::cli {

// All rules, or the one with that id; empty if there is none.
std::string rules_for_terminal(std::string_view game, std::string_view only);

}  // namespace laguna::cli
