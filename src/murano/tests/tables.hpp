// Tables of whole games, for what must hold at each of them.
#pragma once

#include <gtest/gtest.h>

#include "murano/game.hpp"

namespace laguna::murano::testing {

// Games of all sizes, played at a glance, now and then at random; `visit` is shown each decision.
void each_table(int games, auto&& visit) {
  Random random(11);
  for (int game = 0; game < games; ++game)
    for (State state = Murano::start({static_cast<std::uint8_t>(2 + game % 3)});;) {
      Murano::settle(state, random);
      if (Murano::turn(state).kind == Turn::Kind::over) break;
      const Seat seat = state.open.acting;
      visit(std::as_const(state), seat, random);
      const bool strays = random.below(8) == 0;
      Murano::apply(state, seat,
                    strays ? Murano::sample(state, seat, random) : Murano::quick(state, seat, random),
                    Silence());
    }
}

// The choice is the same whatever the seat does not see.
void expect_blind(int games, auto&& choose) {
  each_table(games, [&](const State& state, Seat seat, Random& random) {
    const State imagined = Murano::imagine(observe(state, seat), random);
    Random mind = random, other_mind = random;
    ASSERT_EQ(choose(state, seat, mind), choose(imagined, seat, other_mind));
  });
}

}  // namespace laguna::murano::testing
