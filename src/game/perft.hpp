// Counts the ways a game can go on: the classic proof that move generation has not changed.
#pragma once

#include "game/concept.hpp"

namespace laguna {

// Sequences of `depth` steps, shorter only where the game ends. Each outcome of chance is a step; seats that
// choose at the same time are asked in the order of the table.
template <Game G>
constexpr std::uint64_t perft(const typename G::State& state, int depth) {
  if (depth == 0) return 1;
  const Turn turn = G::turn(state);
  if (turn.kind == Turn::Kind::over) return 1;
  std::uint64_t count = 0;
  if (turn.kind == Turn::Kind::chance) {
    typename G::Chances odds;
    G::chances(state, odds);
    for (const auto& [outcome, weight] : odds) {
      auto next = state;
      G::apply_chance(next, outcome, Silence{});
      count += perft<G>(next, depth - 1);
    }
    return count;
  }
  typename G::Actions legal;
  G::legal_actions(state, turn.seats.front(), legal);
  if (depth == 1) return legal.size();
  for (const auto& action : legal) {
    auto next = state;
    G::apply(next, turn.seats.front(), action, Silence{});
    count += perft<G>(next, depth - 1);
  }
  return count;
}

// The position after so many random steps of a seeded game, or its end.
template <Game G>
constexpr typename G::State position_after(typename G::Options options, std::uint64_t seed, int steps) {
  Random random(seed);
  auto state = G::start(options);
  for (; steps > 0; --steps) {
    const Turn turn = G::turn(state);
    if (turn.kind == Turn::Kind::over) break;
    if (turn.kind == Turn::Kind::chance) {
      G::apply_chance(state, G::sample_chance(state, random), Silence{});
    } else {
      const Seat seat = turn.seats.front();
      G::apply(state, seat, G::sample(state, seat, random), Silence{});
    }
  }
  return state;
}

}  // namespace laguna
