// The states that a choice leads to, as far as the one who chooses decides alone.
#pragma once

#include "game/concept.hpp"
#include "murano/choices.hpp"
#include "murano/insight/building.hpp"
#include "murano/rules/plan.hpp"
#include "murano/rules/steps.hpp"

namespace laguna::murano::insight {

// MU-E4: the next step of the best assignment.
inline Action planned_score(const State& state, Seat seat) {
  const Plan plan = best_plan(standing(state.open, seat, state.characters.hand(seat)));
  if (plan.scores.empty()) return act::stop();
  const Score& first = plan.scores[0];
  return act::score(first.character, static_cast<int>(first.island), packed(first.payment));
}

// A place for the tile on each island: of a street the one that opens most, of a building any.
inline void each_place(const Open& open, auto&& visit) {
  for (int i = 0; i < open.islands(); ++i) {
    const std::uint64_t sites = open.open_sites() & layout.sites_of[i];
    if (open.tile != Tile::street) {
      if (sites != 0) visit(act::on(kFirstSite + std::countr_zero(sites)));
    } else if (const int space = best_street(open, i); space >= 0) {
      visit(act::on(space));
    }
  }
}

// A tile goes to each island once; whoever scores does so to the end, as well as can be.
inline void expand_on(State& state, Seat seat, auto&& visit) {
  while (state.open.phase == Phase::score && state.open.acting == seat)
    apply_choice(state, planned_score(state, seat), Silence());
  if (state.open.phase != Phase::site || state.open.acting != seat) return visit(state);
  each_place(state.open, [&](const Action& action) {
    State next = state;
    apply_choice(next, action, Silence());
    visit(next);
  });
  if (state.open.left > 0) return;
  apply_choice(state, act::stop(), Silence());
  visit(state);
}

// What may be done where the ship is, without docks that are like others.
inline void expand_deeds(const State& state, Seat seat, auto&& visit) {
  Actions deeds;
  choices::list_deeds(state.open, OwnInState{state, seat}, deeds);
  unsigned seen = 0;
  for (const Action& deed : deeds) {
    if (deed.kind == Action::Kind::dock && deed.b != index(seat)) {
      const bool own = (free_docks(state.open) & own_docks(seat) & docks_of(deed.a)) != 0;
      if (own || (seen >> deed.a & 1) != 0) continue;
      seen |= 1u << deed.a;
    }
    State done = state;
    apply_choice(done, deed, Silence());
    expand_on(done, seat, visit);
  }
}

// A ship sails for what can be done there, or where a way of several ships leads that begins so.
inline void expand_sail(const State& state, Seat seat, Sail move, auto&& visit) {
  const Ships& ships = state.open.ships;
  const int gold = state.open.player().gold;
  const bool lighthouse = state.open.has(seat, Special::lighthouse);
  const Usable usable(state.open);
  int ways = 0;
  const auto follow = [&](const Path& path) {
    State there = state;
    for (Sail step : path) apply_choice(there, act::sail(step), Silence());
    expand_deeds(there, seat, visit);
    ++ways;
  };
  if (usable.at(move.to, gold - ships.moves)) {
    Path one;
    one.push_back(move);
    follow(one);
  }
  for (Ring rest = ships.occupied(); rest != 0; rest &= rest - 1) {
    const int space = std::countr_zero(rest), moves = moves_to(ships, space, lighthouse);
    if (moves < 2) continue;
    const int price = price_of_moves(ships.moves, moves);
    if (price > gold || !usable.at(space, gold - price)) continue;
    if (const Path path = path_to(ships, space, lighthouse); path[0] == move) follow(path);
  }
  if (ways > 0) return;
  State after = state;
  apply_choice(after, act::sail(move), Silence());
  visit(after);
}

inline void expand(const State& state, Seat seat, const Action& action, auto&& visit) {
  if (action.kind == Action::Kind::sail) return expand_sail(state, seat, sail_of(action), visit);
  State after = state;
  apply_choice(after, action, Silence());
  expand_on(after, seat, visit);
}

}  // namespace laguna::murano::insight
