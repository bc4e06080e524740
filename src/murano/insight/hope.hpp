// What a character may bring on an island when the game is over, as things stand.
#pragma once

#include "murano/insight/taste.hpp"
#include "murano/view.hpp"

namespace laguna::murano::insight {

// What the seat has to make something of, wherever.
struct Means {
  Seat seat{};
  int turns = 0;                          // still to come
  std::array<int, kStacks> growth{};      // hundredths of tiles that may come to an island by themselves
  std::array<int, kStacks> at_hand{};     // own tiles not yet built
  std::array<int, kColours> own_shops{};  // of these, by colour
  Holdings holdings;
  int factories = 0;  // own, everywhere

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

// An island as it is.
struct Prospect {
  Census on;
  int island = 0;
  int placed = 0;              // own gondoliers
  int sites = 0, streets = 0;  // free

  void add(int kind) {
    --streets;
    for (int colour = 0; colour < kColours; ++colour)
      on.customers[colour] = static_cast<std::uint8_t>(on.customers[colour] + kCustomers[kind][colour]);
  }
  void add(Tile tile, Seat seat) {
    --sites;
    if (tile == Tile::factory) ++on.factories[index(seat)];
    if (tile == Tile::special) ++on.specials;
    if (is_shop(tile)) ++on.shops[index(seat)], ++on.shops_of[kind_of(tile)];
    if (is_palace(tile)) ++on.palaces, on.crests = static_cast<std::uint8_t>(on.crests + kind_of(tile) + 1);
  }
};

// Of something that takes so many steps, in percent. `ready` of them are at hand.
inline int chance_of(int turns, int steps, int ready, int room) {
  if (steps == 0) {
    const int exposed = std::min(turns, 10) * std::min(room, 4);
    return 100 - taste.hold * exposed / 40;
  }
  if (turns == 0 || steps > room) return 0;
  int sure = 100 * std::min(turns, 2 * steps + 1) / (2 * steps + 1);
  for (int n = 0; n < steps; ++n) {
    sure = sure * taste.step / 100;
    if (n < ready) sure += (100 - taste.step) * sure / taste.step * taste.ready / 100;
  }
  return sure;
}

// A table, with what lies between its rows.
inline int between(const auto& from, const auto& points, int count) {
  int below = 0, reached = 0;
  for (std::size_t row = 0; row < from.size(); ++row) {
    const int here = from[row] * 100, there = points[row] * kPoint;
    if (count < here) return below + (there - below) * (count - reached) / (here - reached);
    below = there;
    reached = here;
  }
  return below;
}

inline int hope(int character, const Prospect& p, const Means& m) {
  using namespace characters;
  const Character& print = print_of(character);
  if (!has_place(character, static_cast<Island>(p.island))) return 0;
  const int full = print.points * kPoint, kind = static_cast<int>(print.building);
  const auto met = [&](int steps, int ready, int room) {
    return full * chance_of(m.turns, steps, ready, room) / 100;
  };
  const auto coming = [&](Stack stack) {
    const int s = static_cast<int>(stack);
    return m.turns == 0 ? 0 : std::min(m.growth[s] + m.at_hand[s] * taste.steer, p.sites * 100);
  };
  const int of_kind = count(p.on, print.building), colour = index(print.colour);
  const int of_colour = p.on.customers[colour];
  const int customers_coming = m.turns == 0 ? 0 : std::min(m.growth[0] / 3, p.streets * 30);

  switch (print.formula) {
    case Formula::buildings:
      return print.points * (of_kind * 100 + coming(print.building));
    case Formula::only_owner: {
      const int own_here = own(p.on, print.building, m.seat);
      if (of_kind > own_here) return 0;
      return met(own_here > 0 ? 0 : 1, m.at_hand[kind], p.sites);
    }
    case Formula::gold: {
      int missing =
          std::max(0, 2 - of_colour) + (p.on.customers[2] == 0) + (p.on.palaces == 0) + (p.on.specials == 0);
      int most = 0;
      for (int sum : layout.gold_steps)
        if (m.turns > 0 || sum <= m.holdings.gold) most = std::max(most, bought_for(sum));
      return most * kPoint * chance_of(m.turns, missing, 0, p.sites + p.streets) / 100 *
             (m.turns > 0 ? 60 : 100) / 100;
    }
    case Formula::few_customers: {
      const int room = 3 - p.on.customers[0] - p.on.customers[1];
      if (room < 0) return 0;
      if (m.turns == 0) return full;
      const int coming_here = customers_coming * 2 / 100;
      return full * std::clamp(80 + 15 * (room - coming_here), 10, 100) / 100;
    }
    case Formula::everything: {
      int missing = 0, ready = 0;
      for (int s = 1; s < kStacks; ++s)
        if (count(p.on, static_cast<Stack>(s)) == 0) ++missing, ready += m.at_hand[s] > 0;
      for (int customers : p.on.customers) missing += customers == 0;
      return missing == 0 ? full : met(missing, ready, p.sites + p.streets);
    }
    case Formula::customers:
      return m.turns == 0
                 ? look_up(layout.customers_from, layout.customers_points, sum(p.on.customers)) * kPoint
                 : between(layout.customers_from, layout.customers_points,
                           sum(p.on.customers) * 100 + 3 * customers_coming);
    case Formula::customers_of:
      return m.turns == 0
                 ? look_up(layout.colour_from, layout.colour_points, of_colour) * kPoint
                 : between(layout.colour_from, layout.colour_points, of_colour * 100 + customers_coming);
    case Formula::crests:
      return print.points * (p.on.crests * 100 + 2 * coming(Stack::palaces));
    case Formula::marked_buildings: {
      const int more = coming(Stack::shops) + coming(Stack::factories);
      return (print.points * own(p.on, m.seat) + print.other * of_others(p.on, m.seat)) * kPoint +
             more * 3 / 2;
    }
    case Formula::specials_as_customers: {
      if (p.on.specials == 0 && of_colour == 0) return met(2, m.at_hand[4] > 0, p.sites);
      const int steps = std::abs(p.on.specials - of_colour);
      const bool lacks = p.on.specials < of_colour;
      return met(steps, lacks ? m.at_hand[4] : 0, lacks ? p.sites : p.streets);
    }
    case Formula::three_alike: {
      const std::array<int, 3> have = {sum(p.on.factories), p.on.palaces, sum(p.on.shops)};
      constexpr std::array kWhich = {1, 3, 2};
      const int want = std::max({have[0], have[1], have[2], 1});
      int missing = 0, ready = 0;
      for (int k = 0; k < 3; ++k) {
        missing += want - have[k];
        ready += std::min(want - have[k], m.at_hand[kWhich[k]]);
      }
      return met(missing, ready, p.sites);
    }
    case Formula::as_crests: {
      if (of_kind == p.on.crests && of_kind > 0) return met(0, 0, p.sites);
      if (of_kind == 0 && p.on.crests == 0)
        return met(2, (m.at_hand[kind] > 0) + (m.at_hand[3] > 0), p.sites);
      if (of_kind < p.on.crests) return met(p.on.crests - of_kind, m.at_hand[kind], p.sites);
      return met(1 + (of_kind - p.on.crests) / 3, m.at_hand[3] > 0, p.sites);
    }
    case Formula::own_as_others: {
      const int difference = own(p.on, m.seat) - of_others(p.on, m.seat);
      return met(std::abs(difference), difference < 0 ? m.at_hand[1] + m.at_hand[2] : 0, p.sites);
    }
    case Formula::one_crest:
      if (p.on.crests > 1) return 0;
      return met(1 - p.on.crests, 0, p.sites);
    case Formula::own_buildings_at: {
      const int missing = std::max(0, 3 - own(p.on, m.seat));
      return missing == 0 ? full : met(missing, m.at_hand[1] + m.at_hand[2], p.sites);
    }
    case Formula::own_gondoliers_at:
      return p.placed >= 2 ? full : m.turns == 0 ? 0 : full * (p.placed == 1 ? 50 : 25) / 100;
    case Formula::beads_at: {
      const int have = std::min(3, m.holdings.beads_for(print.bead)) * 100;
      const int more = m.turns == 0 ? 0 : std::min(m.factories * 12 * std::min(m.turns, 10) / 5, 150);
      return print.points * std::min(have + more, 300);
    }
    case Formula::shops_of:
      return print.points *
             (p.on.shops_of[colour] * 100 +
              (m.turns == 0 ? 0
                            : std::min(m.growth[2] / 3 + m.own_shops[colour] * taste.steer, p.sites * 100)));
  }
  return 0;
}

}  // namespace laguna::murano::insight
