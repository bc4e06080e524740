// What an action is worth at a glance.
#pragma once

#include "mille_fiori/choices.hpp"
#include "mille_fiori/insight/gain.hpp"

namespace laguna::mille_fiori::insight {

constexpr int gain(const Board& board, Seat seat, Card card, const Action& action) {
  return gain_of(board, seat, card, action).worth(board.seats(), board.face_up.empty() ? 0 : kGreedy.extra);
}

// The best that can be made of a card now; the first of equals.
struct Use {
  Action action;
  int worth;
};
constexpr Use best_use(const Board& board, Seat seat, Card card) {
  const Uses uses(board, seat, card);
  Use best{uses.nth(0), gain(board, seat, card, uses.nth(0))};
  for (int n = 1; n < uses.count(); ++n)
    if (const int worth = gain(board, seat, card, uses.nth(n)); worth > best.worth)
      best = {uses.nth(n), worth};
  return best;
}

// The table once the card is in hand to be played: a taken card no longer lies face up.
constexpr Board with_card_in_hand(const Board& before, const Action& action) {
  Board board = before;
  if (action.kind == Action::Kind::take) board.face_up.remove(action.card);
  return board;
}

}  // namespace laguna::mille_fiori::insight
