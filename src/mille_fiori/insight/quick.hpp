// The greedy choice of a seat, for playouts.
#pragma once

#include "mille_fiori/insight/worth.hpp"
#include "mille_fiori/view.hpp"

namespace laguna::mille_fiori::insight {

// The best so far; among equals each has the same chance.
class Favourite {
 public:
  constexpr explicit Favourite(Random& random) : random_(random) {}
  constexpr void offer(const Action& action, int worth) {
    if (worth < most_) return;
    equals_ = worth > most_ ? 1 : equals_ + 1;
    most_ = worth;
    if (equals_ == 1 || random_.below(equals_) == 0) best_ = action;
  }
  constexpr Action best() const { return best_; }

 private:
  Random& random_;
  Action best_;
  int most_ = -1'000'000;
  int equals_ = 0;
};

// The seat is asked.
constexpr Action quick(const State& state, Seat seat, Random& random) {
  const Board& board = state.board;
  Favourite favourite(random);
  if (board.phase == Phase::pick) {
    state.hands[index(seat)].each_kind(
        [&](Card card) { favourite.offer(act::pick(card), best_use(board, seat, card).worth); });
  } else if (board.phase == Phase::play) {
    const Uses uses(board, seat, board.shown);
    for (int n = 0; n < uses.count(); ++n)
      favourite.offer(uses.nth(n), gain(board, seat, board.shown, uses.nth(n)));
  } else {
    board.face_up.each_kind([&](Card card) {
      favourite.offer(act::take(card), best_use(with_card_in_hand(board, act::take(card)), seat, card).worth);
    });
    favourite.offer(act::decline(), 0);
  }
  return favourite.best();
}

// Like `imagine`, but a hidden pick is the one that looks best now.
constexpr State suppose(const View& view, Random& random) {
  State state = imagine(view, random);
  if (view.board.options.tactical) return state;
  Board& board = state.board;
  const Phase phase = board.phase;
  board.phase = Phase::pick;
  board.committed.each([&](Seat seat) {
    if (seat == view.viewer) return;
    Cards& hand = state.hands[index(seat)];
    Card& pick = state.picks[index(seat)];
    hand.add(pick);
    pick = quick(state, seat, random).card;
    hand.remove(pick);
  });
  board.phase = phase;
  return state;
}

}  // namespace laguna::mille_fiori::insight
