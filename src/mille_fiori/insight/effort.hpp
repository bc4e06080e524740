// How players look ahead, found by matches: with two seats the network judges well after two rounds; with
// more of them it and a game played to its end by a deft hand are better together than either.
#pragma once

#include "game/insight.hpp"

namespace laguna::mille_fiori::insight {

constexpr Effort effort(Rank rank, int seats) {
  const bool good = rank == Rank::good;
  if (seats > 2)
    return {.simulations = good ? 8'000 : 60'000,
            .actions = good ? 100'000 : 1'000'000,
            .width = 16,
            .chapters = 2,
            .both = true};
  if (good) return {.simulations = 8'000, .actions = 40'000, .width = 16};
  constexpr auto either = Effort::Others::either;
  return {.simulations = 20'000, .actions = 200'000, .width = 16, .chapters = 2, .others = either};
}

}  // namespace laguna::mille_fiori::insight
