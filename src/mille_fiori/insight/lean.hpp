// What a persona likes about a state, in hundredths of a point.
#pragma once

#include "mille_fiori/insight/gain.hpp"

namespace laguna::mille_fiori::insight {

inline constexpr std::array<std::string_view, 3> kLeanings = {"collector", "rival", "sailor"};

// Bonuses, won or nearly so.
constexpr int as_collector(const Board& board, Seat seat) {
  constexpr std::array kMissing = {4 * kPoint, 2 * kPoint, kPoint / 2, 0, 0};
  int liking = 0;
  for (int a = 0; a < kBonusAreas; ++a) {
    const Area area = static_cast<Area>(a);
    liking +=
        has_bonus(board, seat, area) ? 8 * kPoint : kMissing[missing_for_bonus(board.of(seat, area), area)];
  }
  return liking;
}

// Few points for the neighbour on the left, who gets the cards that are passed on.
constexpr int as_rival(const Board& board, Seat seat) {
  return -kPoint * board.scores[index(board.left_of(seat))] / 2;
}

// A ship that has come far, and ships in the harbor.
constexpr int as_sailor(const Board& board, Seat seat) {
  return kPoint * board.ships[index(seat)] + 2 * kPoint * std::popcount(board.of(seat, Area::harbor));
}

constexpr int lean(int leaning, const State& state, Seat seat) {
  constexpr std::array kLikes = {as_collector, as_rival, as_sailor};
  return kLikes[leaning](state.board, seat);
}

}  // namespace laguna::mille_fiori::insight
