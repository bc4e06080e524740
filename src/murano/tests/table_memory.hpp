// What lies open, followed by the events alone: so that nothing else can be in there.
#pragma once

#include <string_view>

#include "murano/events.hpp"
#include "murano/state.hpp"

namespace laguna::murano::testing {

class TableMemory {
 public:
  explicit TableMemory(const Open& start) : open_(start) {}

  void hear(const Event& event) {
    using Kind = Event::Kind;
    if (event.seat == Seat::nobody) return;
    Player& player = open_.players[index(event.seat)];
    player.gold += event.gold;
    open_.scores[index(event.seat)] =
        static_cast<std::int16_t>(open_.scores[index(event.seat)] + event.points);
    switch (event.kind) {
      case Kind::sailed:
      case Kind::passed:
        if (event.red)
          open_.ships.red = event.place;
        else
          open_.ships.black ^= at(event.from) ^ at(event.place);
        return;
      case Kind::bought:
        if (event.stack == Stack::factories || event.stack == Stack::specials) take(player, event.stack);
        return;
      case Kind::got:
        return take(player, event.stack);
      case Kind::kept:
        if (is_special_card(event)) {
          player.cards = static_cast<std::uint16_t>(player.cards | 1u << (event.card - Event::kFirstSpecial));
        } else {
          ++player.characters;
          --open_.characters_left;
        }
        return;
      case Kind::docked:
        --player.gondoliers;
        player.docks |= 1u << (4 * event.place + event.count);
        return;
      case Kind::hired:
        ++player.gondoliers, --player.supply;
        return;
      case Kind::dismissed:
        --player.gondoliers, ++player.supply;
        return;
      case Kind::drew_street:
        --open_.drawable[event.count];
        --open_.stacks[static_cast<int>(Stack::streets)];
        return;
      case Kind::laid:
        open_.paved |= bit(event.place);
        for (int colour = 0; colour < kColours; ++colour)
          if (kCustomers[event.count][colour] > 0) open_.customers[colour] |= bit(event.place);
        return;
      case Kind::built:
        return build(event, player);
      case Kind::drew_bead:
        return move_beads(event.beads, open_.bag, player.beads);
      case Kind::sold:
      case Kind::gave:
        return move_beads(event.beads, player.beads, open_.bag);
      case Kind::scored:
        if (event.card != Event::kNoCard) score(event, player);
        return;
      default:
        return;
    }
  }

  std::string_view differs_from(const Open& open) const {
    if (open.players != open_.players) return "what players have";
    if (open.scores != open_.scores) return "the scores";
    if (open.ships.black != open_.ships.black || open.ships.red != open_.ships.red) return "the ships";
    if (open.paved != open_.paved || open.customers != open_.customers) return "the streets";
    if (open.built != open_.built || open.factories != open_.factories || open.shops != open_.shops ||
        open.shops_of != open_.shops_of || open.palaces != open_.palaces || open.specials != open_.specials)
      return "the buildings";
    if (open.scored != open_.scored) return "the gondoliers that have scored";
    if (open.stacks != open_.stacks || open.drawable != open_.drawable) return "the stacks";
    if (open.bag != open_.bag) return "the bag";
    return open.characters_left == open_.characters_left ? "" : "the deck of characters";
  }

 private:
  static std::uint64_t bit(int place) { return std::uint64_t{1} << place; }
  void take(Player& player, Stack stack) {
    ++player.tiles[static_cast<int>(stack)];
    --open_.stacks[static_cast<int>(stack)];
  }
  static void move_beads(Beads beads, auto& from, auto& to) {
    for (int bead = 0; bead < kBeads; ++bead) {
      from[bead] = static_cast<std::uint8_t>(from[bead] - beads.of(bead));
      to[bead] = static_cast<std::uint8_t>(to[bead] + beads.of(bead));
    }
  }
  void build(const Event& event, Player& player) {
    const std::uint64_t here = bit(event.place - kFirstSite);
    --player.tiles[static_cast<int>(stack_of(event.tile))];
    open_.built |= here;
    if (event.tile == Tile::factory) open_.factories[index(event.seat)] |= here;
    if (event.tile == Tile::special) open_.specials |= here;
    if (is_palace(event.tile)) open_.palaces[kind_of(event.tile)] |= here;
    if (!is_shop(event.tile)) return;
    open_.shops[index(event.seat)] |= here;
    open_.shops_of[kind_of(event.tile)] |= here;
  }
  void score(const Event& event, Player& player) {
    --player.characters;
    move_beads(event.beads, player.beads, open_.bag);
    const std::uint32_t ready = player.docks & ~open_.scored & docks_of(event.place);
    open_.scored |= ready & -ready;
  }

  Open open_;
};

}  // namespace laguna::murano::testing
