// Harbor and trade, side by side: five fleets, each with the commodities of its line.
#pragma once

#include "mille_fiori/draw/marks.hpp"

namespace laguna::mille_fiori::drawing {

constexpr void draw_harbor_and_trade(const Board& board, Canvas& canvas, int row, int column) {
  constexpr int kShip = 4, kGoods = 8;
  const int goods = column + 14;
  put_title(canvas, row, column, Area::harbor);
  put_title(canvas, row, goods, Area::trade);
  put_bonuses(canvas, row, goods + 14, board, Area::trade);

  canvas.put(row + 1, column, "ships", Ink::faint);
  for (int k = 0; k < 4; ++k)
    canvas.put(row + 1, goods + kGoods * k, name_of(print::kCommodities[k]), Ink::faint);
  for (int line = 0; line < kTradeLines; ++line) {
    const int at = row + 2 + line;
    for (int k = 0; k < kShipsInLine; ++k)
      put_space(canvas, at, column + kShip * k, kShip - 1, board,
                space_at(Area::harbor, kShipsInLine * line + k + 1));
    canvas.put(at, column + kShip * kShipsInLine, "⇄", Ink::faint);
    for (int k = 0; k < 4; ++k)
      put_space(canvas, at, goods + kGoods * k, kGoods - 1, board, space_at(Area::trade, 4 * line + k + 1),
                {}, 2);
  }
  canvas.put(row + 7, column, "a fleet's ship earns 0 1 3 6 10 for 0–4 goods", Ink::faint);
}

}  // namespace laguna::mille_fiori::drawing
