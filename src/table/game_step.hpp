// What was done at a table, step by step, and what somebody who watched remembers of it.
#pragma once

#include <vector>

#include "ai/memory.hpp"

namespace laguna {

template <Game G>
struct GameStep {
  Seat seat;    // `nobody` for chance
  Seats asked;  // who had a choice then
  typename G::Action action;
};

template <Game G>
void apply(typename G::State& state, const GameStep<G>& step, auto&& emit) {
  if (step.seat == Seat::nobody)
    G::apply_chance(state, step.action, emit);
  else
    G::apply(state, step.seat, step.action, emit);
}

// Of a game from its start, by that seat.
template <Insightful G>
ai::MemoryOf<G> remembered(const typename G::Options& options, const std::vector<GameStep<G>>& steps,
                           Seat seat) {
  ai::MemoryOf<G> memory;
  if constexpr (requires { typename G::Memory; }) {
    auto state = G::start(options);
    for (const auto& step : steps) {
      if (step.seat != Seat::nobody) memory.see(G::observe(state, seat));
      apply<G>(state, step, Silence{});
    }
  }
  return memory;
}

}  // namespace laguna
