// What the actions of the ring add at a glance, each by itself.
#pragma once

#include "murano/insight/yard.hpp"

namespace laguna::murano::insight {

class Errands {
 public:
  Errands(const State& state, Seat seat) : at_(state, seat), trade_(at_), yard_(state, at_, trade_) {}
  Errands(const Errands&) = delete;

  const Glance& at() const { return at_; }
  const Trade& trade() const { return trade_; }
  const Yard& yard() const { return yard_; }

  Errand best(Deed deed) const {
    switch (deed) {
      case Deed::take_gold:
        return {act::with(Kind::take_gold), at_.gold(at_.open.has(at_.seat, Special::bank) ? 4 : 2)};
      case Deed::factory:
        return yard_.purchase(Stack::factories);
      case Deed::shop:
        return yard_.purchase(Stack::shops);
      case Deed::palace:
        return yard_.purchase(Stack::palaces);
      case Deed::special:
        return yard_.purchase(Stack::specials);
      case Deed::recruit:
        return recruit();
      case Deed::dock:
        return dock();
      case Deed::build:
        return yard_.build();
      case Deed::income:
        return trade_.income();
      case Deed::production:
        return trade_.production();
      case Deed::gondolier:
        return gondolier();
    }
    return {};
  }

  int worth_of_character(int character) const {
    return at_.gain_of_card(character) + at_.gold(-character_price(at_.open, at_.seat));
  }
  int worth_of_card(int card) const {
    if (static_cast<Special>(card) == Special::basilica) return 5 * kPoint;
    return with_time(kUsual.cards[card], at_.turns, kUsual.special_turns);
  }

 private:
  // About what the best of three unseen characters adds.
  Errand recruit() const {
    const auto adds = [&] {
      for (int i = 0; i < at_.islands(); ++i)
        if (at_.idle_docked(i) > 0) return haste.recruit_docked;
      if (at_.turns == 0) return haste.recruit_last;
      if (at_.idle_at_hand() == 0) return haste.recruit_none;
      return std::max(50, haste.recruit_free - at_.turns * at_.open.seats * haste.recruit_early / 100);
    };
    return {act::with(Kind::recruit), adds()};
  }

  Errand dock() const {
    Errand best;
    const Open& open = at_.open;
    const std::uint32_t free = free_docks(open);
    const int bar = open.has(at_.seat, Special::dockside_bar) ? kPoint : 0;
    const int at_own = dock_price(open, at_.seat, true), at_other = dock_price(open, at_.seat, false);
    for (int i = 0; i < at_.islands(); ++i) {
      const std::uint32_t here = free >> (4 * i) & 0xf;
      if (here == 0) continue;
      const bool own = (here >> index(at_.seat) & 1) != 0;
      const int price = own ? at_own : at_other;
      if (price > at_.player.gold) continue;
      best.offer(act::dock(i, own ? index(at_.seat) : std::countr_zero(here)),
                 most_on(i) + at_.gold(-price) + bar);
    }
    return best;
  }
  // What a gondolier on the island adds to the best card for it.
  int most_on(int island) const {
    int most = haste.dock_idle;
    for (int row = 0; row < at_.cards(); ++row) {
      const auto& held = at_.card(row);
      if (held.place == Glance::kAtHand)
        most = std::max(most, at_.if_docked(held, island) - held.now);
      else if (at_.turns == 0 && held.place == Glance::kNone)
        most = std::max(most, at_.if_docked(held, island) - kPoint);
    }
    return most;
  }

  Errand gondolier() const {
    Errand best;
    const int price = hire_price(at_.open, at_.seat);
    if (at_.player.supply > 0 && at_.player.gold >= price) {
      int most = at_.worth_free();
      for (int row = 0; row < at_.cards(); ++row)
        if (const auto& held = at_.card(row); held.place == Glance::kNone)
          for (int i = 0; i < at_.islands(); ++i) most = std::max(most, held.hope[i] - at_.effort(i));
      best.offer(act::with(Kind::hire), most + at_.gold(-price));
    }
    if (at_.player.gondoliers > 0)
      best.offer(act::with(Kind::dismiss), at_.gold(dismiss_gain(at_.open, at_.seat)) - least_at_hand());
    return best;
  }
  int least_at_hand() const {
    if (at_.idle_at_hand() > 0) return at_.worth_free();
    int least = 1 << 20;
    for (int row = 0; row < at_.cards(); ++row)
      if (at_.card(row).place == Glance::kAtHand) least = std::min(least, at_.card(row).now);
    return least;
  }

  Glance at_;
  Trade trade_;
  Yard yard_;
};

}  // namespace laguna::murano::insight
