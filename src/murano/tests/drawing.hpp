// Drawings of the ring and of islands, turned into what lies on the table. Blanks only give them their shape.
//
// The ring is a line of 18 letters from ring-1 on: r the red ship, b a black one, d both on one space, a dot
// a free space; R and B have moved in this turn.
//
// An island is drawn as it is printed, a word for each space: S and B are free, a dot is water. Streets show
// their customers: `_` none, `r`, `b`, `g`, `rb`, `rg`, `bg`. Factories and shops begin with the owner's
// letter: `wF` a factory of white, `bR` a red shop of brown, `oB` a blue one of orange, `gG` a grey one of
// grey. `P1`, `P2`, `P3` are palaces, `X` is a special building.
#pragma once

#include <algorithm>
#include <string>

#include "murano/choices.hpp"
#include "murano/tests/told.hpp"

namespace laguna::murano::testing {

inline Ships ring_of(std::string_view drawing) {
  Ships ships;
  int space = 0, red = 0;
  for (char c : drawing) {
    if (c == ' ') continue;
    if (c == 'b' || c == 'B' || c == 'd') ships.black |= at(space);
    if (c == 'B') ships.moved |= at(space);
    if (c == 'r' || c == 'R' || c == 'd') ships.red = static_cast<std::uint8_t>(space), ++red;
    if (c == 'R') ships.red_moved = true;
    if (c == 'R' || c == 'B') ++ships.moves;
    ++space;
  }
  EXPECT_TRUE(space == kRing && red == 1 && std::popcount(ships.black) == kShips - 1) << drawing;
  return ships;
}
inline std::string drawing_of(const Ships& ships) {
  std::string drawing;
  for (int space = 0; space < kRing; ++space) {
    const bool black = (ships.black & at(space)) != 0, red = ships.red == space;
    drawing += black && red ? 'd' : red ? 'r' : black ? 'b' : '.';
  }
  return drawing;
}

// A tile leaves its stack; a street comes from nobody.
inline void take_tile(State& state, Seat seat, Tile tile) {
  const Stack stack = stack_of(tile);
  --state.open.stacks[static_cast<int>(stack)];
  if (tile == Tile::street) return;
  if (is_shop(tile) || is_palace(tile)) pile_of(state, stack).take_top(seat, kind_of(tile));
  ++state.open.players[index(seat)].tiles[static_cast<int>(stack)];
}

inline void lay_on(State& state, int space, int kind) {
  Open& open = state.open;
  take_tile(state, Seat::nobody, Tile::street);
  --open.drawable[kind];
  open.paved |= 1ull << space;
  open.beside |= layout.beside[space];
  for (int colour = 0; colour < kColours; ++colour)
    if (kCustomers[kind][colour] > 0) {
      open.customers[colour] |= 1ull << space;
      open.served[colour] |= layout.sites_of[layout.street_island[space]];
    }
}
inline void build_on(State& state, int site, Tile tile, Seat seat) {
  Open& open = state.open;
  take_tile(state, seat, tile);
  --open.players[index(seat)].tiles[static_cast<int>(stack_of(tile))];
  if (is_shop(tile) || is_palace(tile)) pile_of(state, stack_of(tile)).build(seat, kind_of(tile));
  open.built |= 1ull << site;
  if (tile == Tile::factory) open.factories[index(seat)] |= 1ull << site;
  if (tile == Tile::special) open.specials |= 1ull << site;
  if (is_palace(tile)) open.palaces[kind_of(tile)] |= 1ull << site;
  if (!is_shop(tile)) return;
  open.shops[index(seat)] |= 1ull << site;
  open.shops_of[kind_of(tile)] |= 1ull << site;
}

// Palaces and special buildings were bought by white, which nobody sees any more.
inline void put_on(State& state, const std::string& space, const std::string& word) {
  constexpr std::array<std::string_view, kStreetKinds> kStreetWords = {"_", "r", "b", "g", "rb", "rg", "bg"};
  constexpr std::array<std::string_view, 8> kBuildings = {"F", "X", "R", "B", "G", "P1", "P2", "P3"};
  const auto place = read_space(space);
  const auto street = read_name<int>(kStreetWords, word);
  if (place && place->street && street) return lay_on(state, place->number, *street);
  const std::size_t owner = kOwners.find(word[0]);
  const bool marked = owner != std::string_view::npos;
  const auto tile = read_name<Tile>(kBuildings, marked ? word.substr(1) : word);
  if (!place || place->street || !tile || marked != (*tile == Tile::factory || is_shop(*tile)))
    return void(ADD_FAILURE() << "no such thing on " << space << ": " << word);
  build_on(state, place->number, *tile, marked ? seat_at(static_cast<int>(owner)) : white);
}

inline void draw_island(State& state, std::string_view name, std::string_view drawing) {
  const int island = static_cast<int>(read_island(name).value());
  const Shape& shape = layout.shape[island];
  std::string words(drawing);
  std::replace(words.begin(), words.end(), '\n', ' ');
  std::string_view rest = words;
  const auto next = [&] {
    rest.remove_prefix(std::min(rest.find_first_not_of(' '), rest.size()));
    return std::string(cut_word(rest));
  };
  for (int row = 0; row < shape.rows; ++row)
    for (int column = 0; column < shape.columns; ++column)
      if (const std::string word = next(); word != std::string(1, shape.at(row, column)))
        put_on(state, said(proof::space_name(island, row, column)), word);
  EXPECT_EQ(next(), "") << "too much in" << drawing;
}

}  // namespace laguna::murano::testing
