// The tables a seat can bring about by an action and its own next choices, to be judged.
#pragma once

#include <utility>

#include "mille_fiori/choices.hpp"

namespace laguna::mille_fiori::insight {

// The shown card, played in every way.
constexpr void expand_uses(const State& state, auto&& visit) {
  Silence silence;
  const Uses uses(state.board, state.board.acting, state.board.shown);
  for (int n = 0; n < uses.count(); ++n) {
    State after = state;
    play(after, uses.nth(n), silence);
    visit(std::as_const(after));
  }
}

// A card picked ahead, played in every way although the others' turns may come first: the seat has then
// committed a card that is no longer there. Such a table is there to be judged, not to be played on.
constexpr void expand_ahead(const State& state, Seat seat, Card card, auto&& visit) {
  Silence silence;
  State picked = state;
  picked.hands[index(seat)].remove(card);
  picked.board.discard.add(card);
  picked.board.committed.insert(seat);
  const Uses uses(state.board, seat, card);
  for (int n = 0; n < uses.count(); ++n) {
    State after = picked;
    const Rule extra = play_card(after.board, seat, card, uses.nth(n), silence);
    if (extra != Rule::none && !after.board.face_up.empty()) {
      after.board.phase = Phase::extra;
      after.board.acting = seat;
      after.board.committed = after.board.everyone().without(Seats::only(seat));
    } else if (runs_out(after.board, seat)) {
      after.board.first_out = seat;
    }
    visit(std::as_const(after));
  }
}

// Each use of a card that is picked or taken, once; what another action leads to. No luck is asked.
constexpr void expand(const State& state, Seat seat, const Action& action, auto&& visit) {
  Silence silence;
  if (action.kind == Action::Kind::pick && !state.board.options.tactical)
    return expand_ahead(state, seat, action.card, visit);
  State after = state;
  switch (action.kind) {
    case Action::Kind::pick:
      pick(after, seat, action.card, silence);
      return expand_uses(after, visit);
    case Action::Kind::take:
      take_extra(after.board, action.card, silence);
      return expand_uses(after, visit);
    case Action::Kind::place:
    case Action::Kind::place_and_sail:
    case Action::Kind::sail:
      play(after, action, silence);
      return visit(std::as_const(after));
    case Action::Kind::decline:
      decline_extra(after, silence);
      return visit(std::as_const(after));
    case Action::Kind::start:
    case Action::Kind::turn_up:
    case Action::Kind::deal:
      return;
  }
}

}  // namespace laguna::mille_fiori::insight
