// Residences: 2 4 3 5 1 4 2 3 1 5 10 2 3 4 5 10 1 5 4 3, filled from the left.
#include "mille_fiori/tests/picture.hpp"

namespace laguna::mille_fiori::testing {
namespace {

TEST(Residences, R1_a_key_card_goes_to_the_next_empty_space_of_the_line) {
  Picture p;
  p.shows(red, "key-3");
  EXPECT_EQ(p.may(red), (Told{"place residence-1", "sail"}));

  Picture later;
  later.residences("r b r . . . . . . . . . . . . . . . . .").shows(red, "key-3");
  EXPECT_EQ(later.may(red), (Told{"place residence-4", "sail"}));
}

TEST(Residences, R1_a_full_line_leaves_only_sailing) {
  Picture p;
  p.residences("b b b b b b b b b b b b b b b b b b b b").shows(red, "key-3");
  EXPECT_EQ(p.may(red), (Told{"sail"}));
}

TEST(Residences, R2_a_lone_diamond_earns_the_number_of_its_space) {
  Picture p;
  p.residences("r b * . . . . . . . . . . . . . . . . .");
  EXPECT_EQ(p.plays(red, "key-1"), (Told{"r on residence-3", "r +3 R2"}));
}

TEST(Residences, R2_the_run_is_the_unbroken_line_just_behind_ruling_10) {
  Picture p;
  p.residences("r r b r r r * . . . . . . . . . . . . .")
      .bonuses(Area::residences, "r");  // 2 4 - 5 1 4 and now 2
  EXPECT_EQ(p.plays(red, "key-1"), (Told{"r on residence-7", "r +12 R2"}));
}

TEST(Residences, R2_a_run_may_reach_back_to_the_arrow) {
  Picture p;
  p.residences("y y y y * . . . . . . . . . . . . . . .").bonuses(Area::residences, "y");
  EXPECT_EQ(p.plays(yellow, "key-1").at(1), "y +15 R2");
}

TEST(Residences, R3_the_fourth_different_number_earns_the_bonus_and_no_extra_card) {
  Picture p;
  p.residences("r b r r * . . . . . . . . . . . . . . .");  // 2 3 5 and now 1
  EXPECT_EQ(p.plays(red, "key-1"), (Told{"r on residence-5", "r +9 R2", "r +20 R3"}));
}

TEST(Residences, R3_the_bonus_is_not_earned_twice) {
  Picture p;
  p.residences("r b r r r b * . . . . . . . . . . . . .").bonuses(Area::residences, "br");
  EXPECT_EQ(p.plays(red, "key-1"), (Told{"r on residence-7", "r +2 R2"}));
}

TEST(Residences, R4_the_third_different_number_earns_an_extra_card) {
  Picture p;
  p.residences("r b r b * . . . . . . . . . . . . . . .");  // 2 3 and now 1
  EXPECT_EQ(p.plays(red, "key-1"), (Told{"r on residence-5", "r +1 R2", "r earns R4"}));
}

TEST(Residences, R4_the_fifth_different_number_earns_an_extra_card_again_ruling_10) {
  Picture p;
  p.residences("r b r r r * . . . . . . . . . . . . . .").bonuses(Area::residences, "r");  // 2 3 5 1, now 4
  EXPECT_EQ(p.plays(red, "key-1"), (Told{"r on residence-6", "r +13 R2", "r earns R4"}));
}

TEST(Residences, R4_a_number_that_is_not_new_earns_no_extra_card) {
  Picture third;
  third.residences("r b r b r b b * . . . . . . . . . . . .");  // 2 3 1 and now 3
  EXPECT_EQ(third.plays(red, "key-1"), (Told{"r on residence-8", "r +3 R2"}));

  Picture fifth;
  fifth.residences("r r r r r b b * . . . . . . . . . . . .").bonuses(Area::residences, "r");
  EXPECT_EQ(fifth.plays(red, "key-1"), (Told{"r on residence-8", "r +3 R2"}));
}

TEST(Residences, R4_the_sixth_different_number_earns_nothing_more_and_ten_is_a_number_ruling_10) {
  Picture sixth;
  sixth.residences("r r r r r b b b b b * . . . . . . . . .").bonuses(Area::residences, "r");
  EXPECT_EQ(sixth.plays(red, "key-1"), (Told{"r on residence-11", "r +10 R2"}));

  Picture third;
  third.residences("r r b b b b b b b b * . . . . . . . . .");
  EXPECT_EQ(third.plays(red, "key-1"), (Told{"r on residence-11", "r +10 R2", "r earns R4"}));
}

}  // namespace
}  // namespace laguna::mille_fiori::testing
