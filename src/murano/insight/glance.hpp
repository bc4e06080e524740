// A position as one sees it at a glance: what each thing is worth by itself, and where the own cards belong.
#pragma once

#include "murano/insight/haste.hpp"
#include "murano/insight/position.hpp"

namespace laguna::murano::insight {

// What gold is worth at a glance.
inline constexpr GoldWorth kGoldWorth = gold_worths(haste);

class Glance {
 public:
  static constexpr int kAtHand = kIslands, kNone = kIslands + 1, kMostCards = 12;
  struct Held {
    int character;
    int place, now;  // where its gondolier is, and what it promises there
    int gain;        // more than a gondolier without a card
    std::array<int, kIslands> hope;
  };

  Glance(const State& state, Seat whose)
      : open(state.open),
        seat(whose),
        player(open.players[index(seat)]),
        turns(std::min(turns_left(kUsual, open), kMostTurns)),
        islands_(open.islands()),
        means_(kUsual, open, whose, turns,
               {state.shops.hidden(whose, 0), state.shops.hidden(whose, 1), state.shops.hidden(whose, 2)}) {
    look_at();
    hold(state.characters.hand(seat));
    place();
  }

  int gold(int change) const {
    const auto& worth = kGoldWorth[turns];
    return worth[std::clamp(player.gold + change, 0, kMostGold)] - worth[std::min(player.gold, kMostGold)];
  }
  int islands() const { return islands_; }
  const Prospect& prospect(int island) const { return prospect_[island]; }
  const Means& means() const { return means_; }
  int cards() const { return count_; }
  const Held& card(int row) const { return held_[row]; }
  int effort(int island) const { return effort_[island]; }
  int idle_at_hand() const { return idle_at_hand_; }
  int idle_docked(int island) const { return idle_docked_[island]; }
  int worth_free() const { return worth_free_; }
  // With one more own gondolier on the island.
  int if_docked(const Held& held, int island) const {
    const Character& print = print_of(held.character);
    const bool second = print.formula == Formula::own_gondoliers_at && prospect_[island].placed == 1;
    return second && held.hope[island] > 0 ? print.points * kPoint : held.hope[island];
  }

  // What the cards gain if an island comes to look like this, by a tile of this stack.
  int gain_with(const Prospect& there, const Means& means, Stack stack) const {
    int gain = 0;
    for (int row = 0; row < count_; ++row) {
      const Held& held = held_[row];
      if (!affects(stack, held.character)) continue;
      const int i = there.island, then = hope(held.character, there, means);
      if (held.place == i)
        gain += then - held.hope[i];
      else if (held.place == kAtHand)
        gain += std::max(0, then - effort_[i] - held.now);
      else if (idle_docked_[i] > 0)
        gain += std::max(0, then - held.now - worth_docked_);
    }
    return gain;
  }
  // What one more card would bring.
  int gain_of_card(int character) const {
    int most = 0;
    for (int i = 0; i < islands_; ++i) {
      const int here = hope(character, prospect_[i], means_);
      if (idle_docked_[i] > 0) most = std::max(most, here - worth_docked_);
      if (idle_at_hand_ > 0 && turns > 0) most = std::max(most, here - effort_[i] - worth_free_);
      for (int row = 0; row < count_; ++row)  // instead of another one
        if (held_[row].place == i) most = std::max(most, here - held_[row].now);
    }
    return most;
  }

  // As it looks: of the others only points and the number of cards are known.
  bool is_ahead() const {
    int own = open.scores[index(seat)] * kPoint, most = 0;
    for (int row = 0; row < count_; ++row) own += held_[row].place < kIslands ? held_[row].now : 0;
    open.everyone().each([&](Seat other) {
      if (other == seat) return;
      const Player& they = open.players[index(other)];
      const int cards = std::min<int>(they.characters, std::popcount(they.docks) + 1);
      most = std::max(
          most, open.scores[index(other)] * kPoint + cards * haste.card_of_others + haste.turn_of_others);
    });
    return own > most;
  }

  const Open& open;
  const Seat seat;
  const Player& player;
  const int turns;

 private:
  void look_at() {
    look_around(open, seat, prospect_);
    const std::uint32_t free = free_docks(open);
    const int own = dock_price(open, seat, true), other = dock_price(open, seat, false);
    for (int i = 0; i < islands_; ++i) {
      const std::uint32_t here = free & docks_of(i);
      const int price = (here & own_docks(seat)) != 0 ? own : other;
      effort_[i] = here == 0 || turns == 0 ? 1 << 20 : haste.dock_effort + price * haste.dock_gold;
      idle_docked_[i] = std::popcount(player.docks & docks_of(i) & ~open.scored);
    }
    idle_at_hand_ = player.gondoliers;
    const int soon = std::min(turns, kUsual.idle_turns);
    worth_free_ = kPoint + (haste.idle_free - kPoint) * soon / kUsual.idle_turns;
    worth_docked_ = kPoint + (haste.idle_docked - kPoint) * soon / kUsual.idle_turns;
  }

  void hold(std::uint64_t hand) {
    for (; hand != 0 && count_ < kMostCards; hand &= hand - 1) {
      Held& held = held_[count_++];
      held.character = std::countr_zero(hand) + 1;
      held.now = 0;
      for (int i = 0; i < islands_; ++i) held.hope[i] = hope(held.character, prospect_[i], means_);
    }
  }

  // The best pair first; cards come to lie in this order.
  void place() {
    for (int row = 0; row < count_; ++row) look_for_place(held_[row]);
    for (int row = 0; row < count_; ++row) {
      int best = row;
      for (int other = row + 1; other < count_; ++other)
        if (held_[other].gain > held_[best].gain) best = other;
      if (held_[best].place == kNone) return;
      std::swap(held_[row], held_[best]);
      Held& held = held_[row];
      const int place = held.place;
      held.now = held.gain + (place == kAtHand ? worth_free_ : worth_docked_);
      if (--(place == kAtHand ? idle_at_hand_ : idle_docked_[place]) > 0) continue;
      for (int other = row + 1; other < count_; ++other)
        if (held_[other].place == place) look_for_place(held_[other]);
    }
  }
  void look_for_place(Held& held) const {
    held.gain = 0;
    held.place = kNone;
    for (int i = 0; i < islands_; ++i) {
      const int docked = idle_docked_[i] > 0 ? held.hope[i] - worth_docked_ : 0;
      const int at_hand = idle_at_hand_ > 0 ? if_docked(held, i) - effort_[i] - worth_free_ : 0;
      if (docked > held.gain) held.gain = docked, held.place = i;
      if (at_hand > held.gain) held.gain = at_hand, held.place = kAtHand;
    }
  }

  int islands_, count_ = 0, idle_at_hand_ = 0, worth_free_ = 0, worth_docked_ = 0;
  Means means_;
  Prospects prospect_;
  std::array<int, kIslands> effort_, idle_docked_;
  std::array<Held, kMostCards> held_;
};

}  // namespace laguna::murano::insight
