// Everything that can happen next: a choice of a seat, or an outcome of chance.
#pragma once

#include "game/seat.hpp"
#include "mille_fiori/box/cards.hpp"
#include "mille_fiori/box/spaces.hpp"

namespace laguna::mille_fiori {

struct Action {
  enum class Kind : std::uint8_t {
    start,
    turn_up,
    deal,  // chance: the starting seat, a card face up, a card to a hand
    pick,  // keep this card of the hand
    place,
    place_and_sail,
    sail,  // play the card
    take,
    decline  // the extra card
  };
  Kind kind = Kind::decline;
  Seat seat = Seat::nobody;   // start, deal
  Card card = Card::none;     // turn_up, deal, pick, take
  Space space = Space::none;  // place, place_and_sail

  friend constexpr bool operator==(const Action&, const Action&) = default;
};

namespace act {
constexpr Action start(Seat seat) { return {Action::Kind::start, seat, Card::none, Space::none}; }
constexpr Action turn_up(Card card) { return {Action::Kind::turn_up, Seat::nobody, card, Space::none}; }
constexpr Action deal(Seat seat, Card card) { return {Action::Kind::deal, seat, card, Space::none}; }
constexpr Action pick(Card card) { return {Action::Kind::pick, Seat::nobody, card, Space::none}; }
constexpr Action place(Space space, bool and_sail = false) {
  return {and_sail ? Action::Kind::place_and_sail : Action::Kind::place, Seat::nobody, Card::none, space};
}
constexpr Action sail() { return {Action::Kind::sail, Seat::nobody, Card::none, Space::none}; }
constexpr Action take(Card card) { return {Action::Kind::take, Seat::nobody, card, Space::none}; }
constexpr Action decline() { return {}; }
}  // namespace act

}  // namespace laguna::mille_fiori
