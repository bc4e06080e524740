// A choice by the network alone: the action that leads to the state it likes best.
#pragma once

#include <climits>

#include "ai/knowledge.hpp"

namespace laguna::ai {

// Sees the table from one seat, again and again as a game goes on.
template <Insightful G>
class Judge {
 public:
  Judge() = default;
  Judge(const NetworkOf<G>& network, Seat seat, int seats)
      : network_(&network), now_(network), seat_(seat), seats_(seats) {}

  // What every seat will have in the end, from the own one on.
  Hopes totals(const typename G::State& state) {
    look(now_, state);
    return totals_of<G>(state, seat_, seats_, now_.hopes(*network_, seats_));
  }

  // The best that the action leads to.
  int worth(const typename G::State& state, const typename G::Action& action) const {
    int most = INT_MIN;
    G::expand(state, seat_, action, [&](const typename G::State& reached) {
      AccumulatorOf<G> then = now_;
      look(then, reached);
      most =
          std::max(most, margin(totals_of<G>(reached, seat_, seats_, then.hopes(*network_, seats_)), seats_));
    });
    return most;
  }

  typename G::Action choose(const typename G::State& state, typename G::Actions& legal) {
    legal.clear();
    G::legal_actions(state, seat_, legal);
    if (legal.size() == 1) return legal[0];
    look(now_, state);
    typename G::Action best = legal[0];
    int most = INT_MIN;
    for (const auto& action : legal)
      if (const int here = worth(state, action); here > most) best = action, most = here;
    return best;
  }

 private:
  void look(AccumulatorOf<G>& lanes, const typename G::State& state) const {
    typename G::Inputs inputs{};
    G::inputs(state, seat_, inputs);
    lanes.see(*network_, inputs);
  }

  const NetworkOf<G>* network_ = nullptr;
  AccumulatorOf<G> now_;
  Seat seat_{};
  int seats_ = 0;
};

}  // namespace laguna::ai
