// What a perfect memory in a seat knows of a stack of hidden tiles, and how it imagines the rest.
#pragma once

#include "kit/fixed_vector.hpp"
#include "murano/pile.hpp"

namespace laguna::murano {

struct PileView {
  Purchases open;
  Seat viewer = Seat::nobody;
  std::array<Tiles, kKinds> kind{};              // MU-H1: own tiles, and all that were built
  std::array<Contents, kMostTiles + 1> found{};  // the stack, at own searches, by the tile then taken

  constexpr int size() const { return open.size(); }
  constexpr Tiles known() const { return static_cast<Tiles>(kind[0] | kind[1] | kind[2]); }
  // MU-H2: what lies in the stack the seat that looks through it knows, at this moment.
  constexpr bool searched(int tile) const {
    if (viewer == Seat::nobody) return false;
    if (tile == open.bought) return open.searcher == viewer && !open.needs_removed();
    return (open.searched & open.of[index(viewer)] & 1u << tile) != 0;
  }
  // Now, if the viewer is looking through it.
  constexpr const Contents& content() const { return found[open.bought]; }

  friend constexpr bool operator==(const PileView&, const PileView&) = default;
};

constexpr PileView observe(const Pile& pile, Seat viewer) {
  PileView view;
  view.open = pile.open;
  view.viewer = viewer;
  const int own = viewer == Seat::nobody ? 0 : pile.open.of[index(viewer)];
  for (int k = 0; k < kKinds; ++k) view.kind[k] = static_cast<Tiles>(pile.kind[k] & (own | pile.open.built));
  for (int tile = 0; tile <= pile.open.bought; ++tile) {
    if (!view.searched(tile)) continue;
    for (int k = 0; k < kKinds; ++k)
      view.found[tile][k] =
          static_cast<std::uint8_t>(pile.left[k] + std::popcount(static_cast<Tiles>(pile.kind[k] >> tile)));
  }
  return view;
}

namespace piles {

inline constexpr int kRemoved = kMostTiles;  // stands for the removed tile

struct Unknown {
  int tile;
  std::array<bool, kKinds> excluded;

  constexpr bool free() const { return !excluded[0] && !excluded[1] && !excluded[2]; }
};
using Unknowns = FixedVector<Unknown, kMostTiles + 1>;

// Ways to fill, out of the pool, the unknown tiles from the i-th to the first free one. The free ones come
// last, and they can always be filled in the same number of ways.
constexpr int ways(const Unknowns& unknowns, std::size_t i, const Contents& pool) {
  if (i == unknowns.size() || unknowns[i].free()) return 1;
  int sum = 0;
  for (int k = 0; k < kKinds; ++k) {
    if (pool[k] == 0 || unknowns[i].excluded[k]) continue;
    Contents rest = pool;
    --rest[k];
    sum += pool[k] * ways(unknowns, i + 1, rest);
  }
  return sum;
}

// The kind of the i-th tile, every way being equally likely.
constexpr int any_kind(const Unknowns& unknowns, std::size_t i, const Contents& pool, Random& random) {
  const bool free = unknowns[i].free();
  int lot = random.below(free ? total(pool) : ways(unknowns, i, pool));
  for (int k = 0; k + 1 < kKinds; ++k) {
    if (pool[k] == 0 || unknowns[i].excluded[k]) continue;
    Contents rest = pool;
    --rest[k];
    lot -= pool[k] * (free ? 1 : ways(unknowns, i + 1, rest));
    if (lot < 0) return k;
  }
  return kKinds - 1;
}

// The pool keeps the rest.
constexpr void deal(const Unknowns& unknowns, Contents& pool, std::array<Tiles, kKinds>& kind,
                    Random& random) {
  Unknowns ordered;
  for (const bool free : {false, true})
    for (const Unknown& unknown : unknowns)
      if (unknown.free() == free) ordered.push_back(unknown);
  for (std::size_t i = 0; i < ordered.size(); ++i) {
    const int k = any_kind(ordered, i, pool, random);
    --pool[k];
    if (ordered[i].tile != kRemoved) kind[k] = static_cast<Tiles>(kind[k] | 1u << ordered[i].tile);
  }
}

}  // namespace piles

// Between two searches of the viewer it is known which tiles left the stack. They are dealt to the tiles
// bought in that time, and the removed one is among those of the first time.
constexpr Pile imagine(const PileView& view, Random& random) {
  Pile pile;
  pile.open = view.open;
  pile.kind = view.kind;
  Contents pool = view.open.all;
  piles::Unknowns unknowns;
  if (view.open.decided) unknowns.push_back({piles::kRemoved, {}});
  for (int tile = 0; tile <= view.open.bought; ++tile) {
    if (view.searched(tile)) {
      for (int k = 0; k < kKinds; ++k) pool[k] = static_cast<std::uint8_t>(pool[k] - view.found[tile][k]);
      piles::deal(unknowns, pool, pile.kind, random);
      unknowns.clear();
      pool = view.found[tile];
    }
    if (tile == view.open.bought) break;
    piles::Unknown unknown{tile, {}};
    bool known = false;
    for (int k = 0; k < kKinds; ++k) {
      const auto in = [&](const std::array<Tiles, kKinds>& sets) { return (sets[k] >> tile & 1) != 0; };
      known = known || in(view.kind);
      if (in(view.kind)) --pool[k];
      unknown.excluded[k] = in(view.open.excluded);
    }
    if (!known) unknowns.push_back(unknown);
  }
  piles::deal(unknowns, pool, pile.kind, random);
  pile.left = pool;
  return pile;
}

}  // namespace laguna::murano
