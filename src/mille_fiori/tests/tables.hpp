// Tables of whole games, for what must hold at each of them.
#pragma once

#include "mille_fiori/game.hpp"

namespace laguna::mille_fiori::testing {

// Games of all sizes with and without the variation; `choose` plays them.
void each_table(int games, auto&& choose, auto&& visit) {
  Random random(11);
  for (int game = 0; game < games; ++game)
    for (State state = MilleFiori::start({static_cast<std::uint8_t>(2 + game % 3), game / 3 % 2 == 0});;) {
      const Turn turn = MilleFiori::turn(state);
      if (turn.kind == Turn::Kind::over) break;
      if (turn.kind == Turn::Kind::chance) {
        settle(state, random);
        continue;
      }
      turn.seats.each([&](Seat seat) {
        visit(std::as_const(state), seat, random);
        MilleFiori::apply(state, seat, choose(state, seat, random), Silence());
      });
    }
}
void each_table(int games, auto&& visit) { each_table(games, MilleFiori::sample, visit); }
void each_sensible_table(int games, auto&& visit) { each_table(games, MilleFiori::quick, visit); }

}  // namespace laguna::mille_fiori::testing
