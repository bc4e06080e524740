// What lies on the table, field by field.
#pragma once

#include "murano/describe/fields.hpp"
#include "murano/notation.hpp"
#include "murano/view.hpp"

namespace laguna::murano::described {

inline void board(const Open& open, auto&& out) {
  out.group("streets", [&](auto&& spaces) {
    each_bit(open.paved,
             [&](int space) { spaces.word(write_street(space), kStreetName[open.street_at(space)]); });
  });
  out.group("buildings", [&](auto&& sites) {
    const auto all = [&](std::uint64_t mask, Tile tile) {
      each_bit(mask, [&](int site) { sites.word(write_site(site), kTileName[static_cast<int>(tile)]); });
    };
    for (std::uint64_t factories : open.factories) all(factories, Tile::factory);
    all(open.specials, Tile::special);
    for (int kind = 0; kind < 3; ++kind) {
      all(open.shops_of[kind], shop_of(kind));
      all(open.palaces[kind], palace_of(kind));
    }
  });
  out.group("markers", [&](auto&& sites) {
    for (int seat = 0; seat < open.seats; ++seat)
      each_bit(open.factories[seat] | open.shops[seat],
               [&](int site) { sites.number(write_site(site), seat + 1); });
  });
  const auto holder = [&](int dock) {
    for (int seat = 0; seat < open.seats; ++seat)
      if ((open.players[seat].docks >> dock & 1) != 0) return seat + 1;
    return 0;
  };
  out.group("docks", [&](auto&& islands) {
    for (int island = 0; island < open.islands(); ++island)
      islands.numbers(kIslandName[island], [&](auto&& add) {
        for (int colour = 0; colour < 4; ++colour) add(holder(4 * island + colour));
      });
  });
  out.words("scored", [&](auto&& add) {
    each_bit(open.scored, [&](int dock) { add(Text(kIslandName[dock / 4]) + " " + kDockName[dock % 4]); });
  });
}

inline void players(const Open& open, auto&& out) {
  const auto list = [&](std::string_view key, auto&& value) { out.numbers(key, by_seat(open.seats, value)); };
  const auto of = [&](int seat) -> const Player& { return open.players[seat]; };
  const auto tiles = [&](Stack stack) {
    return [&, stack](int seat) { return of(seat).tiles[static_cast<int>(stack)]; };
  };
  list("gold", [&](int seat) { return of(seat).gold; });
  list("scores", [&](int seat) { return open.scores[seat]; });
  list("gondoliers", [&](int seat) { return of(seat).gondoliers; });
  list("supply", [&](int seat) { return of(seat).supply; });
  list("factories", tiles(Stack::factories));
  list("specials", tiles(Stack::specials));
  list("shops", tiles(Stack::shops));
  list("palaces", tiles(Stack::palaces));
  list("characters", [&](int seat) { return of(seat).characters; });
  list("price", [&](int seat) { return character_price(open, seat_at(seat)); });
  out.group("beads", [&](auto&& seats) {
    for (int seat = 0; seat < open.seats; ++seat)
      seats.group(Text() + (seat + 1), [&](auto&& own) { beads(of(seat).beads, own); });
  });
}

inline void hand(const Hand& hand, auto&& out) {
  out.words("tiles", [&](auto&& add) {
    for (int kind = 0; kind < kKinds; ++kind)
      for (int n = hand.shops[kind]; n > 0; --n) add(kTileName[static_cast<int>(shop_of(kind))]);
    for (int kind = 0; kind < kKinds; ++kind)
      for (int n = hand.palaces[kind]; n > 0; --n) add(kTileName[static_cast<int>(palace_of(kind))]);
  });
  out.numbers("characters", [&](auto&& add) { each_bit(hand.characters, [&](int card) { add(card + 1); }); });
}

}  // namespace laguna::murano::described
