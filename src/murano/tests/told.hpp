// A story in short words, so that a test can say in a line what happened, to whom and by which rule.
#pragma once

#include <string>
#include <vector>

#include "murano/events.hpp"
#include "murano/notation.hpp"
#include "murano/tests/island.hpp"

namespace laguna::murano::testing {

inline constexpr std::string_view kOwners = "wbog";  // white, brown, orange, grey

using Told = std::vector<std::string>;

inline std::string said(const Text& text) { return std::string(text.view()); }

namespace telling {

inline std::string gold(const Event& event) {
  if (event.gold == 0) return {};
  return (event.gold > 0 ? " +" : " ") + std::to_string(event.gold) + " gold";
}
inline std::string card(const Event& event) {
  if (event.card == Event::kNoCard) return "a card";
  return is_special_card(event) ? std::string(kSpecialName[event.card - Event::kFirstSpecial])
                                : std::to_string(event.card);
}
inline std::string ware(const Event& event) { return std::string(kWareName[static_cast<int>(event.stack)]); }
inline std::string tile(const Event& event) {
  return event.tile == Tile::none ? "a " + ware(event) : std::string(kTileName[static_cast<int>(event.tile)]);
}
inline std::string tiles(const Event& event) {
  std::string all;
  for (int kind = 0; kind < 3; ++kind)
    for (int n = event.tiles[static_cast<std::size_t>(kind)]; n > 0; --n)
      all += " " +
             std::string(
                 kTileName[static_cast<int>(event.stack == Stack::shops ? shop_of(kind) : palace_of(kind))]);
  return all.empty() ? " something" : all;
}
inline std::string ship(const Event& event) {
  return (event.red ? " red" : "") + (" " + said(write_ring(event.from))) + " " +
         said(write_ring(event.place));
}
inline std::string street(const Event& event) { return std::string(kStreetName[event.count]); }
inline std::string island(const Event& event) { return std::string(kIslandName[event.place]); }
inline std::string points(const Event& event) {
  std::string all = (event.points < 0 ? "" : "+") + std::to_string(event.points);
  if (event.card != Event::kNoCard) all += " for " + card(event) + " at " + island(event);
  if (event.beads.count() > 0) all += " with " + said(write(event.beads));
  return all;
}

// What happened, without whom, how much gold and by which rule.
inline std::string deed(const Event& event) {
  using Kind = Event::Kind;
  switch (event.kind) {
    case Kind::started:
      return "starts";
    case Kind::sailed:
      return "sails" + ship(event);
    case Kind::passed:
      return "passes" + ship(event);
    case Kind::took_gold:
      return "takes";
    case Kind::bought:
      return "buys " + ware(event);
    case Kind::searched:
      return "searches " + ware(event);
    case Kind::found:
      return "finds" + tiles(event);
    case Kind::got:
      return "gets " + tile(event);
    case Kind::recruits:
      return "looks at " + std::to_string(event.count);
    case Kind::drew:
      return "sees " + card(event);
    case Kind::kept:
      return "keeps " + card(event);
    case Kind::declined:
      return "declines";
    case Kind::docked:
      return "docks " + island(event) + " " + std::string(kDockName[event.count]);
    case Kind::hired:
      return "hires";
    case Kind::dismissed:
      return "dismisses";
    case Kind::drew_street:
      return "draws street " + street(event);
    case Kind::laid:
      return "lays " + street(event) + " on " + said(write_space(event.place));
    case Kind::built:
      return "builds " + tile(event) + " on " + said(write_space(event.place));
    case Kind::income:
      return "income " + island(event);
    case Kind::produced:
      return "produces " + std::to_string(event.count);
    case Kind::drew_bead:
      return "draws " + said(write(event.beads));
    case Kind::sold:
      return "sells " + said(write(event.beads));
    case Kind::gave:
      return "gives " + said(write(event.beads));
    case Kind::scored:
      return points(event);
    case Kind::last_turns:
      return "last turns";
    case Kind::ended:
      return "ended";
  }
  return "?";
}

}  // namespace telling

// "w builds shop-red on san-donato-b1", "w +2 B5", "w buys palace -2 gold A3".
inline std::string told(const Event& event) {
  std::string all = event.seat == Seat::nobody ? "" : std::string{kOwners[index(event.seat)], ' '};
  all += telling::deed(event) + telling::gold(event);
  return event.rule == Rule::none ? all : all + " " + std::string(print_of(event.rule).id.substr(3));
}

}  // namespace laguna::murano::testing
