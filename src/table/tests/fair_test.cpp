// Luck that can be proved: the example of docs/fairness.md, and what a changed record gives away.
#include "table/fair.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <numeric>

namespace laguna::fair {
namespace {

const std::vector<std::string> kLuck = {"Viva Venezia", "Zoë"};

Secret example() {
  Secret secret;
  std::iota(secret.begin(), secret.end(), 0);
  return secret;
}

std::unique_ptr<Table> begun(std::string_view game, std::string_view options) {
  return std::move(*Table::open(game, options));
}

// A game of random choices whose luck follows from the example.
record::Record played(std::string_view game, std::string_view options) {
  auto table = begun(game, options);
  Random random(7);
  while (table->turn().kind != Turn::Kind::over) {
    if (table->turn().kind == Turn::Kind::chance) {
      table->settle(outcome(*table, example(), kLuck));
      continue;
    }
    const Seat seat = table->turn().seats.front();
    const auto legal = table->legal(seat);
    table->play(seat, legal[random.below(static_cast<int>(legal.size()))]);
  }
  auto record = table->record();
  record.players = {"Ada", "Zoë"};
  record.fair = {commitment(example()), kLuck, hex(example())};
  return record;
}

TEST(Fair, the_example_of_the_document) {
  EXPECT_EQ(commitment(example()), "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd");
  EXPECT_EQ(read_hex(hex(example())), example());
  auto table = begun("mille-fiori", "seats 2");
  EXPECT_EQ(outcome(*table, example(), kLuck), "start 1");
  table->settle("start 1");
  EXPECT_EQ(outcome(*table, example(), kLuck), "face-up quartz-4");
}

TEST(Fair, outcomes_are_listed_by_their_words_and_come_as_often_as_they_weigh) {
  auto table = begun("mille-fiori", "seats 2");
  table->settle("start 1");
  const auto chances = table->chances();
  EXPECT_EQ(chances.front().words, "face-up ash-1");
  EXPECT_TRUE(std::ranges::is_sorted(chances, {}, &Outcome::words));
  std::map<std::string, int> came;
  Secret secret = example();
  constexpr int kDraws = 10'900;
  for (int i = 0; i < kDraws; ++i) {
    secret[0] = static_cast<unsigned char>(i);
    secret[1] = static_cast<unsigned char>(i >> 8);
    ++came[outcome(*table, secret, {})];
  }
  for (const auto& [words, weight] : chances) EXPECT_NEAR(came[words], 100 * weight, 55) << words;
}

TEST(Fair, words_of_any_seat_change_the_luck) {
  const auto luck_of = [](std::vector<std::string> luck) {
    auto table = begun("mille-fiori", "seats 2");
    std::string all;
    while (table->turn().kind == Turn::Kind::chance) {
      const std::string next = outcome(*table, example(), luck);
      table->settle(next);
      all += next + '\n';
    }
    return all;
  };
  EXPECT_EQ(luck_of(kLuck), luck_of(kLuck));
  EXPECT_NE(luck_of(kLuck), luck_of({"Viva Venezia", "Zoe"}));
  EXPECT_NE(luck_of({"a", ""}), luck_of({"", "a"}));
}

TEST(Fair, a_record_proves_itself_and_gives_a_changed_step_away) {
  for (const auto& [game, options] : {std::pair("mille-fiori", "seats 2"), std::pair("murano", "seats 2")}) {
    record::Record record = played(game, begun(game, options)->options());
    ASSERT_TRUE(replay(record)) << game;
    EXPECT_FALSE(problem(record)) << game;
    record.fair->luck[0] = "viva Venezia";
    EXPECT_TRUE(problem(record)) << game;
  }
  record::Record record = played("mille-fiori", "seats 2");
  std::swap(record.steps[1].action, record.steps[2].action);
  ASSERT_TRUE(replay(record));
  EXPECT_EQ(problem(record)->reason, "step 2: the luck of this game brings \"face-up quartz-4\", not \"" +
                                         record.steps[1].action + "\"");
}

TEST(Fair, a_secret_that_does_not_fit_is_refused) {
  record::Record record = played("mille-fiori", "seats 2");
  record.fair->secret[0] = 'f';
  EXPECT_EQ(replay(record).error().reason, "the secret does not fit the commitment");
}

}  // namespace
}  // namespace laguna::fair
