// How players look ahead, found by matches: with two seats the network judges well after two rounds; with
// more of them nothing is as good as a game played to its end by a deft hand.
#pragma once

#include "game/insight.hpp"

namespace laguna::mille_fiori::insight {

constexpr Effort effort(Rank rank, int seats) {
  switch (rank) {
    case Rank::low:
      return {.simulations = 40, .width = 4, .chapters = 1};
    case Rank::middle:
      return {.simulations = 800, .width = 16};
    case Rank::high:
      break;
  }
  return {.simulations = 5000, .width = 16, .chapters = seats == 2 ? 2 : 0, .others = Effort::Others::either};
}

}  // namespace laguna::mille_fiori::insight
