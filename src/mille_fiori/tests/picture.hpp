// Draws a position for a test: r b g y are diamonds of red, blue, green and yellow, a dot is an empty space,
// and the star is where the next diamond goes. Blanks only give a drawing its shape.
#pragma once

#include <gtest/gtest.h>

#include "mille_fiori/game.hpp"
#include "mille_fiori/tests/told.hpp"

namespace laguna::mille_fiori::testing {

inline Card card(std::string_view name) {
  const auto found = read_card(name);
  if (!found) ADD_FAILURE() << "no such card: " << name;
  return found.value_or(Card::none);
}
inline Space space(std::string_view name) {
  const auto found = read_space(name);
  if (!found) ADD_FAILURE() << "no such space: " << name;
  return found.value_or(Space::none);
}
inline Cards cards(std::string_view names) {
  Cards bag;
  while (!names.empty()) bag.add(card(cut_word(names)));
  return bag;
}

// Hands are empty and two cards lie face up unless a test says otherwise. Nobody chooses ahead, so that a
// card can be played at once.
class Picture {
 public:
  State state;

  explicit Picture(int seats = 4, bool tactical = true)
      : state(MilleFiori::start({static_cast<std::uint8_t>(seats), tactical})) {
    face_up("key-1 ship-1");
  }

  // Rows as they are printed; pyramids in three rows; the line of residences.
  Picture& workshops(std::string_view drawing) { return draw(Area::workshops, drawing); }
  Picture& residences(std::string_view drawing) { return draw(Area::residences, drawing); }
  Picture& nobili(std::string_view drawing) { return draw(Area::nobili, drawing); }
  Picture& populi(std::string_view drawing) { return draw(Area::populi, drawing); }
  // Five lines: three ships, then glasses, carafes, jewelry, swans.
  Picture& harbor_and_trade(std::string_view drawing) {
    return draw(drawing, 35, [](int mark) {
      const int line = mark / 7, place = mark % 7;
      return place < 3 ? space_at(Area::harbor, 3 * line + place + 1)
                       : space_at(Area::trade, 4 * line + place - 2);
    });
  }

  Picture& ship(Seat seat, int route_space) {
    state.board.ships[index(seat)] = static_cast<std::uint8_t>(route_space);
    return *this;
  }
  // Who marks 20, 15, 10, 5.
  Picture& bonuses(Area area, std::string_view owners) {
    for (std::size_t i = 0; i < owners.size(); ++i) {
      const Seat owner = seat_of(owners[i]);
      state.board.bonuses[static_cast<int>(area)][i] = owner;
      --state.board.stock[index(owner)];
    }
    return *this;
  }
  // The diamonds left in the supply; those in the box come on top.
  Picture& supply(Seat seat, int diamonds) {
    state.board.stock[index(seat)] = static_cast<std::uint8_t>(diamonds + kInTheBox);
    return *this;
  }
  Picture& face_up(std::string_view names) {
    state.pile.add(state.board.face_up);
    state.board.face_up = cards(names);
    state.pile.remove(state.board.face_up);
    return *this;
  }
  Picture& empty_pile() {
    state.board.discard.add(state.pile);
    state.pile = Cards();
    return *this;
  }

  // What the seat may do, as it is written.
  std::vector<std::string> may(Seat seat) const {
    Actions list;
    MilleFiori::legal_actions(state, seat, list);
    std::vector<std::string> texts;
    for (const Action& action : list) texts.emplace_back(write(action).view());
    return texts;
  }

  // Does it, if it is legal, and tells what happened.
  Told does(Seat seat, std::string_view text) {
    const auto texts = may(seat);
    if (std::find(texts.begin(), texts.end(), text) == texts.end()) {
      ADD_FAILURE() << "not legal: " << text;
      return {};
    }
    Told story;
    MilleFiori::apply(state, seat, *read(text), [&](const Event& event) { story.push_back(told(event)); });
    return story;
  }

  // The seat is about to play this card, first of all in the round.
  Picture& shows(Seat seat, std::string_view name) {
    state.pile.remove(card(name));
    state.board.phase = Phase::play;
    state.board.start = state.board.acting = seat;
    state.board.shown = card(name);
    return *this;
  }
  // Plays it: to the star, or as written.
  Told plays(Seat seat, std::string_view name, std::string_view action = "") {
    shows(seat, name);
    return does(seat, action.empty() ? write(act::place(star_)).view() : action);
  }

  int points(Seat seat) const { return state.board.scores[index(seat)]; }
  int diamonds_left(Seat seat) const { return state.board.stock[index(seat)]; }

 private:
  static Seat seat_of(char colour) {
    for (Seat seat : {red, blue, green, yellow})
      if (kColours[index(seat)] == colour) return seat;
    ADD_FAILURE() << "no such colour: " << colour;
    return red;
  }
  Picture& draw(Area area, std::string_view drawing) {
    return draw(drawing, kSpacesIn[static_cast<int>(area)],
                [&](int mark) { return space_at(area, mark + 1); });
  }
  Picture& draw(std::string_view drawing, int marks, auto space_of) {
    int mark = 0;
    for (char c : drawing) {
      if (c == ' ' || c == '\n') continue;
      const Space to = space_of(mark++ % marks);
      if (c == '*') star_ = to;
      if (c == '*' || c == '.') continue;
      state.board.diamonds[index(seat_of(c))].insert(index(to));
      --state.board.stock[index(seat_of(c))];
    }
    if (mark != marks) ADD_FAILURE() << "a drawing of " << mark << " spaces instead of " << marks << drawing;
    return *this;
  }

  Space star_ = Space::none;
};

}  // namespace laguna::mille_fiori::testing
