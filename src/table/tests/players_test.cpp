// Players in words at tables: who there is, what they may know, when they stop.
#include <gtest/gtest.h>

#include <chrono>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <thread>

#include "table/advice.hpp"
#include "table/table.hpp"
#include "table/wire.hpp"

namespace laguna {
namespace {

using namespace std::chrono_literals;

std::string problem(std::string_view player, std::string_view game = "mille-fiori") {
  const auto refusal = player_problem(game, player);
  return refusal ? refusal->reason : "";
}

TEST(Players, are_levels_with_a_persona_or_a_time_if_they_have_one) {
  for (const char* player : {"garzonetto", "servente", "maestro", "maestro:rival", "doge", "doge@0.5",
                             "doge:rival@10", "random", "greedy", "flat1000"})
    EXPECT_EQ(problem(player), "") << player;
  EXPECT_TRUE(is_bot_name("maestro:builder"));
  EXPECT_EQ(problem("maestro:builder", "murano"), "");
  EXPECT_EQ(
      problem("hal"),
      "there is no bot \"hal\" (there is: garzonetto, garzone, serventino, servente, maestro, doge, random, "
      "greedy, flat1000)");
  EXPECT_EQ(problem("maestro:builder"),
            "there is no persona \"builder\" in mille-fiori (there is: collector, rival, sailor)");
  EXPECT_EQ(problem("servente:rival"), "servente has no personas: only maestro and doge have");
  EXPECT_EQ(problem("maestro@3"), "maestro takes no time: only doge does");
  EXPECT_EQ(problem("doge@0"), "the time of doge is a number of seconds from 0.001 to 600, not \"0\"");
  EXPECT_EQ(problem("doge@1e9"), "the time of doge is a number of seconds from 0.001 to 600, not \"1e9\"");
  EXPECT_EQ(thinking_time("murano", "doge:rival@2.5"), 2500ms);
  EXPECT_EQ(thinking_time("murano", "maestro"), 300ms);
  EXPECT_EQ(thinking_time("murano", "servente"), 30ms);
  EXPECT_EQ(thinking_time("murano", "serventino"), 0ms);
}

// The first moment of a new game at which somebody decides.
std::unique_ptr<Table> dealt(std::string_view game, std::uint64_t seed) {
  auto table = std::move(*Table::open(game, "seats 2"));
  Random luck(seed);
  while (table->turn().kind == Turn::Kind::chance) table->settle(luck);
  return table;
}

TEST(Players, each_of_them_plays_both_games) {
  for (const char* game : {"mille-fiori", "murano"})
    for (const char* player : {"garzonetto", "garzone", "serventino", "servente", "maestro:rival",
                               "doge@0.05", "random", "greedy"}) {
      const auto table = dealt(game, 1);
      const Seat seat = table->turn().seats.front();
      Random mind(1);
      const auto action = table->suggest(seat, player, mind);
      ASSERT_TRUE(action) << game << ' ' << player;
      EXPECT_FALSE(table->play(seat, *action)) << *action;
    }
}

TEST(Players, who_is_not_asked_has_no_suggestion_and_no_advice) {
  const auto table = dealt("murano", 1);
  const Seat other = seat_at(1 - index(table->turn().seats.front()));
  Random mind(1);
  EXPECT_EQ(table->suggest(other, "servente", mind).error().code, "turn");
  EXPECT_EQ(table->advise(other, {}).error().code, "turn");
}

// Two games that a viewer cannot tell apart, though luck and secret choices differ wherever they may.
class Twins {
 public:
  Twins(const char* game, std::uint64_t seed)
      : one(std::move(*Table::open(game, "seats 3"))), other(one->copy()), luck_(seed) {}

  // Returns whether both could go on and still look the same.
  bool go_on() {
    const Turn turn = one->turn();
    if (turn.kind == Turn::Kind::over || other->turn() != turn) return false;
    const Seat seat = turn.kind == Turn::Kind::chance ? Seat::nobody : turn.seats.front();
    const std::string step = settled_or_played(*one, seat);
    for (int tries = 0; tries < 8; ++tries) {
      auto attempt = other->copy();
      if (seat == kViewer || tries == 7) {
        if (seat == Seat::nobody ? attempt->settle(step) : attempt->play(seat, step)) return false;
      } else {
        settled_or_played(*attempt, seat);
      }
      if (seen(*attempt) != seen(*one)) continue;
      other = std::move(attempt);
      return other->turn() == one->turn();
    }
    return false;
  }
  static std::string seen(const Table& table) {
    std::string text;
    table.view({kViewer}, text);
    return text;
  }
  bool differ() const { return one->record().steps != other->record().steps; }

  static constexpr Seat kViewer = seat_at(0);
  std::unique_ptr<Table> one, other;

