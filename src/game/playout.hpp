// Plays a game to its end with choices drawn uniformly from the legal ones.
#pragma once

#include "game/concept.hpp"

namespace laguna {

// Samples choices directly; `step` is told of every action that is applied.
template <Game G, class Emit = Silence, class Choose>
constexpr void play_out(typename G::State& state, Random& random, Choose choose, Emit emit = {}) {
  for (;;) {
    const Turn turn = G::turn(state);
    switch (turn.kind) {
      case Turn::Kind::over:
        return;
      case Turn::Kind::chance:
        G::settle(state, random);
        break;
      case Turn::Kind::seats:
        turn.seats.each([&](Seat seat) { G::apply(state, seat, choose(state, seat, random), emit); });
        break;
    }
  }
}

// Without making a list.
template <Game G>
struct Direct {
  constexpr auto operator()(const typename G::State& state, Seat seat, Random& random) const {
    return G::sample(state, seat, random);
  }
};

// From the full list of legal actions.
template <Game G>
struct FromList {
  typename G::Actions list;
  constexpr auto operator()(const typename G::State& state, Seat seat, Random& random) {
    list.clear();
    G::legal_actions(state, seat, list);
    return list[random.below(static_cast<int>(list.size()))];
  }
};

}  // namespace laguna
