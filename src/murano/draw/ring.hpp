// The ring as a frame around the lagoon: 5 to 9 along the top from right to left, then down the left side,
// along the bottom and up the right side. Prices tell the viewer what it costs to act there.
#pragma once

#include "murano/draw/marks.hpp"
#include "murano/rules/deeds.hpp"

namespace laguna::murano::drawing {

inline constexpr int kSide = 14;              // columns of a side
inline constexpr int kAcross = 5, kDown = 4;  // spaces
inline constexpr int kSpaceWidth = Canvas::kWidth / kAcross;
static_assert(2 * (kAcross + kDown) == kRing);

struct RingPlace {
  int row, column;
  bool side;
};
// The sides begin below the top and are `height` rows high.
constexpr RingPlace place_of(int space, int row, int height) {
  constexpr int kTop = 4, kLeft = 9, kBottom = 13;
  const auto down = [&](int steps) { return row + 1 + steps * (height / kDown); };
  if (space < kTop) return {down(kTop - 1 - space), Canvas::kWidth - kSide, true};
  if (space < kLeft) return {row, (kLeft - 1 - space) * kSpaceWidth, false};
  if (space < kBottom) return {down(space - kLeft), 0, true};
  return {row + 1 + height, (space - kBottom) * kSpaceWidth, false};
}

// While a turn is under way, hollow ships and a small letter have moved in it.
inline int put_ships(const Ships& ships, bool under_way, Canvas& canvas, int row, int column, int space) {
  const auto put = [&](bool moved, std::string_view ship, std::string_view moved_ship, Paper paper) {
    column = canvas.put(row, column, under_way && moved ? moved_ship : ship, Ink::strong, paper);
  };
  if ((ships.black & at(space)) != 0) put((ships.moved & at(space)) != 0, "▲", "△", Paper::water);
  if (ships.red == space) put(ships.red_moved, "R", "r", Paper::seat1);  // its paper is red
  return column;
}

// The gold for the cheapest way to act on a space, if there is one.
inline std::optional<int> way_to(const Open& open, int space) {
  const int moves = moves_to(open.ships, space, open.has(open.acting, Special::lighthouse));
  const int price = price_of_moves(open.ships.moves, moves), gold = open.player().gold;
  if (moves == 0 || price > gold || !Usable(open).at(space, gold - price)) return std::nullopt;
  return price;
}

// A space of the ring; at the sides the marks stand below its name.
inline void draw_ring_space(const View& view, Canvas& canvas, RingPlace place, int space) {
  const Open& open = view.open;
  const auto [row, left, side] = place;
  const bool under_way = open.phase != Phase::score && open.phase != Phase::over;
  const bool ready = under_way && open.ships.ready == space;
  const bool last = left + kSpaceWidth == Canvas::kWidth;
  const int width = side ? kSide : kSpaceWidth - (last ? 0 : 1);  // a gap between two
  canvas.fill(row, left, width, Paper::water);
  if (side) canvas.fill(row + 1, left, kSide, Paper::water);
  canvas.put(row, left, padded(space + 1, 2), Ink::faint, Paper::water);
  canvas.put(row, left + 3, write(layout.deed[space]), ready ? Ink::strong : Ink::plain, Paper::water);
  const int marks = side ? row + 1 : row, column = side ? left + 3 : left + 14;
  const int behind = put_ships(open.ships, under_way, canvas, marks, column, space);
  if (ready) canvas.put(marks, behind, "◂", Ink::strong, Paper::water);
  const bool sailing = open.phase == Phase::sail || open.phase == Phase::act;
  if (!sailing || view.viewer != open.acting) return;
  if (const auto price = way_to(open, space))
    canvas.put(marks, column + 2, Text() + *price + "$", Ink::strong, Paper::water);
}

inline void draw_ring(const View& view, Canvas& canvas, int row, int height) {
  for (int space = 0; space < kRing; ++space)
    draw_ring_space(view, canvas, place_of(space, row, height), space);
}

}  // namespace laguna::murano::drawing
