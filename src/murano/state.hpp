// The table at one moment: what lies open, and what is hidden from somebody.
#pragma once

#include "game/seat.hpp"
#include "murano/action.hpp"
#include "murano/box/census.hpp"
#include "murano/box/characters.hpp"
#include "murano/deck.hpp"
#include "murano/options.hpp"
#include "murano/pile.hpp"

namespace laguna::murano {

inline constexpr int kRemovedCharacters = 5;
inline constexpr int kBeadsOfAColour = 10;
inline constexpr int kStartGold = 5;
inline constexpr int kStartPoints = 5;
inline constexpr int kStartGondoliers = 5;
inline constexpr int kSupplyGondoliers = 2;
inline constexpr int kDocks = 4 * kIslands;
inline constexpr int kTilesInABuild = 3;
inline constexpr int kQuietTurns = 100;

enum class Phase : std::uint8_t {
  start,    // chance: who begins
  sail,     // a turn begins: a ship sails, or the seat passes
  act,      // the ship moved last acts, or one more sails
  top,      // chance: the tile bought from the top of `stack`
  removed,  // chance: the palace that is not in the game
  take,     // a tile of the stack that was searched
  look,     // chance: characters
  keep,     // one of them, or none
  build,    // one more tile, or stop
  street,   // chance: the street drawn
  site,     // where `tile` goes
  special,  // chance: special-building cards
  card,     // one of them
  bead,     // chance: a bead
  sell,     // beads, or stop
  give,     // a bead back
  score,    // a character, or stop
  over
};
inline constexpr int kPhases = 18;

struct Player {
  std::int32_t gold = 0;
  std::array<std::uint8_t, kStacks> tiles{};  // not yet built, by stack; what they show may be hidden
  std::array<std::uint8_t, kBeads> beads{};
  std::uint8_t gondoliers = 0, supply = 0;  // at hand, and in the general supply
  std::uint8_t characters = 0;              // at hand
  std::uint16_t cards = 0;                  // of special buildings
  std::uint32_t docks = 0;                  // island * 4 + colour, where a gondolier stands

  friend constexpr bool operator==(const Player&, const Player&) = default;
};

// Everything that lies open. Nobody's secrets are in here, so a view may copy it whole.
struct Open {
  std::array<Player, kMaxSeats> players{};
  Scores scores{};
  std::uint64_t paved = 0;                          // street spaces with a tile
  std::array<std::uint64_t, kColours> customers{};  // those with a customer of the colour
  std::array<std::uint64_t, kColours> served{};     // sites on islands with such a customer
  std::uint64_t beside = 0;                         // sites with a street next to them
  std::uint64_t built = 0;                          // sites that are taken
  std::array<std::uint64_t, kMaxSeats> factories{}, shops{};
  std::array<std::uint64_t, kColours> shops_of{};
  std::array<std::uint64_t, 3> palaces{};  // by crests
  std::uint64_t specials = 0;
  Ships ships;
  std::uint32_t scored = 0;                           // docks whose gondolier has scored
  std::array<std::uint8_t, kStreetKinds> drawable{};  // street tiles in the stack
  std::array<std::uint8_t, kStacks> stacks{};         // tiles left
  std::array<std::uint8_t, kBeads> bag{};
  std::uint8_t characters_left = 0;
  std::uint8_t seats = 4;
  Phase phase = Phase::start;
  Seat acting = Seat::nobody;
  Stack stack = Stack::streets;  // being bought from
  Tile tile = Tile::none;        // being placed
  std::uint8_t street = 0;       // its kind, if it is a street
  std::uint8_t left = 0;         // tiles still to be built, this one included; 0 outside the action
  std::uint8_t to_draw = 0;      // beads
  bool station = false;          // a bead has to be given back
  std::uint16_t new_cards = 0;   // that do not work yet
  bool tile_left = false;        // a stack, in this turn
  std::uint8_t quiet = 0;        // turns in a row in which none did
  Seat ending = Seat::nobody;    // who triggered the end
  bool quietly = false;          // … by a hundred quiet turns
  std::uint16_t turns = 0;       // begun so far
  std::uint32_t decisions = 0;   // of all seats so far

  constexpr Player& player() { return players[index(acting)]; }
  constexpr const Player& player() const { return players[index(acting)]; }
  constexpr Seats everyone() const { return Seats::first(seats); }
  constexpr int islands() const { return seats == kMaxSeats ? kIslands : kIslands - 1; }
  constexpr std::uint64_t street_spaces() const { return spaces_of(layout.streets_of); }
  constexpr std::uint64_t sites() const { return spaces_of(layout.sites_of); }
  constexpr std::uint64_t free_streets() const { return street_spaces() & ~paved; }
  constexpr std::uint64_t open_sites() const { return beside & ~built; }  // MU-B3
  constexpr std::uint32_t docked() const {
    return players[0].docks | players[1].docks | players[2].docks | players[3].docks;
  }
  // MU-K14: whether the seat has the card, and not only since this turn.
  constexpr bool has(Seat seat, Special card) const {
    return (players[index(seat)].cards & ~new_cards & bit_of(card)) != 0;
  }

