// The colours of customers and shops, and those of glass beads.
#pragma once

#include "murano/box/tiles.hpp"

namespace laguna::murano {

enum class Colour : std::uint8_t { red, blue, grey };
inline constexpr int kColours = 3;
inline constexpr std::array<std::string_view, kColours> kColourName = {"red", "blue", "grey"};

enum class Bead : std::uint8_t { red, green, blue };
inline constexpr int kBeads = 3;
inline constexpr std::array<std::string_view, kBeads> kBeadName = {"red", "green", "blue"};

constexpr int index(Colour colour) { return static_cast<int>(colour); }
constexpr int index(Bead bead) { return static_cast<int>(bead); }

constexpr std::string_view write(Colour colour) { return kColourName[index(colour)]; }
constexpr std::string_view write(Bead bead) { return kBeadName[index(bead)]; }

constexpr std::optional<Colour> read_colour(std::string_view text) {
  return read_name<Colour>(kColourName, text);
}
constexpr std::optional<Bead> read_bead(std::string_view text) { return read_name<Bead>(kBeadName, text); }

}  // namespace laguna::murano
