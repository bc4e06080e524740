// One step of the game: what a seat does, or what chance brings.
#pragma once

#include "murano/rules/buying.hpp"
#include "murano/rules/trading.hpp"

namespace laguna::murano {

template <class Emit>
void apply_chance(State& state, const Action& outcome, Emit&& emit) {
  using Kind = Action::Kind;
  switch (outcome.kind) {
    case Kind::start:
      return begin(state.open, seat_at(outcome.a), emit);
    case Kind::top:
      return draw_top(state, tile_of(outcome), emit);
    case Kind::removed:
      return decide_removed(state, tile_of(outcome), emit);
    case Kind::character:
      return draw_character(state, outcome.a, emit);
    case Kind::special:
      return draw_special_card(state, outcome.a, emit);
    case Kind::street:
      return draw_street(state.open, outcome.a, emit);
    case Kind::bead:
      return draw_bead(state, outcome.a, emit);
    default:
      assert(false);
  }
}

template <class Emit>
void apply_choice(State& state, const Action& action, Emit&& emit) {
  using Kind = Action::Kind;
  ++state.open.decisions;
  switch (action.kind) {
    case Kind::sail:
      return sail(state.open, sail_of(action), emit);
    case Kind::pass:
      return pass(state, sail_of(action), emit);
    case Kind::take_gold:
      return take_gold(state, emit);
    case Kind::buy:
      return buy(state, stack_of(action), emit);
    case Kind::search:
      return search(state, stack_of(action), emit);
    case Kind::recruit:
      return recruit(state, emit);
    case Kind::dock:
      return place_gondolier(state, action.a, action.b, emit);
    case Kind::build:
      return begin_tile(state, tile_of(action));
    case Kind::income:
      return take_income(state, action.a, emit);
    case Kind::produce:
      return produce(state, action.a, action.b != 0, emit);
    case Kind::sell:
      return sell(state, Beads{action.a}, emit);
    case Kind::hire:
      return hire(state, emit);
    case Kind::dismiss:
      return dismiss(state, emit);
    case Kind::take:
      return take(state, tile_of(action), emit);
    case Kind::keep:
      return keep_character(state, action.a, emit);
    case Kind::decline:
      return decline(state, emit);
    case Kind::on:
      if (!is_site(action.a)) return lay_street(state, action.a, emit);
      return build(state, action.a - kFirstSite, emit);
    case Kind::keep_card:
      return keep_special_card(state, action.a, emit);
    case Kind::give:
      return give_back(state, action.a, emit);
    case Kind::score:
      return score(state, action, emit);
    case Kind::stop:
      switch (state.open.phase) {
        case Phase::sell:
          return after_selling(state, emit);
        case Phase::score:
          return stop_scoring(state, emit);
        default:
          return end_turn(state, emit);
      }
    default:
      assert(false);
  }
}

// Every outcome of the luck that is due, with its weight.
void each_chance(const State& state, auto&& visit) {
  using Kind = Action::Kind;
  const Open& open = state.open;
  const auto by_count = [&](const auto& counts, auto&& outcome) {
    for (std::size_t kind = 0; kind < counts.size(); ++kind)
      if (counts[kind] > 0) visit(outcome(static_cast<int>(kind)), static_cast<int>(counts[kind]));
  };
  switch (open.phase) {
    case Phase::start:
      return open.everyone().each([&](Seat seat) { visit(act::start(seat), 1); });
    case Phase::top:
      return by_count(pile_of(state, open.stack).left,
                      [&](int kind) { return act::tile(Kind::top, tile_of(open.stack, kind)); });
    case Phase::removed:
      return by_count(state.palaces.left, [](int kind) { return act::tile(Kind::removed, palace_of(kind)); });
    case Phase::look:
      for (std::uint64_t rest = state.characters.fresh; rest != 0; rest &= rest - 1)
        visit(act::card(Kind::character, std::countr_zero(rest) + 1), 1);
      return;
    case Phase::special:
      for (unsigned rest = state.cards.fresh; rest != 0; rest &= rest - 1)
        visit(act::card(Kind::special, std::countr_zero(rest)), 1);
      return;
    case Phase::street:
      return by_count(open.drawable, [](int kind) { return act::with(Kind::street, kind); });
    case Phase::bead:
      return by_count(open.bag, [](int bead) { return act::bead(Kind::bead, bead); });
    default:
      return;
  }
}

// One kind, drawn by how many there are of each.
template <class Counts>
int any_of(const Counts& counts, int total, Random& random) {
  int n = random.below(total), kind = 0;
  for (; n >= counts[kind]; ++kind) n -= counts[kind];
  return kind;
}

inline Action sample_outcome(const State& state, Random& random) {
  using Kind = Action::Kind;
  const Open& open = state.open;
  switch (open.phase) {
    case Phase::start:
      return act::start(seat_at(random.below(open.seats)));
    case Phase::top:
      return act::tile(Kind::top, tile_of(open.stack, pile_of(state, open.stack).any(random)));
    case Phase::removed:
      return act::tile(Kind::removed, palace_of(state.palaces.any(random)));
    case Phase::look:
      return act::card(Kind::character, state.characters.any(random) + 1);
    case Phase::special:
      return act::card(Kind::special, state.cards.any(random));
    case Phase::street:
      return act::with(Kind::street, any_of(open.drawable, open.stacks[0], random));
    case Phase::bead:
      return act::bead(Kind::bead, any_of(open.bag, bag_size(open), random));
    default:
      assert(false);
      return act::stop();
  }
}

}  // namespace laguna::murano
