// Building at a glance: where each tile goes, which comes first, what one at hand promises.
#pragma once

#include "murano/insight/building.hpp"
#include "murano/insight/trade.hpp"

namespace laguna::murano::insight {

class Yard {
 public:
  Yard(const State& state, const Glance& at, const Trade& trade)
      : state_(state),
        at_(at),
        trade_(trade),
        tiles_(at.player.tiles[1] + at.player.tiles[2] + at.player.tiles[3] + at.player.tiles[4]) {
    for (int row = 0; row < at.cards(); ++row)
      if (at.card(row).place != Glance::kNone) steer(at.card(row).character);
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
      const int income = is_shop(tile) ? trade_.of_shop(i, kind_of(tile)) : 0;
      best.offer(act::on(kFirstSite + std::countr_zero(sites)),
                 at_once + at_.gain_with(there, means, stack) + income);
    }
    return best;
  }
  // A street that was drawn.
  Errand best_place(int kind) const {
    Errand best;
    for (int i = 0; i < at_.islands(); ++i) {
      const int space = best_street(at_.open, i);
      if (space < 0) continue;
      Prospect there = at_.prospect(i);
      there.add(kind);
      int income = 0, of_others = 0;
      for (int colour = 0; colour < kColours; ++colour) {
        if (kCustomers[kind][colour] == 0) continue;
        if (trade_.has_shop(i, colour))
          income += 100;
        else if (there.shops[colour] > 0)
          of_others += haste.of_others;
      }
      best.offer(act::on(space), at_.gain_with(there, at_.means(), Stack::streets) +
                                     trade_.of_income(i, income) - of_others + of_sites(space));
    }
    return best;
  }

  // Which tile comes next, if any is worth it.
  Errand next_tile() const {
    Errand best{act::stop(), 0};
    each_tile([&](Tile tile, int worth) { best.offer(act::tile(Kind::build, tile), worth); });
    return best;
  }
  // The best tile first, then up to two more.
  Errand build() const {
    Errand best;
    int second = 0, third = 0;
    each_tile([&](Tile tile, int worth) {
      if (worth > best.worth) {
        third = second;
        second = std::max(0, best.worth);
        best = {act::tile(Kind::build, tile), worth};
      } else if (worth > second) {
        third = second;
        second = worth;
      } else {
        third = std::max(third, worth);
      }
    });
    best.worth += (second * haste.second_tile + third * haste.third_tile) / 100;
    return best;
  }

  // A tile that comes to hand.
  int worth(Tile tile) const {
    if (at_.turns == 0) return std::max(0, best_place(tile).worth);
    const Stack stack = stack_of(tile);
    const int promised = at_hand(stack) + steered_[static_cast<int>(stack)];
    return is_shop(tile) ? promised + trade_.shop_at_hand(kind_of(tile)) : promised;
  }
  Errand purchase(Stack stack) const {
    const int price = kPrice[static_cast<int>(stack)], leaving = of_leaving(stack);
    const auto bought = [&](int worth) {
      return Errand{act::stack(Kind::buy, stack), worth + at_.gold(-price) + leaving};
    };
    if (stack == Stack::factories) return bought(worth(Tile::factory));
    if (stack == Stack::specials) return bought(worth(Tile::special));
    std::array<int, kKinds> each;
    for (int kind = 0; kind < kKinds; ++kind)
      each[kind] =
          stack == Stack::palaces && kind > 0 && at_.turns > 0 ? each[0] : worth(tile_of(stack, kind));
    Errand best = bought((each[0] + each[1] + each[2]) / kKinds);
    if (at_.player.gold >= kSearchPrice)
      best.offer(act::stack(Kind::search, stack), std::max({each[0], each[1], each[2]}) - haste.search_doubt +
                                                      at_.gold(-kSearchPrice) + leaving);
    return best;
  }

 private:
  int points_of(Tile tile) const {
    const bool craft = is_shop(tile) || tile == Tile::factory;
    const bool crane = at_.open.has(at_.seat, craft ? Special::crane_craft : Special::crane_civic);
    const int points = crane ? kPoint : 0;
    if (is_shop(tile)) return points + 2 * kPoint;
    if (is_palace(tile)) return points + 3 * kPoint;
    if (tile == Tile::factory)
      return points + kPoint +
             (at_.means().factories < haste.factory_most ? haste.factory_built * at_.turns / 10 : 0);
    const int card = with_time(haste.special_built, at_.turns, kUsual.special_turns);
    return points + (at_.turns == 0 ? haste.special_last : card);
  }
  int at_hand(Stack stack) const {
    const int worth = haste.tiles[static_cast<int>(stack)];
    return tiles_ >= haste.crowd ? worth * haste.crowded / 100 : worth;
  }
  void steer(int character) {
    const Character& print = print_of(character);
    const bool each = print.formula == Formula::buildings || print.formula == Formula::crests ||
                      print.formula == Formula::marked_buildings;
    const int more = each ? print.points * haste.steer : haste.steer_whole;
    for (int s = 1; s < kStacks; ++s)
      if (affects(static_cast<Stack>(s), character)) steered_[s] += more;
  }

  // MU-E1: the last tile of a stack may bring the end.
  int of_leaving(Stack stack) const {
    if (at_.turns == 0 || at_.open.stacks[static_cast<int>(stack)] != 1) return quiet();
    for (int left : at_.open.stacks)
      if (left == 0) return at_.is_ahead() ? haste.end_ahead : haste.end_behind;
    return quiet();
  }
  int quiet() const { return at_.open.quiet * haste.quiet / 10; }

  // New open sites are for whoever has tiles.
  int of_sites(int space) const {
    const Open& open = at_.open;
    const int opens = std::popcount(layout.beside[space] & ~open.beside & ~open.built);
    const int wanted = std::min(tiles_, 3) + 1 - std::popcount(open.open_sites());
    const int each = tiles_ > 0 ? haste.site + haste.site_wanted : haste.site;
    return std::clamp(opens, 0, std::max(0, wanted)) * each;
  }

  void each_tile(auto&& visit) const {
    const Open& open = at_.open;
    const bool has_site = open.open_sites() != 0;
    if (can_draw_street(open))
      visit(Tile::street, (!has_site && tiles_ > 0 ? haste.street_blocked : haste.street) +
                              trade_.best_income() * haste.street_income / 100 + of_leaving(Stack::streets));
    if (tiles_ == 0 || !has_site) return;
    const auto offer = [&](Tile tile) { visit(tile, best_place(tile).worth); };
    if (at_.player.tiles[static_cast<int>(Stack::factories)] > 0) offer(Tile::factory);
    if (at_.player.tiles[static_cast<int>(Stack::specials)] > 0) offer(Tile::special);
    for (int kind = 0; kind < kKinds; ++kind) {
      if (state_.shops.hidden(at_.seat, kind) > 0) offer(shop_of(kind));
      if (state_.palaces.hidden(at_.seat, kind) > 0) offer(palace_of(kind));
    }
  }

  const State& state_;
  const Glance& at_;
  const Trade& trade_;
  const int tiles_;                     // at hand
  std::array<int, kStacks> steered_{};  // what cards promise for a tile more
};

}  // namespace laguna::murano::insight
