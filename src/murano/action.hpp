// Everything that can happen next: a choice of a seat, or an outcome of chance.
#pragma once

#include "game/seat.hpp"
#include "murano/box/colours.hpp"
#include "murano/box/tiles.hpp"
#include "murano/rules/ships.hpp"

namespace laguna::murano {

// Up to three beads of each colour in a byte: what is sold, paid or given back.
struct Beads {
  std::uint8_t packed = 0;

  static constexpr Beads one(int colour) { return {static_cast<std::uint8_t>(1u << (2 * colour))}; }
  constexpr int of(int colour) const { return (packed >> (2 * colour)) & 3; }
  constexpr int count() const { return of(0) + of(1) + of(2); }
  friend constexpr Beads operator+(Beads a, Beads b) {
    return {static_cast<std::uint8_t>(a.packed + b.packed)};
  }
  friend constexpr bool operator==(const Beads&, const Beads&) = default;
};

// A space of the islands: a street space, or a building site from 64 on.
using Space = std::uint8_t;
inline constexpr int kFirstSite = 64;
constexpr bool is_site(Space space) { return space >= kFirstSite; }

struct Action {
  enum class Kind : std::uint8_t {
    // Chance: who starts, the top tile of a stack, the palace that is not in the game, the next character and
    // special-building card, the street and the bead drawn.
    start,
    top,
    removed,
    character,
    special,
    street,
    bead,
    // A turn begins: a ship sails, or the seat passes.
    sail,
    pass,
    // The ship moved last acts.
    take_gold,
    buy,
    search,
    recruit,
    dock,
    build,
    income,
    produce,
    sell,
    hire,
    dismiss,
    // What follows.
    take,
    keep,
    decline,
    on,
    keep_card,
    give,
    score,
    stop
  };
  Kind kind;             // no defaults: a list of actions begins without work
  std::uint8_t a, b, c;  // see `act`

  friend constexpr bool operator==(const Action&, const Action&) = default;
};
static_assert(sizeof(Action) == 4);

namespace act {
using Kind = Action::Kind;
constexpr Action with(Kind kind, int a = 0, int b = 0, int c = 0) {
  return {kind, static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b), static_cast<std::uint8_t>(c)};
}
constexpr Action start(Seat seat) { return with(Kind::start, index(seat)); }
constexpr Action tile(Kind kind, Tile tile) { return with(kind, static_cast<int>(tile)); }
constexpr Action stack(Kind kind, Stack stack) { return with(kind, static_cast<int>(stack)); }
constexpr Action card(Kind kind, int card) { return with(kind, card); }  // a character counts from 1
constexpr Action sail(Sail move) { return with(Kind::sail, move.ship, move.to); }
constexpr Action pass(Sail move) { return with(Kind::pass, move.ship, move.to); }
constexpr Action dock(int island, int colour) { return with(Kind::dock, island, colour); }
constexpr Action income(int island) { return with(Kind::income, island); }
constexpr Action produce(int factories, bool station) { return with(Kind::produce, factories, station); }
constexpr Action sell(Beads beads) { return with(Kind::sell, beads.packed); }
constexpr Action bead(Kind kind, int colour) { return with(kind, colour); }
constexpr Action on(int space) { return with(Kind::on, space); }
// `paid` is gold or beads, whatever the character takes.
constexpr Action score(int character, int island, int paid) {
  return with(Kind::score, character, island, paid);
}
constexpr Action stop() { return with(Kind::stop); }
}  // namespace act

constexpr Sail sail_of(const Action& action) { return {action.a, action.b}; }
constexpr Tile tile_of(const Action& action) { return static_cast<Tile>(action.a); }
constexpr Stack stack_of(const Action& action) { return static_cast<Stack>(action.a); }

}  // namespace laguna::murano
