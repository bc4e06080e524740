// Actions of the ring, islands and docks by name, as boards and records write them.
#pragma once

#include "kit/text.hpp"
#include "murano/box/tiles.hpp"

namespace laguna::murano {

enum class Deed : std::uint8_t {
  take_gold,
  factory,
  shop,
  palace,
  special,
  recruit,
  dock,
  build,
  income,
  production,
  gondolier
};
inline constexpr int kDeeds = 11;
inline constexpr std::array<std::string_view, kDeeds> kDeedName = {
    "take-gold", "factory", "shop",   "palace",     "special",  "recruit",
    "dock",      "build",   "income", "production", "gondolier"};

enum class Island : std::uint8_t {
  sacca_mattia,
  santa_teresa,
  san_donato,
  santa_chiara,
  san_pietro,
  sacca_serenella,
  none = 0xff
};
inline constexpr int kIslands = 6;
inline constexpr std::array<std::string_view, kIslands> kIslandName = {
    "sacca-mattia", "santa-teresa", "san-donato", "santa-chiara", "san-pietro", "sacca-serenella"};

inline constexpr std::array<std::string_view, 4> kDockName = {"white", "brown", "orange", "grey"};

constexpr Text write(Deed deed) { return kDeedName[static_cast<int>(deed)]; }
constexpr std::optional<Deed> read_deed(std::string_view text) { return read_name<Deed>(kDeedName, text); }

constexpr Text write(Island island) { return kIslandName[static_cast<int>(island)]; }
constexpr std::optional<Island> read_island(std::string_view text) {
  return read_name<Island>(kIslandName, text);
}

// Ring spaces are numbered from 0 and named from 1: space 6 is `ring-7`.
inline constexpr int kRing = 18;
constexpr Text write_ring(int space) { return Text("ring-") + (space + 1); }
constexpr std::optional<int> read_ring(std::string_view text) {
  if (!text.starts_with("ring-")) return std::nullopt;
  const auto number = read_number(text.substr(5));
  return number && *number >= 1 && *number <= kRing ? std::optional(*number - 1) : std::nullopt;
}

}  // namespace laguna::murano
