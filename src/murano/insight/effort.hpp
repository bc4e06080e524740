// How players look ahead, found by matches: some turns of everybody, played with the appraisal's choices and
// judged by it, are better than games to the end at a glance and better than the network.
#pragma once

#include "game/insight.hpp"

namespace laguna::murano::insight {

constexpr Effort effort(Rank rank, int seats) {
  constexpr auto deft = Effort::Others::deft;
  switch (rank) {
    case Rank::good:
      return {.actions = 1'000, .width = 8, .chapters = 6, .others = deft};
    case Rank::best:
      break;
  }
  return {.actions = seats == 2 ? 8'000 : 32'000, .width = 16, .chapters = 4 * seats, .others = deft};
}

}  // namespace laguna::murano::insight
