// Knowledge of the game for players.
#pragma once

#include "mille_fiori/insight/deft.hpp"
#include "mille_fiori/insight/effort.hpp"
#include "mille_fiori/insight/expand.hpp"
#include "mille_fiori/insight/explain.hpp"
#include "mille_fiori/insight/inputs.hpp"
#include "mille_fiori/insight/lean.hpp"

namespace laguna::mille_fiori::insight {

constexpr int appraise(const View& view, const Action& action) {
  switch (action.kind) {
    case Action::Kind::pick:
    case Action::Kind::take:
      return best_use(with_card_in_hand(view.board, action), view.viewer, action.card).worth;
    case Action::Kind::place:
    case Action::Kind::place_and_sail:
    case Action::Kind::sail:
      return gain(view.board, view.viewer, view.board.shown, action);
    case Action::Kind::start:
    case Action::Kind::turn_up:
    case Action::Kind::deal:
    case Action::Kind::decline:
      return 0;
  }
  return 0;
}

// The story a legal action would bring, up to the moment when somebody else has a say. For a card that is
// only picked or taken, the story of its best use.
constexpr void foresee(const View& view, const Action& action, auto&& emit) {
  Board board = with_card_in_hand(view.board, action);
  Rule extra = Rule::none;
  if (action.kind != Action::Kind::decline) {
    const bool plays_now = board.phase == Phase::play;
    const Card card = plays_now ? board.shown : action.card;
    extra = play_card(board, view.viewer, card,
                      plays_now ? action : best_use(board, view.viewer, card).action, emit);
  }
  if (extra != Rule::none && !board.face_up.empty())
    return emit(tell::by_rule(tell::Kind::earned, view.viewer, extra));
  if (runs_out(board, view.viewer)) emit(tell::by_rule(tell::Kind::last_turns, view.viewer, Rule::E2));
}

// Somebody who sees no more than points of the moment, or overvalues them.
constexpr int appraise_shortly(const View& view, const Action& action, Horizon horizon) {
  int points = 0;
  foresee(view, action, [&](const Event& event) {
    if (event.seat == view.viewer) points += event.points;
  });
  return horizon == Horizon::now ? points : appraise(view, action) + 2 * kPoint * points;
}

}  // namespace laguna::mille_fiori::insight
