// A choice by worth.
#pragma once

#include "kit/random.hpp"

namespace laguna {

// The action that is worth most; among equals each has the same chance.
constexpr auto best_of(const auto& actions, Random& random, auto&& worth_of) {
  auto best = actions[0];
  int most = worth_of(best), equals = 1;
  for (std::size_t i = 1; i < actions.size(); ++i) {
    const int worth = worth_of(actions[i]);
    if (worth < most) continue;
    equals = worth > most ? 1 : equals + 1;
    most = worth;
    if (equals == 1 || random.below(equals) == 0) best = actions[i];
  }
  return best;
}

}  // namespace laguna
