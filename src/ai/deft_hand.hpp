// Who plays games on deftly, and what that costs.
#pragma once

#include "game/insight.hpp"

namespace laguna::ai {

// Deft choices, one after the other, and how many actions they were worth of effort.
template <Insightful G>
class DeftHand {
 public:
  auto choose(const typename G::State& state, Seat seat, Random& random) {
    ++work_;
    return G::deft(state, seat, random);
  }
  int work() const { return work_; }

 private:
  int work_ = 0;
};
template <Insightful G>
  requires requires { typename G::Intention; }
class DeftHand<G> {
 public:
  auto choose(const typename G::State& state, Seat seat, Random& random) {
    return G::deft(state, seat, random, intention_);
  }
  int work() const { return intention_.work(); }

 private:
  typename G::Intention intention_;
};

}  // namespace laguna::ai
