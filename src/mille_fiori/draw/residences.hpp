// The residences: a line along the top that turns down the right edge.
#pragma once

#include "mille_fiori/draw/marks.hpp"

namespace laguna::mille_fiori::drawing {

inline constexpr int kResidencesAcross = 6;

// Ends in the last column of the canvas.
constexpr void draw_residences(const Board& board, Canvas& canvas, int row, int column) {
  put_title(canvas, row, column, Area::residences);
  put_bonuses(canvas, row, column + 16, board, Area::residences);

  const Paper paper = paper_of(Area::residences);
  canvas.put(row + 1, column, "space", Ink::faint);
  canvas.put(row + 2, column, "points", Ink::faint);
  for (int number = 1; number <= 20; ++number) {
    const Space space = space_at(Area::residences, number);
    const Text points = padded(print::kResidences[number - 1], 2);
    if (number > kResidencesAcross) {
      put_space(canvas, row + number - kResidencesAcross, Canvas::kWidth - 5, 5, board, space, points);
      continue;
    }
    const Seat owner = owner_of(board, space);
    const Paper own = owner == Seat::nobody ? paper : paper_of(owner);
    const int left = column + 8 + 4 * (number - 1);
    put_space(canvas, row + 1, left, 3, board, space);
    canvas.fill(row + 2, left, 3, own);
    canvas.put(row + 2, left, points, Ink::plain, own);
  }
}

}  // namespace laguna::mille_fiori::drawing
