// What building is worth: the best place of each tile, and the best tiles one after the other.
#pragma once

#include "murano/insight/position.hpp"

namespace laguna::murano::insight {

// A special building brings one of three cards.
inline int card_to_come(const Position& p) {
  return with_time(p.belief->special_card, p.turns(), p.belief->special_turns) + (p.turns() == 0 ? 150 : 0);
}

// The free space of an island that opens most sites.
inline int best_street(const Open& open, int island) {
  int best = -1, most = -1;
  for (std::uint64_t rest = open.free_streets() & layout.streets_of[island]; rest != 0; rest &= rest - 1) {
    const int space = std::countr_zero(rest);
    const int opens = std::popcount(layout.beside[space] & ~open.beside & ~open.built);
    if (opens > most) best = space, most = opens;
  }
  return best;
}

struct Built {
  int worth = INT_MIN;
  int tile = 0, place = -1;
};

inline int worth_on(Position p, Tile tile, int site) {
  p.build(tile, site);
  return p.worth() + (tile == Tile::special ? card_to_come(p) : 0);
}

// A street at its best place, on average over what may be drawn.
inline Built best_street(const Position& p, const Cast& cast) {
  std::array<int, kIslands> space{}, rest{};
  const int now = p.rest_worth();
  for (int island = 0; island < p.open.islands(); ++island) {
    space[island] = best_street(p.open, island);
    if (space[island] >= 0) rest[island] = now + p.worth_opened(space[island]);
  }
  Built best;
  int sum = 0, count = 0, most_ever = INT_MIN;
  for (int kind = 0; kind < 4; ++kind) {  // those with two customers are few
    const int weight = p.open.drawable[kind];
    int most = INT_MIN;
    for (int island = 0; island < p.open.islands() && weight > 0; ++island) {
      if (space[island] < 0) continue;
      Prospect there = cast.prospect(island);
      there.add(kind);
      const int worth = rest[island] + cast.total_with_street(there);
      if (worth > most) most = worth;
      if (worth > most_ever) most_ever = worth, best.place = space[island];
    }
    if (weight > 0) sum += weight * most;
    count += weight;
  }
  best.tile = static_cast<int>(Tile::street);
  if (count > 0) best.worth = sum / count;
  return best;
}

// The best place of a tile.
inline Built best_site(const Position& p, const Cast& cast, Tile tile) {
  Built best{INT_MIN, static_cast<int>(tile), -1};
  Means means = cast.means();
  means.use(tile);
  const unsigned changed = change_of(stack_of(tile)) | (tile == Tile::factory ? kBeadsChange : 0);
  for (int island = 0; island < p.open.islands(); ++island) {
    const std::uint64_t sites = p.open.open_sites() & layout.sites_of[island];
    if (sites == 0) continue;
    Position after = p;
    after.build(tile, std::countr_zero(sites));
    Prospect there = cast.prospect(island);
    there.add(tile);
    const int worth = after.rest_worth() + cast.total_with(there, means, changed) +
                      (tile == Tile::special ? card_to_come(p) : 0);
    if (worth > best.worth) best.worth = worth, best.place = std::countr_zero(sites);
  }
  return best;
}
inline Built best_place(const Position& p, const Cast& cast, Tile tile) {
  return tile == Tile::street ? best_street(p, cast) : best_site(p, cast, tile);
}
inline Position with_built(Position p, const Built& built) {
  if (static_cast<Tile>(built.tile) != Tile::street) {
    p.build(static_cast<Tile>(built.tile), built.place);
    return p;
  }
  p.lay(0, built.place);
  p.take_from(Stack::streets);
  return p;
}

inline void each_tile(const Position& p, auto&& visit) {
  const Player& player = p.open.player();
  if (can_draw_street(p.open)) visit(Tile::street);
  if (!has_building(player) || p.open.open_sites() == 0) return;
  if (player.tiles[static_cast<int>(Stack::factories)] > 0) visit(Tile::factory);
  if (player.tiles[static_cast<int>(Stack::specials)] > 0) visit(Tile::special);
  for (int kind = 0; kind < kKinds; ++kind) {
    if (p.own.shops[kind] > 0) visit(shop_of(kind));
    if (p.own.palaces[kind] > 0) visit(palace_of(kind));
  }
}

inline int worth_of_more(const Position& p, int tiles);

inline Built best_tile(const Position& p, const Cast& cast) {
  Built best;
  each_tile(p, [&](Tile tile) {
    if (const Built built = best_place(p, cast, tile); built.worth > best.worth) best = built;
  });
  return best;
}
// Of this tile and as many more as are worth it, if it has a place.
inline int worth_building_on(const Position& p, const Cast& cast, const Built& first, int tiles) {
  return first.place < 0 ? p.worth_with(cast.total())
                         : first.worth + worth_of_more(with_built(p, first), tiles - 1);
}
// What further tiles add, the best first.
inline int worth_of_more(const Position& p, int tiles) {
  if (tiles == 0) return 0;
  const Cast cast = p.cast();
  const int now = p.worth_with(cast.total());
  const Built best = best_tile(p, cast);
  return best.worth <= now ? 0 : worth_building_on(p, cast, best, tiles) - now;
}
// The best tiles one after the other.
inline int worth_building(const Position& p, const Cast& cast, int tiles) {
  return worth_building_on(p, cast, best_tile(p, cast), tiles);
}
inline int worth_of_building(const Position& p, const Cast& cast, Tile tile, int tiles) {
  const Built built = best_place(p, cast, tile);
  return built.place < 0 ? INT_MIN / 2 : worth_building_on(p, cast, built, tiles);
}

}  // namespace laguna::murano::insight
