// Workshops: cells that are worth more the more of them are connected.
#pragma once

#include "mille_fiori/rules/scoring.hpp"

namespace laguna::mille_fiori::workshops {

constexpr Mask connected(Mask own, Mask placed) {
  for (Mask reached = placed;;) {
    const Mask pair = reached | reached << 1;  // and the cell to the right
    const Mask wider = (pair | reached >> 1 | pair << (kWorkshopStride - 1) | pair >> kWorkshopStride) & own;
    if (wider == reached) return reached;
    reached = wider;
  }
}

// MF-W2: a point for the new diamond and for each own diamond connected to it; on pigment, two.
constexpr int points_each(Space placed) { return (mask_of(Symbol::pigment) & mask_of(placed)) != 0 ? 2 : 1; }

// MF-W3: all four raw materials.
constexpr bool has_all_materials(Mask own) {
  using enum Symbol;
  return (own & mask_of(quartz)) != 0 && (own & mask_of(ash)) != 0 && (own & mask_of(lime)) != 0 &&
         (own & mask_of(pigment)) != 0;
}

// MF-W4: the last of the three spaces around a symbol earns an extra card, whoever filled the others.
constexpr bool fills_triple(const Board& board, Space placed) {
  return (areas::kMasks.triple[index(placed)] & ~board.occupied(0)) == 0;
}

// The diamond is already on the board. Returns whether an extra card is earned.
constexpr Rule score_placed(Board& board, Seat seat, Space placed, auto& emit) {
  const Mask own = board.of(seat, Area::workshops);
  const int count = std::popcount(connected(own, mask_of(placed)));
  score(board, tell::scored(seat, Rule::W2, count * points_each(placed), count, placed), emit);
  if (has_all_materials(own)) earn_bonus(board, seat, Area::workshops, Rule::W3, emit);
  return fills_triple(board, placed) ? Rule::W4 : Rule::none;
}

}  // namespace laguna::mille_fiori::workshops
