// The computer players, told to people.
#pragma once

#include <string>

namespace laguna::cli {

// Every level, baseline and persona with a sentence.
std::string about_players();

}  // namespace laguna::cli
