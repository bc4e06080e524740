// How players look ahead, found by matches: some turns of everybody, played with the appraisal's choices and
// judged by it, are better than games to the end at a glance and better than the network.
#pragma once

#include "game/insight.hpp"

namespace laguna::murano::insight {

constexpr Effort effort(Rank rank, int seats) {
  constexpr auto deft = Effort::Others::deft;
  const int chapters = seats == 2 ? 8 : 6;
  if (rank == Rank::good) return {.actions = 1'000, .width = 8, .chapters = chapters, .others = deft};
  if (seats == 2) return {.actions = 6'000, .width = 16, .chapters = chapters, .others = deft};
  return {.actions = 16'000, .width = 8, .chapters = chapters, .others = deft};
}

}  // namespace laguna::murano::insight
