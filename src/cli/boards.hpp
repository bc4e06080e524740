// Boards that an owner of the box has corrected: an option --GAME-board FILE for each game that has one.
#pragma once

#include <CLI/CLI.hpp>
#include <string>

namespace laguna::cli {

// The file is read, and its board in use, before the command runs.
void add_boards(CLI::App& command);

// The options as they were given, to be given again: " --murano-board mine.json".
std::string boards_given(const CLI::App& command);

}  // namespace laguna::cli
