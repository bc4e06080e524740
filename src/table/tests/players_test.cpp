// Players in words at tables: who there is, what they may know, when they stop.
#include <gtest/gtest.h>

#include <chrono>
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
  EXPECT_EQ(thinking_time("murano", "maestro"), 0ms);
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

// Deals the viewer's hand alike and those of the others differently.
std::unique_ptr<Table> with_hand_of_others(std::uint64_t hidden) {
  auto table = std::move(*Table::open("mille-fiori", "seats 3"));
  for (const char* step :
       {"start 1", "face-up lion-3", "face-up cross-2", "face-up fish-4", "face-up key-5", "deal 1 ship-5",
        "deal 1 pigment-1", "deal 1 key-1", "deal 1 swans-2", "deal 1 coin-5"})
    EXPECT_FALSE(table->settle(step)) << step;
  Random luck(hidden);
  while (table->turn().kind == Turn::Kind::chance) table->settle(luck);
  Random mind(hidden);
  for (int seat : {1, 2})
    EXPECT_FALSE(table->play(seat_at(seat), *table->suggest(seat_at(seat), "random", mind)));
  return table;
}

TEST(Players, hidden_cards_change_neither_their_choice_nor_advice) {
  const auto one = with_hand_of_others(1), other = with_hand_of_others(2);
  ASSERT_NE(one->record().steps[20].action, other->record().steps[20].action);
  ASSERT_EQ(one->view({seat_at(0)}), other->view({seat_at(0)}));
  for (const char* player :
       {"garzonetto", "garzone", "serventino", "servente", "maestro", "maestro:rival", "greedy"}) {
    Random mind(5), same(5);
    EXPECT_EQ(*one->suggest(seat_at(0), player, mind), *other->suggest(seat_at(0), player, same)) << player;
  }
  const AdviceOrder order{.simulations = 200, .seed = 3};
  EXPECT_EQ(wire::advice(*one->advise(seat_at(0), order)), wire::advice(*other->advise(seat_at(0), order)));
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
