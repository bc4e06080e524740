// The ring as a frame around the lagoon: 5 to 9 along the top from right to left, then down the left side,
// along the bottom and up the right side. Prices tell the viewer what it costs to act there.
#pragma once

#include "murano/draw/marks.hpp"
#include "murano/rules/deeds.hpp"

namespace laguna::murano::drawing {

inline constexpr int kSide = 14;                           // columns of a side
inline constexpr int kAcross = 5, kDown = 4;               // spaces
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

// Small letters and empty ships have moved in this turn.
inline int put_ships(const Ships& ships, Canvas& canvas, int row, int column, int space) {
  if ((ships.black & at(space)) != 0)
    column = canvas.put(row, column, (ships.moved & at(space)) != 0 ? "△" : "▲", Ink::strong, Paper::water);
  if (ships.red == space)
    column = canvas.put(row, column, ships.red_moved ? "r" : "R", Ink::strong, Paper::seat1);
  return column;
}

// The gold for the cheapest way to act on a space, if there is one.
inline std::optional<int> way_to(const Open& open, const Usable& usable, int space) {
  const int moves = moves_to(open.ships, space, open.has(open.acting, Special::lighthouse));
  const int price = price_of_moves(open.ships.moves, moves), gold = open.player().gold;
  if (moves == 0 || price > gold || !usable.at(space, gold - price)) return std::nullopt;
  return price;
}

inline void draw_ring(const View& view, Canvas& canvas, int row, int height) {
  const Open& open = view.open;
  const bool sailing = open.phase == Phase::sail || open.phase == Phase::act;
  const bool priced = sailing && view.viewer != Seat::nobody && view.viewer == open.acting;
  for (int space = 0; space < kRing; ++space) {
    const auto [top, left, side] = place_of(space, row, height);
    const bool ready = open.ships.ready == space;
    canvas.fill(top, left, side ? kSide : kSpaceWidth - (left + kSpaceWidth < Canvas::kWidth), Paper::water);
    if (side) canvas.fill(top + 1, left, kSide, Paper::water);
    canvas.put(top, left, padded(space + 1, 2), Ink::faint, Paper::water);
    canvas.put(top, left + 3, kDeedName[static_cast<int>(layout.deed[space])],
               ready ? Ink::strong : Ink::plain, Paper::water);
    const int marks = side ? top + 1 : top, column = side ? left + 3 : left + 14;
    const int behind = put_ships(open.ships, canvas, marks, column, space);
    if (ready) canvas.put(marks, behind, "◂", Ink::strong, Paper::water);
    if (!priced) continue;
    if (const auto price = way_to(open, Usable(open), space))
      canvas.put(marks, column + 3, Text() + *price + "$", Ink::strong, Paper::water);
  }
}

}  // namespace laguna::murano::drawing
