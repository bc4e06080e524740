// A position as the one in turn sees it, its worth, and what can be done to it.
#pragma once

#include "game/concept.hpp"
#include "murano/insight/cast.hpp"

namespace laguna::murano::insight {

inline int gold_worth(int gold, int turns, const Belief& belief) {
  const bool usual = gold <= kMostGold && turns <= kMostTurns;
  return usual ? belief.of_gold[turns][gold] : gold_worth<Taste>(gold, turns, belief);
}

// Beads of a colour.
inline int beads_worth(int count, int turns, const Belief& belief) {
  const int wanted = std::min(count, kMostBeads);
  return turns <= kMostTurns ? belief.of_beads[turns][wanted]
                             : with_time(belief.beads[wanted], turns, belief.bead_turns);
}

inline int tiles_worth(const Open& open, const Belief& belief) {
  constexpr std::array<int, kStacks> kPoints = {0, 1, 2, 3, 0};
  const Player& player = open.player();
  int worth = 0, count = 0;
  for (int s = 1; s < kStacks; ++s) {
    const int built = s == static_cast<int>(Stack::specials) ? belief.special_card : kPoints[s] * kPoint;
    worth += player.tiles[s] * (built * belief.tile / 100 + belief.tile_extra);
    count += player.tiles[s];
  }
  return count > belief.tile_crowd ? worth * belief.tile_crowd / count : worth;
}

inline int sites_worth(const Open& open, std::uint64_t sites, const Belief& belief) {
  int tiles = 0;
  for (int s = 1; s < kStacks; ++s) tiles += open.player().tiles[s];
  return std::min(std::popcount(sites), std::min(tiles, 3) + 1) * belief.site;
}

// The income of an island in hundredths of gold, with shops at hand half built and customers to come.
inline int income_to_come(const Open& open, const Hand& own, int island, const Belief& belief) {
  const std::uint64_t shops = open.shops[index(open.acting)], sites = layout.sites_of[island];
  const bool has_site = (sites & ~open.built) != 0;
  int gold = 0;
  for (int colour = 0; colour < kColours; ++colour) {
    const bool built = (shops & open.shops_of[colour] & sites) != 0;
    if (!built && (own.shops[colour] == 0 || !has_site)) continue;
    const int customers = open.customers_at(island, colour) * 100 + belief.customers_to_come;
    gold += built ? customers : customers * belief.shop_at_hand / 100;
  }
  return gold;
}

inline int trade_worth(const Open& open, int best_income, int turns, const Belief& belief) {
  const Seat seat = open.acting;
  const Player& player = open.player();
  const int income = std::max(0, best_income - belief.income_from);
  int worth = income * belief.income / 100 * turns / 10;
  const int at_hand = player.tiles[static_cast<int>(Stack::factories)];
  const int factories =
      std::min(std::popcount(open.factories[index(seat)]) * 100 + at_hand * belief.shop_at_hand,
               belief.factory_most * 100);
  worth += factories * belief.factory / 100 * turns / 10;
  for (int count : player.beads) worth += beads_worth(count, turns, belief);
  return worth;
}

inline int cards_worth(const Open& open, int turns, const Belief& belief) {
  int worth = 0;
  for (unsigned rest = open.player().cards; rest != 0; rest &= rest - 1) {
    const int card = std::countr_zero(rest);
    if (card != static_cast<int>(Special::basilica))
      worth += with_time(belief.cards[card], turns, belief.special_turns);
  }
  return worth;
}

struct Position {
  const Belief* belief;
  Open open;
  Hand own;
  int horizon;  // turns left when the turn began

  // As if it were that seat's turn.
  Position(const Belief& its_belief, const Open& now, const Hand& hand, Seat seat, int most_turns = INT_MAX)
      : belief(&its_belief),
        open(now),
        own(hand),
        horizon(std::min(turns_left(its_belief, now), most_turns)) {
    open.acting = seat;
  }

