// The story in words, for the log of a terminal.
#pragma once

#include "murano/events.hpp"
#include "murano/notation.hpp"

namespace laguna::murano {

namespace words {

constexpr Text gold(const Event& event) {
  if (event.gold == 0) return {};
  return event.gold < 0 ? Text(", pays ") + -event.gold + " gold" : Text(", gets ") + event.gold + " gold";
}
constexpr Text card(const Event& event) {
  if (event.card == Event::kNoCard) return "a character";
  if (is_special_card(event)) return kSpecialName[event.card - Event::kFirstSpecial];
  return Text("character ") + event.card;
}
// The tile, or what kind of tile, if that is all that may be said.
constexpr Text tile(const Event& event) {
  return event.tile == Tile::none ? Text("a ") + kWareName[static_cast<int>(event.stack)]
                                  : Text(kTileName[static_cast<int>(event.tile)]);
}
constexpr Text tiles(const Event& event) {
  Text text;
  for (int kind = 0; kind < 3; ++kind)
    for (int n = event.tiles[static_cast<std::size_t>(kind)]; n > 0; --n) {
      if (!text.view().empty()) text += " ";
      text += kTileName[static_cast<int>(event.stack == Stack::shops ? shop_of(kind) : palace_of(kind))];
    }
  return text;
}
constexpr int total(const auto& counts) { return counts[0] + counts[1] + counts[2]; }
constexpr Text move(const Event& event) {
  return Text(event.red ? "the red ship from " : "a ship from ") + write_ring(event.from) + " to " +
         write_ring(event.place);
}
inline Text scored(const Event& event) {
  const RuleEntry& rule = print_of(event.rule);
  Text text = Text(event.points < 0 ? "" : "+") + event.points + " " + rule.what;
  if (event.card != Event::kNoCard)
    text += (Text(", character ") + event.card + " at " + kIslandName[event.place]).view();
  if (event.gold < 0) text += (Text(" for ") + -event.gold + " gold").view();
  if (event.beads.count() > 0) text += (Text(" for ") + write(event.beads)).view();
  return text + " [" + rule.id + "]";
}

}  // namespace words

// Without the seat's name, which the reader knows better.
inline Text tell_in_words(const Event& event) {
  const Text gold = words::gold(event);
  const Text rule = event.rule == Rule::none ? Text() : Text(" [") + print_of(event.rule).id + "]";
  switch (event.kind) {
    case Event::Kind::started:
      return "begins";
    case Event::Kind::sailed:
      return Text("sails ") + words::move(event) + gold;
    case Event::Kind::passed:
      return Text("passes and sails ") + words::move(event) + gold + rule;
    case Event::Kind::took_gold:
      return Text("takes gold") + gold + rule;
    case Event::Kind::bought:
      return Text("buys a ") + kWareName[static_cast<int>(event.stack)] + gold + rule;
    case Event::Kind::searched:
      return Text("looks through the stack: ") + kWareName[static_cast<int>(event.stack)] + gold + rule;
    case Event::Kind::found:
      return Text("finds ") + (words::total(event.tiles) == 0 ? Text("what is there") : words::tiles(event));
    case Event::Kind::got:
      return Text("gets ") + words::tile(event);
    case Event::Kind::recruits:
      return Text("looks at ") + event.count + " characters" + rule;
    case Event::Kind::drew:
      return Text("sees ") + (event.card == Event::kNoCard ? Text("a card") : words::card(event));
    case Event::Kind::kept:
      return Text("keeps ") + words::card(event) + gold + rule;
    case Event::Kind::declined:
      return Text("keeps none of them") + rule;
    case Event::Kind::docked:
      return Text("places a gondolier at ") + kIslandName[event.place] + ", " + kDockName[event.count] +
             gold + rule;
    case Event::Kind::hired:
      return Text("hires a gondolier") + gold + rule;
    case Event::Kind::dismissed:
      return Text("dismisses a gondolier") + gold + rule;
    case Event::Kind::drew_street:
      return Text("draws a street: ") + kStreetName[event.count];
    case Event::Kind::laid:
      return Text("lays the street ") + kStreetName[event.count] + " on " + write_space(event.place);
    case Event::Kind::built:
      return Text("builds ") + words::tile(event) + " on " + write_space(event.place);
    case Event::Kind::income:
      return Text("has an income at ") + kIslandName[event.place] + gold + rule;
    case Event::Kind::produced:
      return Text("produces in ") + event.count + (event.count == 1 ? " glass factory" : " glass factories") +
             rule;
    case Event::Kind::drew_bead:
      return Text("makes a bead: ") + write(event.beads);
    case Event::Kind::sold:
      return Text("sells ") + write(event.beads) + gold + rule;
    case Event::Kind::gave:
      return Text("gives back ") + write(event.beads) + rule;
    case Event::Kind::scored:
      return words::scored(event);
    case Event::Kind::last_turns:
      return Text("triggers the end: ") + print_of(event.rule).what + rule;
    case Event::Kind::ended:
      return Text("the game is over") + rule;
  }
  return {};
}

}  // namespace laguna::murano
