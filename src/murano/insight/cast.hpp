// How long the game may last, and what characters and gondoliers promise together.
#pragma once

#include "murano/insight/hope.hpp"

namespace laguna::murano::insight {

// Turns that a seat has after this one, as the stacks look.
inline int turns_left(const Open& open) {
  if (open.ending != Seat::nobody) return 0;
  int first = 1 << 20, second = first;
  for (int s = 0; s < kStacks; ++s) {
    const int tiles = open.stacks[s] * (s == 0 ? taste.street_share : 100);
    if (tiles < first) {
      second = first;
      first = tiles;
    } else {
      second = std::min(second, tiles);
    }
  }
  const int turns = (first + second) / 100 * taste.turns_per_tile / 100 / open.seats;
  return std::max(1, turns * (taste.patience - std::min<int>(open.quiet, taste.patience)) / taste.patience);
}

// Characters on gondoliers: those on docks, island by island, and those at hand, who can go anywhere.
class Cast {
 public:
  static constexpr int kPlaces = kIslands + 1, kAtHand = kIslands, kNone = kPlaces;
  static constexpr int kMostStates = 128, kMostCards = 16;

  Cast(const Open& open, const Hand& own, int turns)
      : islands_(open.islands()),
        means_(open, open.acting, turns, {own.shops[0], own.shops[1], own.shops[2]}) {
    look_around(open, open.acting, prospect_);
    number_states(open);
    const std::uint32_t free = free_docks(open);
    for (int i = 0; i < islands_; ++i) {
      const std::uint32_t here = free & docks_of(i);
      const int price = dock_price(open, open.acting, (here & own_docks(open.acting)) != 0);
      effort_[i] = here == 0 || turns == 0 ? 1 << 20 : taste.dock_effort + price * taste.gold * 3 / 4;
    }
    for (std::uint64_t rest = own.characters; rest != 0 && rows_ < kMostCards; rest &= rest - 1)
      place(std::countr_zero(rest) + 1);
    assign();
  }

  const Prospect& prospect(int island) const { return prospect_[island]; }
  const Means& means() const { return means_; }
  int total() const { return gains_[all_]; }
  // With one more card.
  int with(int character) const {
    const auto gain = gain_of(character);
    int most = gains_[all_];
    for (unsigned rest = left_[all_]; rest != 0; rest &= rest - 1) {
      const int p = std::countr_zero(rest);
      most = std::max(most, gains_[all_ - weight_[p]] + gain[p]);
    }
    return most;
  }
  // With other means, and one island changed; every card stays where it is.
  int total_with(const Means& means) const { return total_with(prospect_[0], means); }
  int total_with(const Prospect& island, const Means& means) const {
    int sum = total(), better = 0;
    const auto at = [&](int i) -> const Prospect& { return i == island.island ? island : prospect_[i]; };
    for (int row = 0; row < rows_; ++row) {
      const int p = place_[row], card = card_[row];
      const int now = p == kNone ? 0 : gain_[row][p];
      int then = 0;
      if (p == kAtHand)
        for (int i = 0; i < islands_; ++i)
          then = std::max(then, hope_of_docking(card, at(i), hope(card, at(i), means)));
      else if (p != kNone)
        then = hope(card, at(p), means);
      sum += then - now;
      if (p != island.island && (idle_ >> island.island & 1) != 0)
        better = std::max(better, hope(card, island, means) - then - (p == kNone ? idle_docked_ : 0));
    }
    return sum + better;
  }

 private:
  void number_states(const Open& open) {
    const Player& player = open.player();
    const auto idle = [&](int value) {
      return kPoint + (value - kPoint) * std::min(means_.turns, taste.idle_turns) / taste.idle_turns;
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
    for (int i = 0; i < islands_; ++i)
      digit(i, std::popcount(player.docks & docks_of(i) & ~open.scored), idle_docked_);
    digit(kAtHand, player.gondoliers, idle(taste.idle_free));
    all_ = states - 1;
  }

  // Of a card for which a gondolier would have to dock there, hoped for `here` so far.
  int hope_of_docking(int character, const Prospect& island, int here) const {
    const Character& print = print_of(character);
    const bool second = print.formula == Formula::own_gondoliers_at && island.placed == 1 && here > 0;
    return (second ? print.points * kPoint : here) - effort_[island.island];
  }
  std::array<int, kPlaces> gain_of(int character) const {
    std::array<int, kPlaces> gain{};
    for (int i = 0; i < islands_; ++i) {
      gain[i] = hope(character, prospect_[i], means_);
      gain[kAtHand] = std::max(gain[kAtHand], hope_of_docking(character, prospect_[i], gain[i]));
    }
    return gain;
  }

  // Offers a card to every state, the fullest first.
  void place(int character) {
    const int row = rows_++;
    card_[row] = character;
    const auto gain = gain_[row] = gain_of(character);
    for (int state = all_; state >= 0; --state) {
      int most = gains_[state], choice = kNone;
      for (unsigned rest = left_[state]; rest != 0; rest &= rest - 1) {
        const int p = std::countr_zero(rest);
        const int then = gains_[state - weight_[p]] + gain[p];
        if (then > most) most = then, choice = p;
      }
      gains_[state] = most;
      choice_[row][state] = static_cast<std::uint8_t>(choice);
    }
  }

  // Where the cards go.
  void assign() {
    int state = all_;
    for (int row = rows_; row-- > 0;) {
      place_[row] = choice_[row][state];
      if (place_[row] != kNone) state -= weight_[place_[row]];
    }
    idle_ = left_[state];
  }

  int islands_, all_ = 0, rows_ = 0, idle_docked_ = 0;
  unsigned idle_ = 0;
  Means means_;
  Prospects prospect_;
  std::array<int, kPlaces> weight_;
  std::array<int, kIslands> effort_;
  std::array<unsigned, kMostStates> left_;
  std::array<int, kMostStates> gains_;
  std::array<int, kMostCards> card_, place_;
  std::array<std::array<int, kPlaces>, kMostCards> gain_;
  std::array<std::array<std::uint8_t, kMostStates>, kMostCards> choice_;
};

}  // namespace laguna::murano::insight
