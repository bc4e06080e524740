// What the gondoliers of a seat are worth, with the cards that were given to them.
#pragma once

#include <algorithm>
#include <bit>
#include <climits>

#include "murano/insight/belief.hpp"
#include "murano/state.hpp"

namespace laguna::murano::insight {

// The gondoliers of a seat, on docks and at hand, who can go anywhere: every set of them is a state with what
// it is worth without cards, and then with as many cards as were offered.
class Gondoliers {
 public:
  static constexpr int kPlaces = kIslands + 1, kAtHand = kIslands, kNone = kPlaces;
  static constexpr int kMostStates = 128;
  using Gain = std::array<int, kPlaces>;
  using Gains = std::array<int, kMostStates>;  // by state

  Gondoliers(const Belief& belief, const Open& open, int turns) {
    const Player& player = open.player();
    const auto idle = [&](int value) {
      return kPoint + (value - kPoint) * std::min(turns, belief.idle_turns) / belief.idle_turns;
    };
    idle_docked_ = idle(belief.idle_docked);
    int states = 1;
    left_[0] = 0;
    gains_[0] = 0;
    const auto digit = [&](int place, int count, int worth) {
      const int weight = weight_[place] = states;
      states *= count + 1;
      for (int s = weight; s < states; ++s) {
        left_[s] = left_[s - weight] | 1u << place;
        gains_[s] = gains_[s - weight] + worth;
      }
    };
    for (int i = 0; i < open.islands(); ++i)
      digit(i, std::popcount(player.docks & docks_of(i) & ~open.scored), idle_docked_);
    digit(kAtHand, player.gondoliers, idle(belief.idle_free));
    all_ = states - 1;
  }

  int total() const { return gains_[all_]; }
  int all() const { return all_; }
  unsigned left(int state) const { return left_[state]; }
  int idle_docked() const { return idle_docked_; }
  // With one more card.
  int with(const Gain& gain) const { return std::max(gains_[all_], best(all_, gain)); }
  // Offers a card to every state; what they were worth is written down.
  void offer(const Gain& gain, Gains& before) {
    std::copy_n(gains_.begin(), all_ + 1, before.begin());
    for (unsigned rest = left_[all_]; rest != 0; rest &= rest - 1) {
      const int p = std::countr_zero(rest), first = weight_[p];
      for (int state = first; state <= all_; ++state) {
        const int then = before[state - first] + gain[p];
        gains_[state] = (left_[state] >> p & 1) != 0 ? std::max(gains_[state], then) : gains_[state];
      }
    }
  }
  // Where a card went, given what the states were worth before it was offered; then the state is left without
  // that gondolier.
  int place(int& state, const Gains& before, int after, const Gain& gain) const {
    if (before[state] == after) return kNone;
    unsigned rest = left_[state];
    while (before[state - weight_[std::countr_zero(rest)]] + gain[std::countr_zero(rest)] != after)
      rest &= rest - 1;
    const int p = std::countr_zero(rest);
    state -= weight_[p];
    return p;
  }

 private:
  int best(int state, const Gain& gain) const {
    int most = INT_MIN;
    for (unsigned rest = left_[state]; rest != 0; rest &= rest - 1) {
      const int p = std::countr_zero(rest);
      most = std::max(most, gains_[state - weight_[p]] + gain[p]);
    }
    return most;
  }

  int all_ = 0, idle_docked_ = 0;
  std::array<int, kPlaces> weight_;
  std::array<unsigned, kMostStates> left_;
  Gains gains_;
};

}  // namespace laguna::murano::insight
