// Turns a canvas into text for a terminal.
#pragma once

#include <string>

#include "kit/canvas.hpp"

namespace laguna::cli {

enum class Colour { none, ansi };

// UTF-8, a line for each row, without blanks at the end of lines. `ansi` uses the 256 colours and leaves each
// line as it found it.
std::string to_text(const Canvas& canvas, Colour colour);

}  // namespace laguna::cli
