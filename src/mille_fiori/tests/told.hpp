// A story in short words, so that a test can say in a line what happened, to whom and by which rule.
#pragma once

#include <string>
#include <vector>

#include "mille_fiori/events.hpp"

namespace laguna::mille_fiori::testing {

// The colours of the rulebook's examples, in the order of the table.
inline constexpr Seat red = seat_at(0), blue = seat_at(1), green = seat_at(2), yellow = seat_at(3);
inline constexpr std::string_view kColours = "rbgy";

using Told = std::vector<std::string>;

inline std::string id_of(Rule rule) { return std::string(print_of(rule).id.substr(3)); }
inline std::string name_of(Card card) {
  return card == Card::none ? "a card" : std::string(write(card).view());
}

// "b on workshop-20", "b +8 W2", "b earns W4".
inline std::string told(const Event& event) {
  const std::string who = event.seat == Seat::nobody ? "" : std::string{kColours[index(event.seat)], ' '};
  switch (event.kind) {
    case Event::Kind::started:
      return who + "starts";
    case Event::Kind::turned_up:
      return "face up " + name_of(event.card);
    case Event::Kind::dealt:
      return who + "is dealt " + name_of(event.card);
    case Event::Kind::picked:
      return who + "picks " + name_of(event.card);
    case Event::Kind::played:
      return who + "plays " + name_of(event.card);
    case Event::Kind::placed:
      return who + "on " + std::string(write(event.space).view());
    case Event::Kind::sailed:
      return who + "sails to " + std::to_string(event.count);
    case Event::Kind::scored:
      return who + "+" + std::to_string(event.points) + " " + id_of(event.rule);
    case Event::Kind::earned:
      return who + "earns " + id_of(event.rule);
    case Event::Kind::took:
      return who + "takes " + name_of(event.card);
    case Event::Kind::declined:
      return who + "declines";
    case Event::Kind::passed:
      return "hands pass";
    case Event::Kind::left_over:
      return who + "leaves " + name_of(event.card);
    case Event::Kind::last_turns:
      return who + "last turns " + id_of(event.rule);
    case Event::Kind::ended:
      return "ended " + id_of(event.rule);
  }
  return "?";
}

}  // namespace laguna::mille_fiori::testing
