// Harbor: fleets of three ships that depart with the commodities of their line.
#pragma once

#include "mille_fiori/rules/scoring.hpp"

namespace laguna::mille_fiori::harbor {

inline constexpr std::array kPointsByCommodities = {0, 1, 3, 6, 10};

// MF-H2: a line's third ship lets its fleet depart; each of its diamonds earns 0, 1, 3, 6 or 10 points for 0
// to 4 filled commodities in the line (ruling 3).
constexpr void score_placed(Board& board, Space placed, auto& emit) {
  const int line = (number_of(placed) - 1) / kShipsInLine;
  const Mask fleet = areas::kMasks.fleet[line];
  if ((fleet & ~board.occupied(1)) != 0) return;
  const int each = kPointsByCommodities[std::popcount(board.occupied(1) & areas::kMasks.trade_line[line])];
  each_owner([&](Seat owner) {
    const int ships = std::popcount(board.diamonds[index(owner)].word[1] & fleet);
    score(board, tell::scored(owner, Rule::H2, ships * each, ships, placed), emit);
  });
}

}  // namespace laguna::mille_fiori::harbor
