// Simulations: the same games whatever the threads, records that agree with the sums, counts and checksums
// that stand.
#include "simulate/simulate.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <sstream>

#include "simulate/bench.hpp"
#include "simulate/perft.hpp"
#include "table/games.hpp"

namespace laguna::simulate {
namespace {

Plan plan(int threads) { return {"mille-fiori", "seats 3", {"greedy", "random"}, 200, 11, threads}; }

std::string records(int threads, bool json) {
  std::string all;
  Watch watch;
  watch.records = [&](const std::string& text) { all += text; };
  watch.json = json;
  EXPECT_TRUE(run(plan(threads), watch));
  return all;
}

TEST(Simulate, the_same_seed_gives_the_same_games_whatever_the_number_of_threads) {
  EXPECT_EQ(records(1, true), records(3, true));
  EXPECT_EQ(records(1, false), records(2, false));
}

TEST(Simulate, its_sums_are_those_of_its_records) {
  const auto result = run(plan(2), {});
  const auto games = record::read_all(records(2, true));
  ASSERT_TRUE(result && games);
  ASSERT_EQ(games->size(), 200U);
  std::vector<std::uint64_t> scores(3);
  std::uint64_t points = 0, by_rule = 0;
  for (const auto& game : *games) {
    EXPECT_TRUE(replay(game));
    for (int seat = 0; seat < 3; ++seat) scores[seat] += game.scores[seat];
    for (const auto& step : game.steps)
      for (const auto& event : step.events) points += event.points;
  }
  for (int seat = 0; seat < 3; ++seat) EXPECT_EQ(result->by_seat[seat].score, scores[seat]);
  for (const auto& rule : result->points) by_rule += rule.count;
  EXPECT_EQ(by_rule, points);
  for (std::size_t bot = 0; bot < result->by_bot.size(); ++bot) {
    std::uint64_t own = 0;
    for (const auto& rule : result->points) own += rule.by_bot[bot];
    EXPECT_EQ(own, result->by_bot[bot].second.score);
  }
}

TEST(Simulate, writing_records_changes_nothing) {
  for (const char* game : {"mille-fiori", "murano"}) {
    const Plan few{game, "seats 2", {"greedy", "random"}, 20, 3, 1};
    Watch watch;
    watch.records = [](const std::string&) {};
    const auto with = run(few, watch), without = run(few, {});
    ASSERT_TRUE(with && without);
    for (int i : {0, 1})
      EXPECT_EQ(with->by_bot[i].second.score_squared, without->by_bot[i].second.score_squared);
    EXPECT_EQ(with->decisions, without->decisions);
    for (const auto list : {&Result::points, &Result::endings})
      EXPECT_TRUE(std::ranges::equal((*with).*list, (*without).*list, {}, &Named::count, &Named::count))
          << game;
  }
}

TEST(Simulate, bots_sit_in_every_seat_in_turn) {
  const auto games = record::read_all(records(1, true));
  ASSERT_TRUE(games);
  EXPECT_EQ((*games)[0].players, (std::vector<std::string>{"greedy", "random", "greedy"}));
  EXPECT_EQ((*games)[1].players, (std::vector<std::string>{"random", "greedy", "greedy"}));
}

TEST(Simulate, greedy_beats_random_by_far) {
  const auto result = run({"mille-fiori", "seats 2", {"greedy", "random"}, 400, 1, 2}, {});
  ASSERT_TRUE(result);
  EXPECT_GT(result->by_bot[0].second.win_share(), 0.97);
}

TEST(Simulate, refuses_what_does_not_exist) {
  EXPECT_FALSE(run({"chess", "seats 2", {"random"}, 1, 1, 1}, {}));
  EXPECT_FALSE(run({"mille-fiori", "seats 1", {"random"}, 1, 1, 1}, {}));
  EXPECT_FALSE(run({"mille-fiori", "seats 2", {"deep"}, 1, 1, 1}, {}));
}

TEST(Simulate, a_failing_writer_stops_the_run) {
  Watch watch;
  watch.records = [](const std::string&) { throw std::runtime_error("full"); };
  EXPECT_THROW(run(plan(2), watch), std::runtime_error);
}

TEST(Perft, counts_have_not_changed) {
  with_games("", [](auto entry) {
    const std::string game(decltype(entry)::Type::name);
    std::string now, folder = game;
    std::ranges::replace(folder, '-', '_');
    perft_suite(game, [&](std::string_view line) { now += line; });
    std::ostringstream kept;
    kept << std::ifstream("src/" + folder + "/tests/perft.txt").rdbuf();
    EXPECT_EQ(now, kept.str());
  });
}

TEST(Perft, a_count_that_is_large_enough_is_the_last) {
  EXPECT_EQ(perft_line({"mille-fiori", "seats 4", 1, 60, 4, 20}),
            "mille-fiori; seats 4; seed 1; after 60; 8 232\n");
}

TEST(Bench, both_modes_play_the_same_games) {
  const auto measures = bench("", 300);
  ASSERT_TRUE(measures);
  ASSERT_EQ(measures->size(), 6 * std::tuple_size_v<Games>);
  for (std::size_t i = 0; i < measures->size(); i += 2) {
    const Measure &direct = (*measures)[i], &lists = (*measures)[i + 1];
    EXPECT_EQ(direct.mode, "direct");
    EXPECT_EQ(lists.mode, "lists");
    EXPECT_EQ(direct.checksum, lists.checksum) << direct.game;
  }
}

TEST(Bench, one_game_alone_or_none_of_that_name) {
  const auto measures = bench("mille-fiori", 1);
  ASSERT_TRUE(measures);
  EXPECT_EQ(measures->size(), 6U);
  EXPECT_EQ(bench("chess", 1).error().reason.find("there is no game \"chess\""), 0U);
}

}  // namespace
}  // namespace laguna::simulate
