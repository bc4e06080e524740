// How players look ahead, found by matches: with two seats the network judges well after two rounds; with
// more of them it and a game played to its end by a deft hand are better together than either.
#pragma once

#include "game/insight.hpp"

namespace laguna::mille_fiori::insight {

constexpr Effort effort(Rank rank, int seats) {
  const bool good = rank == Rank::good, better = rank == Rank::better;
  if (seats > 2)
    return {
        .simulations = good     ? 8'000
                       : better ? 60'000
                                : 0,
        .actions = good     ? 100'000
                   : better ? 800'000
                            : 0,
        .width = 16,
        .chapters = 2,
        .both = true,
        .deft_others = rank == Rank::best ? 2 : 0};  // among strong ones; against weak ones it costs a little
  if (good) return {.simulations = 8'000, .actions = 40'000, .width = 16};
  return {.simulations = better ? 20'000 : 0,
          .actions = better ? 200'000 : 0,
          .width = 16,
          .chapters = 2,
          .deft_others = 2};
}

}  // namespace laguna::mille_fiori::insight
