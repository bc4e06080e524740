// A view read back as it was described, for a seat that has something to decide. `sheet` is the view or a
// part of it; where it is wrong it does not answer but tells its reader.
#pragma once

#include "murano/recall/hidden.hpp"
#include "murano/recall/table.hpp"

namespace laguna::murano {

namespace recalled {

// The tile being placed, if one is, and how many may still be built. A tile that was just bought may be left
// (MU-E2): then no building action goes on.
inline void building(const auto& sheet, Open& open) {
  const auto left = sheet.at("building").at("left");
  const bool builds = open.phase != Phase::score && open.ships.moves > 0 && deed(open) == Deed::build;
  const int most = open.phase == Phase::build ? kTilesInABuild - 1 : kTilesInABuild;
  if (builds && open.phase != Phase::act) open.left = static_cast<std::uint8_t>(left.number(1, most));
  if (open.phase == Phase::card) {
    open.tile = Tile::special;
    open.stack = Stack::specials;
  }
  open.tile_left =
      open.phase != Phase::score && open.phase != Phase::act && open.phase != Phase::sail && !builds;
  if (open.phase != Phase::site) return;
  const auto field = sheet.at("building").at("tile");
  std::string_view kind = field.word();
  const auto tile = read_name<Tile>(kTileName, cut_word(kind));
  if (!tile) field.wrong("there is no such tile");
  open.tile = *tile;
  open.stack = stack_of(*tile);
  if (*tile == Tile::street) {
    const auto street = read_name<int>(kStreetName, kind);
    if (!street || open.drawable[*street] == 0) field.wrong("there is no such street left");
    if (!builds) field.wrong("streets are not bought");
    --open.drawable[*street];
    open.street = static_cast<std::uint8_t>(*street);
    open.tile_left = true;
    return;
  }
  if (!builds && deed(open) != (is_shop(*tile)               ? Deed::shop
                                : is_palace(*tile)           ? Deed::palace
                                : open.tile == Tile::factory ? Deed::factory
                                                             : Deed::special))
    field.wrong("was not bought just now");
  if (!builds && open.ending == Seat::nobody) field.wrong("tiles just bought are placed in last turns only");
}

inline bool has(const View& view, Tile tile) {
  if (is_shop(tile) || is_palace(tile)) return OwnInView{view}.tiles(tile) > 0;
  return tile == Tile::street || view.open.player().tiles[static_cast<int>(stack_of(tile))] > 0;
}

template <class Sheet>
void cards_of_this_turn(const Sheet& sheet, Open& open) {
  sheet.items(0, kSpecials, [&](int, const Sheet& item) {
    const std::uint16_t card = bit_of(static_cast<Special>(item.choice(kSpecialName)));
    if ((open.player().cards & card) == 0) item.wrong("the seat has no such card");
    open.new_cards |= card;
  });
}

// MU-E1, MU-E3
inline void check_ending(const auto& sheet, const Open& open) {
  int empty = 0;
  for (int left : open.stacks) empty += left == 0;
  if (open.ending == Seat::nobody && (empty >= 2 || open.quiet >= kQuietTurns || open.phase == Phase::score))
    sheet.at("ending").wrong("somebody has triggered the end");
}

}  // namespace recalled

template <class Sheet>
View recall(const Sheet& sheet) {
  using namespace recalled;
  const auto seats = static_cast<std::uint8_t>(sheet.at("seats").number(2, kMaxSeats));
  const auto board = sheet.at("box").at("id");
  if (board.word() != write_board(layout.id).view()) board.wrong("another board is in use");
  const auto phase = static_cast<Phase>(sheet.at("phase").choice(kPhaseName));
  const Seat viewer = seat(sheet.at("viewer"), 0, seats);
  View view = observe(set_up({seats, layout.id}), viewer);
  Open& open = view.open;
  open.phase = phase;
  open.acting = seat(sheet.at("acting"), 0, seats);
  if (viewer == Seat::nobody || !is_asked(open, viewer)) sheet.wrong("the viewer has nothing to decide");

  open.ships = ships(sheet, phase);
  streets(sheet.at("streets"), open);
  buildings(sheet.at("buildings"), sheet.at("markers"), open);
  docks(sheet, open);
  if (open.scored != 0 && phase != Phase::score) sheet.at("scored").wrong("gondoliers score at the end");
  players(sheet, open);
  open.characters_left = static_cast<std::uint8_t>(sheet.at("characters_left").number(0, kCharacters));
  open.ending = seat(sheet.at("ending"), 0, seats);
  open.quiet = static_cast<std::uint8_t>(sheet.at("quiet").number(0, kQuietTurns + kMaxSeats));
  building(sheet, open);
  stacks(sheet, open);
  check_ending(sheet, open);
  if (phase == Phase::take) open.stack = deed(open) == Deed::shop ? Stack::shops : Stack::palaces;
  open.station = phase == Phase::give || (phase == Phase::sell && sheet.at("station").flag());

  view.hands[index(viewer)] = hand(sheet.at("hands").at(Text() + number_of(viewer)), open, viewer);
  if (phase == Phase::take) view.found = found(sheet.at("found"), open);
  if (phase == Phase::site && !has(view, open.tile)) sheet.at("building").wrong("the seat has no such tile");
  view.cards = special_deck(sheet, view.cards, open);
  cards_of_this_turn(sheet.at("new_cards"), open);
  view.characters = character_deck(sheet, view.characters, view);
  view.shops = pile(sheet, view.shops, view, Stack::shops);
  view.palaces = pile(sheet, view.palaces, view, Stack::palaces);
  return view;
}

}  // namespace laguna::murano
