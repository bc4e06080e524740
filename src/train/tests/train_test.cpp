#include "train/train.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "mille_fiori/game.hpp"
#include "murano/game.hpp"
#include "table/weights.hpp"

namespace laguna::train {
namespace {

constexpr double kTiny = 0.002;  // of the usual number of games

std::unique_ptr<Training> begin(const std::string& kept = {}, const std::string& game = "mille-fiori") {
  auto training = Training::begin(game, 2, kept);
  EXPECT_TRUE(training) << training.error().reason;
  return std::move(*training);
}
bool go_on(Training& training, double effort = kTiny) {
  return training.next(effort, [](double) { return true; });
}

// All generations of the hand, and so many of the network.
void go_on_to_network(Training& training, int generations, double effort = kTiny) {
  while (std::ssize(training.generations()) < training.hands()) ASSERT_TRUE(go_on(training));
  for (int i = 0; i < generations; ++i) ASSERT_TRUE(go_on(training, effort));
}

TEST(Training, what_was_kept_goes_on_as_if_it_had_never_stopped) {
  const auto whole = begin();
  ASSERT_TRUE(go_on(*whole));
  const auto again = begin(whole->kept());
  go_on_to_network(*whole, 1);
  go_on_to_network(*again, 1);
  EXPECT_EQ(again->hand(), whole->hand());
  const auto later = begin(again->kept());
  go_on_to_network(*whole, 1);
  go_on_to_network(*later, 1);
  EXPECT_EQ(later->network(), whole->network());
  ASSERT_EQ(std::ssize(later->generations()), later->hands() + 2);
  EXPECT_EQ(later->generations().back().games, whole->generations().back().games);
}

TEST(Training, a_hand_is_soon_better_than_choices_at_a_glance) {
  const auto training = begin();
  for (int i = 0; i < 5; ++i) ASSERT_TRUE(go_on(*training, 0.01));
  EXPECT_GT(training->generations().back().win_share, 0.6);
}

// That of Murano, which is to beat deft players, too; that it does is shown where it is used.
TEST(Training, a_hand_is_written_as_the_program_reads_it) {
  const auto numbers_of = [](const std::string& game) {
    const auto training = begin({}, game);
    EXPECT_TRUE(go_on(*training));
    EXPECT_EQ(training->hand_is_masterly(), game == "murano");
    return std::ranges::count(training->hand(), ',');
  };
  EXPECT_EQ(numbers_of("mille-fiori"), std::ssize(mille_fiori::insight::kFirstHand));
  EXPECT_EQ(numbers_of("murano"), std::ssize(murano::insight::kFirstHand));
}

TEST(Training, a_generation_that_is_stopped_leaves_nothing) {
  const auto training = begin();
  EXPECT_FALSE(training->next(kTiny, [](double) { return false; }));
  EXPECT_TRUE(training->generations().empty());
}

TEST(Training, more_games_lower_the_error) {
  const auto few = begin(), many = begin();
  go_on_to_network(*few, 1);
  go_on_to_network(*many, 1, 8 * kTiny);
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
  go_on_to_network(*training, 1);
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
