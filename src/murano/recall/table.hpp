// What lies on the table, read back: ships, streets, buildings, and what every seat has in the open.
#pragma once

#include "murano/recall/fields.hpp"
#include "murano/rules/building.hpp"

namespace laguna::murano::recalled {

inline Ships ships(const auto& sheet, Phase phase) {
  Ships ships;
  ships.black = ring(sheet.at("ships"), kShips - 1, kShips - 1);
  ships.red = static_cast<std::uint8_t>(sheet.at("red").number(1, kRing) - 1);
  ships.moves = static_cast<std::uint8_t>(sheet.at("next_move").number(0, kShips));
  const int ready = sheet.at("ready").number(0, kRing);
  ships.ready = static_cast<std::uint8_t>(ready == 0 ? kNoSpace : ready - 1);
  const Ring moved = ring(sheet.at("moved"), 0, kShips);
  // Onto an occupied space only the red ship moves. Whether the one that was there had moved, the number of
  // moves tells.
  ships.red_moved = (moved & at(ships.red)) != 0;
  ships.shares = ships.red_moved && (ships.black & at(ships.red)) != 0;
  ships.moved = moved & ~at(ships.red);
  if (ships.shares && std::popcount(ships.moved) + 1 < ships.moves) ships.moved |= at(ships.red);
  if ((ships.moved & ~ships.black) != 0) sheet.at("moved").wrong("no ship is there");
  if (std::popcount(ships.moved) + ships.red_moved != ships.moves)
    sheet.at("next_move").wrong("so many ships have not moved");
  const bool stands = ships.moves > 0 ? ready > 0 && (moved & at(ships.ready)) != 0 : ready == 0;
  if (!stands) sheet.at("ready").wrong("no ship that has moved is there");
  if (phase == Phase::sail && ships.moves > 0) sheet.at("moved").wrong("a turn begins with no ship moved");
  if (phase != Phase::sail && phase != Phase::score &&
      (ships.moves == 0 || !leads_to(layout.deed[ships.ready], phase)))
    sheet.at("ready").wrong("no ship there brings this phase");
  return ships;
}

template <class Sheet>
void streets(const Sheet& sheet, Open& open) {
  sheet.each([&](std::string_view name, const Sheet& tile) {
    const auto space = read_space(name);
    if (!space || !space->street || (open.street_spaces() >> space->number & 1) == 0)
      tile.wrong("there is no such street space");
    const int kind = tile.choice(kStreetName);
    if (open.drawable[kind] == 0) tile.wrong("there are not so many of these tiles");
    --open.drawable[kind];
    put_street(open, kind, space->number);
  });
}

template <class Sheet>
void buildings(const Sheet& sheet, const Sheet& markers, Open& open) {
  constexpr std::span kNames(kTileName.data(), kTileName.size() - 1);  // all but streets
  sheet.each([&](std::string_view name, const Sheet& word) {
    const auto space = read_space(name);
    if (!space || space->street || (open.sites() >> space->number & 1) == 0)
      word.wrong("there is no such building site");
    const std::uint64_t here = std::uint64_t{1} << space->number;
    const auto tile = static_cast<Tile>(word.choice(kNames));
    open.built |= here;
    if (tile == Tile::special) open.specials |= here;
    if (is_palace(tile)) open.palaces[kind_of(tile)] |= here;
    if (is_shop(tile)) open.shops_of[kind_of(tile)] |= here;
    if (tile != Tile::factory && !is_shop(tile)) return;
    auto& owned = is_shop(tile) ? open.shops : open.factories;
    owned[index(seat(markers.at(name), 1, open.seats))] |= here;
  });
}

template <class Sheet>
void docks(const Sheet& sheet, Open& open) {
  for (int island = 0; island < open.islands(); ++island)
    sheet.at("docks").at(kIslandName[island]).items(4, 4, [&](int colour, const Sheet& item) {
      const Seat owner = seat(item, 0, open.seats);
      if (owner == Seat::nobody) return;
      if ((layout.docks[island] >> colour & 1) == 0) item.wrong("there is no such dock");
      open.players[index(owner)].docks |= 1u << (4 * island + colour);
    });
  sheet.at("scored").items(0, kDocks, [&](int, const Sheet& item) {
    std::string_view colour = item.word();
    const auto island = read_island(cut_word(colour));
    const auto dock = read_name<int>(kDockName, colour);
    if (!island || !dock) item.wrong("there is no such dock");
    const std::uint32_t here = 1u << (4 * static_cast<int>(*island) + *dock);
    if ((open.docked() & ~open.scored & here) == 0) item.wrong("no gondolier there can have scored");
    open.scored |= here;
  });
}

inline void players(const auto& sheet, Open& open) {
  const auto list = [&](std::string_view name, int most, auto&& take) {
    by_seat(sheet.at(name), open.seats, most, take);
  };
  const auto tiles = [&](Stack stack) {
    return [&, stack](int seat, int count) {
      open.players[seat].tiles[static_cast<int>(stack)] = static_cast<std::uint8_t>(count);
    };
  };
  const auto small = [&](auto member) {
    return
        [&, member](int seat, int count) { open.players[seat].*member = static_cast<std::uint8_t>(count); };
  };
  constexpr int kGondoliers = kStartGondoliers + kSupplyGondoliers;
  list("gold", kMostGold, [&](int seat, int gold) { open.players[seat].gold = gold; });
  list("scores", kMostPoints,
       [&](int seat, int points) { open.scores[seat] = static_cast<std::int16_t>(points); });
  list("gondoliers", kGondoliers, small(&Player::gondoliers));
  list("supply", kGondoliers, small(&Player::supply));
  list("factories", kMostTiles, tiles(Stack::factories));
  list("specials", kMostTiles, tiles(Stack::specials));
  list("shops", kMostTiles, tiles(Stack::shops));
  list("palaces", kMostTiles, tiles(Stack::palaces));
  list("characters", kCharacters, small(&Player::characters));
  for (int seat = 0; seat < open.seats; ++seat) {
    beads(sheet.at("beads").at(Text() + (seat + 1)), open.players[seat].beads);
    const Player& player = open.players[seat];
    if (player.gondoliers + player.supply + std::popcount(player.docks) != kGondoliers)
      sheet.at("gondoliers").wrong(Text("seat ") + (seat + 1) + " has more or fewer than " + kGondoliers);
  }
  beads(sheet.at("bag"), open.bag);
  for (int bead = 0; bead < kBeads; ++bead) {
    int count = open.bag[bead];
    for (const Player& player : open.players) count += player.beads[bead];
    if (count != kBeadsOfAColour)
      sheet.at("bag")
          .at(kBeadName[bead])
          .wrong(Text("there are ") + count + " in all, not " + kBeadsOfAColour);
  }
}

// Tiles left in the open stacks: what was there at the start, less what is at hand or built.
inline void stacks(const auto& sheet, Open& open) {
  const auto owned = [&](Stack stack) {
    int count = 0;
    for (const Player& player : open.players) count += player.tiles[static_cast<int>(stack)];
    return count;
  };
  int factories = owned(Stack::factories), streets = 0;
  for (std::uint64_t own : open.factories) factories += std::popcount(own);
  for (int count : open.drawable) streets += count;
  const auto read = [&](Stack stack, int left) {
    const auto field = sheet.at("stacks").at(kStackName[static_cast<int>(stack)]);
    const int count = field.number(0, kStreets);
    if (left >= 0 && count != left) field.wrong(Text("there are ") + left);
    if (left < -1) field.wrong("more tiles are at hand or built than there are");
    open.stacks[static_cast<int>(stack)] = static_cast<std::uint8_t>(count);
  };
  constexpr int kHidden = -1;  // `pile` knows
  const auto at_start = [&](Stack stack) { return int{open.stacks[static_cast<int>(stack)]}; };
  const int factories_left = at_start(Stack::factories) - factories;
  const int specials_left = at_start(Stack::specials) - owned(Stack::specials) - std::popcount(open.specials);
  read(Stack::streets, streets);
  read(Stack::factories, factories_left < 0 ? kHidden - 1 : factories_left);
  read(Stack::specials, specials_left < 0 ? kHidden - 1 : specials_left);
  read(Stack::shops, kHidden);
  read(Stack::palaces, kHidden);
}

}  // namespace laguna::murano::recalled
