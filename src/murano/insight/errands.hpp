// What the actions of the ring add at a glance, each by itself, in hundredths of a point.
#pragma once

#include "murano/insight/glance.hpp"

namespace laguna::murano::insight {

using Kind = Action::Kind;

// A choice, and what it adds.
struct Errand {
  Action action = act::stop();
  int worth = INT_MIN / 2;

  void offer(const Action& other, int adds) {
    if (adds > worth) action = other, worth = adds;
  }
};

class Errands {
 public:
  Errands(const State& state, Seat seat) : state_(state), at_(state, seat) {
    for (int i = 0; i < at_.islands(); ++i) {
      income_[i] = 0;
      for (int colour = 0; colour < kColours; ++colour)
        if (has_shop(i, colour)) income_[i] += customers(i, colour);
      best_income_ = std::max(best_income_, income_[i]);
    }
    for (int row = 0; row < at_.cards(); ++row)
      if (const auto& held = at_.card(row); takes_beads(held.character) && held.place != Glance::kNone)
        bead_cards_ += 1 << (8 * index(print_of(held.character).bead));
  }

  const Glance& at() const { return at_; }

  Errand best(Deed deed) const {
    switch (deed) {
      case Deed::take_gold:
        return {act::with(Kind::take_gold), at_.gold(at_.open.has(at_.seat, Special::bank) ? 4 : 2)};
      case Deed::factory:
        return purchase(Stack::factories);
      case Deed::shop:
        return purchase(Stack::shops);
      case Deed::palace:
        return purchase(Stack::palaces);
      case Deed::special:
        return purchase(Stack::specials);
      case Deed::recruit:
        return recruit();
      case Deed::dock:
        return dock();
      case Deed::build:
        return build();
      case Deed::income:
        return income();
      case Deed::production:
        return production();
      case Deed::gondolier:
        return gondolier();
    }
    return {};
  }

  // A tile that is built now, at its best place.
  Errand best_place(Tile tile) const {
    Errand best;
    Means means = at_.means();
    means.use(tile);
    const Stack stack = stack_of(tile);
    const int at_once = points_of(tile) - (at_.turns > 0 ? at_hand(stack) : 0);
    for (int i = 0; i < at_.islands(); ++i) {
      const std::uint64_t sites = at_.open.open_sites() & layout.sites_of[i];
      if (sites == 0) continue;
      Prospect there = at_.prospect(i);
      there.add(tile);
      int worth = at_once + at_.gain_with(there, means, stack);
      if (is_shop(tile) && !has_shop(i, kind_of(tile))) worth += of_income(i, customers(i, kind_of(tile)));
      best.offer(act::on(kFirstSite + std::countr_zero(sites)), worth);
    }
    return best;
  }
  // A street that was drawn.
  Errand best_street_place(int kind) const {
    Errand best;
    for (int i = 0; i < at_.islands(); ++i) {
      const int space = insight::best_street(at_.open, i);
      if (space < 0) continue;
      Prospect there = at_.prospect(i);
      there.add(kind);
      int worth = at_.gain_with(there, at_.means(), Stack::streets);
      int more = 0, of_others = 0;
      for (int colour = 0; colour < kColours; ++colour) {
        if (kCustomers[kind][colour] == 0) continue;
        if (has_shop(i, colour))
          more += 100;
        else if (at_.prospect(i).shops[colour] > 0)
          of_others += haste.of_others;
      }
      worth += of_income(i, more) - of_others;
      worth += opening(space);
      best.offer(act::on(space), worth);
    }
    return best;
  }
  // Which tile comes next, if any is worth it.
  Errand next_tile(bool must) const {
    Errand best;
    if (!must) best.offer(act::stop(), 0);
    each_tile([&](Tile tile, int worth) { best.offer(act::tile(Kind::build, tile), worth); });
    return best;
  }

  int worth_of_card(int character) const {
    return at_.gain_of_card(character) + at_.gold(-character_price(at_.open, at_.seat));
  }
  int worth_of_tile(Tile tile) const {
    if (at_.turns == 0) return std::max(0, best_place(tile).worth);
    int worth = at_hand(stack_of(tile));
    if (is_shop(tile)) worth += shop_at_hand(kind_of(tile));
    return worth + steered(tile);
  }
  int worth_of_special(int card) const {
    if (static_cast<Special>(card) == Special::basilica) return 500;
    return with_time(taste.cards[card], at_.turns, taste.special_turns);
  }

