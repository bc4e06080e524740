// The forty characters: a formula for each, and what it is applied to.
#pragma once

#include "murano/box/colours.hpp"
#include "murano/box/layout.hpp"
#include "murano/box/tiles.hpp"

namespace laguna::murano {

inline constexpr int kCharacters = 40;

// Numbered as their rules, MU-C1 to MU-C18.
enum class Formula : std::uint8_t {
  buildings = 1,
  only_owner,
  gold,
  few_customers,
  everything,
  customers,
  customers_of,
  crests,
  marked_buildings,
  specials_as_customers,
  three_alike,
  as_crests,
  own_as_others,
  one_crest,
  own_buildings_at,
  own_gondoliers_at,
  beads_at,
  shops_of
};
inline constexpr int kFormulas = 18;

struct Character {
  Formula formula{};
  std::uint8_t points = 0;  // all at once or for each, as the formula says; 0 if a table does
  std::uint8_t other = 0;   // points for each building of the others
  Stack building{};         // never streets where it matters
  Colour colour{};
  Bead bead{};
  Island island = Island::none;  // the only one where it can be scored; none if any
};

namespace characters {

using enum Formula;

inline constexpr std::array<Character, kCharacters> kPrint = {{
    {.formula = buildings, .points = 2, .building = Stack::shops},
    {.formula = buildings, .points = 2, .building = Stack::palaces},
    {.formula = buildings, .points = 3, .building = Stack::specials},
    {.formula = buildings, .points = 2, .building = Stack::factories},
    {.formula = only_owner, .points = 12, .building = Stack::factories},
    {.formula = only_owner, .points = 12, .building = Stack::shops},
    {.formula = gold, .colour = Colour::blue},
    {.formula = gold, .colour = Colour::red},
    {.formula = few_customers, .points = 10},
    {.formula = everything, .points = 12},
    {.formula = customers},
    {.formula = customers_of, .colour = Colour::red},
    {.formula = customers_of, .colour = Colour::blue},
    {.formula = customers_of, .colour = Colour::grey},
    {.formula = crests, .points = 1},
    {.formula = marked_buildings, .points = 2, .other = 1},
    {.formula = marked_buildings, .points = 1, .other = 2},
    {.formula = specials_as_customers, .points = 12, .colour = Colour::red},
    {.formula = specials_as_customers, .points = 12, .colour = Colour::blue},
    {.formula = specials_as_customers, .points = 12, .colour = Colour::grey},
    {.formula = three_alike, .points = 16},
    {.formula = as_crests, .points = 12, .building = Stack::shops},
    {.formula = as_crests, .points = 12, .building = Stack::factories},
    {.formula = own_as_others, .points = 12},
    {.formula = one_crest, .points = 12},
    {.formula = own_buildings_at, .points = 10, .island = Island::santa_teresa},
    {.formula = own_buildings_at, .points = 10, .island = Island::sacca_mattia},
    {.formula = own_buildings_at, .points = 10, .island = Island::santa_chiara},
    {.formula = own_gondoliers_at, .points = 10, .island = Island::san_donato},
    {.formula = own_gondoliers_at, .points = 10, .island = Island::sacca_serenella},
    {.formula = own_gondoliers_at, .points = 10, .island = Island::san_pietro},
    {.formula = beads_at, .points = 7, .bead = Bead::blue, .island = Island::sacca_mattia},
    {.formula = beads_at, .points = 7, .bead = Bead::blue, .island = Island::santa_teresa},
    {.formula = beads_at, .points = 7, .bead = Bead::red, .island = Island::san_donato},
    {.formula = beads_at, .points = 7, .bead = Bead::red, .island = Island::santa_chiara},
    {.formula = beads_at, .points = 7, .bead = Bead::green, .island = Island::san_pietro},
    {.formula = beads_at, .points = 7, .bead = Bead::green, .island = Island::sacca_serenella},
    {.formula = shops_of, .points = 4, .colour = Colour::red},
    {.formula = shops_of, .points = 4, .colour = Colour::blue},
    {.formula = shops_of, .points = 4, .colour = Colour::grey},
}};

}  // namespace characters

// Characters are counted from 1.
constexpr const Character& print_of(int character) { return characters::kPrint[character - 1]; }
constexpr int formula_rule(int character) { return static_cast<int>(print_of(character).formula); }
constexpr bool takes_gold(int character) { return print_of(character).formula == Formula::gold; }
constexpr bool takes_beads(int character) { return print_of(character).formula == Formula::beads_at; }

// Each island has one character that takes beads, in the order of the islands; a bead brings the same for
// all.
inline constexpr int kFirstBeadCharacter = 32;
inline constexpr int kBeadPoints = print_of(kFirstBeadCharacter).points;
inline constexpr int kMostBeads = 3;  // returned for one character
static_assert([] {
  for (int i = 0; i < kIslands; ++i) {
    const Character& print = print_of(kFirstBeadCharacter + i);
    if (print.formula != Formula::beads_at || print.points != kBeadPoints) return false;
    if (print.island != static_cast<Island>(i)) return false;
  }
  return true;
}());

}  // namespace laguna::murano
