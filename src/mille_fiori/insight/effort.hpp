// How players look ahead, found by matches: with two seats the network judges well after two rounds; with
// more of them nothing is as good as a game played to its end by a deft hand.
#pragma once

#include "game/insight.hpp"

namespace laguna::mille_fiori::insight {

constexpr Effort effort(Rank rank, int seats) {
  switch (rank) {
    case Rank::good:
      return {.simulations = 8'000, .actions = seats == 2 ? 40'000 : 100'000, .width = 16};
    case Rank::best:
      break;
  }
  constexpr auto either = Effort::Others::either;
  if (seats == 2)
    return {.simulations = 20'000, .actions = 200'000, .width = 16, .chapters = 2, .others = either};
  return {.simulations = 40'000, .actions = 800'000, .width = 16, .others = either};
}

}  // namespace laguna::mille_fiori::insight
