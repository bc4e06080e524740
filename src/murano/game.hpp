// Murano as a Game: the face that the rest of the house sees.
#pragma once

#include "game/insight.hpp"
#include "murano/board_file.hpp"
#include "murano/describe.hpp"
#include "murano/draw.hpp"
#include "murano/insight/deft.hpp"
#include "murano/insight/effort.hpp"
#include "murano/insight/explain.hpp"
#include "murano/insight/infer.hpp"
#include "murano/insight/inputs.hpp"
#include "murano/insight/lean.hpp"
#include "murano/insight/quick.hpp"
#include "murano/notation.hpp"
#include "murano/recall.hpp"
#include "murano/rules/steps.hpp"
#include "murano/words.hpp"

namespace laguna::murano {

struct Murano {
  using State = murano::State;
  using View = murano::View;
  using Action = murano::Action;
  using Event = murano::Event;
  using Options = murano::Options;
  using Actions = murano::Actions;
  struct Chance {
    Action action;
    int weight;
  };
  using Chances = FixedVector<Chance, kCharacters>;

  static constexpr std::string_view name = "murano";
  static constexpr std::string_view title = "Murano";
  static constexpr std::array<std::string_view, 1> variations = {""};
  static constexpr std::array<std::string_view, kMaxSeats> seat_names = {"White", "Brown", "Orange", "Grey"};
  static constexpr std::span<const std::string_view> sources = kSourceName;
  static constexpr std::span<const RuleEntry> rulebook = kRules;

  static Options options(const State& state) { return {state.open.seats, layout.id}; }
  static Text write(const Options& options) { return murano::write(options); }
  static auto read_options(std::string_view text) { return murano::read_options(text); }

  static std::optional<Text> use_board(const auto& sheet) { return murano::use_board(sheet); }

  static State start(const Options& options) { return set_up(options); }

  static Turn turn(const State& state) {
    if (is_asked(state.open, state.open.acting)) return Turn::of(Seats::only(state.open.acting));
    return state.open.phase == Phase::over ? Turn::over() : Turn::chance();
  }

  static void legal_actions(const State& state, Seat seat, Actions& out) {
    list_choices(state.open, seat, OwnInState{state, seat}, out);
  }
  static void legal_actions(const View& view, Actions& out) {
    list_choices(view.open, view.viewer, OwnInView{view}, out);
  }
  static Action sample(const State& state, Seat seat, Random& random) {
    Actions list;
    legal_actions(state, seat, list);
    return list[random.below(static_cast<int>(list.size()))];
  }

  static void chances(const State& state, auto& out) {
    each_chance(state, [&](const Action& outcome, int weight) { out.push_back({outcome, weight}); });
  }
  static Action sample_chance(const State& state, Random& random) { return sample_outcome(state, random); }
  template <class Emit = Silence>
  static void settle(State& state, Random& random, Emit&& emit = {}) {
    while (turn(state).kind == Turn::Kind::chance)
      murano::apply_chance(state, sample_outcome(state, random), emit);
  }
  template <class Emit>
  static void apply_chance(State& state, const Action& outcome, Emit&& emit) {
    murano::apply_chance(state, outcome, emit);
  }
  template <class Emit>
  static void apply(State& state, Seat, const Action& action, Emit&& emit) {
    apply_choice(state, action, emit);
  }

  static constexpr std::string_view unit = "decision";
  static int units(const State& state) { return static_cast<int>(state.open.decisions); }

  static Scores scores(const State& state) { return state.open.scores; }
  static Seats winners(const State& state) { return leaders(state.open); }
  static bool sound(const State& state) { return murano::sound(state); }

  static View observe(const State& state, Seat viewer) { return murano::observe(state, viewer); }
  static View reveal(const State& state) { return murano::reveal(state); }
  static State imagine(const View& view, Random& random) { return murano::imagine(view, random); }
  static Event seen_by(const Event& event, Seat viewer) { return murano::seen_by(event, viewer); }

