// The whole table in text: ring, islands, stacks, seats, and what the viewer alone knows.
#pragma once

#include "kit/canvas.hpp"
#include "murano/notation.hpp"
#include "murano/view.hpp"

namespace laguna::murano {

inline void draw(const View& view, Canvas& canvas) {
  const Open& open = view.open;
  canvas.put(0, 0, "Murano", Ink::strong);
  for (int space = 0; space < kRing; ++space) {
    const int row = 1 + space / 6, column = 16 * (space % 6);
    const bool red = open.ships.red == space, black = (open.ships.black & at(space)) != 0;
    canvas.put(row, column, Text() + (space + 1) + " " + write(layout.deed[space]), Ink::plain, Paper::water);
    if (red || black) canvas.put(row, column + 13, red ? "R" : "b", Ink::strong, Paper::water);
  }
  for (int island = 0; island < open.islands(); ++island) {
    const int column = 16 * island;
    canvas.put(5, column, kIslandName[island], Ink::strong);
    for (int street = 0; street < kStreets; ++street)
      if (const Cell cell = layout.street_cell[street]; cell.island == island)
        canvas.put(6 + cell.row, column + 2 * cell.column, (open.paved >> street & 1) != 0 ? "=" : "-");
    for (int site = 0; site < kSites; ++site)
      if (const Cell cell = layout.site_cell[site]; cell.island == island)
        canvas.put(6 + cell.row, column + 2 * cell.column, (open.built >> site & 1) != 0 ? "B" : "o");
  }
  for (int seat = 0; seat < open.seats; ++seat)
    canvas.put(15 + seat, 0,
               Text(kDockName[seat]) + " " + open.scores[seat] + " points, " + open.players[seat].gold + " gold");
}

}  // namespace laguna::murano
