// The story of a game: what happened, to whom, and by which rule.
#pragma once

#include "game/seat.hpp"
#include "mille_fiori/box/cards.hpp"
#include "mille_fiori/box/spaces.hpp"
#include "mille_fiori/rule.hpp"

namespace laguna::mille_fiori {

struct Event {
  enum class Kind : std::uint8_t {
    started,     // the seat has the Doge card
    turned_up,   // a card lies face up
    dealt,       // a card went to the seat's hand
    picked,      // the seat has chosen a card
    played,      // the seat shows the card it plays
    placed,      // a diamond on a space
    sailed,      // the ship is now on route space `count`
    scored,      // `points` for the seat, for `count` diamonds where they are counted
    earned,      // the seat may play an extra card
    took,        // this extra card
    declined,    // no extra card
    passed,      // the hands moved on to the left
    left_over,   // the seat's last card went face up
    last_turns,  // the game ends when everyone has had as many turns
    ended
  };
  Kind kind = Kind::ended;
  Seat seat = Seat::nobody;
  Rule rule = Rule::none;
  Card card = Card::none;
  Space space = Space::none;
  std::int8_t count = 0;
  std::int16_t points = 0;

  friend constexpr bool operator==(const Event&, const Event&) = default;
};

namespace tell {
using Kind = Event::Kind;
constexpr Event plain(Kind kind, Seat seat = Seat::nobody) { return {.kind = kind, .seat = seat}; }
constexpr Event with_card(Kind kind, Seat seat, Card card) {
  return {.kind = kind, .seat = seat, .card = card};
}
constexpr Event placed(Seat seat, Space space) {
  return {.kind = Kind::placed, .seat = seat, .space = space};
}
constexpr Event sailed(Seat seat, int to) {
  return {.kind = Kind::sailed, .seat = seat, .count = static_cast<std::int8_t>(to)};
}
constexpr Event scored(Seat seat, Rule rule, int points, int count, Space space = Space::none) {
  return {.kind = Kind::scored,
          .seat = seat,
          .rule = rule,
          .space = space,
          .count = static_cast<std::int8_t>(count),
          .points = static_cast<std::int16_t>(points)};
}
constexpr Event by_rule(Kind kind, Seat seat, Rule rule) {
  return {.kind = kind, .seat = seat, .rule = rule};
}
}  // namespace tell

}  // namespace laguna::mille_fiori
