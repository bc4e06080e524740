// The vocabulary of the drawing: marks of seats, papers of areas, and what stands on a space.
#pragma once

#include "kit/canvas.hpp"
#include "mille_fiori/state.hpp"

namespace laguna::mille_fiori::drawing {

inline constexpr std::array<std::string_view, kMaxSeats> kSeatName = {"Red", "Blue", "Green", "Yellow"};
inline constexpr std::array<std::string_view, kMaxSeats> kSeatMark = {"◆R", "●B", "▲G", "■Y"};
inline constexpr std::string_view kExtraCard = "+", kDoge = "♛";

inline constexpr std::array<Paper, kAreas> kAreaPaper = {Paper::amber, Paper::violet, Paper::teal,
                                                         Paper::green, Paper::sky,    Paper::blue};

constexpr Paper paper_of(Area area) { return kAreaPaper[static_cast<int>(area)]; }
constexpr Paper paper_of(Seat seat) {
  return static_cast<Paper>(static_cast<int>(Paper::seat1) + index(seat));
}
constexpr std::string_view mark_of(Seat seat) { return kSeatMark[index(seat)]; }
constexpr std::string_view name_of(Symbol symbol) { return kSymbolName[static_cast<int>(symbol)]; }

// A number that ends in a certain column.
constexpr Text padded(int number, int width) {
  Text blanks;
  for (int power = 10; --width > 0; power *= 10)
    if (number < power) blanks += " ";
  return blanks + number;
}

constexpr Seat owner_of(const Board& board, Space space) {
  for (int seat = 0; seat < board.seats(); ++seat)
    if (board.diamonds[seat].has(index(space))) return seat_at(seat);
  return Seat::nobody;
}

// Two columns for the number of a space, or for the mark of the seat that has taken it.
constexpr void put_slot(Canvas& canvas, int row, int column, int number, Seat owner, Paper paper) {
  if (owner == Seat::nobody)
    canvas.put(row, column, padded(number, 2), Ink::plain, paper);
  else
    canvas.put(row, column, mark_of(owner), Ink::strong, paper_of(owner));
}

// A printed space: its slot, some text behind it, and the diamond's colour all over it when it is taken.
constexpr void put_space(Canvas& canvas, int row, int column, int width, const Board& board, Space space,
                         std::string_view print = {}, int indent = 0) {
  const Seat owner = owner_of(board, space);
  const Paper paper = owner == Seat::nobody ? paper_of(area_of(space)) : paper_of(owner);
  canvas.fill(row, column, width, paper);
  column += indent;
  put_slot(canvas, row, column, number_of(space), owner, paper);
  canvas.put(row, column + 3, print, Ink::plain, paper);
}

// A heading; returns the column behind it.
constexpr int put_title(Canvas& canvas, int row, int column, Area area) {
  const Text title = Text(" ") + kAreaName[static_cast<int>(area)] + " ";
  return canvas.put(row, column, title, Ink::strong, paper_of(area));
}

// The four bonus spaces of an area, 17 columns wide.
constexpr void put_bonuses(Canvas& canvas, int row, int column, const Board& board, Area area) {
  canvas.put(row, column, "bonus", Ink::faint);
  column += 6;
  for (std::size_t k = 0; k < kBonus.size(); ++k, column += 3)
    put_slot(canvas, row, column, kBonus[k], board.bonuses[static_cast<int>(area)][k], paper_of(area));
}

}  // namespace laguna::mille_fiori::drawing
