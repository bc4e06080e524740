// The trade route: sailing with a card's wheel.
#pragma once

#include "mille_fiori/rules/scoring.hpp"

namespace laguna::mille_fiori::route {

constexpr bool at_the_end(const Board& board, Seat seat) {
  return board.ships[index(seat)] == kLastRouteSpace;
}

// MF-N2: the space landed on earns the points printed there; spaces passed earn nothing.
// MF-N3: an extra-card symbol landed on earns an extra card.
// MF-N4: the last space cuts the move short; from there a ship sails nowhere and earns nothing.
constexpr Rule sail(Board& board, Seat seat, int wheel, auto& emit) {
  if (at_the_end(board, seat)) return Rule::none;
  const int ahead = board.ships[index(seat)] + wheel;
  const int to = ahead > kLastRouteSpace ? kLastRouteSpace : ahead;
  board.ships[index(seat)] = static_cast<std::uint8_t>(to);
  emit(tell::sailed(seat, to));
  score(board, tell::scored(seat, Rule::N2, kRoutePoints[to], kRoutePoints[to] != 0 ? 1 : 0), emit);
  return route_has_extra_card(to) ? Rule::N3 : Rule::none;
}

}  // namespace laguna::mille_fiori::route