  // Beads at hand, and the best sale of them.
  Errand sale(const std::array<std::uint8_t, kBeads>& beads, int spare) const {
    Errand best{act::stop(), 0};
    for (int bead = 0; bead < kBeads; ++bead) {
      const int n = std::min<int>({beads[bead], 3, spare});
      if (n <= 0) continue;
      Beads sold;
      for (int k = 0; k < n; ++k) sold = sold + Beads::one(bead);
      best.offer(act::sell(sold),
                 at_.gold(kBeadPrice[n]) - kept(bead, beads[bead]) + kept(bead, beads[bead] - n));
    }
    return best;
  }
  int kept(int bead, int count) const {
    const int wanted = std::min(count, kMostBeads);
    return with_time(haste.beads[wanted], at_.turns, haste.bead_turns) +
           wanted * (bead_cards_ >> (8 * bead) & 0xff) * haste.card_beads;
  }

 private:
  bool has_shop(int island, int colour) const {
    const Open& open = at_.open;
    return (open.shops[index(at_.seat)] & open.shops_of[colour] & layout.sites_of[island]) != 0;
  }
  int customers(int island, int colour) const {
    return at_.prospect(island).customers[colour] * 100 + haste.customers_to_come;
  }
  // What this much more income of an island is worth.
  int of_income(int island, int more) const {
    const int from = std::max(best_income_, haste.income_from);
    return std::max(0, income_[island] + more - from) * haste.income / 100 * at_.turns / 10;
  }
  int shop_at_hand(int colour) const {
    int most = 0;
    for (int i = 0; i < at_.islands(); ++i)
      if (at_.prospect(i).sites > 0 && !has_shop(i, colour))
        most = std::max(most, of_income(i, customers(i, colour)));
    return most * haste.shop_at_hand / 100;
  }

  int points_of(Tile tile) const {
    const bool craft = is_shop(tile) || tile == Tile::factory;
    const int crane =
        at_.open.has(at_.seat, craft ? Special::crane_craft : Special::crane_civic) ? kPoint : 0;
    if (tile == Tile::factory)
      return crane + kPoint +
             (at_.means().factories < haste.factory_most ? haste.factory_built * at_.turns / 10 : 0);
    if (is_shop(tile)) return crane + 2 * kPoint;
    if (is_palace(tile)) return crane + 3 * kPoint;
    return crane + with_time(haste.special_built, at_.turns, taste.special_turns) +
           (at_.turns == 0 ? 150 : 0);
  }
  // A tile that is not built yet.
  int at_hand(Stack stack) const {
    const std::array<int, kStacks> each = {0, haste.factory, haste.shop, haste.palace, haste.special};
    const int worth = each[static_cast<int>(stack)];
    const int count = at_.player.tiles[1] + at_.player.tiles[2] + at_.player.tiles[3] + at_.player.tiles[4];
    return count >= haste.crowd ? worth * haste.crowded / 100 : worth;
  }
  // What cards promise that count such a tile.
  int steered(Tile tile) const {
    int worth = 0;
    for (int row = 0; row < at_.cards(); ++row) {
      const auto& held = at_.card(row);
      if (held.place == Glance::kNone) continue;
      const Character& print = print_of(held.character);
      if ((affecting(print) >> static_cast<int>(stack_of(tile)) & 1) == 0) continue;
      const bool each = print.formula == Formula::buildings || print.formula == Formula::crests ||
                        print.formula == Formula::marked_buildings;
      worth += each ? print.points * haste.steer : haste.steer_whole;
    }
    return worth;
  }

