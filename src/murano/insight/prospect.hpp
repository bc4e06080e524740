// What an island and a seat have to offer to a character.
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

}  // namespace laguna::murano::insight
