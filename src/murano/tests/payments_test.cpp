// Characters that take gold or beads, and what may be paid for them.
#include "murano/rules/characters.hpp"

#include <vector>

#include "murano/tests/island.hpp"

namespace laguna::murano::testing {
namespace {

using enum Island;

int bought(int character, std::string_view words, int purse, int gold) {
  return worth(character, santa_chiara, island(words), white, 1, Holdings{.gold = purse},
               Payment{.gold = static_cast<std::uint8_t>(gold)});
}

TEST(Payments, C3_a_printed_sum_of_gold_buys_its_points) {
  constexpr auto blue = "blue blue grey palace-1 special", red = "red-grey red palace-2 special";
  for (const auto& [gold, points] : {std::pair{2, 1}, {4, 3}, {6, 6}, {7, 10}, {8, 15}}) {
    EXPECT_EQ(bought(7, blue, 8, gold), points);
    EXPECT_EQ(bought(8, red, 8, gold), points);
  }
  for (int gold : {0, 1, 3, 5, 9, 16}) EXPECT_EQ(bought(7, blue, 20, gold), 0) << gold;
}

TEST(Payments, C3_the_example_of_the_book_five_gold_buy_three_points_for_four) {
  Standing standing;
  standing.islands[static_cast<int>(santa_chiara)] = island("red red blue blue grey palace-1 special");
  standing.holdings.gold = 5;
  for (int character : {7, 8}) {
    EXPECT_EQ(best_worth(character, santa_chiara, standing), 3);
    EXPECT_EQ(bought(character, "red red blue blue grey palace-1 special", 5, 4), 3);
    EXPECT_EQ(bought(character, "red red blue blue grey palace-1 special", 5, 6), 0);
  }
}

TEST(Payments, C3_every_condition_must_be_met) {
  EXPECT_EQ(bought(7, "red red grey palace-1 special", 8, 8), 0);
  EXPECT_EQ(bought(8, "blue blue grey palace-1 special", 8, 8), 0);
  EXPECT_EQ(bought(7, "blue grey palace-1 special", 8, 8), 0);
  EXPECT_EQ(bought(7, "blue blue palace-1 special", 8, 8), 0);
  EXPECT_EQ(bought(7, "blue blue grey special", 8, 8), 0);
  EXPECT_EQ(bought(7, "blue blue grey palace-1", 8, 8), 0);
  EXPECT_EQ(bought(7, "blue blue blue-grey grey palace-3 palace-1 special special", 8, 8), 15);
}

int returned(int character, Island where, const Holdings& holdings, std::array<std::uint8_t, 3> beads) {
  return worth(character, where, Census{}, white, 1, holdings, Payment{0, beads});
}

TEST(Payments, C17_seven_points_a_bead_up_to_three) {
  const Holdings rich{0, {10, 10, 10}};
  for (const auto& [character, where, beads] :
       {std::tuple{32, sacca_mattia, std::array<std::uint8_t, 3>{0, 0, 1}},
        {33, santa_teresa, {0, 0, 1}},
        {34, san_donato, {1, 0, 0}},
        {35, santa_chiara, {1, 0, 0}},
        {36, san_pietro, {0, 1, 0}},
        {37, sacca_serenella, {0, 1, 0}}}) {
    auto some = beads;
    for (int points : {7, 14, 21, 0}) {
      EXPECT_EQ(returned(character, where, rich, some), points) << character;
      for (int b = 0; b < kBeads; ++b) some[b] += beads[b];
    }
    EXPECT_EQ(returned(character, where, rich, {0, 0, 0}), 0);
    EXPECT_EQ(returned(character, where, rich, {1, 1, 1}), 0) << "no studio";
    for (Island other : kLagoon)
      if (other != where) {
        EXPECT_EQ(returned(character, other, rich, beads), 0) << character;
      }
  }
  EXPECT_EQ(returned(34, san_donato, {0, {1, 0, 0}}, {2, 0, 0}), 0) << "only one at hand";
}

TEST(Payments, C17_colours_that_studios_join_stand_for_each_other) {
  const Holdings joined{0, {1, 1, 1}, {0b011, 0b011, 0b100}};  // red and green
  EXPECT_EQ(returned(34, san_donato, joined, {1, 1, 0}), 14);
  EXPECT_EQ(returned(36, san_pietro, joined, {1, 0, 0}), 7);
  EXPECT_EQ(returned(34, san_donato, joined, {0, 0, 1}), 0);
  EXPECT_EQ(returned(32, sacca_mattia, joined, {1, 0, 0}), 0);

  const Holdings chained{0, {1, 1, 1}, {0b111, 0b111, 0b111}};
  EXPECT_EQ(returned(32, sacca_mattia, chained, {1, 1, 1}), 21);
}

TEST(Payments, nothing_may_be_paid_where_nothing_is_asked) {
  const Holdings rich{9, {3, 3, 3}};
  const Census on = island("palace-1 blue blue grey special");
  EXPECT_EQ(worth(25, san_donato, on, white, 1, rich, {}), 12);
  EXPECT_EQ(worth(25, san_donato, on, white, 1, rich, {2, {}}), 0);
  EXPECT_EQ(worth(25, san_donato, on, white, 1, rich, {0, {1, 0, 0}}), 0);
  EXPECT_EQ(worth(7, san_donato, on, white, 1, rich, {8, {1, 0, 0}}), 0);
  EXPECT_EQ(worth(34, san_donato, on, white, 1, rich, {2, {1, 0, 0}}), 0);
}

std::vector<Payment> payments(int character, const Holdings& holdings) {
  std::vector<Payment> all;
  each_payment(character, holdings, [&](const Payment& payment) { all.push_back(payment); });
  return all;
}

TEST(Payments, every_payment_is_offered_once) {
  EXPECT_EQ(payments(1, {9, {3, 3, 3}}), std::vector{Payment{}});
  EXPECT_EQ(payments(7, {6, {3, 3, 3}}), (std::vector<Payment>{{2, {}}, {4, {}}, {6, {}}}));
  EXPECT_TRUE(payments(8, {1, {}}).empty());
  EXPECT_EQ(payments(32, {9, {3, 3, 2}}), (std::vector<Payment>{{0, {0, 0, 1}}, {0, {0, 0, 2}}}));
  EXPECT_TRUE(payments(32, {9, {3, 3, 0}}).empty());
  EXPECT_EQ(payments(32, {0, {1, 3, 1}, {0b101, 0b010, 0b101}}),
            (std::vector<Payment>{{0, {0, 0, 1}}, {0, {1, 0, 0}}, {0, {1, 0, 1}}}));
  EXPECT_EQ(payments(36, {0, {5, 5, 5}, {0b111, 0b111, 0b111}}).size(), 3u + 6 + 10);
}

}  // namespace
}  // namespace laguna::murano::testing
