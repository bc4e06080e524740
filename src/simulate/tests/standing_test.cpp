// Intervals: they hold what they promise, and take all games of a deal as one.
#include "simulate/standing.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "kit/random.hpp"

namespace laguna::simulate {
namespace {

Standing standing(int seats, int held = 1) {
  Standing one;
  one.seats = seats, one.held = held;
  return one;
}

void add(Standing& one, int games_won, int points = 0) {
  ++one.deals;
  one.wins.add(12 * games_won), one.points.add(points);
}

// Of a hundred true intervals ninety-five hold the truth.
TEST(Standing, intervals_hold_the_truth_as_often_as_they_say) {
  constexpr int kMatches = 4000, kDeals = 40;
  Random random(1);
  int share_held = 0, score_held = 0;
  for (int i = 0; i < kMatches; ++i) {
    Standing one = standing(2);
    for (int deal = 0; deal < kDeals; ++deal) {
      const bool lucky = random.below(2) == 0;  // the same luck in both games of a deal
      const auto won = [&] { return random.below(10) < (lucky ? 9 : 3) ? 1 : 0; };
      add(one, won() + won(), 100 + 30 * lucky + random.below(21) - 10);
    }
    share_held += one.win_share().low <= 0.6 && 0.6 <= one.win_share().high;
    score_held += one.score().low <= 57.5 && 57.5 <= one.score().high;
  }
  EXPECT_NEAR(share_held / double{kMatches}, 0.95, 0.015);
  EXPECT_NEAR(score_held / double{kMatches}, 0.95, 0.015);
}

TEST(Standing, games_of_a_deal_that_agree_are_worth_no_more_than_one) {
  Standing one = standing(4);
  for (int deal = 0; deal < 100; ++deal) add(one, deal % 2 == 0 ? 4 : 0);
  EXPECT_EQ(one.win_share().value, 0.5);
  EXPECT_NEAR(one.win_share().margin(), 1.98 * std::sqrt(0.25 / 101), 0.002);
}

TEST(Standing, a_streak_is_no_proof) {
  Standing one = standing(2);
  for (int deal = 0; deal < 10; ++deal) add(one, 2);
  EXPECT_EQ(one.win_share().value, 1);
  EXPECT_EQ(one.win_share().high, 1);
  EXPECT_GT(one.win_share().low, 0.5);
  EXPECT_LT(one.win_share().low, 0.8);
  EXPECT_TRUE(std::isinf(one.elo().value));
  EXPECT_TRUE(std::isfinite(one.elo().low));
}

TEST(Standing, what_one_wins_the_others_lose) {
  Standing one = standing(4), three = standing(4, 3);
  for (int deal = 0; deal < 50; ++deal) add(one, deal % 5), add(three, 4 - deal % 5);
  EXPECT_NEAR(one.win_share().value, 1 - 3 * three.win_share().value, 1e-9);
  EXPECT_NEAR(one.win_share().low, 1 - 3 * three.win_share().high, 1e-9);
}

TEST(Standing, a_single_deal_says_nothing_about_the_spread_of_scores) {
  Standing one = standing(2);
  add(one, 1, 300);
  EXPECT_EQ(one.score().value, 150);
  EXPECT_TRUE(std::isinf(one.score().high));
}

TEST(Standing, elo_is_zero_for_the_fair_share) {
  for (int seats : {2, 3, 4}) {
    EXPECT_NEAR(elo_of(1.0 / seats, seats), 0, 1e-9);
    EXPECT_NEAR(share_of(elo_of(0.7, seats), seats), 0.7, 1e-12);
  }
  EXPECT_NEAR(elo_of(0.76, 2), 200, 1);
}

TEST(Standing, quantiles_are_those_of_student) {
  EXPECT_NEAR(quantile(2), 12.706, 0.001);
  EXPECT_NEAR(quantile(6), 2.571, 0.01);
  EXPECT_NEAR(quantile(31), 2.042, 0.001);
  EXPECT_NEAR(quantile(1e6), 1.96, 0.001);
}

}  // namespace
}  // namespace laguna::simulate
