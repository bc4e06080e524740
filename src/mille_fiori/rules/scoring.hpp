// Points and bonuses, as all areas give them.
#pragma once

#include "mille_fiori/events.hpp"
#include "mille_fiori/state.hpp"

namespace laguna::mille_fiori {

// What counts nothing earns nothing and is not told; a playout that nobody hears does not even ask.
constexpr void score(Board& board, const Event& event, auto& emit) {
  board.scores[index(event.seat)] += event.points;
  if (event.count != 0) emit(event);
}

// All four seats, taken or not: an empty one has no diamonds, and four are unrolled.
constexpr void each_owner(auto visit) {
  for (int seat = 0; seat < kMaxSeats; ++seat) visit(seat_at(seat));
}

// MF-P2: the highest bonus space left of the area, marked with one more diamond, once in a game.
// MF-P5: without a diamond to mark it, a bonus is not earned.
constexpr void earn_bonus(Board& board, Seat seat, Area area, Rule rule, auto& emit) {
  auto& marks = board.bonuses[static_cast<int>(area)];
  std::size_t next = 0;
  for (; next < marks.size() && marks[next] != Seat::nobody; ++next)
    if (marks[next] == seat) return;
  if (board.stock[index(seat)] == 0) return;
  marks[next] = seat;
  --board.stock[index(seat)];
  score(board, tell::scored(seat, rule, kBonus[next], 1), emit);
}

}  // namespace laguna::mille_fiori
