// The forty characters: what each is worth on an island.
#include "murano/rules/characters.hpp"

#include <vector>

#include "murano/tests/island.hpp"

namespace laguna::murano::testing {
namespace {

using enum Island;

// For white, with one gondolier there and nothing to pay.
int points(int character, std::string_view words, Island where = san_donato, int placed = 1) {
  return worth(character, where, island(words), white, placed, Holdings{}, Payment{});
}

constexpr std::array kLagoon = {sacca_mattia, santa_teresa, san_donato,
                                santa_chiara, san_pietro,   sacca_serenella};

TEST(Characters, C1_shops_palaces_special_buildings_and_glass_factories_whoever_built_them) {
  constexpr auto on =
      "white:shop-red brown:shop-red grey:shop-blue palace-3 palace-1 special brown:factory brown:factory "
      "orange:factory white:factory";
  EXPECT_EQ(points(1, on), 6);
  EXPECT_EQ(points(2, on), 4);
  EXPECT_EQ(points(3, on), 3);
  EXPECT_EQ(points(4, on), 8);
  for (int character : {1, 2, 3, 4}) EXPECT_EQ(points(character, "red blue grey"), 0);
}

TEST(Characters, C2_only_you_have_a_glass_factory_or_a_shop) {
  EXPECT_EQ(points(5, "white:factory white:factory brown:shop-red"), 12);
  EXPECT_EQ(points(6, "white:shop-blue brown:factory"), 12);
}

TEST(Characters, C2_nobody_or_somebody_else_too_is_not_only_you) {
  EXPECT_EQ(points(5, "white:shop-red"), 0);
  EXPECT_EQ(points(6, "white:factory"), 0);
  EXPECT_EQ(points(5, "brown:factory"), 0);
  EXPECT_EQ(points(5, "white:factory white:factory grey:factory"), 0);
  EXPECT_EQ(points(6, "white:shop-red brown:shop-blue"), 0);
}

TEST(Characters, C2_C18_the_example_of_the_book_two_red_shops_and_the_only_glass_factory) {
  constexpr auto on = "white:shop-red brown:shop-red white:factory palace-1";
  EXPECT_EQ(points(38, on), 8);
  EXPECT_EQ(points(5, on), 12);
}

int bought(int character, std::string_view words, int purse, int gold) {
  return worth(character, santa_chiara, island(words), white, 1, Holdings{.gold = purse},
               Payment{.gold = static_cast<std::uint8_t>(gold)});
}

TEST(Characters, C3_a_printed_sum_of_gold_buys_its_points) {
  constexpr auto blue = "blue blue grey palace-1 special", red = "red-grey red palace-2 special";
  for (const auto& [gold, points] : {std::pair{2, 1}, {4, 3}, {6, 6}, {7, 10}, {8, 15}}) {
    EXPECT_EQ(bought(7, blue, 8, gold), points);
    EXPECT_EQ(bought(8, red, 8, gold), points);
  }
  for (int gold : {0, 1, 3, 5, 9, 16}) EXPECT_EQ(bought(7, blue, 20, gold), 0) << gold;
}

TEST(Characters, C3_the_example_of_the_book_five_gold_buy_three_points_for_four) {
  Standing standing;
  standing.islands[static_cast<int>(santa_chiara)] = island("red red blue blue grey palace-1 special");
  standing.holdings.gold = 5;
  for (int character : {7, 8}) {
    EXPECT_EQ(best_worth(character, santa_chiara, standing), 3);
    EXPECT_EQ(bought(character, "red red blue blue grey palace-1 special", 5, 4), 3);
    EXPECT_EQ(bought(character, "red red blue blue grey palace-1 special", 5, 6), 0);
  }
}

TEST(Characters, C3_every_condition_must_be_met) {
  EXPECT_EQ(bought(7, "red red grey palace-1 special", 8, 8), 0);
  EXPECT_EQ(bought(8, "blue blue grey palace-1 special", 8, 8), 0);
  EXPECT_EQ(bought(7, "blue grey palace-1 special", 8, 8), 0);
  EXPECT_EQ(bought(7, "blue blue palace-1 special", 8, 8), 0);
  EXPECT_EQ(bought(7, "blue blue grey special", 8, 8), 0);
  EXPECT_EQ(bought(7, "blue blue grey palace-1", 8, 8), 0);
  EXPECT_EQ(bought(7, "blue blue blue-grey grey palace-3 palace-1 special special", 8, 8), 15);
}

TEST(Characters, C4_at_most_three_red_and_blue_customers_also_none) {
  EXPECT_EQ(points(9, ""), 10);
  EXPECT_EQ(points(9, "grey grey grey grey red-blue red"), 10);
  EXPECT_EQ(points(9, "red-blue red-blue"), 0);
}

TEST(Characters, C5_every_kind_of_building_and_customer) {
  EXPECT_EQ(points(10, "special palace-1 brown:factory grey:shop-red red-blue grey"), 12);
  EXPECT_EQ(points(10, "palace-1 brown:factory grey:shop-red red-blue grey"), 0);
  EXPECT_EQ(points(10, "special brown:factory grey:shop-red red-blue grey"), 0);
  EXPECT_EQ(points(10, "special palace-1 grey:shop-red red-blue grey"), 0);
  EXPECT_EQ(points(10, "special palace-1 brown:factory red-blue grey"), 0);
  EXPECT_EQ(points(10, "special palace-1 brown:factory grey:shop-red blue grey"), 0);
  EXPECT_EQ(points(10, "special palace-1 brown:factory grey:shop-red red grey"), 0);
  EXPECT_EQ(points(10, "special palace-1 brown:factory grey:shop-red red-blue"), 0);
}

// A table's points for 0, 1, 2 … customers of the colours in turn.
std::vector<int> by_customers(int character, std::vector<Colour> colours, int most) {
  std::vector<int> table;
  Census on;
  for (int n = 0; n <= most; ++n) {
    table.push_back(worth(character, san_pietro, on, white, 1, {}, {}));
    ++on.customers[index(colours[n % colours.size()])];
  }
  return table;
}

TEST(Characters, C6_by_all_customers) {
  EXPECT_EQ(by_customers(11, {Colour::red, Colour::blue, Colour::grey}, 11),
            (std::vector{0, 1, 1, 3, 3, 6, 6, 10, 10, 15, 15, 15}));
}

TEST(Characters, C7_by_the_customers_of_a_colour) {
  for (int colour = 0; colour < kColours; ++colour) {
    EXPECT_EQ(by_customers(12 + colour, {static_cast<Colour>(colour)}, 8),
              (std::vector{0, 1, 1, 3, 6, 10, 15, 15, 15}));
    EXPECT_EQ(by_customers(12 + colour, {static_cast<Colour>((colour + 1) % kColours)}, 8).back(), 0);
  }
}

TEST(Characters, C8_a_point_for_each_crest) {
  EXPECT_EQ(points(15, "palace-3 palace-2 palace-3"), 8);
  EXPECT_EQ(points(15, "special white:factory"), 0);
}

TEST(Characters, C9_own_and_other_marked_buildings) {
  constexpr auto on =
      "white:factory white:shop-red white:shop-grey brown:factory grey:shop-blue palace-2 special";
  EXPECT_EQ(points(16, on), 2 * 3 + 2);
  EXPECT_EQ(points(17, on), 3 + 2 * 2);
}

TEST(Characters, C10_as_many_special_buildings_as_customers_of_a_colour) {
  constexpr auto on = "special special red red blue grey grey grey";
  EXPECT_EQ(points(18, on), 12);
  EXPECT_EQ(points(19, on), 0);
  EXPECT_EQ(points(20, on), 0);
  EXPECT_EQ(points(19, "special blue red-grey red-grey"), 12);
  EXPECT_EQ(points(20, "special grey"), 12);
  for (int character : {18, 19, 20}) EXPECT_EQ(points(character, ""), 0);
}

TEST(Characters, C11_as_many_glass_factories_as_palaces_as_shops) {
  EXPECT_EQ(points(21, "white:factory palace-3 brown:shop-red"), 16);
  EXPECT_EQ(points(21, "grey:factory brown:factory palace-3 palace-1 brown:shop-red brown:shop-blue special"),
            16);
  EXPECT_EQ(points(21, "white:factory palace-3"), 0);
  EXPECT_EQ(points(21, "white:factory white:factory palace-3 palace-1 brown:shop-red"), 0);
  EXPECT_EQ(points(21, ""), 0);
}

TEST(Characters, C12_as_many_shops_or_glass_factories_as_crests) {
  EXPECT_EQ(points(22, "palace-2 brown:shop-red white:shop-grey"), 12);
  EXPECT_EQ(points(23, "palace-2 brown:factory brown:factory white:shop-grey"), 12);
  EXPECT_EQ(points(22, "palace-2 brown:factory brown:factory white:shop-grey"), 0);
  EXPECT_EQ(points(22, ""), 0);
  EXPECT_EQ(points(23, ""), 0);
}

TEST(Characters, C13_as_many_own_marked_buildings_as_all_the_others_together) {
  EXPECT_EQ(points(24, "white:factory white:shop-red brown:factory grey:shop-blue palace-1"), 12);
  EXPECT_EQ(points(24, "white:factory brown:factory grey:shop-blue"), 0);
  EXPECT_EQ(points(24, "white:factory white:factory brown:factory"), 0);
}

TEST(Characters, C13_none_and_none_are_equal) { EXPECT_EQ(points(24, "palace-2 special red"), 12); }

TEST(Characters, C14_exactly_one_crest) {
  EXPECT_EQ(points(25, "palace-1"), 12);
  EXPECT_EQ(points(25, ""), 0);
  EXPECT_EQ(points(25, "palace-2"), 0);
  EXPECT_EQ(points(25, "palace-1 palace-1"), 0);
}

// Where a character scores on an island like this.
std::vector<Island> places(int character, std::string_view words, int placed = 1) {
  std::vector<Island> found;
  for (Island where : kLagoon)
    if (points(character, words, where, placed) > 0) found.push_back(where);
  return found;
}

TEST(Characters, C15_three_own_marked_buildings_on_one_island) {
  constexpr auto three = "white:factory white:shop-red white:factory brown:factory";
  EXPECT_EQ(points(26, three, santa_teresa), 10);
  EXPECT_EQ(places(26, three), std::vector{santa_teresa});
  EXPECT_EQ(places(27, three), std::vector{sacca_mattia});
  EXPECT_EQ(places(28, three), std::vector{santa_chiara});
  EXPECT_TRUE(places(26, "white:factory white:shop-red brown:factory brown:factory").empty());
  EXPECT_EQ(points(27, "white:shop-red white:shop-red white:shop-red white:shop-red", sacca_mattia), 10);
}

TEST(Characters, C16_two_own_gondoliers_at_one_island_the_scoring_and_scored_ones_too) {
  EXPECT_EQ(points(29, "", san_donato, 2), 10);
  EXPECT_EQ(places(29, "", 2), std::vector{san_donato});
  EXPECT_EQ(places(30, "", 2), std::vector{sacca_serenella});
  EXPECT_EQ(places(31, "", 3), std::vector{san_pietro});
  for (int character : {29, 30, 31}) EXPECT_TRUE(places(character, "", 1).empty());

  Standing standing;
  standing.ready[static_cast<int>(san_pietro)] = 1;  // the other one there has scored
  standing.placed[static_cast<int>(san_pietro)] = 2;
  EXPECT_EQ(best_worth(31, san_pietro, standing), 10);
}

int returned(int character, Island where, const Holdings& holdings, std::array<std::uint8_t, 3> beads) {
  return worth(character, where, Census{}, white, 1, holdings, Payment{0, beads});
}

TEST(Characters, C17_seven_points_a_bead_up_to_three) {
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

TEST(Characters, C17_colours_that_studios_join_stand_for_each_other) {
  const Holdings joined{0, {1, 1, 1}, {0b011, 0b011, 0b100}};  // red and green
  EXPECT_EQ(returned(34, san_donato, joined, {1, 1, 0}), 14);
  EXPECT_EQ(returned(36, san_pietro, joined, {1, 0, 0}), 7);
  EXPECT_EQ(returned(34, san_donato, joined, {0, 0, 1}), 0);
  EXPECT_EQ(returned(32, sacca_mattia, joined, {1, 0, 0}), 0);

  const Holdings chained{0, {1, 1, 1}, {0b111, 0b111, 0b111}};
  EXPECT_EQ(returned(32, sacca_mattia, chained, {1, 1, 1}), 21);
}

TEST(Characters, C18_four_points_for_each_shop_of_a_colour_whoever_built_it) {
  constexpr auto on =
      "white:shop-red brown:shop-red white:shop-blue white:shop-blue grey:shop-blue white:factory";
  EXPECT_EQ(points(38, on), 8);
  EXPECT_EQ(points(39, on), 12);
  EXPECT_EQ(points(40, on), 0);
}

TEST(Characters, nothing_may_be_paid_where_nothing_is_asked) {
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

TEST(Characters, every_payment_is_offered_once) {
  EXPECT_EQ(payments(1, {9, {3, 3, 3}}), std::vector{Payment{}});
  EXPECT_EQ(payments(7, {6, {3, 3, 3}}), (std::vector<Payment>{{2, {}}, {4, {}}, {6, {}}}));
  EXPECT_TRUE(payments(8, {1, {}}).empty());
  EXPECT_EQ(payments(32, {9, {3, 3, 2}}), (std::vector<Payment>{{0, {0, 0, 1}}, {0, {0, 0, 2}}}));
  EXPECT_TRUE(payments(32, {9, {3, 3, 0}}).empty());
  EXPECT_EQ(payments(32, {0, {1, 3, 1}, {0b101, 0b010, 0b101}}),
            (std::vector<Payment>{{0, {0, 0, 1}}, {0, {1, 0, 0}}, {0, {1, 0, 1}}}));
  EXPECT_EQ(payments(36, {0, {5, 5, 5}, {0b111, 0b111, 0b111}}).size(), 3u + 6 + 10);
}

TEST(Characters, sacca_serenella_is_no_place_with_fewer_than_four_seats) {
  Standing standing;
  standing.holdings.beads = {3, 3, 3};
  for (standing.seats = 2; standing.seats <= 4; ++standing.seats)
    for (const auto& [character, points] : {std::pair{24, 12}, {9, 10}, {37, 21}})
      EXPECT_EQ(best_worth(character, sacca_serenella, standing), standing.seats == 4 ? points : 0);
}

TEST(Characters, are_forty_and_have_the_numbers_of_their_rules) {
  std::vector<int> rules;
  for (int character = 1; character <= kCharacters; ++character) rules.push_back(formula_rule(character));
  EXPECT_EQ(rules,
            (std::vector{1,  1,  1,  1,  2,  2,  3,  3,  4,  5,  6,  7,  7,  7,  8,  9,  9,  10, 10, 10,
                         11, 12, 12, 13, 14, 15, 15, 15, 16, 16, 16, 17, 17, 17, 17, 17, 17, 18, 18, 18}));
}

}  // namespace
}  // namespace laguna::murano::testing
