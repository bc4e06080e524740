// One game between computer players: the loop that simulations, records and the arena share.
#pragma once

#include "game/concept.hpp"
#include "table/table.hpp"

namespace laguna::simulate {

// Plays `state` to its end; `table`, if there is one, is played along. `choose` is asked for the action of a
// seat, `hear` is told of points and of the end.
template <Game G, class Choose, class Hear>
void play_game(typename G::State& state, Random& luck, Choose&& choose, Hear&& hear, Table* table = nullptr) {
  for (Turn turn = G::turn(state); turn.kind != Turn::Kind::over; turn = G::turn(state)) {
    if (turn.kind == Turn::Kind::seats) {
      turn.seats.each([&](Seat seat) {
        const typename G::Action action = choose(state, seat);
        G::apply(state, seat, action, hear);
        if (table != nullptr) table->play(seat, G::write(action).view());
      });
    } else if (table == nullptr) {
      G::settle(state, luck, hear);
    } else {
      const typename G::Action outcome = G::sample_chance(state, luck);
      G::apply_chance(state, outcome, hear);
      table->settle(G::write(outcome).view());
    }
  }
}

}  // namespace laguna::simulate