  int customers_at(int island, int colour) const {
    return std::popcount(customers[static_cast<std::size_t>(colour)] & layout.streets_of[island]);
  }
  constexpr int street_at(int space) const {  // its kind
    int kind = 0;
    while (kCustomers[kind] !=
           std::array<std::uint8_t, kColours>{bit(0, space), bit(1, space), bit(2, space)})
      ++kind;
    return kind;
  }

  friend constexpr bool operator==(const Open&, const Open&) = default;

 private:
  constexpr std::uint8_t bit(int colour, int space) const {
    return static_cast<std::uint8_t>(customers[static_cast<std::size_t>(colour)] >> space & 1);
  }
  constexpr std::uint64_t spaces_of(const std::array<std::uint64_t, kIslands>& masks) const {
    const std::uint64_t inner = masks[0] | masks[1] | masks[2] | masks[3] | masks[4];
    return seats == kMaxSeats ? inner | masks[5] : inner;
  }
};

// MU-S4: the characters in the game, bit c-1 for character c.
constexpr std::uint64_t characters_of(int seats) {
  constexpr std::uint64_t kAll = (std::uint64_t{1} << kCharacters) - 1;
  constexpr std::uint64_t kOfSerenella = std::uint64_t{1} << 29 | std::uint64_t{1} << 36;  // 30 and 37
  return seats == kMaxSeats ? kAll : kAll & ~kOfSerenella;
}

struct State {
  Open open;
  Characters characters;
  SpecialCards cards;
  Pile shops, palaces;

  friend constexpr bool operator==(const State&, const State&) = default;
};
static_assert(sizeof(State) <= 1024);

// Every ship, bead, gondolier, tile and card is in exactly one place.
inline bool sound(const State& state) {
  const Open& open = state.open;
  bool all = std::popcount(open.ships.black) == kShips - 1;
  for (int bead = 0; bead < kBeads; ++bead) {
    int count = open.bag[bead];
    for (const Player& player : open.players) count += player.beads[bead];
    all &= count == kBeadsOfAColour;
  }
  std::uint32_t docked = 0;
  int built = std::popcount(open.specials), marked = 0;
  for (int seat = 0; seat < open.seats; ++seat) {
    const Player& player = open.players[seat];
    all &= player.gold >= 0 && open.scores[seat] >= 0 && (docked & player.docks) == 0;
    all &= player.gondoliers + player.supply + std::popcount(player.docks) ==
           kStartGondoliers + kSupplyGondoliers;
    all &= player.tiles[static_cast<int>(Stack::shops)] == state.shops.hidden(seat_at(seat));
    all &= player.tiles[static_cast<int>(Stack::palaces)] == state.palaces.hidden(seat_at(seat));
    all &= player.characters == std::popcount(state.characters.hand(seat_at(seat)));
    docked |= player.docks;
    marked += std::popcount(open.factories[seat]) + std::popcount(open.shops[seat]);
  }
  for (std::uint64_t palaces : open.palaces) built += std::popcount(palaces);
  all &= built + marked == std::popcount(open.built) && (open.built & ~open.sites()) == 0;
  all &= (open.paved & ~open.street_spaces()) == 0 && (open.scored & ~docked) == 0;
  all &= open.stacks[static_cast<int>(Stack::shops)] == state.shops.size();
  all &= open.stacks[static_cast<int>(Stack::palaces)] == state.palaces.size();
  return all && sound(state.shops) && sound(state.palaces) &&
         sound(state.characters, characters_of(open.seats)) && sound(state.cards, (1u << kSpecials) - 1);
}

constexpr std::uint32_t docks_of(int island) { return 0xfu << (4 * island); }

// What is on an island, counted.
inline Census census(const Open& open, int island) {
  const std::uint64_t sites = layout.sites_of[island];
  const auto count = [&](std::uint64_t mask) {
    return static_cast<std::uint8_t>(std::popcount(mask & sites));
  };
  Census here{};
  for (int seat = 0; seat < kMaxSeats; ++seat) {
    here.factories[seat] = count(open.factories[seat]);
    here.shops[seat] = count(open.shops[seat]);
  }
  for (int kind = 0; kind < 3; ++kind) {
    const std::uint8_t palaces = count(open.palaces[kind]);
    here.palaces = static_cast<std::uint8_t>(here.palaces + palaces);
    here.crests = static_cast<std::uint8_t>(here.crests + palaces * (kind + 1));
    here.shops_of[kind] = count(open.shops_of[kind]);
  }
  for (int colour = 0; colour < kColours; ++colour)
    here.customers[colour] = static_cast<std::uint8_t>(open.customers_at(island, colour));
  here.specials = count(open.specials);
  return here;
}

}  // namespace laguna::murano
