// The story in words, for the log of a terminal.
#pragma once

#include "mille_fiori/events.hpp"

namespace laguna::mille_fiori {

// Without the seat's name, which the reader knows better.
constexpr Text tell_in_words(const Event& event) {
  const RuleEntry& rule = print_of(event.rule);
  const auto card = [&](const char* verb) {
    return event.card == Card::none ? Text(verb) + "a card" : Text(verb) + write(event.card);
  };
  switch (event.kind) {
    case Event::Kind::started:
      return "has the Doge card and starts the round";
    case Event::Kind::turned_up:
      return card("face up: ");
    case Event::Kind::dealt:
      return card("is dealt ");
    case Event::Kind::picked:
      return card("picks ");
    case Event::Kind::played:
      return card("plays ");
    case Event::Kind::placed:
      return Text("places a diamond on ") + write(event.space);
    case Event::Kind::sailed:
      return Text("sails to route space ") + event.count;
    case Event::Kind::scored:
      return Text("+") + event.points + " " + rule.what + " [" + rule.id + "]";
    case Event::Kind::earned:
      return Text("earns an extra card: ") + rule.what + " [" + rule.id + "]";
    case Event::Kind::took:
      return card("takes the extra card ");
    case Event::Kind::declined:
      return "takes no extra card";
    case Event::Kind::passed:
      return "hands are passed to the left";
    case Event::Kind::left_over:
      return card("leaves face up ");
    case Event::Kind::last_turns:
      return Text("has emptied the supply: last turns [") + rule.id + "]";
    case Event::Kind::ended:
      return Text("the game is over: ") + rule.what + " [" + rule.id + "]";
  }
  return {};
}

}  // namespace laguna::mille_fiori
