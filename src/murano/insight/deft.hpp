// The choice that is appraised highest, for games that are played on in thought, and what a seat may hope
// for.
#pragma once

#include "murano/choices.hpp"
#include "murano/insight.hpp"

namespace laguna::murano::insight {

inline Action deft(const State& state, Seat seat, Random& random) {
  const View view = observe(state, seat);
  const Appraisal appraisal(view);
  Actions legal;
  list_choices(view.open, seat, OwnInView{view}, legal);
  Action best = legal[0];
  int most = INT_MIN, equals = 0;
  for (const Action& action : legal) {
    const int worth = appraisal.of(action);
    if (worth < most) continue;
    equals = worth > most ? 1 : equals + 1;
    most = worth;
    if (equals == 1 || random.below(equals) == 0) best = action;
  }
  return best;
}

inline int weigh(const State& state, Seat seat) {
  return Position(state.open, hand_of(state, seat), seat).worth();
}

}  // namespace laguna::murano::insight
