// Where games are kept.
#pragma once

#include <CLI/CLI.hpp>
#include <string>

namespace laguna::cli {

void add_database(CLI::App& command, std::string& file);

// The file that was given, or the usual one, in a folder that is made.
std::string database_or_usual(const std::string& file);

}  // namespace laguna::cli
