// Trade: a commodity is worth more the more of it is traded, for everyone who has it.
#pragma once

#include "mille_fiori/rules/scoring.hpp"

namespace laguna::mille_fiori::trade {

constexpr int diamonds_on(const Board& board, Seat seat, Symbol commodity) {
  return std::popcount(board.diamonds[index(seat)].word[1] & mask_of(commodity));
}

// MF-C3: all four commodities.
constexpr bool has_all_commodities(Mask own) {
  for (Symbol commodity : print::kCommodities)
    if ((own & mask_of(commodity)) == 0) return false;
  return true;
}

// MF-C2: everyone gets, for each own diamond on the commodity, as many points as it has filled spaces.
// MF-C4: a good deal, somebody else having more diamonds on it than the placing seat, earns an extra card; a
// tie does not (ruling 11).
constexpr Rule score_placed(Board& board, Seat seat, Space placed, Symbol commodity, auto& emit) {
  const int value = std::popcount(board.occupied(1) & mask_of(commodity));
  int most = 0;
  each_owner([&](Seat owner) {
    const int count = diamonds_on(board, owner, commodity);
    most = count > most ? count : most;
    score(board, tell::scored(owner, Rule::C2, count * value, count, placed), emit);
  });
  if (has_all_commodities(board.of(seat, Area::trade))) earn_bonus(board, seat, Area::trade, Rule::C3, emit);
  return most > diamonds_on(board, seat, commodity) ? Rule::C4 : Rule::none;
}

}  // namespace laguna::mille_fiori::trade
