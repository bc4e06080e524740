// What the spaces of the ring offer: prices, whether an action would do something, and so who may sail where.
#pragma once

#include <climits>

#include "murano/state.hpp"

namespace laguna::murano {

inline constexpr int kNever = INT_MAX;
inline constexpr std::array<int, kStacks> kPrice = {0, 1, 2, 2, 2};  // of the top tile, by stack
inline constexpr int kSearchPrice = 4;

// MU-A6, MU-K2
inline int character_price(const Open& open, Seat seat) {
  const int price = open.players[index(seat)].characters + 1 - (open.has(seat, Special::tavern) ? 2 : 0);
  return price < 0 ? 0 : price;
}
// MU-K8
inline int characters_to_look_at(const Open& open, Seat seat) {
  return open.has(seat, Special::hostel) ? 5 : 3;
}
// MU-A8, MU-K6
inline int dock_price(const Open& open, Seat seat, bool own) {
  const bool harbor = open.has(seat, Special::harbor);
  return own ? (harbor ? 1 : 2) : (harbor ? 3 : 5);
}
inline std::uint32_t free_docks(const Open& open) {
  std::uint32_t docks = 0;
  for (int island = 0; island < open.islands(); ++island)
    docks |= std::uint32_t{layout.docks[island]} << (4 * island);
  return docks & ~open.docked();
}
inline std::uint32_t own_docks(Seat seat) { return 0x111111u << index(seat); }

// MU-A9, MU-K13
inline int hire_price(const Open& open, Seat seat) { return open.has(seat, Special::assembly_hall) ? 1 : 3; }
inline int dismiss_gain(const Open& open, Seat seat) {
  return open.has(seat, Special::assembly_hall) ? 5 : 3;
}

// MU-I1: gold for every customer of the colours that the seat has a shop of there.
inline int income_of(const Open& open, Seat seat, int island) {
  const std::uint64_t shops = open.shops[index(seat)] & layout.sites_of[island];
  int gold = 0;
  for (int colour = 0; colour < kColours; ++colour)
    gold += (shops & open.shops_of[colour]) != 0 ? open.customers_at(island, colour) : 0;
  return gold;
}
inline bool has_income(const Open& open, Seat seat) {
  std::uint64_t paying = 0;
  for (int colour = 0; colour < kColours; ++colour) paying |= open.shops_of[colour] & open.served[colour];
  return (open.shops[index(seat)] & paying) != 0;
}

// MU-P1, MU-P2
inline int bag_size(const Open& open) { return open.bag[0] + open.bag[1] + open.bag[2]; }
inline int factories_to_use(const Open& open, Seat seat) {
  const int owned = std::popcount(open.factories[index(seat)]), points = open.scores[index(seat)] / 2;
  const int usable = owned < points ? owned : points;
  return usable < bag_size(open) ? usable : bag_size(open);
}
inline int bead_count(const Player& player) { return player.beads[0] + player.beads[1] + player.beads[2]; }

// MU-B1, MU-B2
inline bool can_draw_street(const Open& open) {
  return open.stacks[static_cast<int>(Stack::streets)] > 0 && open.free_streets() != 0;
}
inline bool has_building(const Player& player) {
  return (player.tiles[1] | player.tiles[2] | player.tiles[3] | player.tiles[4]) != 0;
}
inline bool can_build(const Open& open) {
  return can_draw_street(open) || (has_building(open.player()) && open.open_sites() != 0);
}

// MU-M4: the gold that each action takes at least, `kNever` if it would do nothing.
inline std::array<int, kDeeds> gold_needed(const Open& open) {
  const Seat seat = open.acting;
  const Player& player = open.player();
  const auto stocked = [&](Stack stack) {
    return open.stacks[static_cast<int>(stack)] > 0 ? kPrice[static_cast<int>(stack)] : kNever;
  };
  std::array<int, kDeeds> need{};
  const auto set = [&](Deed deed, int gold) { need[static_cast<int>(deed)] = gold; };
  set(Deed::take_gold, 0);
  set(Deed::factory, stocked(Stack::factories));
  set(Deed::shop, stocked(Stack::shops));
  set(Deed::palace, stocked(Stack::palaces));
  set(Deed::special, stocked(Stack::specials));
  set(Deed::recruit, open.characters_left > 0 ? character_price(open, seat) : kNever);
  const std::uint32_t docks = player.gondoliers > 0 ? free_docks(open) : 0;
  set(Deed::dock, docks == 0 ? kNever : dock_price(open, seat, (docks & own_docks(seat)) != 0));
  set(Deed::build, can_build(open) ? 0 : kNever);
  set(Deed::income, has_income(open, seat) ? 0 : kNever);
  set(Deed::production, bead_count(player) > 0 || factories_to_use(open, seat) > 0 ? 0 : kNever);
  set(Deed::gondolier, player.gondoliers > 0 ? 0 : player.supply > 0 ? hire_price(open, seat) : kNever);
  return need;
}

// Which spaces can be used with how much gold.
class Usable {
 public:
  explicit Usable(const Open& open) : need_(gold_needed(open)) {}
  Ring with(int gold) const {
    Ring spaces = 0;
    for (int deed = 0; deed < kDeeds; ++deed) spaces |= layout.spaces_of[deed] & -Ring{need_[deed] <= gold};
    return spaces;
  }
  bool at(int space, int gold) const { return need_[static_cast<int>(layout.deed[space])] <= gold; }

