// What an action is worth at a glance.
#pragma once

#include <algorithm>

#include "game/concept.hpp"
#include "mille_fiori/choices.hpp"

namespace laguna::mille_fiori::insight {

// Worth is counted in hundredths of a point.
inline constexpr int kPoint = 100;
inline constexpr int kExtraCard = 12 * kPoint;
// Of the next bonus, in hundredths, with so many symbols missing.
inline constexpr std::array kNear = {0, 40, 15, 5, 0};

constexpr bool has_bonus(const Board& board, Seat seat, Area area) {
  for (Seat mark : board.bonuses[static_cast<int>(area)])
    if (mark == seat) return true;
  return false;
}

constexpr int missing_symbols(Mask own, auto&& symbols) {
  int missing = 0;
  for (Symbol symbol : symbols) missing += (own & mask_of(symbol)) == 0 ? 1 : 0;
  return missing;
}

constexpr int missing_for_bonus(const Board& board, Seat seat, Area area) {
  using enum Symbol;
  const Mask own = board.of(seat, area);
  switch (area) {
    case Area::workshops:
      return missing_symbols(own, std::array{quartz, ash, lime, pigment});
    case Area::residences:
      return std::max(0, 4 - residences::different_numbers(own));
    case Area::nobili:
      return missing_symbols(own, std::array{lion, coin, cross});
    case Area::populi:
      return missing_symbols(own, std::array{fish, shell, crab});
    case Area::trade:
      return missing_symbols(own, print::kCommodities);
    case Area::harbor:
      return 0;
  }
  return 0;
}

// How much of its next bonus an area already promises.
constexpr int promise(const Board& board, Seat seat, Area area) {
  if (area == Area::harbor || has_bonus(board, seat, area)) return 0;
  for (std::size_t k = 0; k < kBonus.size(); ++k)
    if (board.bonuses[static_cast<int>(area)][k] == Seat::nobody)
      return kBonus[k] * kNear[missing_for_bonus(board, seat, area)];
  return 0;
}

// What playing the card this way is worth: own points, less the others' average, an extra card, and progress
// to the bonus of the area. Nothing is changed.
constexpr int gain(const Board& before, Seat seat, Card card, const Action& action) {
  Board after = before;
  Silence silence;
  const Rule extra = play_card(after, seat, card, action, silence);
  int own = 0, others = 0;
  for (int s = 0; s < before.seats(); ++s)
    (s == index(seat) ? own : others) += after.scores[s] - before.scores[s];
  int worth = own * kPoint - others * kPoint / (before.seats() - 1);
  if (extra != Rule::none && !before.face_up.empty()) worth += kExtraCard;
  const Area area = area_of(card);
  if (action.kind != Action::Kind::sail) worth += promise(after, seat, area) - promise(before, seat, area);
  return worth;
}

// The best that can be made of a card now.
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
