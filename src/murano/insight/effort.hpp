// How players look ahead, found by matches: some turns of everybody, played with the appraisal's choices and
// judged by it and by the network, are better than games to the end and than either judge alone.
#pragma once

#include <array>

#include "game/insight.hpp"

namespace laguna::murano::insight {

constexpr Effort effort(Rank rank, int seats) {
  Effort effort{.width = seats == 2 ? 16 : 8, .chapters = seats == 2 ? 8 : 3 * seats, .deft_others = 1};
  // With more seats this is about half way from a deft hand to the next rank.
  if (rank == Rank::good) effort.actions = seats == 2 ? 1'000 : 400, effort.width = 8;
  if (rank == Rank::good && seats > 2) effort.chapters = 6;
  if (rank == Rank::better) effort.actions = std::array{6'000, 12'000, 16'000}[seats - 2];
  return effort;
}

}  // namespace laguna::murano::insight
