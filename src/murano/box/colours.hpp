// The colours of customers and shops, and those of glass beads.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

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
  for (int c = 0; c < kColours; ++c)
    if (kColourName[c] == text) return static_cast<Colour>(c);
  return std::nullopt;
}
constexpr std::optional<Bead> read_bead(std::string_view text) {
  for (int b = 0; b < kBeads; ++b)
    if (kBeadName[b] == text) return static_cast<Bead>(b);
  return std::nullopt;
}

}  // namespace laguna::murano
