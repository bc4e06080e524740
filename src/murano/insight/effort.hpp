// How players look ahead, found by matches: some turns of everybody, played with the appraisal's choices and
// judged by it, are better than games to the end at a glance and better than the network.
#pragma once

#include "game/insight.hpp"

namespace laguna::murano::insight {

constexpr Effort effort(Rank rank, int seats) {
  constexpr auto deft = Effort::Others::deft;
  if (rank == Rank::good) return {.actions = 1'000, .width = 8, .chapters = 6, .others = deft};
  if (seats == 2) return {.actions = 8'000, .width = 16, .chapters = 8, .others = deft};
  return {.actions = 16'000, .width = 8, .chapters = 6, .others = deft};
}

}  // namespace laguna::murano::insight