 private:
  std::array<int, kDeeds> need_;
};

// Whether further moves can end in an action that does something and can be paid.
inline bool can_sail_on(const Ships& ships, int gold, const Usable& usable, bool lighthouse) {
  if (gold < ships.moves || ships.shares) return false;
  Ring reach = ships.reachable();
  if (lighthouse && !ships.red_moved) reach |= at(ships.lit());
  if ((reach & usable.with(gold - ships.moves)) != 0) return true;
  const int for_two = price_of_moves(ships.moves, 2);
  if (gold < for_two) return false;
  for (Ring rest = ships.occupied() & usable.with(gold - for_two); rest != 0; rest &= rest - 1) {
    const int space = std::countr_zero(rest), moves = moves_to(ships, space, false);
    if (moves > 0 && gold >= price_of_moves(ships.moves, moves) &&
        usable.at(space, gold - price_of_moves(ships.moves, moves)))
      return true;
  }
  return false;
}

// MU-M1: every move that the ring allows to these free spaces that can be reached.
inline void each_move(const Ships& ships, Ring spaces, auto&& visit) {
  const Ring occupied = ships.occupied();
  const bool two_on_one = (ships.black & at(ships.red)) != 0;
  for (; spaces != 0; spaces &= spaces - 1) {
    const auto to = static_cast<std::uint8_t>(std::countr_zero(spaces));
    const Ring below = occupied & (at(to) - 1);
    const auto ship = static_cast<std::uint8_t>(std::bit_width(below != 0 ? below : occupied) - 1);
    if (!two_on_one) {
      visit(Sail{ship == ships.red ? std::uint8_t{kNoSpace} : ship, to});
      continue;
    }
    if (ships.has_black_to_move(ship)) visit(Sail{ship, to});
    if (ships.has_red_to_move(ship)) visit(Sail{kNoSpace, to});
  }
}
inline void each_move(const Ships& ships, auto&& visit) { each_move(ships, ships.reachable(), visit); }

// The moves that may be made: those from which the turn can end in an action.
inline void each_sail(const Open& open, auto&& visit) {
  const Ships& ships = open.ships;
  const int gold = open.player().gold - ships.moves;
  if (gold < 0 || ships.shares) return;
  const bool lighthouse = open.has(open.acting, Special::lighthouse);
  const Usable usable(open);
  const Ring reach = ships.reachable(), direct = reach & usable.with(gold);
  if (gold <= ships.moves) {
    each_move(ships, direct, visit);
  } else {
    // If one move more ends in an action in two gaps between ships, then so it does after any move, which
    // changes one of them.
    const Ring next = reach & usable.with(gold - ships.moves - 1);
    if (direct == reach || (next & ~ships.gap_at(std::countr_zero(next))) != 0) {
      each_move(ships, reach, visit);
    } else {
      each_move(ships, reach, [&](Sail move) {
        Ships after = ships;
        after.sail(move);
        if ((direct & at(move.to)) != 0 || can_sail_on(after, gold, usable, lighthouse)) visit(move);
      });
    }
  }
  if (lighthouse && !ships.red_moved && usable.at(ships.lit(), gold))
    visit(Sail{kNoSpace, static_cast<std::uint8_t>(ships.lit())});
}

}  // namespace laguna::murano
