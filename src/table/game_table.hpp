// A table of one kind of game. It remembers the actions; everything else follows from them.
#pragma once

#include <fmt/format.h>

#include <algorithm>

#include "table/advising.hpp"
#include "table/fields.hpp"
#include "table/game_step.hpp"
#include "table/players.hpp"
#include "table/table.hpp"

namespace laguna {

template <Insightful G>
class GameTable final : public Table {
  using Action = typename G::Action;
  using Event = typename G::Event;
  using Step = GameStep<G>;

 public:
  explicit GameTable(typename G::Options options)
      : options_(options), state_(G::start(options)), before_(state_) {}
  // Some moment of which nobody knows what led to it.
  explicit GameTable(const typename G::State& state)
      : options_(G::options(state)), state_(state), before_(state), is_whole_(false) {}

  std::string_view game() const override { return G::name; }
  std::string_view title() const override { return G::title; }
  std::vector<std::string_view> sources() const override { return {G::sources.begin(), G::sources.end()}; }
  std::string_view seat_name(Seat seat) const override { return G::seat_names[index(seat)]; }
  std::string options() const override { return text(G::write(options_)); }
  int seats() const override { return options_.seats; }

  Turn turn() const override { return G::turn(state_); }
  int steps() const override { return static_cast<int>(steps_.size()); }
  std::vector<int> scores() const override {
    const Scores all = G::scores(state_);
    return {all.begin(), all.begin() + seats()};
  }
  Seats winners() const override { return turn().kind == Turn::Kind::over ? G::winners(state_) : Seats(); }

  std::vector<std::string> legal(Seat seat) const override {
    std::vector<std::string> list;
    for (const Action& action : legal_actions(seat)) list.push_back(text(G::write(action)));
    return list;
  }

  std::vector<Outcome> chances() const override {
    std::vector<Outcome> list;
    if (turn().kind != Turn::Kind::chance) return list;
    typename G::Chances odds;
    G::chances(state_, odds);
    for (const auto& chance : odds) list.push_back({text(G::write(chance.action)), chance.weight});
    std::ranges::sort(list, {}, &Outcome::words);
    return list;
  }

  std::optional<Refusal> play(Seat seat, std::string_view words) override {
    if (!turn().seats.has(seat)) return Refusal{not_your_turn(seat), "turn"};
    const auto action = G::read(words);
    if (!action)
      return Refusal{fmt::format("{} is not an action of {}", record::quoted(words), G::title), "illegal"};
    const auto list = legal_actions(seat);
    if (std::find(list.begin(), list.end(), *action) == list.end())
      return Refusal{fmt::format("{} is not legal now", record::quoted(words)), "illegal"};
    commit(seat, *action);
    return std::nullopt;
  }

  std::optional<Refusal> settle(std::string_view words) override {
    if (turn().kind != Turn::Kind::chance) return Refusal{"chance has nothing to decide now", "turn"};
    const auto outcome = G::read(words);
    typename G::Chances odds;
    G::chances(state_, odds);
    const auto same = [&](const auto& chance) { return outcome && chance.action == *outcome; };
    if (std::none_of(odds.begin(), odds.end(), same))
      return Refusal{fmt::format("chance cannot bring {} now", record::quoted(words)), "illegal"};
    commit(Seat::nobody, *outcome);
    return std::nullopt;
  }
  std::string settle(Random& random) override {
    const Action outcome = G::sample_chance(state_, random);
    commit(Seat::nobody, outcome);
    return text(G::write(outcome));
  }

  std::expected<std::string, Refusal> suggest(Seat seat, std::string_view player, Random& random,
                                              const Thinking& thinking) const override {
    if (!turn().seats.has(seat)) return std::unexpected(Refusal{not_your_turn(seat), "turn"});
    if (auto problem = no_player<G>(player)) return std::unexpected(*problem);
    const Random mind = random;
    random.next();
    const ai::Player who = *ai::read_player<G>(player);
    const auto memory = ai::looks_ahead(who.level) ? memory_of(seat) : ai::MemoryOf<G>();
    return text(G::write(decide<G>(G::observe(state_, seat), memory, who, mind, thinking)));
  }
  std::expected<Advice, Refusal> advise(Seat seat, const AdviceOrder& order,
                                        const Thinking& thinking) const override {
    if (!turn().seats.has(seat)) return std::unexpected(Refusal{not_your_turn(seat), "turn"});
    return advice_for<G>(G::observe(state_, seat), memory_of(seat), scores(), order, thinking);
  }

