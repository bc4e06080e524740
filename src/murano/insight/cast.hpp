// How long the game may last, and what characters and gondoliers promise together.
#pragma once

#include "murano/insight/affects.hpp"
#include "murano/insight/gondoliers.hpp"
#include "murano/insight/hope.hpp"

namespace laguna::murano::insight {

// Turns that a seat has after this one, as the stacks look.
inline int turns_left(const Belief& belief, const Open& open) {
  if (open.ending != Seat::nobody) return 0;
  int first = 1 << 20, second = first;
  for (int s = 0; s < kStacks; ++s) {
    const int tiles = open.stacks[s] * (s == 0 ? belief.street_share : 100);
    if (tiles < first) {
      second = first;
      first = tiles;
    } else {
      second = std::min(second, tiles);
    }
  }
  const int turns = (first + second) / 100 * belief.turns_per_tile / 100 / open.seats;
  return std::max(1,
                  turns * (belief.patience - std::min<int>(open.quiet, belief.patience)) / belief.patience);
}

// Characters on gondoliers.
class Cast {
 public:
  static constexpr int kPlaces = Gondoliers::kPlaces, kAtHand = Gondoliers::kAtHand;
  static constexpr int kNone = Gondoliers::kNone, kMostCards = 16;

  Cast(const Belief& belief, const Open& open, const Hand& own, int turns)
      : islands_(open.islands()),
        means_(belief, open, open.acting, turns, {own.shops[0], own.shops[1], own.shops[2]}),
        gondoliers_(belief, open, turns),
        effort_(efforts(belief, open, turns)) {
    look_around(open, open.acting, prospect_);
    for (std::uint64_t rest = own.characters; rest != 0 && rows_ < kMostCards; rest &= rest - 1) {
      const int row = rows_++;
      card_[row] = std::countr_zero(rest) + 1;
      gain_[row] = gain_of(card_[row]);
      gondoliers_.offer(gain_[row], before_[row]);
    }
    assign();
  }

  const Prospect& prospect(int island) const { return prospect_[island]; }
  const Means& means() const { return means_; }
  int total() const { return gondoliers_.total(); }
  // What a card would bring on each gondolier.
  Gondoliers::Gain gain_of(int character) const {
    Gondoliers::Gain gain{};
    const Island only = print_of(character).island;
    const int first = only == Island::none ? 0 : static_cast<int>(only);
    const int end = only == Island::none ? islands_ : std::min(first + 1, islands_);
    with_hope(character, means_, [&](auto&& of) {
      for (int i = first; i < end; ++i) gain[i] = of(prospect_[i]);
    });
    for (int i = first; i < end; ++i)
      gain[kAtHand] = std::max(gain[kAtHand], hope_of_docking(character, prospect_[i], gain[i], effort_));
    return gain;
  }
  // With one more card.
  int with(int character) const { return gondoliers_.with(gain_of(character)); }
  // With gondoliers hired, dismissed or docked, and another amount of gold.
  int total_after(const Open& open) const {
    Gondoliers then(*means_.belief, open, means_.turns);
    const Efforts effort = efforts(*means_.belief, open, means_.turns);
    Means means = means_;
    means.holdings.gold = open.player().gold;
    Gondoliers::Gains before;
    for (int row = 0; row < rows_; ++row) {
      const Formula formula = print_of(card_[row]).formula;
      const bool anew = formula == Formula::own_gondoliers_at || formula == Formula::gold;
      Gondoliers::Gain gain{};
      for (int i = 0; i < islands_; ++i) {
        Prospect there = prospect_[i];
        there.placed = std::popcount(open.player().docks & docks_of(i));
        gain[i] = anew ? hope(card_[row], there, means) : gain_[row][i];
        gain[kAtHand] = std::max(gain[kAtHand], hope_of_docking(card_[row], there, gain[i], effort));
      }
      then.offer(gain, before);
    }
    return then.total();
  }
  // With other means, which differ in what `changed` says; every card stays where it is.
  int total_with(const Means& means, unsigned changed) const {
    return total_with(prospect_[0], 0, means, changed);
  }
  // … and one island changed by a building.
  int total_with(const Prospect& island, const Means& means, unsigned changed) const {
    return total_with(island, kAnything, means, changed);
  }
  // One island changed by a street.
  int total_with_street(const Prospect& island) const {
    return total_with(island, change_of(Stack::streets), means_, 0);
  }

 private:
  using Efforts = std::array<int, kIslands>;
  static constexpr unsigned kAnything = ~0u;

  int total_with(const Prospect& island, unsigned changed_there, const Means& means, unsigned changed) const {
    int sum = total(), better = 0;
    const bool idle = (idle_ >> island.island & 1) != 0;
    for (int row = 0; row < rows_; ++row) {
      const int p = place_[row], card = card_[row];
      const bool everywhere = (kAffecting[card] & changed) != 0;
      const bool there = changed_there == kAnything || (kAffecting[card] & changed_there) != 0;
      const auto is_changed = [&](int i) { return there && i == island.island; };
      const auto hope_at = [&](int i) {
        if (is_changed(i)) return hope(card, island, means);
        return everywhere ? hope(card, prospect_[i], means) : gain_[row][i];
      };
      const int now = p == kNone ? 0 : gain_[row][p];
      int then = now;
      if (p < kAtHand) {
        then = hope_at(p);
      } else if (p == kAtHand && (there || everywhere)) {
        then = 0;
        for (int i = 0; i < islands_; ++i)
          then = std::max(then,
                          hope_of_docking(card, is_changed(i) ? island : prospect_[i], hope_at(i), effort_));
      }
      sum += then - now;
      if (p != island.island && idle)
        better =
            std::max(better, hope_at(island.island) - then - (p == kNone ? gondoliers_.idle_docked() : 0));
    }
    return sum + better;
  }

  // What it takes to dock on each island.
  static Efforts efforts(const Belief& belief, const Open& open, int turns) {
    Efforts effort;
    const std::uint32_t free = free_docks(open);
    for (int i = 0; i < open.islands(); ++i) {
      const std::uint32_t here = free & docks_of(i);
      const int price = dock_price(open, open.acting, (here & own_docks(open.acting)) != 0);
      effort[i] = here == 0 || turns == 0 ? 1 << 20 : belief.dock_effort + price * belief.gold * 3 / 4;
    }
    return effort;
  }
  // Of a card for which a gondolier would have to dock there, hoped for `here` so far.
  static int hope_of_docking(int character, const Prospect& island, int here, const Efforts& effort) {
    const Character& print = print_of(character);
    const bool second = print.formula == Formula::own_gondoliers_at && island.placed == 1 && here > 0;
    return (second ? print.points * kPoint : here) - effort[island.island];
  }
  // Where the cards go.
  void assign() {
    int state = gondoliers_.all(), after = gondoliers_.total();
    for (int row = rows_; row-- > 0;) {
      place_[row] = gondoliers_.place(state, before_[row], after, gain_[row]);
      after = before_[row][state];
    }
    idle_ = gondoliers_.left(state);
  }

  int islands_, rows_ = 0;
  unsigned idle_ = 0;
  Means means_;
  Prospects prospect_;
  Gondoliers gondoliers_;
  Efforts effort_;
  std::array<int, kMostCards> card_, place_;
  std::array<Gondoliers::Gain, kMostCards> gain_;
  std::array<Gondoliers::Gains, kMostCards> before_;  // what the states were worth
};

}  // namespace laguna::murano::insight
