// Townspeople: two pyramids, one rule.
#pragma once

#include "mille_fiori/rules/scoring.hpp"

namespace laguna::mille_fiori::townspeople {

// Places inside a pyramid: 0-2 top, 3-6 second level, 7-11 bottom.
inline constexpr Mask kTop = 0b111, kSecond = 0b1111 << 3, kBottom = 0b11111 << 7;

constexpr int shift_of(Area pyramid) { return kFirstPlace[static_cast<int>(pyramid)] & 63; }
constexpr int place_of(Space space) { return number_of(space) - 1; }

// MF-T2: 6, 3 or 1 points by level, doubled when the card shows the symbol of the space.
inline constexpr std::array kLevelPoints = {6, 6, 6, 3, 3, 3, 3, 1, 1, 1, 1, 1};
constexpr int level_points(Space placed, Symbol card) {
  const bool matches = (mask_of(card) & mask_of(placed)) != 0;
  return kLevelPoints[place_of(placed)] * (matches ? 2 : 1);
}

// The spaces under a place, in its triangle: supports (3 points each if on the second level) and their
// supports.
struct Triangle {
  Mask second, bottom;
};
constexpr Triangle under(int place) {
  if (place < 3) return {Mask{0b11} << (place + 3), Mask{0b111} << (place + 7)};
  if (place < 7) return {0, Mask{0b11} << (place + 4)};
  return {0, 0};
}

// MF-T3: a new diamond above others completes a triangle; everyone gets 3 for each own diamond on its second
// level and 1 for each on the bottom. The new diamond does not count (ruling 2).
constexpr void score_triangle(Board& board, Area pyramid, Space placed, auto& emit) {
  const auto [second, bottom] = under(place_of(placed));
  if (bottom == 0) return;
  each_owner([&](Seat seat) {
    const Mask own = board.of(seat, pyramid) >> shift_of(pyramid);
    const int upper = std::popcount(own & second), lower = std::popcount(own & bottom);
    score(board, tell::scored(seat, Rule::T3, 3 * upper + lower, upper + lower, placed), emit);
  });
}

// MF-T4: all three symbols of a pyramid earn its bonus.
constexpr bool has_all_symbols(Mask own, Area pyramid) {
  using enum Symbol;
  const auto symbols =
      pyramid == Area::nobili ? std::array{lion, coin, cross} : std::array{fish, shell, crab};
  for (Symbol symbol : symbols)
    if ((own & mask_of(symbol)) == 0) return false;
  return true;
}

// MF-T5: a space of the top level earns an extra card.
constexpr Rule score_placed(Board& board, Seat seat, Space placed, Symbol card, auto& emit) {
  const Area pyramid = area_of(placed);
  score(board, tell::scored(seat, Rule::T2, level_points(placed, card), 1, placed), emit);
  score_triangle(board, pyramid, placed, emit);
  if (has_all_symbols(board.of(seat, pyramid), pyramid)) earn_bonus(board, seat, pyramid, Rule::T4, emit);
  return place_of(placed) < 3 ? Rule::T5 : Rule::none;
}

}  // namespace laguna::mille_fiori::townspeople
