#include "ai/tally.hpp"

#include <gtest/gtest.h>

#include <cmath>

namespace laguna::ai {
namespace {

TEST(Tally, knows_mean_spread_and_standard_error) {
  Tally tally;
  for (int number : {2, 4, 4, 4, 5, 5, 7, 9}) tally.add(number);
  EXPECT_EQ(tally.count(), 8);
  EXPECT_DOUBLE_EQ(tally.mean(), 5);
  EXPECT_NEAR(tally.spread(), 2, 1e-9);
  EXPECT_NEAR(tally.error(), 2 / std::sqrt(7.0), 1e-9);
}

TEST(Tally, adds_up_with_another) {
  Tally one, other, both;
  for (int number : {3, 8}) one.add(number), both.add(number);
  for (int number : {-1, 5}) other.add(number), both.add(number);
  one.add(other);
  EXPECT_DOUBLE_EQ(one.mean(), both.mean());
  EXPECT_DOUBLE_EQ(one.error(), both.error());
}

}  // namespace
}  // namespace laguna::ai
