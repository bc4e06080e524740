// Mille Fiori as a Game: the face that the rest of the house sees.
#pragma once

#include <cassert>

#include "game/insight.hpp"
#include "mille_fiori/describe.hpp"
#include "mille_fiori/draw.hpp"
#include "mille_fiori/insight.hpp"
#include "mille_fiori/notation.hpp"
#include "mille_fiori/recall.hpp"
#include "mille_fiori/words.hpp"

namespace laguna::mille_fiori {

struct MilleFiori {
  using State = mille_fiori::State;
  using View = mille_fiori::View;
  using Action = mille_fiori::Action;
  using Event = mille_fiori::Event;
  using Options = mille_fiori::Options;
  using Actions = mille_fiori::Actions;
  struct Chance {
    Action action;
    int weight;
  };
  using Chances = FixedVector<Chance, 80>;

  static constexpr std::string_view name = "mille-fiori";
  static constexpr std::string_view title = "Mille Fiori";
  static constexpr std::array<std::string_view, 2> variations = {"", " tactical"};
  static constexpr std::array<std::string_view, kMaxSeats> seat_names = {"Red", "Blue", "Green", "Yellow"};
  static constexpr std::span<const std::string_view> sources = kSourceName;
  static constexpr std::span<const RuleEntry> rulebook = kRules;

  static constexpr Options options(const State& state) { return state.board.options; }
  static constexpr Text write(const Options& options) { return mille_fiori::write(options); }
  static constexpr auto read_options(std::string_view text) { return mille_fiori::read_options(text); }

  static constexpr State start(Options options) { return set_up(options); }

  static constexpr Turn turn(const State& state) {
    const Board& board = state.board;
    switch (board.phase) {
      case Phase::draw_start:
      case Phase::turn_up:
      case Phase::deal:
        return Turn::chance();
      case Phase::pick:
        if (!board.options.tactical) return Turn::of(board.everyone().without(board.committed));
        [[fallthrough]];
      case Phase::play:
      case Phase::extra:
        return Turn::of(Seats::only(board.acting));
      case Phase::over:
        return Turn::over();
    }
    return Turn::over();
  }

  static constexpr void legal_actions(const State& state, Seat seat, Actions& out) {
    list_choices(state.board, seat, state.hands[index(seat)], out);
  }
  static constexpr void legal_actions(const View& view, Actions& out) {
    list_choices(view.board, view.viewer, view.hand, out);
  }
  static constexpr Action sample(const State& state, Seat seat, Random& random) {
    return sample_choice(state.board, seat, state.hands[index(seat)], random);
  }

  static constexpr Action drawn(const Board& board, Card card) {
    return board.phase == Phase::turn_up ? act::turn_up(card)
                                         : act::deal(next_to_be_dealt(board, board.dealt), card);
  }
  static constexpr void chances(const State& state, auto& out) {
    if (state.board.phase == Phase::draw_start) {
      state.board.everyone().each([&](Seat seat) { out.push_back({act::start(seat), 1}); });
      return;
    }
    state.pile.each_kind(
        [&](Card card) { out.push_back({drawn(state.board, card), state.pile.count(card)}); });
  }
  static constexpr Action sample_chance(const State& state, Random& random) {
    if (state.board.phase == Phase::draw_start) return act::start(seat_at(random.below(state.board.seats())));
    return drawn(state.board, state.pile.any(random));
  }

  template <class Emit = Silence>
  static constexpr void settle(State& state, Random& random, Emit&& = {}) {  // luck brings no points
    mille_fiori::settle(state, random);
  }

  template <class Emit>
  static constexpr void apply_chance(State& state, const Action& outcome, Emit&& emit) {
    switch (outcome.kind) {
      case Action::Kind::start:
        return begin(state.board, outcome.seat, emit);
      case Action::Kind::turn_up:
        return mille_fiori::turn_up(state, outcome.card, emit);
      case Action::Kind::deal:
        return mille_fiori::deal(state, outcome.seat, outcome.card, emit);
      case Action::Kind::pick:
      case Action::Kind::place:
      case Action::Kind::place_and_sail:
      case Action::Kind::sail:
      case Action::Kind::take:
      case Action::Kind::decline:
        assert(false);
    }
  }
  template <class Emit>
  static constexpr void apply(State& state, Seat seat, const Action& action, Emit&& emit) {
    switch (action.kind) {
      case Action::Kind::start:
      case Action::Kind::turn_up:
      case Action::Kind::deal:
        assert(false);
        return;
      case Action::Kind::pick:
        return mille_fiori::pick(state, seat, action.card, emit);
      case Action::Kind::place:
      case Action::Kind::place_and_sail:
      case Action::Kind::sail:
        return mille_fiori::play(state, action, emit);
      case Action::Kind::take:
        return take_extra(state.board, action.card, emit);
      case Action::Kind::decline:
        return decline_extra(state, emit);
    }
  }

