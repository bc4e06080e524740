// What a character may bring on an island when the game is over, as things stand.
#pragma once

#include "murano/insight/prospect.hpp"

namespace laguna::murano::insight {

// To something that is met or not: steps still to be made, how many of them are at hand, and spaces to make
// them on. The same spaces may spoil what is met already.
struct Way {
  int steps, ready, room;
};
inline constexpr Way kNoWay = {1, 0, 0};
inline constexpr Way kForGood = {0, 0, 0};

// In percent.
inline int chance_of(const Way& way, const Means& m) {
  const Belief& belief = *m.belief;
  const int turns = m.turns;
  if (way.steps == 0) return 100 - belief.hold * std::min(turns, 10) * std::min(way.room, 4) / 40;
  if (turns == 0 || way.steps > std::min(way.room, kMostSteps)) return 0;
  return belief.sure[way.steps][std::min(way.ready, way.steps)][std::min(turns, 2 * way.steps + 1)];
}

namespace ways {

inline Way to_everything(const Prospect& p, const Means& m) {
  Way way = {0, 0, p.sites + p.streets};
  for (int s = 1; s < kStacks; ++s)
    if (p.on[s] == 0) ++way.steps, way.ready += m.at_hand[s] > 0;
  for (int customers : p.customers) way.steps += customers == 0;
  return way.steps == 0 ? kForGood : way;
}
inline Way to_three_alike(const Prospect& p, const Means& m) {
  constexpr std::array kThree = {Stack::factories, Stack::shops, Stack::palaces};
  int most = 1;
  for (Stack stack : kThree) most = std::max(most, p.of(stack));
  Way way = {0, 0, p.sites};
  for (Stack stack : kThree) {
    const int lacks = most - p.of(stack);
    way.steps += lacks;
    way.ready += std::min(lacks, m.of(stack));
  }
  return way;
}
inline Way to_as_many_crests(Stack building, const Prospect& p, const Means& m) {
  const int have = p.of(building), palace = m.of(Stack::palaces) > 0;
  if (have == 0 && p.crests == 0) return {2, (m.of(building) > 0) + palace, p.sites};
  if (have <= p.crests) return {p.crests - have, m.of(building), p.sites};
  return {1 + (have - p.crests) / 3, palace, p.sites};
}
inline Way to_as_many_specials(int customers, const Prospect& p, const Means& m) {
  const int have = p.of(Stack::specials);
  if (have == 0 && customers == 0) return {2, m.of(Stack::specials) > 0, p.sites};
  if (have < customers) return {customers - have, m.of(Stack::specials), p.sites};
  return {have - customers, 0, p.streets};
}

inline Way to_only_own(const Character& print, const Prospect& p, const Means& m) {
  const int mine = print.building == Stack::factories ? p.own_factories : p.own_shops;
  if (p.of(print.building) > mine) return kNoWay;
  return {mine > 0 ? 0 : 1, m.of(print.building), p.sites};
}
inline Way to_gold(int customers, const Prospect& p) {
  return {std::max(0, 2 - customers) + (p.customers[index(Colour::grey)] == 0) + (p.of(Stack::palaces) == 0) +
              (p.of(Stack::specials) == 0),
          0, p.sites + p.streets};
}
inline int marked(const Means& m) { return m.of(Stack::factories) + m.of(Stack::shops); }
inline Way to_as_many_own(const Prospect& p, const Means& m) {
  const int own = p.own(), others = p.of_others();
  if (own >= others) return {own - others, 0, p.sites};
  return {others - own, marked(m), p.sites};
}
inline Way to_one_crest(const Prospect& p) { return p.crests > 1 ? kNoWay : Way{1 - p.crests, 0, p.sites}; }
inline Way to_three_own(const Prospect& p, const Means& m) {
  return p.own() >= 3 ? kForGood : Way{3 - p.own(), marked(m), p.sites};
}

}  // namespace ways

// A table in hundredths; as long as the count may grow, with what lies between its rows.
inline int by_table(const auto& from, const auto& points, int count, int coming) {
  if (coming == 0) return characters::look_up(from, points, count) * kPoint;
  const int expected = count * 100 + coming;
  int below = 0, reached = 0;
  for (std::size_t row = 0; row < from.size(); ++row) {
    const int here = from[row] * 100, there = points[row] * kPoint;
    if (expected < here) return below + (there - below) * (expected - reached) / (here - reached);
    below = there;
    reached = here;
  }
  return below;
}

// Calls with what tells of an island what the character may bring there, in hundredths of a point.
inline void with_hope(int character, const Means& m, auto&& visit) {
  const Character& print = print_of(character);
  const bool last = m.turns == 0;
  const int full = print.points * kPoint, colour = index(print.colour);
  const auto coming = [&](const Prospect& p, int growth, int at_hand) {
    return last ? 0 : std::min(growth + at_hand * m.belief->steer, p.sites * 100);
  };
  const auto tiles_coming = [&](const Prospect& p, Stack stack) {
    return coming(p, m.growth[static_cast<int>(stack)], m.of(stack));
  };
  const auto customers_coming = [&](const Prospect& p) {
    return last ? 0 : std::min(m.growth[0] / kColours, p.streets * 30);
  };
  const auto all_or_nothing = [&](auto way) {
    visit([&](const Prospect& p) { return print.points * chance_of(way(p), m); });
  };

  switch (print.formula) {
    case Formula::buildings:
      return visit([&](const Prospect& p) {
        return print.points * (p.of(print.building) * 100 + tiles_coming(p, print.building));
      });
    case Formula::shops_of:
      return visit([&](const Prospect& p) {
        return print.points *
               (p.shops[colour] * 100 + coming(p, m.growth[2] / kColours, m.own_shops[colour]));
      });
    case Formula::crests:
      return visit([&](const Prospect& p) {
        return print.points * (p.crests * 100 + 2 * tiles_coming(p, Stack::palaces));
      });
    case Formula::marked_buildings:
      return visit([&](const Prospect& p) {
        return (print.points * p.own() + print.other * p.of_others()) * kPoint +
               (tiles_coming(p, Stack::shops) + tiles_coming(p, Stack::factories)) * 3 / 2;
      });
    case Formula::customers:
      return visit([&](const Prospect& p) {
        return by_table(layout.customers_from, layout.customers_points, p.all_customers(),
                        kColours * customers_coming(p));
      });
    case Formula::customers_of:
      return visit([&](const Prospect& p) {
        return by_table(layout.colour_from, layout.colour_points, p.customers[colour], customers_coming(p));
      });
    case Formula::few_customers:
      return visit([&](const Prospect& p) {
        const int room = 3 - p.customers[index(Colour::red)] - p.customers[index(Colour::blue)];
        if (room < 0) return 0;
        return last ? full
                    : full * std::clamp(80 + 15 * (room - customers_coming(p) * 2 / 100), 10, 100) / 100;
      });
    case Formula::own_gondoliers_at:
      return visit([&](const Prospect& p) {
        return p.placed >= 2 ? full : last ? 0 : full * (p.placed == 1 ? 50 : 25) / 100;
      });
    case Formula::beads_at: {
      const int more =
          last ? 0 : std::min(m.factories * m.belief->bead_hope * std::min(m.turns, 10) / 5, 200);
      const int hope =
          print.points * std::min(m.holdings.beads_for(print.bead) * 100 + more, kMostBeads * 100);
      return visit([&](const Prospect&) { return hope; });
    }
    case Formula::gold: {
      int most = 0;
      for (int gold : layout.gold_steps)
        if (!last || gold <= m.holdings.gold) most = std::max(most, characters::bought_for(gold));
      return visit([&](const Prospect& p) {
        return most * (last ? 100 : 60) * chance_of(ways::to_gold(p.customers[colour], p), m) / 100;
      });
    }
    case Formula::only_owner:
      return all_or_nothing([&](const Prospect& p) { return ways::to_only_own(print, p, m); });
    case Formula::everything:
      return all_or_nothing([&](const Prospect& p) { return ways::to_everything(p, m); });
    case Formula::specials_as_customers:
      return all_or_nothing(
          [&](const Prospect& p) { return ways::to_as_many_specials(p.customers[colour], p, m); });
    case Formula::three_alike:
      return all_or_nothing([&](const Prospect& p) { return ways::to_three_alike(p, m); });
    case Formula::as_crests:
      return all_or_nothing([&](const Prospect& p) { return ways::to_as_many_crests(print.building, p, m); });
    case Formula::own_as_others:
      return all_or_nothing([&](const Prospect& p) { return ways::to_as_many_own(p, m); });
    case Formula::one_crest:
      return all_or_nothing(ways::to_one_crest);
    case Formula::own_buildings_at:
      return all_or_nothing([&](const Prospect& p) { return ways::to_three_own(p, m); });
  }
}

inline int hope(int character, const Prospect& p, const Means& m) {
  int here = 0;
  if (has_place(character, static_cast<Island>(p.island)))
    with_hope(character, m, [&](auto&& of) { here = of(p); });
  return here;
}

}  // namespace laguna::murano::insight
