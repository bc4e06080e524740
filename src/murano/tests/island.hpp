// An island in words: what a test says stands there.
#pragma once

#include <gtest/gtest.h>

#include "murano/box/census.hpp"
#include "murano/box/tiles.hpp"

namespace laguna::murano::testing {

inline constexpr Seat white{0}, brown{1}, orange{2}, grey{3};
inline constexpr std::array kLagoon = {Island::sacca_mattia, Island::santa_teresa, Island::san_donato,
                                       Island::santa_chiara, Island::san_pietro,   Island::sacca_serenella};

// Buildings by their names, with the owner's colour before factories and shops, and streets by theirs:
// "white:factory brown:shop-red palace-2 special red-blue grey".
inline Census island(std::string_view words) {
  Census on;
  while (!words.empty()) {
    std::string_view word = cut_word(words);
    const std::size_t colon = word.find(':');
    const auto owner = read_name<int>(kDockName, word.substr(0, colon));
    if (colon != std::string_view::npos) word = word.substr(colon + 1);
    if (const auto street = read_name<int>(kStreetName, word)) {
      for (int c = 0; c < kColours; ++c) on.customers[c] += kCustomers[*street][c];
      continue;
    }
    const auto tile = read_name<Tile>(kTileName, word);
    EXPECT_TRUE(tile) << word;
    if (is_palace(*tile)) on.palaces += 1, on.crests += kind_of(*tile) + 1;
    if (*tile == Tile::special) ++on.specials;
    if (*tile == Tile::factory) ++on.factories[owner.value()];
    if (is_shop(*tile)) ++on.shops[owner.value()], ++on.shops_of[kind_of(*tile)];
  }
  return on;
}

}  // namespace laguna::murano::testing
