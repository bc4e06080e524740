// What may change what a character brings.
#pragma once

#include "murano/box/characters.hpp"

namespace laguna::murano::insight {

// A bit for each stack of tiles, and one for beads.
inline constexpr unsigned kBeadsChange = 1u << kStacks;
constexpr unsigned change_of(Stack stack) { return 1u << static_cast<int>(stack); }
constexpr unsigned affecting(const Character& print) {
  constexpr unsigned kStreets = 1, kFactories = 2, kShops = 4, kPalaces = 8, kSpecials = 16;
  const unsigned building = 1u << static_cast<int>(print.building);
  switch (print.formula) {
    case Formula::buildings:
    case Formula::only_owner:
      return building;
    case Formula::gold:
      return kStreets | kPalaces | kSpecials;
    case Formula::few_customers:
    case Formula::customers:
    case Formula::customers_of:
      return kStreets;
    case Formula::everything:
      return kStreets | kFactories | kShops | kPalaces | kSpecials;
    case Formula::crests:
    case Formula::one_crest:
      return kPalaces;
    case Formula::marked_buildings:
    case Formula::own_as_others:
    case Formula::own_buildings_at:
      return kFactories | kShops;
    case Formula::specials_as_customers:
      return kStreets | kSpecials;
    case Formula::three_alike:
      return kFactories | kShops | kPalaces;
    case Formula::as_crests:
      return building | kPalaces;
    case Formula::shops_of:
      return kShops;
    case Formula::beads_at:
      return kBeadsChange;
    case Formula::own_gondoliers_at:
      return 0;
  }
  return 0;
}
inline constexpr auto kAffecting = [] {
  std::array<std::uint8_t, kCharacters + 1> table{};
  for (int character = 1; character <= kCharacters; ++character)
    table[character] = static_cast<std::uint8_t>(affecting(print_of(character)));
  return table;
}();
constexpr bool affects(Stack stack, int character) {
  return (kAffecting[character] >> static_cast<int>(stack) & 1) != 0;
}

}  // namespace laguna::murano::insight
