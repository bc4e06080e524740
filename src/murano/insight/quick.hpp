// A good choice at a glance, for games that are played on in thought.
#pragma once

#include "murano/insight/expand.hpp"

namespace laguna::murano::insight {

inline Action quick(const State& state, Seat seat, Random& random) {
  if (state.open.phase == Phase::score) return planned_score(state, seat);
  Actions list;
  list_choices(state.open, seat, OwnInState{state, seat}, list);
  return list[random.below(static_cast<int>(list.size()))];
}

}  // namespace laguna::murano::insight
