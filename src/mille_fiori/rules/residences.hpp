// Residences: a line that is filled one after the other; unbroken runs of one colour pay again and again.
#pragma once

#include "mille_fiori/rules/scoring.hpp"

namespace laguna::mille_fiori::residences {

// MF-R2: the number on the new space and the numbers of the unbroken line of own diamonds just behind it.
constexpr int run_length(Mask own, Space placed) {
  const Mask behind = own << (63 - index(placed));  // the new diamond is the highest bit
  return std::countl_one(behind);
}
constexpr int run_points(Space placed, int length) {
  int points = 0;
  for (int k = 0; k < length; ++k) points += areas::kMasks.residence_points[index(placed) - k];
  return points;
}

constexpr int different_numbers(Mask own) {
  int count = 0;
  for (Mask spaces : areas::kMasks.residence_number) count += (own & spaces) != 0 ? 1 : 0;
  return count;
}

// MF-R3: the bonus at the fourth different number.
// MF-R4: an extra card at the third and at the fifth different number.
constexpr Rule score_placed(Board& board, Seat seat, Space placed, auto& emit) {
  const Mask own = board.of(seat, Area::residences);
  const int length = run_length(own, placed);
  score(board, tell::scored(seat, Rule::R2, run_points(placed, length), length, placed), emit);
  const int different = different_numbers(own);
  if (different >= 4) earn_bonus(board, seat, Area::residences, Rule::R3, emit);
  const bool third_or_fifth = different == 3 || different == 5;
  return third_or_fifth && different_numbers(own & ~mask_of(placed)) < different ? Rule::R4 : Rule::none;
}

}  // namespace laguna::mille_fiori::residences
