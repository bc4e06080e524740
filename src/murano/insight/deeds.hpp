// What the actions of the ring are worth: the position after them, the best made of it.
#pragma once

#include "murano/insight/building.hpp"

namespace laguna::murano::insight {

// A tile was bought: in the last turn it may be placed at once.
inline int worth_with(Position p, const Cast& cast, Tile tile) {
  const int before = p.turns();
  p.get(tile);
  if (p.turns() == before && before > 0) {
    Means means = cast.means();
    means.get(tile);
    return p.rest_worth() + cast.total_with(means, change_of(stack_of(tile)));
  }
  const Cast last = p.cast();
  return std::max(p.worth_with(last.total()), best_site(p, last, tile).worth);
}

// Tiles of a kind that may be in the stack.
inline Contents unseen_tiles(const Position& p, Stack stack) {
  Contents left{};
  for (int kind = 0; kind < kKinds; ++kind) {
    const bool shops = stack == Stack::shops;
    const int all = shops ? (p.open.seats == kMaxSeats ? 4 : 3) : layout.palaces[kind];
    const int built = std::popcount(shops ? p.open.shops_of[kind] : p.open.palaces[kind]);
    left[kind] = static_cast<std::uint8_t>(
        std::max(0, all - built - (shops ? p.own.shops[kind] : p.own.palaces[kind])));
  }
  return left;
}

inline int worth_buying(Position p, const Cast& cast, Stack stack, bool search) {
  p.open.player().gold -= search ? kSearchPrice : kPrice[static_cast<int>(stack)];
  if (stack == Stack::factories) return worth_with(p, cast, Tile::factory);
  if (stack == Stack::specials) return worth_with(p, cast, Tile::special);
  const Contents left = unseen_tiles(p, stack);
  int sum = 0, most = INT_MIN;
  for (int kind = 0; kind < kKinds; ++kind) {
    if (left[kind] == 0) continue;
    const int worth = worth_with(p, cast, tile_of(stack, kind));
    sum += left[kind] * worth;
    most = std::max(most, worth);
  }
  if (total(left) == 0) return p.rest_worth() + cast.total();
  return search ? most - p.belief->search_doubt : sum / total(left);
}

// What the cast would promise with each of the unseen characters, the best first.
using Recruits = FixedVector<int, kCharacters>;
inline Recruits recruits(const Cast& before, Characters::Set unseen) {
  Recruits with;
  for (; unseen != 0; unseen &= unseen - 1) with.push_back(before.with(std::countr_zero(unseen) + 1));
  std::sort(with.begin(), with.end(), [](int a, int b) { return a > b; });
  return with;
}

// The best of some of them, on average.
inline int worth_recruiting(Position p, const Cast& before, const Recruits& unseen) {
  const int looks = std::min<int>(characters_to_look_at(p.open, p.open.acting), p.open.characters_left);
  const int declined = p.rest_worth() + before.total();
  if (unseen.empty()) return declined;
  p.open.player().gold -= character_price(p.open, p.open.acting);
  const int rest = p.rest_worth();
  // The k-th best is the best of the cards looked at if it is among them and no better one is.
  const int count = static_cast<int>(unseen.size());
  double sum = 0, none_so_far = 1;
  for (int k = 0; k < count; ++k) {
    const double here = std::min(1.0, static_cast<double>(looks) / (count - k));
    sum += none_so_far * here * std::max(declined, rest + unseen[static_cast<std::size_t>(k)]);
    none_so_far *= 1 - here;
  }
  return static_cast<int>(sum);
}

inline int worth_docking(Position p, const Cast& cast, int island, int colour) {
  Player& player = p.open.player();
  player.gold -= dock_price(p.open, p.open.acting, colour == index(p.open.acting));
  --player.gondoliers;
  player.docks |= 1u << (4 * island + colour);
  if (p.open.has(p.open.acting, Special::dockside_bar)) p.gain(1);
  return p.worth_with(cast.total_after(p.open));
}

// The cheapest dock of each island.
inline void each_good_dock(const Open& open, auto&& visit) {
  const Seat seat = open.acting;
  for (int island = 0; island < open.islands(); ++island) {
    const std::uint32_t here = (free_docks(open) & docks_of(island)) >> (4 * island);
    if (here == 0) continue;
    const int colour = (here >> index(seat) & 1) != 0 ? index(seat) : std::countr_zero(here);
    if (open.player().gold >= dock_price(open, seat, colour == index(seat))) visit(act::dock(island, colour));
  }
}

// With these beads more or less.
inline int worth_with_beads(const Position& p, const Cast& cast) {
  Means means = cast.means();
  means.holdings.beads = p.open.player().beads;
  return p.rest_worth() + cast.total_with(means, kBeadsChange);
}
inline int worth_selling(Position p, const Cast& cast, Beads beads) {
  Player& player = p.open.player();
  for (int bead = 0; bead < kBeads; ++bead)
    player.beads[bead] = static_cast<std::uint8_t>(player.beads[bead] - beads.of(bead));
  player.gold += kBeadPrice[beads.count()];
  return worth_with_beads(p, cast);
}
// What the beads at hand are good for: the best sale, or none.
inline int worth_of_beads(const Position& p, const Cast& cast) {
  const Player& player = p.open.player();
  int most = worth_with_beads(p, cast);
  for (int bead = 0; bead < kBeads; ++bead) {
    Beads sale;
    for (int n = std::min<int>(player.beads[bead], 3); n > 0; --n) sale = sale + Beads::one(bead);
    if (sale.count() > 0) most = std::max(most, worth_selling(p, cast, sale));
  }
  return most;
}
// On average over so many draws.
inline int worth_of_draws(const Position& p, const Cast& cast, int beads) {
  if (beads == 0) return worth_of_beads(p, cast);
  int sum = 0;
  for (int bead = 0; bead < kBeads; ++bead) {
    if (p.open.bag[bead] == 0) continue;
    Position after = p;
    ++after.open.player().beads[bead];
    sum += p.open.bag[bead] * worth_of_draws(after, cast, beads - 1);
  }
  return sum / std::max(1, bag_size(p.open));
}
inline int worth_producing(Position p, const Cast& cast, int factories, bool station) {
  p.gain(-2 * factories);
  if (p.open.has(p.open.acting, Special::guild_hall)) p.gain(1);
  constexpr int kFollowed = 3;  // the others bring as much as the last of these
  const int draws = std::min(factories, kFollowed), worth = worth_of_draws(p, cast, draws);
  const int more = factories - draws + (station ? 1 : 0);
  return more == 0 ? worth : worth + more * (worth - worth_of_draws(p, cast, draws - 1)) / (station ? 2 : 1);
}
inline int worth_with_gold(Position p, const Cast& cast, int gold) {
  p.open.player().gold += gold;
  return p.rest_worth() + cast.total();
}
inline int worth_hiring(Position p, const Cast& cast, int sign) {
  Player& player = p.open.player();
  player.gold += sign > 0 ? -hire_price(p.open, p.open.acting) : dismiss_gain(p.open, p.open.acting);
  player.gondoliers = static_cast<std::uint8_t>(player.gondoliers + sign);
  return p.worth_with(cast.total_after(p.open));
}

}  // namespace laguna::murano::insight
