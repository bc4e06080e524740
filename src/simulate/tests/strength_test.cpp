// The page about strength: its results are kept, its schedule is complete, its words follow from the results.
#include "simulate/strength.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace laguna::simulate {
namespace {

Deal deal_won_by(int player, int seats) {
  Deal deal;
  for (int game = 0; game < seats; ++game) deal.scores[game][player] = 50, deal.twelfths[game][player] = 12;
  return deal;
}

TEST(Strength, results_are_read_as_they_were_written) {
  Results results;
  results.doge = "doge@1";
  const Match match = Schedule::match("murano", 4, {"maestro", "greedy"});
  for (int i = 0; i < 9; ++i) results.begin(match).add(deal_won_by(i % 2, 4));
  const auto again = Results::read(results.write());
  ASSERT_TRUE(again) << again.error().reason;
  EXPECT_EQ(again->write(), results.write());
  EXPECT_EQ(again->of(match)->deals(), 9U);
  EXPECT_EQ(again->games(), 36U);
  EXPECT_EQ(again->of(Schedule::match("murano", 3, {"maestro", "greedy"})), nullptr);
}

TEST(Strength, results_of_other_minds_count_no_more) {
  const Match now = Schedule::match("murano", 2, {"maestro", "greedy"});
  const Match unlearned = Schedule::match("murano", 2, {"random", "greedy"});
  Match before = now;
  before.minds = "01234567";
  Results results;
  for (const Match& match : {before, unlearned}) results.begin(match).add(deal_won_by(0, 2));
  const auto again = Results::read(results.write());
  ASSERT_TRUE(again) << again.error().reason;
  EXPECT_EQ(again->outdated, 1);
  EXPECT_EQ(again->of(before), nullptr);
  EXPECT_EQ(again->of(now), nullptr);
  EXPECT_EQ(again->of(unlearned)->deals(), 1U);
}

TEST(Strength, minds_tell_who_thinks_how_long) {
  const auto minds = [](const char* player) {
    return Schedule::match("mille-fiori", 4, {player, "greedy"}).minds;
  };
  EXPECT_EQ(minds("serventino"), "");
  EXPECT_NE(minds("servente"), minds("maestro"));
  EXPECT_NE(minds("maestro"), minds("doge"));
  EXPECT_EQ(minds("doge"), minds("doge:rival@0.3"));
}

TEST(Strength, what_is_no_result_is_refused) {
  for (const char* text :
       {"", "[]", "{}", "{\"strength\":1,\"doge\":\"doge\",\"matches\":[{}]}", "{\"strength\":2}"})
    EXPECT_FALSE(Results::read(text)) << text;
}

TEST(Strength, matches_are_as_wide_as_their_widest_interval) {
  const Match match = Schedule::match("mille-fiori", 2, {"maestro", "greedy"});
  Results results;
  EXPECT_TRUE(std::isinf(margin(results.of(match))));
  for (int i = 0; i < 100; ++i) results.begin(match).add(deal_won_by(i % 2, 2));
  EXPECT_NEAR(margin(results.of(match)), 0.0985, 0.001);
  results.forget(match);
  EXPECT_EQ(results.of(match), nullptr);
}

TEST(Strength, every_level_meets_the_one_below_greedy_and_flat1000) {
  const Schedule schedule("doge@0.3");
  const auto has = [&](const Match& match) { return std::ranges::count(schedule.matches, match) == 1; };
  for (const std::string& game : schedule.games)
    for (std::size_t i = 0; i < schedule.levels.size(); ++i) {
      for (int seats : {2, 3, 4})
        for (const char* other : {"greedy", "flat1000"})
          EXPECT_TRUE(has(Schedule::match(game, seats, {schedule.levels[i], other})));
      EXPECT_TRUE(i == 0 || has(Schedule::match(game, 2, {schedule.levels[i], schedule.levels[i - 1]})));
    }
  for (const Match& match : schedule.matches) EXPECT_TRUE(arrange(match)) << describe(match);
}

TEST(Strength, the_page_says_what_was_reached_and_by_how_many_games) {
  const Schedule schedule("doge@0.3");
  Results results;
  const Match match = Schedule::match("mille-fiori", 4, {"maestro", "greedy"});
  for (int i = 0; i < 100; ++i) results.begin(match).add(deal_won_by(i < 96 ? 0 : 1, 4));
  const std::string page = strength_page(schedule, results);
  EXPECT_NE(page.find("| Mille Fiori, 4 seats: maestro against three greedy | 25 % | 93 % | 97 % | 96.0 % ("),
            std::string::npos)
      << page;
  EXPECT_NE(page.find("| 400 | floor reached |"), std::string::npos);
  EXPECT_NE(page.find("not played"), std::string::npos);
  EXPECT_TRUE(strength_plot(schedule, results, "murano").starts_with("<svg "));
}

}  // namespace
}  // namespace laguna::simulate
