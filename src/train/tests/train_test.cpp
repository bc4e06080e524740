#include "train/train.hpp"

#include <gtest/gtest.h>

#include "mille_fiori/game.hpp"
#include "table/weights.hpp"

namespace laguna::train {
namespace {

constexpr double kTiny = 0.002;  // of the usual number of games

std::unique_ptr<Training> begin(const std::string& kept = {}) {
  auto training = Training::begin("mille-fiori", 2, kept);
  EXPECT_TRUE(training) << training.error().reason;
  return std::move(*training);
}
bool go_on(Training& training, double effort = kTiny) {
  return training.next(effort, [](double) { return true; });
}

TEST(Training, what_was_kept_goes_on_as_if_it_had_never_stopped) {
  const auto whole = begin();
  ASSERT_TRUE(go_on(*whole));
  const auto again = begin(whole->kept());
  ASSERT_TRUE(go_on(*whole));
  ASSERT_TRUE(go_on(*again));
  EXPECT_EQ(again->network(), whole->network());
  ASSERT_EQ(again->generations().size(), 2u);
  EXPECT_EQ(again->generations()[1].games, whole->generations()[1].games);
}

TEST(Training, a_generation_that_is_stopped_leaves_nothing) {
  const auto training = begin();
  EXPECT_FALSE(training->next(kTiny, [](double) { return false; }));
  EXPECT_TRUE(training->generations().empty());
}

TEST(Training, more_games_lower_the_error) {
  const auto few = begin(), many = begin();
  ASSERT_TRUE(go_on(*few));
  ASSERT_TRUE(go_on(*many, 8 * kTiny));
  EXPECT_LT(many->generations().back().error, few->generations().back().error);
}

TEST(Training, of_something_else_or_damaged_is_refused) {
  const auto training = begin();
  ASSERT_TRUE(go_on(*training));
  const std::string kept = training->kept();
  EXPECT_FALSE(Training::begin("mille-fiori", 3, kept));
  EXPECT_FALSE(Training::begin("mille-fiori", 2, kept.substr(0, kept.size() - 1)));
  EXPECT_FALSE(Training::begin("no-such-game", 2, {}));
}

TEST(Weights, a_network_is_read_as_it_was_written) {
  using G = mille_fiori::MilleFiori;
  const auto training = begin();
  ASSERT_TRUE(go_on(*training));
  const std::string bytes = training->network();
  const auto network = std::make_unique<ai::NetworkOf<G>>();
  ASSERT_EQ(read_weights<G>(bytes, 2, *network), std::nullopt);
  EXPECT_EQ(write_weights<G>(*network, 2), bytes);
  EXPECT_TRUE(read_weights<G>(bytes, 3, *network));
  EXPECT_TRUE(read_weights<G>(bytes.substr(1), 2, *network));
  EXPECT_TRUE(read_weights<G>(bytes + "x", 2, *network));
}

}  // namespace
}  // namespace laguna::train
