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

TEST(Characters, C18_four_points_for_each_shop_of_a_colour_whoever_built_it) {
  constexpr auto on =
      "white:shop-red brown:shop-red white:shop-blue white:shop-blue grey:shop-blue white:factory";
  EXPECT_EQ(points(38, on), 8);
  EXPECT_EQ(points(39, on), 12);
  EXPECT_EQ(points(40, on), 0);
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