  Story preview(Seat seat, std::string_view words) const override {
    Story story;
    const auto action = G::read(words);
    const auto list = legal_actions(seat);
    if (!action || std::find(list.begin(), list.end(), *action) == list.end()) return story;
    G::foresee(G::observe(state_, seat), *action,
               [&](const Event& event) { story.push_back(told(event, seat)); });
    return story;
  }

  std::optional<Refusal> undo(Seat seat) override {
    if (auto problem = undo_problem(seat)) return problem;
    auto kept = steps_;
    kept.erase(kept.begin() + last_step_of(seat));
    rebuild(kept);
    return std::nullopt;
  }
  std::optional<Refusal> undo_problem(Seat seat) const override {
    const int last = last_step_of(seat);
    if (turn().kind == Turn::Kind::over) return Refusal{"the game is over", "undo"};
    if (last < 0) return Refusal{"there is nothing to undo", "undo"};
    const int later = steps() - last - 1;
    const bool luck = std::all_of(steps_.begin() + last + 1, steps_.end(),
                                  [](const Step& step) { return step.seat == Seat::nobody; });
    if (later > 0 && !luck && !only_secret_choices(last)) return Refusal{"somebody has moved since", "undo"};
    if (luck && (later > 0 || learnt_from(last, seat)))
      return Refusal{"the table has shown something new since", "undo"};
    return std::nullopt;
  }
  int last_step_of(Seat seat) const override {
    for (int i = steps() - 1; i >= 0; --i)
      if (steps_[i].seat == seat) return i;
    return -1;
  }

  Story story(Seat viewer, int from_step) const override {
    Story story;
    each_event(from_step, [&](int, const Event& event) { story.push_back(told(event, viewer)); });
    return story;
  }

  record::Record record() const override {
    record::Record record{.game = std::string(G::name),
                          .options = options(),
                          .players = {},
                          .fair = {},
                          .steps = {},
                          .with_events = true,
                          .scores = scores(),
                          .finished = turn().kind == Turn::Kind::over,
                          .winners = {}};
    for (const Step& step : steps_)
      record.steps.push_back({number_of(step.seat), text(G::write(step.action)), {}});
    each_event(0, [&](int step, const Event& event) {
      if (G::rule(event) == 0 || event.seat == Seat::nobody) return;
      record.steps[step].events.push_back(
          {number_of(event.seat), event.points, std::string(entry(event).id)});
    });
    winners().each([&](Seat seat) { record.winners.push_back(number_of(seat)); });
    return record;
  }

  void view(const Viewer& viewer, std::string& out) const override {
    describe(viewer.everything ? G::reveal(state_) : G::observe(state_, viewer.seat), out);
  }
  void choices(Seat seat, std::string& out) const override {
    out += '[';
    if (turn().seats.has(seat)) {
      const auto seen = G::observe(state_, seat);
      for (const Action& action : legal_actions(seat)) {
        out += out.back() == '[' ? R"({"action":)" : R"(,{"action":)";
        append_quoted(out, G::write(action).view());
        out += R"(,"preview":[)";
        G::foresee(seen, action, [&](const Event& event) { describe_next(event, out); });
        out += "]}";
      }
    }
    out += ']';
  }
  void happenings(const Viewer& viewer, int from_step, std::string& out) const override {
    int next = from_step;
    const auto begin_until = [&](int step) {
      for (; next <= step; ++next) {
        out += next == from_step ? R"({"seat":)" : R"(]},{"seat":)";
        append_number(out, number_of(steps_[next].seat));
        out += R"(,"events":[)";
      }
    };
    out += '[';
    each_event(from_step, [&](int step, const Event& event) {
      begin_until(step);
      describe_next(viewer.everything ? event : G::seen_by(event, viewer.seat), out);
    });
    begin_until(steps() - 1);
    out += next == from_step ? "]" : "]}]";
  }

