// Why somebody might want to do this, field by field.
#pragma once

#include "mille_fiori/describe.hpp"
#include "mille_fiori/insight/worth.hpp"
#include "mille_fiori/notation.hpp"

namespace laguna::mille_fiori::insight {

// The bonus that a diamond wins, with none missing, or comes nearer to.
constexpr void explain_bonus(const Board& board, Seat seat, Space space, auto&& out) {
  const Area area = area_of(space);
  if (area == Area::harbor || has_bonus(board, seat, area)) return;
  const Mask own = board.of(seat, area);
  const int missing = missing_for_bonus(own | mask_of(space), area);
  if (missing == missing_for_bonus(own, area)) return;
  if (missing == 0 && board.stock[index(seat)] < 2) return;
  out.group("bonus", [&](auto&& bonus) {
    bonus.word("area", kBonusAreaName[static_cast<int>(area)]);
    bonus.number("points", next_bonus(board, area));
    bonus.number("missing", missing);
  });
}

constexpr void explain_use(const Board& board, Seat seat, Card card, const Action& use, auto&& out) {
  const Gain gain = gain_of(board, seat, card, use);
  out.number("points", gain.points + gain.bonus.points);
  out.number("others", gain.others);
  out.flag("extra", gain.extra && !board.face_up.empty());
  if (use.space != Space::none) explain_bonus(board, seat, use.space, out);
}

// Whether what is left of the hand goes on to the neighbour.
constexpr bool hands_will_pass(const Board& board) {
  return board.first_out == Seat::nobody && board.cycle + 1 < kCyclesInRound[board.seats() - 2];
}

constexpr int points_of_best_use(const Board& board, Seat seat, Card card) {
  const Gain gain = gain_of(board, seat, card, best_use(board, seat, card).action);
  return gain.points + gain.bonus.points;
}

// What the neighbour could make of this card, or of a better one that it will get.
constexpr void explain_neighbour(const View& view, Card kept, const Action& use, auto&& out) {
  if (!hands_will_pass(view.board)) return;
  const Seat left = view.board.left_of(view.viewer);
  Board later = view.board;
  Silence silence;
  play_card(later, view.viewer, kept, use, silence);
  Card best = kept;
  int most = points_of_best_use(view.board, left, kept);
  Cards passed = view.hand;
  passed.remove(kept);
  passed.each_kind([&](Card card) {
    const int points = points_of_best_use(later, left, card);
    if (points > most) best = card, most = points;
  });
  out.group("neighbour", [&](auto&& neighbour) {
    neighbour.number("seat", number_of(left));
    neighbour.word("card", write(best));
    neighbour.number("points", most);
  });
}

constexpr void explain(const View& view, const Action& action, auto&& out) {
  const Board board = with_card_in_hand(view.board, action);
  switch (action.kind) {
    case Action::Kind::pick:
    case Action::Kind::take: {
      const Action use = best_use(board, view.viewer, action.card).action;
      explain_use(board, view.viewer, action.card, use, out);
      out.group("best", [&](auto&& best) { best.word("action", write(use)); });
      if (action.kind == Action::Kind::pick) explain_neighbour(view, action.card, use, out);
      return;
    }
    case Action::Kind::place:
    case Action::Kind::place_and_sail:
    case Action::Kind::sail:
      return explain_use(board, view.viewer, board.shown, action, out);
    case Action::Kind::start:
    case Action::Kind::turn_up:
    case Action::Kind::deal:
    case Action::Kind::decline:
      return;
  }
}

}  // namespace laguna::mille_fiori::insight
