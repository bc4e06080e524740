// Who plays games on deftly, and what that costs.
#pragma once

#include "game/insight.hpp"

namespace laguna::ai {

// Deft choices, one after the other, and how many actions they were worth of effort. One seat may play
// masterly, if the game knows how.
template <Insightful G>
class DeftHand {
 public:
  explicit DeftHand(Seat = Seat::nobody) {}

  auto choose(const typename G::State& state, Seat seat, Random& random) {
    ++work_;
    return G::deft(state, seat, random);
  }
  auto choose_with(const auto& hand, const typename G::State& state, Seat seat, Random& random) {
    return G::deft_with(hand, state, seat, random);
  }
  int work() const { return work_; }

 private:
  int work_ = 0;
};
template <Insightful G>
  requires requires { typename G::Intention; }
class DeftHand<G> {
 public:
  explicit DeftHand(Seat masterly = Seat::nobody) : masterly_(masterly) {}

  auto choose(const typename G::State& state, Seat seat, Random& random) {
    return seat == masterly_ ? G::masterly(state, seat, random, intention_)
                             : G::deft(state, seat, random, intention_);
  }
  auto choose_with(const auto& hand, const typename G::State& state, Seat seat, Random& random) {
    return G::deft_with(hand, state, seat, random, intention_);
  }
  int work() const { return intention_.work(); }

 private:
  Seat masterly_;
  typename G::Intention intention_;
};

}  // namespace laguna::ai
