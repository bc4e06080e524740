// The trade route along the bottom: spaces, points, ships.
#pragma once

#include "mille_fiori/draw/marks.hpp"

namespace laguna::mille_fiori::drawing {

constexpr void draw_route(const Board& board, Canvas& canvas, int row) {
  constexpr int kStart = 13, kFirst = 19, kCell = 4;
  for (int line = 0; line < 3; ++line) canvas.fill(row + line, 0, Canvas::kWidth, Paper::water);
  canvas.put(row, 1, "Trade route", Ink::strong, Paper::water);
  canvas.put(row + 1, 1, "points", Ink::faint, Paper::water);
  canvas.put(row + 2, 1, "ships", Ink::faint, Paper::water);
  canvas.put(row, kStart, "start", Ink::faint, Paper::water);
  for (int space = 0; space <= kLastRouteSpace; ++space) {
    int column = space == 0 ? kStart : kFirst + kCell * (space - 1);
    if (space > 0) canvas.put(row, column, padded(space, 2), Ink::faint, Paper::water);
    if (kRoutePoints[space] > 0)
      canvas.put(row + 1, column, padded(kRoutePoints[space], 2), Ink::plain, Paper::water);
    if (route_has_extra_card(space))
      canvas.put(row + 1, column + (kRoutePoints[space] > 0 ? 2 : 1), kExtraCard, Ink::strong, Paper::water);
    board.everyone().each([&](Seat seat) {
      if (board.ships[index(seat)] != space) return;
      canvas.put(row + 2, column++, kSeatName[index(seat)].substr(0, 1), Ink::strong, paper_of(seat));
    });
  }
}

}  // namespace laguna::mille_fiori::drawing
