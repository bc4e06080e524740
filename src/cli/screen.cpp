#include "cli/screen.hpp"

#include <array>

namespace laguna::cli {
namespace {

// A paper brings its own inks, so that it reads the same on dark and on light terminals.
struct Shades {
  int paper, plain, faint, strong;
};
constexpr int kDefault = -1;
constexpr std::array<Shades, 12> kShades = {{
    {kDefault, kDefault, 244, kDefault},  // none
    {94, 230, 179, 231},                  // amber
    {54, 225, 140, 231},                  // violet
    {23, 195, 73, 231},                   // teal
    {22, 194, 71, 231},                   // green
    {18, 189, 68, 231},                   // blue
    {25, 195, 74, 231},                   // sky
    {24, 195, 74, 231},                   // water
    {203, 16, 16, 16},                    // seats
    {75, 16, 16, 16},
    {120, 16, 16, 16},
    {221, 16, 16, 16},
}};
constexpr std::array kSeatInks = {167, 33, 34, 136};

int ink_number(const Canvas::Cell& cell) {
  const Shades& shades = kShades[static_cast<std::size_t>(cell.paper)];
  switch (cell.ink) {
    case Ink::plain:
      return shades.plain;
    case Ink::faint:
      return shades.faint;
    case Ink::strong:
      return shades.strong;
    case Ink::seat1:
    case Ink::seat2:
    case Ink::seat3:
    case Ink::seat4:
      return kSeatInks[static_cast<std::size_t>(cell.ink) - static_cast<std::size_t>(Ink::seat1)];
  }
  return kDefault;
}

std::string escape_code(const Canvas::Cell& cell) {
  const int paper = kShades[static_cast<std::size_t>(cell.paper)].paper, ink = ink_number(cell);
  std::string code = "\x1b[0";
  if (cell.ink == Ink::strong) code += ";1";
  if (ink != kDefault) code += ";38;5;" + std::to_string(ink);
  if (paper != kDefault) code += ";48;5;" + std::to_string(paper);
  return code + "m";
}

int width_of(const Canvas& canvas, int row, Colour colour) {
  int width = Canvas::kWidth;
  const auto blank = [&](const Canvas::Cell& cell) {
    return cell.glyph == U' ' && (colour == Colour::none || cell.paper == Paper::none);
  };
  while (width > 0 && blank(canvas.at(row, width - 1))) --width;
  return width;
}

}  // namespace

std::string to_text(const Canvas& canvas, Colour colour) {
  const std::string plain = escape_code({});
  std::string text;
  for (int row = 0; row < canvas.rows(); ++row) {
    std::string current = plain;
    const int width = width_of(canvas, row, colour);
    for (int column = 0; column < width; ++column) {
      const Canvas::Cell& cell = canvas.at(row, column);
      const std::string code = escape_code(cell);
      if (colour == Colour::ansi && code != current) text += current = code;
      append_utf8(text, cell.glyph);
    }
    if (current != plain) text += plain;
    text += '\n';
  }
  return text;
}

}  // namespace laguna::cli
