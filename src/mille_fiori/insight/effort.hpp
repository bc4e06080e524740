// How players look ahead, found by matches: with two seats the network judges well after two rounds; with
// more of them it and a game played to its end by a deft hand are better together than either.
#pragma once

#include "game/insight.hpp"

namespace laguna::mille_fiori::insight {

constexpr Effort effort(Rank rank, int seats) {
  const bool two = seats == 2;
  if (two && rank == Rank::good) return {.simulations = 8'000, .actions = 40'000, .width = 16};
  Effort effort{.width = 16, .chapters = 2, .both = !two};
  // With more seats this helps among strong players and costs a little against weak ones.
  if (two || rank == Rank::best) effort.deft_others = 2;
  // With four seats it takes that much to beat greedy; with three, less keeps the ranks apart.
  if (rank == Rank::good) effort.simulations = 8'000, effort.actions = seats == 3 ? 30'000 : 100'000;
  if (rank == Rank::better)
    effort.simulations = two ? 20'000 : 60'000, effort.actions = two ? 200'000 : 800'000;
  return effort;
}

}  // namespace laguna::mille_fiori::insight
