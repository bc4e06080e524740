// Random standings at the end of a game, as like or unlike real ones as a test wants them.
#pragma once

#include <algorithm>

#include "kit/random.hpp"
#include "murano/box/characters.hpp"
#include "murano/tests/island.hpp"

namespace laguna::murano::testing {

constexpr std::uint64_t hand(std::initializer_list<int> characters) {
  std::uint64_t bits = 0;
  for (int character : characters) bits |= std::uint64_t{1} << (character - 1);
  return bits;
}

// What a random standing is made of.
struct Kind {
  int characters;        // at most
  std::uint64_t always;  // in hand besides
  int gondoliers;        // at most, on docks and at hand
  int gold, beads;       // at most, beads of each colour
};

// None, one, or enough to join all colours.
inline constexpr std::array<std::array<std::uint8_t, kBeads>, 5> kStudios = {
    {{1, 2, 4}, {3, 3, 4}, {1, 6, 6}, {5, 2, 5}, {7, 7, 7}}};

inline Census random_island(Random& random) {
  Census on;
  for (int s = 0; s < kMaxSeats; ++s) {
    on.factories[s] = static_cast<std::uint8_t>(std::max(0, random.below(4) - 1));
    for (int n = std::max(0, random.below(4) - 1); n > 0; --n) ++on.shops[s], ++on.shops_of[random.below(3)];
  }
  for (std::uint8_t& customers : on.customers) customers = static_cast<std::uint8_t>(random.below(7));
  for (int n = random.below(4); n > 0; --n) ++on.palaces, on.crests += 1 + random.below(3);
  on.specials = static_cast<std::uint8_t>(random.below(3));
  return on;
}

inline Standing random_standing(Random& random, const Kind& kind) {
  Standing standing;
  standing.seats = 2 + random.below(3);
  standing.seat = seat_at(random.below(standing.seats));
  const int islands = standing.seats == 4 ? 6 : 5;
  for (int i = 0; i < islands; ++i) standing.islands[i] = random_island(random);
  for (int n = random.below(kind.gondoliers + 1); n > 0; --n) {
    const int i = random.below(islands);
    ++standing.placed[i];
    if (random.below(8) > 0) ++standing.ready[i];
  }
  standing.at_hand = static_cast<std::uint8_t>(random.below(3));
  for (int n = random.below(kind.characters + 1); n > 0; --n)
    standing.hand |= std::uint64_t{1} << random.below(kCharacters);
  standing.hand |= kind.always;
  standing.holdings.gold = random.below(kind.gold + 1);
  for (std::uint8_t& beads : standing.holdings.beads)
    beads = static_cast<std::uint8_t>(random.below(kind.beads + 1));
  standing.holdings.stands_for = kStudios[random.below(5)];
  return standing;
}

}  // namespace laguna::murano::testing
