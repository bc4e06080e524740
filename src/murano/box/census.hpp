// What the characters count: an island, what a seat can pay with, and where it stands at the end.
#pragma once

#include "game/seat.hpp"
#include "murano/box/colours.hpp"
#include "murano/box/layout.hpp"

namespace laguna::murano {

inline constexpr int kMaxGondoliers = 7;  // of one seat

// What stands on one island, and who comes to buy.
struct Census {
  std::array<std::uint8_t, kMaxSeats> factories{}, shops{};    // by seat
  std::array<std::uint8_t, kColours> shops_of{}, customers{};  // by colour
  std::uint8_t palaces = 0, crests = 0, specials = 0;

  friend constexpr bool operator==(const Census&, const Census&) = default;
};

// What is given for a character.
struct Payment {
  std::uint8_t gold = 0;
  std::array<std::uint8_t, kBeads> beads{};

  constexpr int bead_count() const { return beads[0] + beads[1] + beads[2]; }
  friend constexpr bool operator==(const Payment&, const Payment&) = default;
};

// What a seat can pay with.
struct Holdings {
  int gold = 0;
  std::array<std::uint8_t, kBeads> beads{};
  // By colour, the colours (a bit each) that stand for it: itself, and what studios join, chained.
  std::array<std::uint8_t, kBeads> stands_for = {1, 2, 4};

  // Beads that may be returned as beads of this colour.
  constexpr int beads_for(Bead bead) const {
    int count = 0;
    for (int b = 0; b < kBeads; ++b)
      if (stands_for[index(bead)] >> b & 1) count += beads[b];
    return count;
  }
  friend constexpr bool operator==(const Holdings&, const Holdings&) = default;
};

// All that decides what a seat's characters can score.
struct Standing {
  Seat seat{};
  int seats = kMaxSeats;
  std::array<Census, kIslands> islands{};
  std::array<std::uint8_t, kIslands> ready{};   // own gondoliers on docks that have not scored
  std::array<std::uint8_t, kIslands> placed{};  // all own gondoliers on docks
  std::uint64_t hand = 0;                       // characters not yet scored, bit c-1 for character c
  Holdings holdings;
  std::uint8_t at_hand = 0;  // own gondoliers not on a dock

  friend constexpr bool operator==(const Standing&, const Standing&) = default;
};

}  // namespace laguna::murano