  bool ends(Stack stack) const {
    if (at_.turns == 0 || at_.open.stacks[static_cast<int>(stack)] != 1) return false;
    int empty = 0;
    for (int left : at_.open.stacks) empty += left == 0;
    return empty > 0;
  }
  int of_ending() const {
    int own = at_.open.scores[index(at_.seat)] * kPoint, most = 0;
    for (int row = 0; row < at_.cards(); ++row) own += at_.card(row).place < kIslands ? at_.card(row).now : 0;
    at_.open.everyone().each([&](Seat other) {
      if (other == at_.seat) return;
      const Player& player = at_.open.players[index(other)];
      const int cards = std::min<int>(player.characters, std::popcount(player.docks) + 1);
      most = std::max(
          most, at_.open.scores[index(other)] * kPoint + cards * haste.card_of_others + haste.turn_of_others);
    });
    return own > most ? haste.end_ahead : haste.end_behind;
  }

  Errand purchase(Stack stack) const {
    const int price = kPrice[static_cast<int>(stack)];
    const int end = ends(stack) ? of_ending() : at_.open.quiet * haste.quiet / 10;
    if (stack == Stack::factories || stack == Stack::specials) {
      const Tile tile = stack == Stack::factories ? Tile::factory : Tile::special;
      return {act::stack(Kind::buy, stack), worth_of_tile(tile) + at_.gold(-price) + end};
    }
    int sum = 0, most = INT_MIN / 2;
    for (int kind = 0; kind < kKinds; ++kind) {
      const int worth = worth_of_tile(tile_of(stack, kind));
      sum += worth;
      most = std::max(most, worth);
    }
    Errand best{act::stack(Kind::buy, stack), sum / kKinds + at_.gold(-price) + end};
    if (at_.player.gold >= kSearchPrice)
      best.offer(act::stack(Kind::search, stack), most - haste.search_doubt + at_.gold(-kSearchPrice) + end);
    return best;
  }
  // About what the best of three unseen characters adds.
  Errand recruit() const {
    int docked = 0;
    for (int i = 0; i < at_.islands(); ++i) docked += at_.idle_docked(i);
    const int early = at_.turns * at_.open.seats * haste.recruit_early / 100;
    int adds = docked > 0               ? haste.recruit_docked
               : at_.idle_at_hand() > 0 ? std::max(50, haste.recruit_free - early)
                                        : haste.recruit_none;
    if (at_.turns == 0 && docked == 0) adds = haste.recruit_last;
    return {act::with(Kind::recruit), adds};
  }
  Errand dock() const {
    Errand best;
    const Open& open = at_.open;
    const std::uint32_t free = free_docks(open);
    const int bar = open.has(at_.seat, Special::dockside_bar) ? kPoint : 0;
    for (int i = 0; i < at_.islands(); ++i) {
      const std::uint32_t here = (free & docks_of(i)) >> (4 * i);
      if (here == 0) continue;
      const bool own = (here >> index(at_.seat) & 1) != 0;
      const int price = dock_price(open, at_.seat, own);
      if (price > at_.player.gold) continue;
      int most = haste.dock_idle;  // without a card
      for (int row = 0; row < at_.cards(); ++row) {
        const auto& held = at_.card(row);
        const int then = at_.if_docked(held, i);
        if (held.place == Glance::kAtHand)
          most = std::max(most, then - held.now);
        else if (at_.turns == 0 && held.place == Glance::kNone)
          most = std::max(most, then - kPoint);
      }
      best.offer(act::dock(i, own ? index(at_.seat) : std::countr_zero(here)), most + at_.gold(-price) + bar);
    }
    return best;
  }
  Errand income() const {
    Errand best;
    for (int i = 0; i < at_.islands(); ++i)
      if (const int gold = income_of(at_.open, at_.seat, i); gold > 0)
        best.offer(act::income(i), at_.gold(gold));
    return best;
  }
  Errand gondolier() const {
    Errand best;
    if (at_.player.supply > 0 && at_.player.gold >= hire_price(at_.open, at_.seat)) {
      int most = at_.worth_free();
      for (int row = 0; row < at_.cards(); ++row)
        if (const auto& held = at_.card(row); held.place == Glance::kNone)
          for (int i = 0; i < at_.islands(); ++i) most = std::max(most, held.hope[i] - at_.effort(i));
      best.offer(act::with(Kind::hire), most + at_.gold(-hire_price(at_.open, at_.seat)));
    }
    if (at_.player.gondoliers > 0) {
      int least = at_.worth_free();
      if (at_.idle_at_hand() == 0) {
        least = 1 << 20;
        for (int row = 0; row < at_.cards(); ++row)
          if (at_.card(row).place == Glance::kAtHand) least = std::min(least, at_.card(row).now);
      }
      best.offer(act::with(Kind::dismiss), at_.gold(dismiss_gain(at_.open, at_.seat)) - least);
    }
    return best;
  }
  Errand production() const {
    Errand best = sale(at_.player.beads, 3);
    if (best.action.kind != Kind::sell) best = {};
    const int factories = factories_to_use(at_.open, at_.seat);
    if (factories == 0) return best;
    const bool hall = at_.open.has(at_.seat, Special::guild_hall);
    const int now = worth_of_beads(at_.player.beads);
    for (int used = 1; used <= std::min(factories, 3); ++used) {
      const int then = after_draws(at_.player.beads, used);
      best.offer(act::produce(used, false), then - now + (hall ? kPoint : 0) - used * 2 * kPoint);
    }
    return best;
  }
  int worth_of_beads(const std::array<std::uint8_t, kBeads>& beads) const {
    return kept(0, beads[0]) + kept(1, beads[1]) + kept(2, beads[2]) + sale(beads, 3).worth;
  }
  // On average over so many draws.
  int after_draws(const std::array<std::uint8_t, kBeads>& beads, int draws) const {
    if (draws == 0) return worth_of_beads(beads);
    int sum = 0;
    for (int bead = 0; bead < kBeads; ++bead) {
      auto more = beads;
      ++more[bead];
      sum += at_.open.bag[bead] * after_draws(more, draws - 1);
    }
    return sum / bag_size(at_.open);
  }

