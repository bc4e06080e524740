// The story an action would bring, as far as whoever acts decides alone.
#pragma once

#include "murano/rules/steps.hpp"
#include "murano/view.hpp"

namespace laguna::murano::insight {

// A stack of which only the own tiles are real: enough to build one of them, or to take one more.
inline Pile pile_with(const Contents& own, Seat seat) {
  Pile pile;
  unsigned next = 0;
  for (int kind = 0; kind < kKinds; ++kind) {
    pile.kind[kind] = static_cast<Tiles>(((1u << own[kind]) - 1) << next);
    next += own[kind];
  }
  pile.open.of[index(seat)] = static_cast<Tiles>((1u << next) - 1);
  pile.open.bought = static_cast<std::uint8_t>(next);
  pile.open.searcher = seat;
  pile.left.fill(kMostTiles);
  pile.open.all = pile.left;
  return pile;
}

// As many characters as all can count.
inline Characters deck_of(int size) {
  return Characters::start((Characters::Set{1} << (size + Characters::kInTheBox)) - 1);
}

// A table to carry the action out on. Of all that is hidden it holds the viewer's own, and where a deck or
// stack is touched, something that nobody will look at.
inline State stage(const View& view, const Action& action) {
  const Seat seat = view.viewer;
  const Hand& own = view.hands[index(seat)];
  State state;
  state.open = view.open;
  // The turn ends for the others here: nobody's scoring is foreseen but the own.
  if (state.open.ending != Seat::nobody) state.open.ending = seat;
  state.shops = pile_with(own.shops, seat);
  state.palaces = pile_with(own.palaces, seat);
  state.characters = deck_of(view.open.characters_left);
  state.characters.hands[index(seat)] = own.characters;
  state.cards = SpecialCards::start((1u << kSpecials) - 1);
  const auto show = [&](auto& deck, int card) {
    deck.looker = seat;
    deck.drawn[0] = static_cast<std::uint8_t>(card);
    deck.in_hand = 1;
  };
  if (action.kind == Action::Kind::keep) show(state.characters, action.a - 1);
  if (action.kind == Action::Kind::keep_card) show(state.cards, action.a);
  return state;
}

// Luck and the others are never foreseen: where they come in, the story stops.
inline void foresee(const View& view, const Action& action, auto&& emit) {
  const Seat seat = view.viewer;
  if (!is_asked(view.open, seat)) return;
  State state = stage(view, action);
  apply_choice(state, action, [&](const Event& event) {
    const bool made_up = event.kind == Event::Kind::found || event.kind == Event::Kind::drew;
    if (event.seat == seat && !made_up) emit(event);
  });
}

}  // namespace laguna::murano::insight