  void draw(Seat viewer, Canvas& canvas) const override { G::draw(G::observe(state_, viewer), canvas); }

  std::unique_ptr<Table> copy() const override { return std::make_unique<GameTable>(*this); }
  std::unique_ptr<Table> at_step(int step) const override {
    auto earlier = std::make_unique<GameTable>(options_);
    earlier->rebuild({steps_.begin(), steps_.begin() + step});
    return earlier;
  }

 private:
  static std::string text(const Text& words) { return std::string(words.view()); }
  static void describe(const auto& value, std::string& out) {
    out += '{';
    G::describe(value, Fields(out));
    out += '}';
  }
  static void describe_next(const auto& value, std::string& out) {
    if (out.back() != '[') out += ',';
    describe(value, out);
  }
  static const RuleEntry& entry(const Event& event) { return G::rulebook[G::rule(event)]; }
  static Told told(const Event& event, Seat viewer) {
    const Event seen = G::seen_by(event, viewer);
    return {seen.seat, seen.points, entry(seen).id, entry(seen).source, text(G::tell(seen))};
  }

  typename G::Actions legal_actions(Seat seat) const {
    typename G::Actions list;
    if (index(seat) < seats()) G::legal_actions(state_, seat, list);
    return list;
  }

  std::string not_your_turn(Seat seat) const {
    if (index(seat) >= seats()) return fmt::format("there is no seat {} at this table", number_of(seat));
    switch (turn().kind) {
      case Turn::Kind::over:
        return "the game is over";
      case Turn::Kind::chance:
        return "chance decides now";
      case Turn::Kind::seats:
        break;
    }
    return fmt::format("it is not the turn of seat {}", number_of(seat));
  }

  void commit(Seat seat, const Action& action) {
    if (seat != Seat::nobody) {
      before_ = state_;
      steps_before_ = steps();
    }
    steps_.push_back({seat, turn().seats, action});
    apply<G>(state_, steps_.back(), Silence{});
  }
  void rebuild(const std::vector<Step>& steps) {
    state_ = before_ = G::start(options_);
    steps_.clear();
    steps_before_ = 0;
    for (const Step& step : steps) commit(step.seat, step.action);
  }

  // Tells the game again, event by event, from a step on.
  void each_event(int from_step, auto&& visit) const {
    const bool late = from_step >= steps_before_;
    auto state = late ? before_ : G::start(options_);
    for (int i = late ? steps_before_ : 0; i < steps(); ++i)
      if (i < from_step)
        apply<G>(state, steps_[i], Silence{});
      else
        apply<G>(state, steps_[i], [&](const Event& event) { visit(i, event); });
  }

  ai::MemoryOf<G> memory_of(Seat seat) const {
    return is_whole_ ? remembered<G>(options_, steps_, seat) : ai::MemoryOf<G>();
  }

  // Whether the step and all since belong to one simultaneous choice that is still open.
  bool only_secret_choices(int step) const {
    for (int i = step; i < steps(); ++i) {
      const Seats after = i + 1 < steps() ? steps_[i + 1].asked : turn().seats;
      if (steps_[i].asked.count() < 2 || after != steps_[i].asked.without(Seats::only(steps_[i].seat)))
        return false;
    }
    return true;
  }
  bool learnt_from(int step, Seat seat) const {
    bool learnt = false;
    each_event(step, [&](int i, const Event& event) { learnt |= i == step && G::reveals(event, seat); });
    return learnt;
  }

  typename G::Options options_;
  typename G::State state_;
  // As it was when a seat last acted: what has happened since is what most are told.
  typename G::State before_;
  int steps_before_ = 0;
  bool is_whole_ = true;  // what led to it is known
  std::vector<Step> steps_;
};

}  // namespace laguna
