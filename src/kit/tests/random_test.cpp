#include "kit/random.hpp"

#include <gtest/gtest.h>

#include <array>
#include <set>

namespace laguna {
namespace {

TEST(Random, is_the_same_on_every_machine) {
  Random random(42, 7);
  const std::array<std::uint32_t, 3> first = {random.next(), random.next(), random.next()};
  EXPECT_EQ(first, (std::array<std::uint32_t, 3>{1224819176, 899209050, 3202903949}));
}

TEST(Random, streams_and_seeds_differ_from_the_first_number_on) {
  std::set<std::uint32_t> first;
  for (int seed = 0; seed < 100; ++seed)
    for (int stream = 0; stream < 100; ++stream) first.insert(Random(seed, stream).next());
  EXPECT_GT(first.size(), 9'990U);
}

TEST(Random, first_numbers_of_streams_are_even) {
  std::array<int, 4> count{};
  for (int stream = 0; stream < 40'000; ++stream) ++count[Random(1, stream * 8).below(4)];
  for (int n : count) EXPECT_NEAR(n, 10'000, 400);
}

TEST(Random, below_reaches_every_number_equally_often) {
  Random random(5);
  std::array<int, 7> count{};
  for (int i = 0; i < 70'000; ++i) ++count[random.below(7)];
  for (int n : count) EXPECT_NEAR(n, 10'000, 400);
}

}  // namespace
}  // namespace laguna