 private:
  std::string settled_or_played(Table& table, Seat seat) {
    if (seat == Seat::nobody) return table.settle(luck_);
    const std::string action = *table.suggest(seat, "random", luck_);
    table.play(seat, action);
    return action;
  }
  Random luck_;
};

void expect_same_choices(const Twins& twins) {
  for (const char* player :
       {"garzonetto", "garzone", "serventino", "servente", "maestro", "maestro:rival", "greedy"}) {
    Random mind(5), same(5);
    EXPECT_EQ(*twins.one->suggest(Twins::kViewer, player, mind),
              *twins.other->suggest(Twins::kViewer, player, same))
        << player;
  }
  const AdviceOrder order{.simulations = 100, .seed = 3};
  EXPECT_EQ(wire::advice(*twins.one->advise(Twins::kViewer, order)),
            wire::advice(*twins.other->advise(Twins::kViewer, order)));
}

TEST(Players, hidden_things_change_neither_their_choice_nor_advice) {
  for (const char* game : {"mille-fiori", "murano"}) {
    int compared = 0;
    for (std::uint64_t seed = 0; seed < 200 && compared < 10; ++seed) {
      Twins twins(game, seed);
      for (int step = 0; step < 80 && compared < 10 && twins.go_on(); ++step) {
        if (!twins.differ() || !twins.one->turn().seats.has(Twins::kViewer)) continue;
        expect_same_choices(twins);
        ++compared;
      }
    }
    EXPECT_EQ(compared, 10) << game;
  }
}

TEST(Players, doge_takes_the_time_it_is_given_and_stops_at_any_moment) {
  const auto table = dealt("mille-fiori", 3);
  const auto took = [&](const char* player, const Thinking& thinking) {
    Random mind(1);
    const auto start = std::chrono::steady_clock::now();
    EXPECT_TRUE(table->suggest(seat_at(0), player, mind, thinking));
    return std::chrono::steady_clock::now() - start;
  };
  EXPECT_GE(took("doge@0.2", {.threads = 2}), 200ms);
  std::stop_source stop;
  std::jthread later([&] {
    std::this_thread::sleep_for(50ms);
    stop.request_stop();
  });
  EXPECT_LT(took("doge@60", {.stop = stop.get_token(), .threads = 2}), 2s);
  std::stop_source company;
  company.request_stop();
  EXPECT_GE(took("doge@0.1", {.threads = 2, .company = company.get_token()}), 100ms);
}

TEST(Players, advice_names_every_legal_action_with_all_that_is_known_of_it) {
  for (const char* game : {"mille-fiori", "murano"}) {
    const auto table = dealt(game, 4);
    const Seat seat = table->turn().seats.front();
    const auto advice = table->advise(seat, {.simulations = 300});
    ASSERT_TRUE(advice);
    ASSERT_EQ(advice->actions.size(), table->legal(seat).size());
    EXPECT_GE(advice->simulations, 300u);
    for (const AdvisedAction& one : advice->actions) {
      EXPECT_NEAR(one.win[0] + one.win[1], 1, 0.01) << one.action;
      EXPECT_NEAR(one.now + one.later, one.scores[index(seat)] - table->scores()[index(seat)], 0.01)
          << one.action;
    }
  }
}

// After some more moves of anybody.
std::unique_ptr<Table> going_on(std::string_view game, std::uint64_t seed, int moves) {
  auto table = dealt(game, seed);
  Random luck(seed);
  while (moves-- > 0) {
    const Seat seat = table->turn().seats.front();
    table->play(seat, *table->suggest(seat, "greedy", luck));
    while (table->turn().kind == Turn::Kind::chance) table->settle(luck);
  }
  return table;
}

TEST(Players, the_first_three_of_an_advice_are_ordered_by_the_wins_it_shows_and_tried_most_often) {
  for (const char* game : {"mille-fiori", "murano"})
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
      const auto table = going_on(game, seed, static_cast<int>(8 * seed));
      const Seat seat = table->turn().seats.front();
      const auto advice = table->advise(seat, {.simulations = 300, .seed = seed});
      ASSERT_TRUE(advice);
      const auto wins = [&](std::size_t i) {
        return std::lround(1000 * advice->actions[i].win[index(seat)]);
      };
      for (std::size_t i = 1; i < std::min<std::size_t>(3, advice->actions.size()); ++i) {
        EXPECT_LE(wins(i), wins(i - 1)) << game << ' ' << seed;
        EXPECT_EQ(advice->actions[i].visits, advice->actions[0].visits);
      }
      for (const AdvisedAction& one : advice->actions) EXPECT_LE(one.visits, advice->actions[0].visits);
    }
}

TEST(Players, what_they_think_can_be_watched) {
  const auto table = dealt("mille-fiori", 5);
  int reports = 0;
  Thinking thinking;
  thinking.tell = [&](const Progress& seen) {
    ++reports;
    EXPECT_GT(seen.simulations, 0u);
    EXPECT_FALSE(seen.best.empty());
  };
  Random mind(1);
  EXPECT_TRUE(table->suggest(seat_at(0), "doge@0.3", mind, thinking));
  EXPECT_GE(reports, 1);
}

}  // namespace
}  // namespace laguna
