// The story of a game: what happened, to whom, and by which rule.
#pragma once

#include "murano/action.hpp"
#include "murano/rule.hpp"

namespace laguna::murano {

struct Event {
  enum class Kind : std::uint8_t {
    started,      // the seat begins
    sailed,       // a ship from ring space `from` to ring space `place`
    passed,       // the same, and that was all
    took_gold,    //
    bought,       // a tile of `stack`
    searched,     // looks through `stack`
    found,        // `tiles` of each kind are in that stack; for the seat only
    got,          // `tile`, hidden from the others
    recruits,     // looks at `count` characters
    drew,         // a card, for the seat only
    kept,         // a card; a character for the seat only
    declined,     // keeps no character
    docked,       // a gondolier at island `place`, on the dock of colour `count`
    hired,        //
    dismissed,    //
    drew_street,  // of kind `count`
    laid,         // a street of kind `count` on `place`
    built,        // `tile` on `place`
    income,       // of island `place`
    produced,     // with `count` factories
    drew_bead,    //
    sold,         //
    gave,         // `beads` back
    scored,       // points; for a character `card` at island `place`
    last_turns,   // the seat triggered the end
    ended
  };
  static constexpr int kNoCard = 0, kFirstSpecial = 64;  // characters from 1, special-building cards from 64
  static constexpr std::uint8_t kNowhere = 0xff;

  Kind kind = Kind::ended;
  Seat seat = Seat::nobody;
  Rule rule = Rule::none;
  Tile tile = Tile::none;
  Stack stack = Stack::streets;
  std::uint8_t card = kNoCard;
  std::uint8_t from = kNowhere;
  std::uint8_t place = kNowhere;  // a ring space, an island or a `Space`, as the kind says
  std::uint8_t count = 0;
  bool red = false;  // the red ship
  Beads beads{};
  std::array<std::uint8_t, 3> tiles{};
  std::int16_t points = 0;
  std::int32_t gold = 0;  // gained, or paid if negative

  friend constexpr bool operator==(const Event&, const Event&) = default;
};

constexpr bool is_special_card(const Event& event) { return event.card >= Event::kFirstSpecial; }

namespace tell {
using Kind = Event::Kind;
constexpr Event plain(Kind kind, Seat seat, Rule rule = Rule::none, int gold = 0) {
  return {.kind = kind, .seat = seat, .rule = rule, .gold = gold};
}
constexpr Event points(Seat seat, Rule rule, int points, int count = 0) {
  Event event = plain(Kind::scored, seat, rule);
  event.points = static_cast<std::int16_t>(points);
  event.count = static_cast<std::uint8_t>(count);
  return event;
}
constexpr Event sailed(Kind kind, Seat seat, Rule rule, Sail move, int from, int gold) {
  Event event = plain(kind, seat, rule, gold);
  event.from = static_cast<std::uint8_t>(from);
  event.place = move.to;
  event.red = move.ship == kNoSpace;
  return event;
}
constexpr Event with_tile(Kind kind, Seat seat, Tile tile) {
  Event event = plain(kind, seat);
  event.tile = tile;
  event.stack = stack_of(tile);
  return event;
}
constexpr Event of_stack(Kind kind, Seat seat, Rule rule, Stack stack, int gold) {
  Event event = plain(kind, seat, rule, gold);
  event.stack = stack;
  return event;
}
constexpr Event with_card(Kind kind, Seat seat, int card, Rule rule = Rule::none, int gold = 0) {
  Event event = plain(kind, seat, rule, gold);
  event.card = static_cast<std::uint8_t>(card);
  return event;
}
constexpr Event counted(Kind kind, Seat seat, int count, Rule rule = Rule::none) {
  Event event = plain(kind, seat, rule);
  event.count = static_cast<std::uint8_t>(count);
  return event;
}
constexpr Event with_beads(Kind kind, Seat seat, Beads beads, Rule rule = Rule::none, int gold = 0) {
  Event event = plain(kind, seat, rule, gold);
  event.beads = beads;
  return event;
}
constexpr Event placed(Event event, int place) {
  event.place = static_cast<std::uint8_t>(place);
  return event;
}
}  // namespace tell

}  // namespace laguna::murano
