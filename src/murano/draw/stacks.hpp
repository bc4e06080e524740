// The stacks with what is left in them, the bag, how near the end is, and what the marks mean.
#pragma once

#include "murano/describe.hpp"
#include "murano/draw/marks.hpp"

namespace laguna::murano::drawing {

inline constexpr int kFewTiles = 2, kManyQuietTurns = 80;

// In front of each stack stands the mark of its tiles on the islands.
inline void draw_stacks(const Open& open, Canvas& canvas, int row) {
  int column = 0;
  for (int stack = 0; stack < kStacks; ++stack) {
    const int left = open.stacks[stack];
    const Text text = Text(kStackMark[stack]) + " " + kStackName[stack] + " " + left;
    column = canvas.put(row, column, text, left <= kFewTiles ? Ink::strong : Ink::plain);
    column = canvas.put(row, column, left <= kFewTiles ? "! " : "  ", Ink::strong);
  }
  column = canvas.put(row, column + 1, "bag", Ink::faint);
  for (int bead = 0; bead < kBeads; ++bead)
    column = canvas.put(row, column, Text(" ") + kBeadName[bead] + " " + open.bag[bead]);
}

// MU-E1, MU-E3: what is said when the end is near.
inline Text warning(const Open& open) {
  if (open.phase == Phase::over || open.phase == Phase::score) return {};
  if (open.ending != Seat::nobody) {
    Text text = "The end has come. Last turns:";
    for (Seat seat = open.acting;;) {
      text = text + " " + kSeatName[index(seat)];
      seat = after(seat, 1, open.seats);
      if (seat == open.ending) return text;
    }
  }
  for (int left : open.stacks)
    if (left == 0) return "One stack is empty. The next one brings the end.";
  if (open.quiet < kManyQuietTurns) return {};
  return Text("No tile has left a stack for ") + open.quiet + " turns. " + kQuietTurns + " bring the end.";
}

// Returns the row behind.
inline int draw_warning(const Open& open, Canvas& canvas, int row) {
  const Text text = warning(open);
  if (text.view().empty()) return row;
  canvas.put(row, 0, text, Ink::strong);
  return row + 1;
}

inline void draw_legend(Canvas& canvas, int row, int column) {
  canvas.put(row, column, "▲ ship R red △ moved", Ink::faint);
  canvas.put(row + 1, column, "0$ gold to act there", Ink::faint);
  canvas.put(row + 2, column, "[ ] open site, w dock", Ink::faint);
}

}  // namespace laguna::murano::drawing
