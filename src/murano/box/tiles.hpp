// Tiles, their stacks, and the cards that special buildings bring.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace laguna::murano {

// A place in a list of names, if the word is one of them.
template <class Enum, std::size_t kNames>
constexpr std::optional<Enum> read_name(const std::array<std::string_view, kNames>& names,
                                        std::string_view word) {
  for (std::size_t i = 0; i < kNames; ++i)
    if (names[i] == word) return static_cast<Enum>(i);
  return std::nullopt;
}

enum class Tile : std::uint8_t {
  factory,
  special,
  shop_red,
  shop_blue,
  shop_grey,
  palace_1,
  palace_2,
  palace_3,
  street,
  none
};
inline constexpr std::array<std::string_view, 9> kTileName = {
    "factory", "special", "shop-red", "shop-blue", "shop-grey", "palace-1", "palace-2", "palace-3", "street"};

constexpr Tile shop_of(int colour) { return static_cast<Tile>(static_cast<int>(Tile::shop_red) + colour); }
constexpr Tile palace_of(int kind) { return static_cast<Tile>(static_cast<int>(Tile::palace_1) + kind); }
constexpr bool is_shop(Tile tile) { return tile >= Tile::shop_red && tile <= Tile::shop_grey; }
constexpr bool is_palace(Tile tile) { return tile >= Tile::palace_1 && tile <= Tile::palace_3; }
// The colour of a shop, or the crests of a palace less one.
constexpr int kind_of(Tile tile) {
  return static_cast<int>(tile) - static_cast<int>(is_shop(tile) ? Tile::shop_red : Tile::palace_1);
}

enum class Stack : std::uint8_t { streets, factories, shops, palaces, specials };
inline constexpr int kStacks = 5;

constexpr Stack stack_of(Tile tile) {
  if (is_shop(tile)) return Stack::shops;
  if (is_palace(tile)) return Stack::palaces;
  if (tile == Tile::street) return Stack::streets;
  return tile == Tile::factory ? Stack::factories : Stack::specials;
}
// What is bought, without telling more.
inline constexpr std::array<std::string_view, kStacks> kWareName = {"street", "factory", "shop", "palace",
                                                                    "special"};

// Streets by the customers they show; red, blue and grey as the colours of shops.
inline constexpr int kStreetKinds = 7;
inline constexpr std::array<std::string_view, kStreetKinds> kStreetName = {
    "blank", "red", "blue", "grey", "red-blue", "red-grey", "blue-grey"};
inline constexpr std::array<std::array<std::uint8_t, 3>, kStreetKinds> kCustomers = {
    {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {0, 0, 1}, {1, 1, 0}, {1, 0, 1}, {0, 1, 1}}};
// What is left out with two or three seats.
inline constexpr std::array<std::uint8_t, kStreetKinds> kStreetsForFour = {4, 1, 1, 1, 0, 0, 0};

enum class Special : std::uint8_t {
  bank,
  tavern,
  dockside_bar,
  crane_civic,
  crane_craft,
  harbor,
  guild_hall,
  hostel,
  basilica,
  studio_red_green,
  studio_blue_green,
  studio_red_blue,
  trading_station,
  lighthouse,
  assembly_hall
};
inline constexpr int kSpecials = 15;
inline constexpr std::array<std::string_view, kSpecials> kSpecialName = {"bank",
                                                                         "tavern",
                                                                         "dockside-bar",
                                                                         "crane-civic",
                                                                         "crane-craft",
                                                                         "harbor",
                                                                         "guild-hall",
                                                                         "hostel",
                                                                         "basilica",
                                                                         "studio-red-green",
                                                                         "studio-blue-green",
                                                                         "studio-red-blue",
                                                                         "trading-station",
                                                                         "lighthouse",
                                                                         "assembly-hall"};
constexpr std::uint16_t bit_of(Special card) {
  return static_cast<std::uint16_t>(1u << static_cast<int>(card));
}

}  // namespace laguna::murano
