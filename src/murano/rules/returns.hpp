// Which characters that take beads can be scored together, and how the beads are then divided best.
#pragma once

#include <bit>

#include "murano/rules/characters.hpp"

namespace laguna::murano::returns {

// A set of islands, a bit for each. Every island has one character that takes beads.
using Islands = unsigned;
constexpr void each_island(Islands islands, auto visit) {
  for (; islands != 0; islands &= islands - 1) visit(std::countr_zero(islands));
}
constexpr int character_at(int island) { return kFirstBeadCharacter + island; }
constexpr Bead bead_at(int island) { return print_of(character_at(island)).bead; }

// Colours that stand for each other are one pool, named by the first of them.
constexpr int pool_of(Bead bead, const Holdings& holdings) {
  return std::countr_zero(holdings.stands_for[index(bead)]);
}

// The beads that the characters of these islands can return together. Every bead of a pool is worth the same,
// wherever it is returned.
constexpr int most_beads(Islands islands, const Holdings& holdings) {
  std::array<int, kBeads> characters{};
  each_island(islands, [&](int island) { ++characters[pool_of(bead_at(island), holdings)]; });
  int returned = 0;
  for (int pool = 0; pool < kBeads; ++pool)
    if (characters[pool] > 0)
      returned += std::min(holdings.beads_for(static_cast<Bead>(pool)), kMostBeads * characters[pool]);
  return returned;
}

// Divides them: one after the other takes a bead, of its own colour as long as there are some.
constexpr std::array<Payment, kIslands> divide(Islands islands, Holdings holdings) {
  std::array<Payment, kIslands> payments{};
  for (int round = 0; round < kMostBeads; ++round)
    each_island(islands, [&](int island) {
      const Bead own = bead_at(island);
      int usable = 0;
      for (int b = 0; b < kBeads; ++b)
        if (holdings.beads[b] > 0) usable |= holdings.stands_for[index(own)] & 1 << b;
      if (usable == 0) return;
      const bool has_own = (usable >> index(own) & 1) != 0;
      const int bead = has_own ? index(own) : std::countr_zero(static_cast<unsigned>(usable));
      --holdings.beads[bead];
      ++payments[island].beads[bead];
    });
  return payments;
}

}  // namespace laguna::murano::returns
