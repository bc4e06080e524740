// The choice that is appraised highest, and what a seat may hope for.
#pragma once

#include "game/best.hpp"
#include "murano/choices.hpp"
#include "murano/insight.hpp"

namespace laguna::murano::insight {

// Once a ship has sailed, further ones are looked at only if what it leads to is not worth it: those cost as
// much to look at as all the rest, and seldom sail.
inline Action deft(const State& state, Seat seat, Random& random) {
  const View view = observe(state, seat);
  const Appraisal appraisal(view);
  const auto worth = [&](const Action& action) { return appraisal.of(action); };
  Actions legal;
  list_choices(view.open, seat, OwnInView{view}, legal);
  if (view.open.phase == Phase::act) {
    const Action deed = best_of(legal, random, [&](const Action& action) {
      return action.kind == Kind::sail ? INT_MIN : worth(action);
    });
    if (deed.kind != Kind::sail && worth(deed) >= appraisal.idle() + kPoint) return deed;
  }
  return best_of(legal, random, worth);
}

inline int weigh(const State& state, Seat seat) {
  return Position(state.open, hand_of(state, seat), seat).worth();
}

}  // namespace laguna::murano::insight