  static constexpr std::string_view unit = "card";
  static constexpr int units(const State& state) { return state.board.discard.count(); }

  static constexpr Scores scores(const State& state) { return state.board.scores; }
  static constexpr Seats winners(const State& state) { return leaders(state.board); }
  static constexpr bool sound(const State& state) { return mille_fiori::sound(state); }

  static constexpr View observe(const State& state, Seat viewer) {
    return mille_fiori::observe(state, viewer);
  }
  static constexpr View reveal(const State& state) { return mille_fiori::reveal(state); }
  static constexpr State imagine(const View& view, Random& random) {
    return mille_fiori::imagine(view, random);
  }
  static constexpr Event seen_by(const Event& event, Seat viewer) {
    return mille_fiori::seen_by(event, viewer);
  }

  static constexpr Text write(const Action& action) { return mille_fiori::write(action); }
  static constexpr std::optional<Action> read(std::string_view text) { return mille_fiori::read(text); }

  static constexpr int appraise(const View& view, const Action& action) {
    return insight::appraise(view, action);
  }
  static constexpr int appraise_shortly(const View& view, const Action& action, Horizon horizon) {
    return insight::appraise_shortly(view, action, horizon);
  }
  static constexpr void foresee(const View& view, const Action& action, auto&& emit) {
    insight::foresee(view, action, emit);
  }

  using Inputs = insight::Inputs;
  static constexpr void inputs(const State& state, Seat viewer, Inputs& out) {
    insight::tell(state, viewer, out);
  }
  static constexpr Action quick(const State& state, Seat seat, Random& random) {
    return insight::quick(state, seat, random);
  }
  static constexpr Action deft(const State& state, Seat seat, Random& random) {
    return insight::deft(state, seat, random);
  }
  using Hand = insight::Hand;
  static constexpr insight::HandNumbers first_hand = insight::kFirstHand, hand_steps = insight::kHandSteps;
  static constexpr Hand hand_of(const insight::HandNumbers& numbers) { return insight::hand_of(numbers); }
  static constexpr Action deft_with(const Hand& hand, const State& state, Seat seat, Random& random) {
    return insight::deft_with(hand, state, seat, random);
  }
  static constexpr void expand(const State& state, Seat seat, const Action& action, auto&& visit) {
    insight::expand(state, seat, action, visit);
  }
  static constexpr State suppose(const View& view, Random& random) { return insight::suppose(view, random); }
  static constexpr int chapter(const State& state) { return state.board.round; }
  static constexpr Effort effort(Rank rank, int seats) { return insight::effort(rank, seats); }
  static constexpr TrainingHints training = {.remembered = 100,
                                             .strays = 2,
                                             .games = 100,
                                             .own_choices = true,
                                             .hand_pairs = {500'000, 500'000, 500'000},
                                             .is_masterly = false};
  static constexpr std::array<std::string_view, 3> leanings = insight::kLeanings;
  static constexpr int lean(int leaning, const State& state, Seat seat) {
    return insight::lean(leaning, state, seat);
  }
  static constexpr void explain(const View& view, const Action& action, auto&& out) {
    insight::explain(view, action, out);
  }

  static constexpr int rule(const Event& event) { return static_cast<int>(event.rule); }
  static constexpr bool reveals(const Event& event, Seat seat) { return mille_fiori::reveals(event, seat); }
  static constexpr Text tell(const Event& event) { return tell_in_words(event); }
  static constexpr void describe(const View& view, auto&& out) { mille_fiori::describe(view, out); }
  static constexpr void describe(const Event& event, auto&& out) { mille_fiori::describe(event, out); }
  static constexpr View recall(const auto& sheet) { return mille_fiori::recall(sheet); }
  static void draw(const View& view, Canvas& canvas) { mille_fiori::draw(view, canvas); }
};
static_assert(Game<MilleFiori>);

}  // namespace laguna::mille_fiori
