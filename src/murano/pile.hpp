// A stack of hidden tiles of three kinds: what is in it, who bought which tile, what was built.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>

#include "game/seat.hpp"
#include "kit/random.hpp"

namespace laguna::murano {

inline constexpr int kKinds = 3;       // red, blue, grey shops; palaces with 1, 2, 3 crests
inline constexpr int kMostTiles = 12;  // of a stack

using Tiles = std::uint16_t;                        // a set of tiles, by the order in which they were bought
using Contents = std::array<std::uint8_t, kKinds>;  // tiles of each kind

constexpr int total(const Contents& contents) { return contents[0] + contents[1] + contents[2]; }

// What all have seen of the purchases.
struct Purchases {
  std::array<Tiles, kMaxSeats> of{};
  Tiles searched = 0;  // chosen from the stack; the others came from its top
  Tiles built = 0;
  // MU-H1: tiles lie in the order in which they came, and whoever builds turns over the first of its kind;
  // so older tiles are known to be none of that kind.
  std::array<Tiles, kKinds> excluded{};
  Contents all{};  // at the start of the game
  std::uint8_t bought = 0;
  bool one_removed = false;      // one of `all` is not in the game, and nobody saw which
  bool decided = false;          // somebody looked through the stack: it is settled which one
  Seat searcher = Seat::nobody;  // looks through the stack and has not chosen yet

  constexpr int hidden(Seat seat) const {
    return std::popcount(static_cast<Tiles>(of[index(seat)] & ~built));
  }
  // Tiles in the stack.
  constexpr int size() const { return total(all) - one_removed - bought; }
  // Chance must tell which tile is not in the game.
  constexpr bool needs_removed() const { return one_removed && !decided && searcher != Seat::nobody; }

  friend constexpr bool operator==(const Purchases&, const Purchases&) = default;
};

struct Pile {
  Purchases open;
  std::array<Tiles, kKinds> kind{};
  Contents left{};  // the stack, and the removed tile as long as it is undecided

  static constexpr Pile start(const Contents& all, bool one_removed) {
    Pile pile;
    pile.open.all = pile.left = all;
    pile.open.one_removed = one_removed;
    return pile;
  }

  constexpr int size() const { return open.size(); }
  constexpr int hidden(Seat seat) const { return open.hidden(seat); }
  constexpr Tiles unbuilt(Seat seat, int of_kind) const {
    return static_cast<Tiles>(open.of[index(seat)] & kind[of_kind] & ~open.built);
  }
  constexpr int hidden(Seat seat, int of_kind) const { return std::popcount(unbuilt(seat, of_kind)); }

  // Chance, both for the top tile and for the removed one: kinds weigh as `left` says.
  constexpr int any(Random& random) const {
    const int tile = random.below(total(left));
    return (tile >= left[0]) + (tile >= left[0] + left[1]);
  }

  // MU-A3: the top tile.
  constexpr void take_top(Seat seat, int of_kind) { take(seat, of_kind); }

  // MU-A4: the seat looks through the stack (chance first tells which tile was removed), then takes one.
  constexpr void begin_search(Seat seat) { open.searcher = seat; }
  constexpr bool needs_removed() const { return open.needs_removed(); }
  constexpr void remove(int of_kind) {
    assert(needs_removed() && left[of_kind] > 0);
    --left[of_kind];
    open.decided = true;
  }
  constexpr void choose(int of_kind) {
    open.searched = static_cast<Tiles>(open.searched | 1u << open.bought);
    take(open.searcher, of_kind);
    open.searcher = Seat::nobody;
  }

  // The tile that is turned over, by the order of purchases.
  constexpr int build(Seat seat, int of_kind) {
    const Tiles own = unbuilt(seat, of_kind);
    assert(own != 0);
    const int tile = std::countr_zero(own);
    const unsigned older = (1u << tile) - 1;
    open.excluded[of_kind] =
        static_cast<Tiles>(open.excluded[of_kind] | (open.of[index(seat)] & ~open.built & older));
    open.built = static_cast<Tiles>(open.built | 1u << tile);
    return tile;
  }

  friend constexpr bool operator==(const Pile&, const Pile&) = default;

 private:
  constexpr void take(Seat seat, int of_kind) {
    assert(left[of_kind] > 0 && size() > 0);
    --left[of_kind];
    const unsigned tile = 1u << open.bought++;
    open.of[index(seat)] = static_cast<Tiles>(open.of[index(seat)] | tile);
    kind[of_kind] = static_cast<Tiles>(kind[of_kind] | tile);
  }
};
static_assert(sizeof(Pile) <= 40);

// Every tile is in exactly one place.
constexpr bool sound(const Pile& pile) {
  const Tiles bought = static_cast<Tiles>((1u << pile.open.bought) - 1);
  int gone = 0;  // neither bought nor in the stack: the removed one
  for (int k = 0; k < kKinds; ++k) {
    const int missing = pile.open.all[k] - pile.left[k] - std::popcount(pile.kind[k]);
    if (missing < 0) return false;
    gone += missing;
  }
  const auto parts = [&](const auto& sets) {  // each tile bought is in exactly one of the sets
    Tiles all = 0;
    int count = 0;
    for (const Tiles set : sets) all |= set, count += std::popcount(set);
    return all == bought && count == pile.open.bought;
  };
  return gone == pile.open.decided && parts(pile.kind) && parts(pile.open.of) &&
         (pile.open.built & ~bought) == 0;
}

}  // namespace laguna::murano
