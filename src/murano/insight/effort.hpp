// How players look ahead, found by matches: some turns of everybody, played with the appraisal's choices and
// judged by it, are better than games to the end at a glance and better than the network.
#pragma once

#include "game/insight.hpp"

namespace laguna::murano::insight {

constexpr Effort effort(Rank rank, int seats) {
  Effort effort{.width = seats == 2 ? 16 : 8, .chapters = seats == 2 ? 8 : 6, .deft_others = 1};
  // With more seats this is about half way from a deft hand to the next rank.
  if (rank == Rank::good) effort.actions = seats == 2 ? 1'000 : 400, effort.width = 8;
  if (rank == Rank::better) effort.actions = seats == 4 ? 16'000 : 6'000;
  return effort;
}

}  // namespace laguna::murano::insight