  // New open sites are for whoever has tiles.
  int opening(int space) const {
    const Open& open = at_.open;
    const int opens = std::popcount(layout.beside[space] & ~open.beside & ~open.built);
    const int count = at_.player.tiles[1] + at_.player.tiles[2] + at_.player.tiles[3] + at_.player.tiles[4];
    const int wanted = std::min(count, 3) + 1 - std::popcount(open.open_sites());
    return std::clamp(opens, 0, std::max(0, wanted)) *
           (count > 0 ? haste.site + haste.site_wanted : haste.site);
  }
  void each_tile(auto&& visit) const {
    const Open& open = at_.open;
    if (can_draw_street(open)) {
      const bool blocked = open.open_sites() == 0 && has_building(at_.player);
      const int end = ends(Stack::streets) ? of_ending() : open.quiet * haste.quiet / 10;
      visit(Tile::street,
            (blocked ? haste.street_blocked : haste.street) + best_income_ * haste.street_income / 100 + end);
    }
    if (!has_building(at_.player) || open.open_sites() == 0) return;
    const auto offer = [&](Tile tile) { visit(tile, best_place(tile).worth); };
    if (at_.player.tiles[static_cast<int>(Stack::factories)] > 0) offer(Tile::factory);
    if (at_.player.tiles[static_cast<int>(Stack::specials)] > 0) offer(Tile::special);
    for (int kind = 0; kind < kKinds; ++kind) {
      if (state_.shops.hidden(at_.seat, kind) > 0) offer(shop_of(kind));
      if (state_.palaces.hidden(at_.seat, kind) > 0) offer(palace_of(kind));
    }
  }
  // The best tile first, then up to two more; those alike are not counted twice.
  Errand build() const {
    Errand best;
    std::array<int, 3> most = {INT_MIN / 4, 0, 0};
    each_tile([&](Tile tile, int worth) {
      best.offer(act::tile(Kind::build, tile), worth);
      if (worth > most[0])
        most = {worth, std::max(0, most[0]), most[1]};
      else if (worth > most[1])
        most = {most[0], worth, most[1]};
      else if (worth > most[2])
        most[2] = worth;
    });
    best.worth = most[0] + (most[1] * haste.second_tile + most[2] * haste.third_tile) / 100;
    return best;
  }

  const State& state_;
  Glance at_;
  std::array<int, kIslands> income_;
  int best_income_ = 0;
  int bead_cards_ = 0;  // placed, a byte for each bead
};

}  // namespace laguna::murano::insight
