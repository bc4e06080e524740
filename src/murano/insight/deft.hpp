// The choice that is appraised highest, and what a seat may hope for.
#pragma once

#include "game/best.hpp"
#include "murano/choices.hpp"
#include "murano/insight.hpp"

namespace laguna::murano::insight {

inline Action deft(const State& state, Seat seat, Random& random) {
  const View view = observe(state, seat);
  const Appraisal appraisal(view);
  Actions legal;
  list_choices(view.open, seat, OwnInView{view}, legal);
  return best_of(legal, random, [&](const Action& action) { return appraisal.of(action); });
}

inline int weigh(const State& state, Seat seat) {
  return Position(state.open, hand_of(state, seat), seat).worth();
}

}  // namespace laguna::murano::insight
