// The end of a game, when it is near enough to be seen through.
#pragma once

#include <climits>

#include "ai/knowledge.hpp"

namespace laguna::ai {

template <Insightful G>
class Ending {
 public:
  using State = typename G::State;

  explicit Ending(int seats = 0) : seats_(seats) {}

  // Plays on to the end, everybody for the best of their own. Does nothing, and returns false, if luck or a
  // choice of several at once is still to come, or if there is too much to look at.
  bool play(State& state) {
    left_ = kMost;
    State end;
    if (!best(state, end)) return false;
    state = end;
    return true;
  }

 private:
  static constexpr int kMost = 300;  // actions

  bool best(const State& state, State& end) {
    const Turn turn = G::turn(state);
    if (turn.kind == Turn::Kind::over) {
      end = state;
      return true;
    }
    if (turn.kind == Turn::Kind::chance || turn.seats.count() > 1) return false;
    const Seat seat = turn.seats.front();
    typename G::Actions legal;
    G::legal_actions(state, seat, legal);
    int most = INT_MIN;
    for (const auto& action : legal) {
      if (--left_ < 0) return false;
      State reached = state, its_end;
      G::apply(reached, seat, action, Silence{});
      if (!best(reached, its_end)) return false;
      const int here = margin(totals_of<G>(its_end, seat, seats_, Hopes{}), seats_);
      if (here > most) most = here, end = its_end;
    }
    return true;
  }

  int seats_, left_ = 0;
};

}  // namespace laguna::ai
