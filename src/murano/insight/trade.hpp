// Gold and glass at a glance: what income grows to, what beads are good for.
#pragma once

#include "murano/insight/errand.hpp"
#include "murano/insight/glance.hpp"

namespace laguna::murano::insight {

class Trade {
 public:
  explicit Trade(const Glance& at) : at_(at) {
    for (int colour = 0; colour < kColours; ++colour)
      shops_[colour] = at.open.shops[index(at.seat)] & at.open.shops_of[colour];
    for (int i = 0; i < at.islands(); ++i) {
      income_[i] = 0;
      for (int colour = 0; colour < kColours; ++colour)
        if (has_shop(i, colour)) income_[i] += customers(i, colour);
      best_income_ = std::max(best_income_, income_[i]);
    }
  }

  bool has_shop(int island, int colour) const { return (shops_[colour] & layout.sites_of[island]) != 0; }
  int customers(int island, int colour) const {
    return at_.prospect(island).customers[colour] * 100 + haste.customers_to_come;
  }
  int best_income() const { return best_income_; }
  // What this much more income of an island is worth.
  int of_income(int island, int more) const {
    const int from = std::max(best_income_, haste.income_from);
    return std::max(0, income_[island] + more - from) * haste.income / 100 * at_.turns / 10;
  }
  int of_shop(int island, int colour) const {
    return has_shop(island, colour) ? 0 : of_income(island, customers(island, colour));
  }
  int shop_at_hand(int colour) const {
    int most = 0;
    for (int i = 0; i < at_.islands(); ++i)
      if (at_.prospect(i).sites > 0) most = std::max(most, of_shop(i, colour));
    return most * haste.shop_at_hand / 100;
  }

  Errand income() const {
    Errand best;
    for (int i = 0; i < at_.islands(); ++i) {
      int gold = 0;
      for (int colour = 0; colour < kColours; ++colour)
        if (has_shop(i, colour)) gold += at_.prospect(i).customers[colour];
      if (gold > 0) best.offer(act::income(i), at_.gold(gold));
    }
    return best;
  }

  int kept(int bead, int count) const {
    const int wanted = std::min(count, kMostBeads);
    int worth = with_time(haste.beads[wanted], at_.turns, haste.bead_turns);
    for (int row = 0; row < at_.cards(); ++row)
      if (const auto& held = at_.card(row); held.place != Glance::kNone && takes_beads(held.character) &&
                                            index(print_of(held.character).bead) == bead)
        worth += wanted * haste.card_beads;
    return worth;
  }
  // The best sale, if so many may go.
  Errand sale(int spare) const {
    Errand best{act::stop(), 0};
    for (int bead = 0; bead < kBeads; ++bead) {
      const int count = at_.player.beads[bead], sold = std::min({count, kMostBeads, spare});
      if (sold <= 0) continue;
      best.offer(act::sell(Beads{static_cast<std::uint8_t>(sold << (2 * bead))}),
                 at_.gold(kBeadPrice[sold]) - kept(bead, count) + kept(bead, count - sold));
    }
    return best;
  }
  Errand production() const {
    Errand best;
    if (const Errand sold = sale(kMostBeads); sold.action.kind == Kind::sell) best = sold;
    const int factories = std::min(factories_to_use(at_.open, at_.seat), kMostBeads);
    if (factories == 0) return best;
    const Stock stock(*this);
    const int hall = at_.open.has(at_.seat, Special::guild_hall) ? kPoint : 0;
    const int now = stock.worth({});
    for (int used = 1; used <= factories; ++used)
      best.offer(act::produce(used, false),
                 stock.after_draws({}, used, at_.open.bag) - now + hall - used * 2 * kPoint);
    return best;
  }

 private:
  using Drawn = std::array<int, kBeads>;

  // The own beads and up to three more of each colour: what they are worth, with the best sale.
  class Stock {
   public:
    explicit Stock(const Trade& trade) {
      for (int bead = 0; bead < kBeads; ++bead)
        for (int more = 0; more <= kMostBeads; ++more) {
          const int count = trade.at_.player.beads[bead] + more, sold = std::min(count, kMostBeads);
          kept_[bead][more] = trade.kept(bead, count);
          sold_[bead][more] = sold == 0 ? 0
                                        : trade.at_.gold(kBeadPrice[sold]) - kept_[bead][more] +
                                              trade.kept(bead, count - sold);
        }
    }
    int worth(const Drawn& drawn) const {
      int sum = 0, most = 0;
      for (int bead = 0; bead < kBeads; ++bead) {
        sum += kept_[bead][drawn[bead]];
        most = std::max(most, sold_[bead][drawn[bead]]);
      }
      return sum + most;
    }
    // On average over so many draws.
    int after_draws(const Drawn& drawn, int draws, const std::array<std::uint8_t, kBeads>& bag) const {
      if (draws == 0) return worth(drawn);
      int sum = 0;
      for (int bead = 0; bead < kBeads; ++bead) {
        Drawn more = drawn;
        ++more[bead];
        sum += bag[bead] * after_draws(more, draws - 1, bag);
      }
      return sum / (bag[0] + bag[1] + bag[2]);
    }

   private:
    std::array<std::array<int, kMostBeads + 1>, kBeads> kept_, sold_;
  };

  const Glance& at_;
  std::array<std::uint64_t, kColours> shops_;
  std::array<int, kIslands> income_;
  int best_income_ = 0;
};

}  // namespace laguna::murano::insight
