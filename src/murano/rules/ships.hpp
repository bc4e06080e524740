// The ring of ships: who can sail where, and how few moves lead to a space.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "kit/fixed_vector.hpp"
#include "murano/box/layout.hpp"

namespace laguna::murano {

using Ring = std::uint32_t;  // a set of ring spaces
inline constexpr Ring kWholeRing = (Ring{1} << kRing) - 1;
inline constexpr int kShips = 8;
inline constexpr int kNoSpace = 31;  // also names the red ship, which needs no space to be told apart

constexpr Ring at(int space) { return Ring{1} << space; }
constexpr int ahead(int space, int steps) { return (space + steps) % kRing; }
// Turns the ring until `space` is at 0.
constexpr Ring seen_from(Ring ring, int space) {
  return ((ring >> space) | (ring << (kRing - space))) & kWholeRing;
}

// A ship is named by its space, the red one by `kNoSpace`: two may stand on one space.
struct Sail {
  std::uint8_t ship, to;
  friend constexpr bool operator==(const Sail&, const Sail&) = default;
};
using Path = FixedVector<Sail, kShips>;

struct Ships {
  Ring black = 0, moved = 0;  // black ships, and where those stand that have moved in this turn
  std::uint8_t red = 0;
  bool red_moved = false;
  std::uint8_t moves = 0;         // of this turn
  std::uint8_t ready = kNoSpace;  // the space of the ship moved last
  bool shares = false;            // it entered an occupied space

  friend constexpr bool operator==(const Ships&, const Ships&) = default;

  constexpr Ring occupied() const { return black | at(red); }
  constexpr Ring all_moved() const { return moved | (red_moved ? at(red) : 0); }

  // The nearest space behind that holds a ship; the space itself does not count.
  constexpr int behind(int space) const {
    return ahead(space, std::bit_width(seen_from(occupied(), space) & ~Ring{1}) - 1);
  }
  constexpr bool has_black_to_move(int space) const { return (black & ~moved & at(space)) != 0; }
  constexpr bool has_red_to_move(int space) const { return red == space && !red_moved; }
  constexpr bool has_ship_to_move(int space) const {
    return has_black_to_move(space) || has_red_to_move(space);
  }

  // MU-M1: the free spaces that some ship can still sail to.
  constexpr Ring reachable() const {
    Ring reach = kWholeRing & ~occupied();
    for (Ring rest = all_moved(); rest != 0; rest &= rest - 1) {
      const int space = std::countr_zero(rest);
      if (has_ship_to_move(space)) continue;
      const int gap = std::countr_zero(seen_from(occupied(), space) & ~Ring{1});  // 32 with nobody ahead
      for (int step = 1; step < gap && step < kRing; ++step) reach &= ~at(ahead(space, step));
    }
    return reach;
  }
  // The free spaces between the same two ships as this one; of no space, all.
  constexpr Ring gap_at(int space) const {
    if (space >= kRing) return kWholeRing;
    const int first = behind(space);
    const Ring turned = seen_from(occupied(), first) & ~Ring{1};
    return seen_from((turned & -turned) - 2, (kRing - first) % kRing);
  }
  // MU-K12: the occupied space ahead that the red ship may enter.
  constexpr int lit() const { return ahead(red, std::countr_zero(seen_from(occupied(), red) & ~Ring{1})); }

  constexpr void sail(Sail move) {
    if (move.ship == kNoSpace) {
      shares = (black & at(move.to)) != 0;
      red = move.to;
      red_moved = true;
    } else {
      black = (black ^ at(move.ship)) | at(move.to);
      moved |= at(move.to);
    }
    ready = move.to;
    ++moves;
  }
  constexpr void rest() {
    moved = 0;
    red_moved = shares = false;
    moves = 0;
    ready = kNoSpace;
  }
};

// MU-M2: what the next `count` moves of a turn cost after `made` moves.
constexpr int price_of_moves(int made, int count) { return made * count + count * (count - 1) / 2; }

// The ships that have to leave so that an occupied space gets free: those on it and as many ahead as stand in
// the way, each of which must not have moved. 0 if it cannot be done.
constexpr int ships_to_clear(const Ships& ships, int space) {
  const Ring black = seen_from(ships.black, space);
  const int red = (ships.red - space + kRing) % kRing;
  const Ring moved = seen_from(ships.moved, space);
  int count = 0;
  for (int place = 0; place < kRing; ++place) {
    const bool is_black = (black & at(place)) != 0, is_red = red == place;
    if (place == count && !is_black && !is_red) return count;  // all before this gap can move up
    if ((is_black && (moved & at(place)) != 0) || (is_red && ships.red_moved)) return 0;
    count += is_black + is_red;
  }
  return 0;
}

// How many further moves end with a ship on the space, ready to act: 0 if there is no way. (`lighthouse`: the
// red ship may enter an occupied one.)
constexpr int moves_to(const Ships& ships, int space, bool lighthouse) {
  if (ships.shares) return 0;
  if ((ships.occupied() & at(space)) == 0) return ships.has_ship_to_move(ships.behind(space)) ? 1 : 0;
  if (lighthouse && !ships.red_moved && ships.red != space && ships.lit() == space) return 1;
  const int count = ships_to_clear(ships, space);
  if (count == 0 || count == kShips) return 0;
  return ships.has_ship_to_move(ships.behind(space)) ? count + 1 : 0;
}

// Those moves, one way to make them.
constexpr Path path_to(const Ships& ships, int space, bool lighthouse) {
  Path path;
  int count = moves_to(ships, space, lighthouse);
  if (count == 0) return path;
  Ships now = ships;
  const auto go = [&](int from, int to) {
    const bool red = !now.has_black_to_move(from);
    path.push_back({static_cast<std::uint8_t>(red ? kNoSpace : from), static_cast<std::uint8_t>(to)});
    now.sail(path[path.size() - 1]);
  };
  if (count == 1 && (ships.occupied() & at(space)) != 0) {
    path.push_back({kNoSpace, static_cast<std::uint8_t>(space)});
    return path;
  }
  for (int to = --count; to > 0; --to) go(now.behind(ahead(space, to)), ahead(space, to));
  go(now.behind(space), space);
  return path;
}

}  // namespace laguna::murano
