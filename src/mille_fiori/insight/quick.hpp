// The greedy choice of a seat, for playouts.
#pragma once

#include "mille_fiori/choices.hpp"
#include "mille_fiori/insight/outlook.hpp"
#include "mille_fiori/view.hpp"

namespace laguna::mille_fiori::insight {

// The best cards so far; one of them is drawn.
class Favourites {
 public:
  constexpr void offer(Card card, int worth) {
    if (worth < most_) return;
    if (worth > most_) count_ = 0;
    most_ = worth;
    cards_[count_++] = card;
  }
  constexpr int worth() const { return most_; }
  constexpr Card draw(Random& random) const { return cards_[count_ > 1 ? random.below(count_) : 0]; }
  constexpr int count() const { return count_; }

 private:
  int most_ = kNever, count_ = 0;
  std::array<Card, 80> cards_;
};

constexpr Action quick_pick(const Board& board, Seat seat, const Cards& hand, const Taste& taste,
                            Random& random) {
  Outlook outlook(board, seat, taste, !board.face_up.empty());
  Favourites best;
  hand.each_kind([&](Card card) { best.offer(card, outlook.worth(card)); });
  return act::pick(best.draw(random));
}

// Of all uses that are worth the same each has the same chance: its places, with and without sailing, and
// sailing alone.
constexpr Action quick_use(const Board& board, Seat seat, Card card, const Taste& taste, Random& random) {
  Outlook outlook(board, seat, taste, !board.face_up.empty());
  const auto [placed, spaces] = outlook.placing(symbol_of(card));
  const int sailed = outlook.sailing(wheel_of(card));
  const int both = may_also_sail(board, seat, card) ? placed + sailed : kNever;
  const int most = std::max({placed, sailed, both});
  const int places = std::popcount(spaces);
  const int alone = placed == most ? places : 0, with = both == most ? places : 0;
  const int count = alone + with + (sailed == most ? 1 : 0);
  const int n = count > 1 ? random.below(count) : 0;
  if (n >= alone + with) return act::sail();
  const bool and_sail = n >= alone;
  const int bit = std::countr_zero(nth_bit(spaces, and_sail ? n - alone : n));
  return act::place(static_cast<Space>(64 * word_of(area_of(card)) + bit), and_sail);
}

// A taken card no longer lies face up.
constexpr Action quick_extra(const Board& board, Seat seat, const Taste& taste, Random& random) {
  Outlook outlook(board, seat, taste, board.face_up.count() > 1);
  Favourites best;
  board.face_up.each_kind([&](Card card) { best.offer(card, outlook.worth(card)); });
  if (best.worth() < 0 || (best.worth() == 0 && random.below(best.count() + 1) == 0)) return act::decline();
  return act::take(best.draw(random));
}

// The seat is asked.
constexpr Action choose(const State& state, Seat seat, const Taste& taste, Random& random) {
  const Board& board = state.board;
  if (board.phase == Phase::pick) return quick_pick(board, seat, state.hands[index(seat)], taste, random);
  if (board.phase == Phase::play) return quick_use(board, seat, board.shown, taste, random);
  return quick_extra(board, seat, taste, random);
}

constexpr Action quick(const State& state, Seat seat, Random& random) {
  return choose(state, seat, kGreedy, random);
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
