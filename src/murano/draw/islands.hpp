// The islands: streets with their customers, building sites, docks. Columns have letters and rows numbers.
#pragma once

#include "murano/draw/marks.hpp"

namespace laguna::murano::drawing {

inline constexpr int kCellWidth = 4, kRowLabel = 2, kDockWidth = 8, kIslandGap = 2;
// From the west to the east, first in the north, then in the south.
inline constexpr std::array<int, kIslands> kIslandOrder = {0, 1, 2, 5, 3, 4};

inline int width_of(int island) {
  const int title = static_cast<int>(kIslandName[island].size()) + 1 + kDockWidth;
  const int spaces = kRowLabel + kCellWidth * layout.shape[island].columns;
  return title > spaces ? title : spaces;
}
inline int height_of(int island) { return layout.shape[island].rows + 2; }

// Two customers stand at the sides of a street, one in its middle.
inline void put_street(const Open& open, Canvas& canvas, int row, int column, int street) {
  if ((open.paved >> street & 1) == 0) {
    canvas.put(row, column, "···", Ink::faint);
    return;
  }
  canvas.put(row, column, "═══", Ink::faint, Paper::green);
  const auto& customers = kCustomers[open.street_at(street)];
  int at = column + (customers[0] + customers[1] + customers[2] == 1 ? 1 : 0);
  for (int colour = 0; colour < kColours; ++colour) {
    if (customers[colour] == 0) continue;
    canvas.put(row, at, kColourMark[colour], Ink::strong, Paper::green);
    at += 2;
  }
}

// A letter for the building, one for its customers or a number of crests, one for its owner.
inline void put_site(const Open& open, Canvas& canvas, int row, int column, int site) {
  const auto on = [&](std::uint64_t sites) { return (sites >> site & 1) != 0; };
  const auto put = [&](Text text, Ink ink, Paper paper) { canvas.put(row, column, text, ink, paper); };
  if (!on(open.built)) return put(on(open.beside) ? "[ ]" : " ▫ ", Ink::faint, Paper::none);
  if (on(open.specials)) return put(" ★ ", Ink::strong, Paper::teal);
  for (int kind = 0; kind < kKinds; ++kind)
    if (on(open.palaces[kind])) return put(Text("P") + (kind + 1) + " ", Ink::strong, Paper::violet);
  open.everyone().each([&](Seat seat) {
    const auto mark = [&](std::string_view what) {
      put(Text(what) + mark_of(seat), Ink::strong, paper_of(seat));
    };
    if (on(open.factories[index(seat)])) mark("F ");
    if (!on(open.shops[index(seat)])) return;
    for (int colour = 0; colour < kColours; ++colour)
      if (on(open.shops_of[colour])) mark(Text("S") + kColourMark[colour]);
  });
}

inline void draw_docks(const Open& open, Canvas& canvas, int row, int column, int island) {
  for (int colour = 0; colour < 4; ++colour, column += 2) {
    const std::uint32_t dock = 1u << (4 * island + colour);
    if ((layout.docks[island] >> colour & 1) != 0)
      canvas.put(row, column, kFreeDock.substr(colour, 1), Ink::faint);
    open.everyone().each([&](Seat seat) {
      if ((open.players[index(seat)].docks & dock) == 0) return;
      canvas.put(row, column, mark_of(seat), Ink::strong, paper_of(seat));
      if ((open.scored & dock) != 0) canvas.put(row, column + 1, "✓", Ink::strong, paper_of(seat));
    });
  }
}

inline void draw_island(const Open& open, Canvas& canvas, int row, int column, int island) {
  const int behind = canvas.put(row, column, kIslandName[island], Ink::strong);
  draw_docks(open, canvas, row, behind + 1, island);
  const int left = column + kRowLabel, top = row + 2;
  for (int c = 0; c < layout.shape[island].columns; ++c)
    canvas.put(row + 1, left + kCellWidth * c + 1, std::string_view("abcdefgh").substr(c, 1), Ink::faint);
  for (int r = 0; r < layout.shape[island].rows; ++r)
    canvas.put(top + r, column, Text() + (r + 1), Ink::faint);
  const auto each = [&](std::uint64_t spaces, const auto& cells, auto put) {
    for (; spaces != 0; spaces &= spaces - 1) {
      const int space = std::countr_zero(spaces);
      const Cell cell = cells[space];
      put(open, canvas, top + cell.row, left + kCellWidth * cell.column, space);
    }
  };
  each(layout.streets_of[island], layout.street_cell, put_street);
  each(layout.sites_of[island], layout.site_cell, put_site);
}

// Side by side as many as fit, then below. Returns the row behind them.
inline int draw_islands(const Open& open, Canvas& canvas, int row, int left, int width) {
  int column = left, below = row;
  for (int island : kIslandOrder) {
    if (island >= open.islands()) continue;
    if (column > left && column + width_of(island) > left + width) {
      row = below;
      column = left;
    }
    draw_island(open, canvas, row, column, island);
    column += width_of(island) + kIslandGap;
    if (row + height_of(island) > below) below = row + height_of(island);
  }
  return below;
}

}  // namespace laguna::murano::drawing
