// Townspeople: both pyramids are built from the bottom; symbols of the Nobili and, in brackets, the Populi:
//      coin lion cross            (shell fish crab)
//   lion cross coin lion        (fish crab shell fish)
// cross coin lion cross coin  (crab shell fish crab shell)
#include "mille_fiori/tests/picture.hpp"

namespace laguna::mille_fiori::testing {
namespace {

TEST(Townspeople, T1_a_card_goes_to_any_supported_empty_space_of_its_pyramid_whatever_the_symbol) {
  Picture p;
  p.nobili(R"(
        . . .
       r b . .
      r g y . b)")
      .shows(red, "lion-1");
  EXPECT_EQ(p.may(red), (Told{"place nobili-1", "place nobili-11", "sail"}));
}

TEST(Townspeople, T1_an_empty_pyramid_offers_its_bottom_and_the_other_pyramid_does_not_matter) {
  Picture p;
  p.nobili(R"(
        . . .
       . . . .
      r r r r r)")
      .shows(red, "crab-1");
  EXPECT_EQ(p.may(red), (Told{"place populi-8", "place populi-9", "place populi-10", "place populi-11",
                              "place populi-12", "sail"}));
}

TEST(Townspeople, T1_one_support_is_not_enough_on_any_level) {
  Picture p;
  p.populi(R"(
        . . .
       r . r .
      r b g y b)")
      .shows(red, "crab-1");
  EXPECT_EQ(p.may(red), (Told{"place populi-5", "place populi-7", "sail"}));
}

TEST(Townspeople, T2_levels_earn_one_three_and_six_and_a_matching_card_doubles) {
  struct Case {
    std::string_view card, space;
    int points;
  };
  for (const auto& [name, to, points] :
       {Case{"coin-1", "nobili-8", 1}, Case{"cross-1", "nobili-8", 2}, Case{"lion-1", "nobili-5", 3},
        Case{"cross-1", "nobili-5", 6}, Case{"cross-1", "nobili-2", 6}, Case{"lion-1", "nobili-2", 12}}) {
    Picture p;
    p.nobili(to == "nobili-8"   ? ". . .  . . . .  . . . . ."
             : to == "nobili-5" ? ". . .  . . . .  b b b b b"
                                : ". . .  b b b b  b b b b b");
    EXPECT_EQ(p.plays(red, name, std::string("place ") + std::string(to)).at(1),
              "r +" + std::to_string(points) + " T2")
        << name << " on " << to;
  }
}

TEST(Townspeople, T3_everyone_earns_for_diamonds_in_the_triangle_but_not_for_the_new_one_ruling_2) {
  Picture p;
  p.populi(R"(
        . * .
       b r g y
      b r b r g)")  // under it r g, and under those r b r
      .bonuses(Area::populi, "r");
  EXPECT_EQ(p.plays(red, "crab-1"),
            (Told{"r on populi-2", "r +6 T2", "r +5 T3", "b +1 T3", "g +3 T3", "r earns T5"}));
}

TEST(Townspeople, T3_a_small_triangle_earns_one_for_each_of_its_two_supports) {
  Picture p;
  p.nobili(R"(
        . . .
       . . * .
      r y b b r)");
  EXPECT_EQ(p.plays(red, "coin-1"), (Told{"r on nobili-6", "r +6 T2", "b +2 T3"}));
}

TEST(Townspeople, T3_triangle_points_are_never_doubled) {
  Picture matching, other;
  for (Picture* p : {&matching, &other})
    p->nobili(R"(
        . * .
       b r r b
      b r r r b)");
  EXPECT_EQ(matching.plays(red, "lion-1").at(2), "r +9 T3");
  EXPECT_EQ(other.plays(red, "coin-1").at(2), "r +9 T3");
}

TEST(Townspeople, T3_the_bottom_completes_no_triangle) {
  Picture p;
  p.nobili(R"(
        . . .
       . . . .
      r * b . .)");
  EXPECT_EQ(p.plays(red, "lion-1"), (Told{"r on nobili-9", "r +1 T2"}));
}

TEST(Townspeople, T4_all_three_symbols_earn_the_bonus_of_their_pyramid_only) {
  Picture p;
  p.nobili(R"(
        . . .
       . . . .
      r . r . *)")
      .populi(R"(
        . . .
       . . . .
      r r . . .)");
  EXPECT_EQ(p.plays(red, "coin-1"), (Told{"r on nobili-12", "r +2 T2", "r +20 T4"}));

  EXPECT_EQ(p.plays(red, "crab-1", "place populi-10"), (Told{"r on populi-10", "r +1 T2", "r +20 T4"}));
}

TEST(Townspeople, T4_two_symbols_do_not_earn_the_bonus) {
  Picture p;
  p.nobili(R"(
        . . .
       . . . .
      r . b . *)");
  EXPECT_EQ(p.plays(red, "lion-1"), (Told{"r on nobili-12", "r +1 T2"}));
}

TEST(Townspeople, T5_the_top_level_earns_an_extra_card) {
  for (std::string_view to : {"place populi-1", "place populi-2", "place populi-3"}) {
    Picture p;
    p.populi(". . .  b b b b  b b b b b");
    EXPECT_EQ(p.plays(red, "fish-1", to).back(), "r earns T5") << to;
  }
}

TEST(Townspeople, T5_the_second_level_earns_no_extra_card) {
  Picture p;
  p.populi(". . .  * b b b  b b b b b");
  EXPECT_EQ(p.plays(red, "fish-1"), (Told{"r on populi-4", "r +6 T2", "b +2 T3"}));
}

}  // namespace
}  // namespace laguna::mille_fiori::testing
