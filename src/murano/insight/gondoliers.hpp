// What the gondoliers of a seat are worth, with the cards that were given to them.
#pragma once

#include <bit>
#include <climits>

#include "murano/insight/taste.hpp"
#include "murano/state.hpp"

namespace laguna::murano::insight {

// The gondoliers of a seat, on docks and at hand, who can go anywhere: every set of them is a state with what
// it is worth without cards, and then with as many cards as were offered.
class Gondoliers {
 public:
  static constexpr int kPlaces = kIslands + 1, kAtHand = kIslands, kNone = kPlaces;
  static constexpr int kMostStates = 128;
  using Gain = std::array<int, kPlaces>;

  Gondoliers(const Open& open, int turns) {
    const Player& player = open.player();
    const auto idle = [&](int value) {
      return kPoint + (value - kPoint) * std::min(turns, taste.idle_turns) / taste.idle_turns;
    };
    idle_docked_ = idle(taste.idle_docked);
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
    digit(kAtHand, player.gondoliers, idle(taste.idle_free));
    all_ = states - 1;
  }

  int total() const { return gains_[all_]; }
  int all() const { return all_; }
  int weight(int place) const { return weight_[place]; }
  unsigned left(int state) const { return left_[state]; }
  int idle_docked() const { return idle_docked_; }
  // With one more card.
  int with(const Gain& gain) const { return std::max(gains_[all_], best(all_, gain)); }
  // Offers a card to every state, the fullest first; tells where it goes.
  void offer(const Gain& gain, auto&& goes) {
    for (int state = all_; state >= 0; --state) {
      int most = gains_[state], choice = kNone;
      for (unsigned rest = left_[state]; rest != 0; rest &= rest - 1) {
        const int p = std::countr_zero(rest);
        const int then = gains_[state - weight_[p]] + gain[p];
        if (then > most) most = then, choice = p;
      }
      gains_[state] = most;
      goes(state, choice);
    }
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
  std::array<int, kMostStates> gains_;
};

}  // namespace laguna::murano::insight
