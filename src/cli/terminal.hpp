// The person's terminal: its size and colours, a screen to show, a line to read.
#pragma once

#include <optional>
#include <string>

#include "cli/screen.hpp"

namespace laguna::cli {

struct Size {
  int columns, rows;
};

bool is_terminal();         // both sides
Colour colour_of_stdout();  // none without a terminal, with NO_COLOR or a dumb terminal
std::optional<Size> size_of_terminal();
void clear_screen();  // only on a terminal

// A line without its end; nothing when the input is closed.
std::optional<std::string> read_line(const std::string& prompt);

}  // namespace laguna::cli
