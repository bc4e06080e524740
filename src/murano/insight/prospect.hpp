// What an island and a seat have to offer to a character.
#pragma once

#include "murano/insight/belief.hpp"
#include "murano/view.hpp"

namespace laguna::murano::insight {

// What the seat has to make something of, wherever.
struct Means {
  const Belief* belief = nullptr;  // of the seat
  Seat seat{};
  int turns = 0;                          // still to come
  std::array<int, kStacks> growth{};      // hundredths of tiles that may come to an island by themselves
  std::array<int, kStacks> at_hand{};     // own tiles not yet built
  std::array<int, kColours> own_shops{};  // of these, by colour
  Holdings holdings;
  int factories = 0;  // own, everywhere

  Means() = default;
  Means(const Belief& its_belief, const Open& open, Seat whose, int turns_left,
        const std::array<int, kColours>& shops)
      : belief(&its_belief),
        seat(whose),
        turns(turns_left),
        own_shops(shops),
        holdings(holdings_of(open, whose)),
        factories(std::popcount(open.factories[index(whose)])) {
    const int soon = std::min(turns, 12);
    for (int s = 0; s < kStacks; ++s) {
      growth[s] = open.stacks[s] * belief->growth * soon / 12;
      growth[s] = open.seats == kMaxSeats ? growth[s] / kIslands : growth[s] / (kIslands - 1);
      at_hand[s] = open.players[index(whose)].tiles[s];
    }
  }

  int of(Stack stack) const { return at_hand[static_cast<int>(stack)]; }
  void get(Tile tile) {
    ++at_hand[static_cast<int>(stack_of(tile))];
    if (is_shop(tile)) ++own_shops[kind_of(tile)];
  }
  void use(Tile tile) {
    if (tile == Tile::street) return;
    --at_hand[static_cast<int>(stack_of(tile))];
    if (is_shop(tile)) --own_shops[kind_of(tile)];
    if (tile == Tile::factory) ++factories;
  }
};

// An island as it is for a seat, counted; no defaults, for `look_around` sets it all.
struct Prospect {
  int island;
  int placed;                                  // own gondoliers
  int sites, streets;                          // free
  std::array<int, kStacks> on;                 // buildings by stack, anybody's
  int own_factories, own_shops;                // of these
  std::array<int, kColours> shops, customers;  // by colour
  int crests;

  int of(Stack stack) const { return on[static_cast<int>(stack)]; }
  int own() const { return own_factories + own_shops; }
  int of_others() const { return of(Stack::factories) + of(Stack::shops) - own(); }
  int all_customers() const { return customers[0] + customers[1] + customers[2]; }

  void add(int kind) {
    --streets;
    for (int colour = 0; colour < kColours; ++colour) customers[colour] += kCustomers[kind][colour];
  }
  // An own one.
  void add(Tile tile) {
    --sites;
    ++on[static_cast<int>(stack_of(tile))];
    if (tile == Tile::factory) ++own_factories;
    if (is_shop(tile)) ++own_shops, ++shops[kind_of(tile)];
    if (is_palace(tile)) crests += kind_of(tile) + 1;
  }
};

using Prospects = std::array<Prospect, kIslands>;

inline void look_around(const Open& open, Seat seat, Prospects& islands) {
  const std::uint64_t own_factories = open.factories[index(seat)], own_shops = open.shops[index(seat)];
  const std::uint64_t factories =
      open.factories[0] | open.factories[1] | open.factories[2] | open.factories[3];
  const std::uint32_t docks = open.players[index(seat)].docks;
  for (int i = 0; i < open.islands(); ++i) {
    const std::uint64_t sites = layout.sites_of[i], streets = layout.streets_of[i];
    const auto count = [&](std::uint64_t mask) { return std::popcount(mask & sites); };
    Prospect& p = islands[i];
    p.island = i;
    p.placed = std::popcount(docks & docks_of(i));
    p.sites = count(~open.built);
    p.streets = std::popcount(streets & ~open.paved);
    for (int colour = 0; colour < kColours; ++colour) {
      p.shops[colour] = count(open.shops_of[colour]);
      p.customers[colour] = std::popcount(open.customers[colour] & streets);
    }
    const int one = count(open.palaces[0]), two = count(open.palaces[1]), three = count(open.palaces[2]);
    p.crests = one + 2 * two + 3 * three;
    p.on = {0, count(factories), p.shops[0] + p.shops[1] + p.shops[2], one + two + three,
            count(open.specials)};
    p.own_factories = count(own_factories);
    p.own_shops = count(own_shops);
  }
}

}  // namespace laguna::murano::insight
