// The vocabulary of the drawing: marks of seats and colours, and lists that run on over several lines.
#pragma once

#include "kit/canvas.hpp"
#include "murano/view.hpp"

namespace laguna::murano::drawing {

inline constexpr std::array<std::string_view, kMaxSeats> kSeatName = {"White", "Brown", "Orange", "Grey"};
inline constexpr std::string_view kFreeDock = "wbog";  // by colour; a seat's own letter is a capital
inline constexpr std::array<std::string_view, kStacks> kStackMark = {"═", "F", "S", "P", "★"};
inline constexpr std::array<std::string_view, kColours> kColourMark = {"r", "b", "g"};

// The nearest papers there are to the seats' colours.
inline constexpr std::array<Paper, kMaxSeats> kSeatPaper = {Paper::none, Paper::amber, Paper::seat4,
                                                            Paper::water};

constexpr Paper paper_of(Seat seat) { return kSeatPaper[index(seat)]; }
constexpr std::string_view mark_of(Seat seat) { return kSeatName[index(seat)].substr(0, 1); }

// A number that ends in a certain column.
constexpr Text padded(int number, int width) {
  Text blanks;
  for (int power = 10; --width > 0; power *= 10)
    if (number < power) blanks += " ";
  return blanks + number;
}

constexpr int length_of(std::string_view utf8) {
  int glyphs = 0;
  for (char c : utf8) glyphs += (static_cast<unsigned char>(c) & 0xc0) != 0x80;
  return glyphs;
}

// Puts words one after the other, and those that would fall off the sheet on a further line.
class Flow {
 public:
  constexpr Flow(Canvas& canvas, int row, int column)
      : canvas_(canvas), row_(row), left_(column), column_(column) {}
  constexpr void put(std::string_view words, Ink ink = Ink::plain, Paper paper = Paper::none) {
    if (column_ > left_ && column_ + length_of(words) > Canvas::kWidth) {
      ++row_;
      column_ = left_;
    }
    column_ = canvas_.put(row_, column_, words, ink, paper) + kGap;
  }
  constexpr int below() const { return row_ + 1; }

 private:
  static constexpr int kGap = 2;
  Canvas& canvas_;
  int row_, left_, column_;
};

}  // namespace laguna::murano::drawing
