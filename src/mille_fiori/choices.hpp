// What a seat may do now: the whole list, or one of it drawn at random.
#pragma once

#include "kit/fixed_vector.hpp"
#include "mille_fiori/rules/turns.hpp"

namespace laguna::mille_fiori {

// Every kind of card and declining, the longest list there is.
using Actions = FixedVector<Action, 80>;

constexpr bool is_asked(const Board& board, Seat seat) {
  switch (board.phase) {
    case Phase::pick:
      return board.options.tactical ? board.acting == seat : !board.committed.has(seat);
    case Phase::play:
    case Phase::extra:
      return board.acting == seat;
    case Phase::draw_start:
    case Phase::turn_up:
    case Phase::deal:
    case Phase::over:
      return false;
  }
  return false;
}

// The ways to play a card: its spaces in order, in the harbor each without and with sailing, then sailing
// alone.
struct Uses {
  Mask spaces;
  int word;
  int ways;  // to use a space

  constexpr Uses(const Board& board, Seat seat, Card card)
      : spaces(open_spaces(board, seat, card)),
        word(word_of(area_of(card))),
        ways(may_also_sail(board, seat, card) ? 2 : 1) {}

  constexpr int count() const { return std::popcount(spaces) * ways + 1; }
  constexpr Action nth(int n) const {
    if (n == count() - 1) return act::sail();
    const int bit = std::countr_zero(nth_bit(spaces, n >> (ways - 1)));
    return act::place(static_cast<Space>(64 * word + bit), (n & (ways - 1)) != 0);
  }
};

constexpr void list_choices(const Board& board, Seat seat, const Cards& hand, Actions& out) {
  if (!is_asked(board, seat)) return;
  out.append([&](Action* at) {
    if (board.phase == Phase::pick) {
      hand.each_kind([&](Card card) { *at++ = act::pick(card); });
      return at;
    }
    if (board.phase == Phase::extra) {
      board.face_up.each_kind([&](Card card) { *at++ = act::take(card); });
      *at++ = act::decline();
      return at;
    }
    const Uses uses(board, seat, board.shown);
    const auto space = [&](Mask rest) { return static_cast<Space>(64 * uses.word + std::countr_zero(rest)); };
    Mask rest = uses.spaces;
    if (uses.ways == 2) {
      for (; rest != 0; rest &= rest - 1) {
        *at++ = act::place(space(rest));
        *at++ = act::place(space(rest), true);
      }
    } else {
      // Four at a time, the last ones in vain: how many there are is hard to predict, how many fours is not.
      Action* const end = at + std::popcount(rest);
      while (at < end)
        for (int k = 0; k < 4; ++k, rest &= rest - 1) *at++ = act::place(space(rest));
      at = end;
    }
    *at++ = act::sail();
    return at;
  });
}

// The seat is asked. The same as a uniform choice from the list, in the order of the list.
constexpr Action sample_choice(const Board& board, Seat seat, const Cards& hand, Random& random) {
  if (board.phase == Phase::pick) return act::pick(hand.kind(random.below(hand.kinds())));
  if (board.phase == Phase::play) {
    const Uses uses(board, seat, board.shown);
    return uses.nth(random.below(uses.count()));
  }
  const int kinds = board.face_up.kinds();
  const int n = random.below(kinds + 1);
  return n == kinds ? act::decline() : act::take(board.face_up.kind(n));
}

}  // namespace laguna::mille_fiori