  // The end came in this turn.
  bool ended() const { return horizon > 0 && open.ending != Seat::nobody; }
  // As it looks: of the others only points and the number of cards are known.
  bool leads(int of_characters) const {
    const int own_total = open.scores[index(open.acting)] * kPoint + of_characters;
    bool ahead = true;
    open.everyone().each([&](Seat seat) {
      const Player& other = open.players[index(seat)];
      const int cards = std::min<int>(other.characters, std::popcount(other.docks) + 1);
      const int total =
          open.scores[index(seat)] * kPoint + cards * belief->card_of_others + belief->turn_of_others;
      if (seat != open.acting && total >= own_total) ahead = false;
    });
    return ahead;
  }
  int turns() const { return open.ending != Seat::nobody ? 0 : horizon; }
  // Of so much more than there is.
  int gold_worth(int more) const { return insight::gold_worth(open.player().gold + more, turns(), *belief); }
  // All but the characters, given what these are worth.
  int rest_worth(int of_characters) const {
    const int left = turns();
    return (ended() && leads(of_characters) ? belief->end_ahead : 0) +
           open.scores[index(open.acting)] * kPoint + insight::gold_worth(open.player().gold, left, *belief) +
           (left == 0 ? 0
                      : tiles_worth(open, *belief) + sites_worth(open, open.open_sites(), *belief) +
                            trade_worth(open, income(), left, *belief) + cards(left));
  }
  int rest_worth() const { return rest_worth(ended() ? cast().total() : 0); }
  // What it adds to the rest that a street without customers opens sites.
  int worth_opened(int space) const {
    if (turns() == 0) return 0;
    const std::uint64_t sites = open.open_sites(), opened = layout.beside[space] & ~open.built;
    return sites_worth(open, sites | opened, *belief) - sites_worth(open, sites, *belief);
  }
  Cast cast() const { return {*belief, open, own, turns()}; }
  int worth_with(int of_characters) const { return rest_worth(of_characters) + of_characters; }
  int worth() const { return worth_with(cast().total()); }

  void gain(int points) { gain_points(open, open.acting, points); }
  void take_from(Stack stack) {
    Silence silence;
    leave_stack(open, stack, silence);
  }
  void get(Tile tile) {
    const Stack stack = stack_of(tile);
    take_from(stack);
    ++open.player().tiles[static_cast<int>(stack)];
    if (is_shop(tile)) ++own.shops[kind_of(tile)], known_incomes_ = false;
    if (is_palace(tile)) ++own.palaces[kind_of(tile)];
  }
  void lay(int kind, int space) {
    put_street(open, kind, space);
    look_at_income(layout.street_island[space]);
  }
  void build(Tile tile, int site) {
    Silence silence;
    put_building(open, tile, site, silence);
    if (is_shop(tile)) --own.shops[kind_of(tile)], known_incomes_ = false;
    look_at_income(layout.site_island[site]);
    if (is_palace(tile)) --own.palaces[kind_of(tile)];
  }

 private:
  static constexpr int kUnknown = -1;

  // The best of an island.
  int income() const {
    if (!known_incomes_) {
      known_incomes_ = true;
      incomes_ = {};
      for (int i = 0; i < open.islands(); ++i) incomes_[i] = income_to_come(open, own, i, *belief);
    }
    int best = 0;
    for (int income : incomes_) best = std::max(best, income);
    return best;
  }
  void look_at_income(int island) {
    if (known_incomes_) incomes_[island] = income_to_come(open, own, island, *belief);
  }
  // As long as the game goes on nothing that is done here changes it.
  int cards(int left) const {
    if (cards_ == kUnknown) cards_ = cards_worth(open, left, *belief);
    return cards_;
  }

  mutable std::array<int, kIslands> incomes_;
  mutable bool known_incomes_ = false;
  mutable int cards_ = kUnknown;
};

}  // namespace laguna::murano::insight