  static Text write(const Action& action) { return murano::write(action); }
  static std::optional<Action> read(std::string_view text) { return murano::read(text); }

  static int appraise(const View& view, const Action& action) { return insight::appraise(view, action); }
  static int appraise_masterly(const View& view, const Action& action) {
    return insight::appraise(view, action, insight::kHands[view.open.seats - 2]);
  }
  static int appraise_shortly(const View& view, const Action& action, Horizon horizon) {
    return insight::appraise_shortly(view, action, horizon);
  }
  static void foresee(const View& view, const Action& action, auto&& emit) {
    insight::foresee(view, action, emit);
  }

  using Inputs = insight::Inputs;
  static void inputs(const State& state, Seat seat, Inputs& out) { insight::inputs(state, seat, out); }
  static Action quick(const State& state, Seat seat, Random& random) {
    return insight::quick(state, seat, random);
  }
  static Action deft(const State& state, Seat seat, Random& random) {
    return insight::deft(state, seat, random);
  }
  using Intention = insight::Intention;
  static Action deft(const State& state, Seat seat, Random& random, Intention& intention) {
    return insight::deft_with(insight::kUsual, state, seat, random, intention);
  }
  static Action masterly(const State& state, Seat seat, Random& random, Intention& intention) {
    return insight::deft_with(insight::kHands[state.open.seats - 2], state, seat, random, intention);
  }
  static constexpr const insight::HandNumbers& masterly_hand(int seats) {
    return insight::kHandNumbersOf[seats - 2];
  }
  using Hand = insight::Belief;
  static constexpr insight::HandNumbers first_hand = insight::kFirstHand, hand_steps = insight::kHandSteps;
  static constexpr Hand hand_of(const insight::HandNumbers& numbers) { return insight::hand_of(numbers); }
  static Action deft_with(const Hand& hand, const State& state, Seat seat, Random& random) {
    return insight::deft_with(hand, state, seat, random);
  }
  static Action deft_with(const Hand& hand, const State& state, Seat seat, Random& random,
                          Intention& intention) {
    return insight::deft_with(hand, state, seat, random, intention);
  }
  static void expand(const State& state, Seat seat, const Action& action, auto&& visit) {
    insight::expand(state, seat, action, visit);
  }
  static State suppose(const View& view, Random& random) { return murano::imagine(view, random); }
  using Memory = insight::Memory;
  static constexpr int inference = 3;  // grows when hands are inferred otherwise
  using Inference = insight::Inference;
  static int chapter(const State& state) { return state.open.turns; }
  static constexpr Effort effort(Rank rank, int seats) { return insight::effort(rank, seats); }
  static int weigh(const State& state, Seat seat) { return insight::weigh(state, seat); }
  static constexpr TrainingHints training = {.remembered = 10,
                                             .strays = 3,
                                             .games = 24,
                                             .own_choices = false,
                                             .hand_pairs = {20'000, 60'000, 60'000},
                                             .is_masterly = true};
  static constexpr std::array<std::string_view, 3> leanings = insight::kLeanings;
  static int lean(int leaning, const State& state, Seat seat) { return insight::lean(leaning, state, seat); }
  static void explain(const View& view, const Action& action, auto&& out) {
    insight::explain(view, action, out);
  }

  static int rule(const Event& event) { return static_cast<int>(event.rule); }
  static bool reveals(const Event& event, Seat seat) { return murano::reveals(event, seat); }
  static Text tell(const Event& event) { return tell_in_words(event); }
  static void describe(const View& view, auto&& out) { murano::describe(view, out); }
  static void describe(const Event& event, auto&& out) { murano::describe(event, out); }
  static View recall(const auto& sheet) { return murano::recall(sheet); }
  static void draw(const View& view, Canvas& canvas) { murano::draw(view, canvas); }
};
static_assert(Correctable<Murano>);
static_assert(Insightful<Murano>);

}  // namespace laguna::murano
