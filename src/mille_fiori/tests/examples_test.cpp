// Every worked example of the rulebooks, in their order.
#include "mille_fiori/tests/picture.hpp"

namespace laguna::mille_fiori::testing {
namespace {

TEST(Examples, W2_three_connected_workshops_earn_three_points) {
  Picture p;
  p.workshops(R"(
       . . . . b .   .
      . . . . . b   . .
       . .   . * . . . .
        .   . . . . . .)");
  EXPECT_EQ(p.plays(blue, "lime-3"), (Told{"b on workshop-19", "b +3 W2"}));
}

TEST(Examples, W2_four_connected_workshops_with_the_last_on_pigment_earn_eight_points) {
  Picture p;
  p.workshops(R"(
       . . . . . .   .
      . . . . . b   . .
       . .   . b * b . .
        .   . . . . . .)");
  EXPECT_EQ(p.plays(blue, "pigment-2"), (Told{"b on workshop-20", "b +8 W2"}));
}

TEST(Examples, W4_the_last_empty_space_around_a_symbol_earns_an_extra_card) {
  Picture p;
  p.workshops(R"(
       . . . r . .   .
      . . . * g .   . .
       . .   . . . . . .
        .   . . . . . .)");
  EXPECT_EQ(p.plays(green, "ash-2"), (Told{"g on workshop-11", "g +2 W2", "g earns W4"}));
}

TEST(Examples, R2_a_run_of_four_three_and_five_earns_twelve_points) {
  Picture p;
  p.residences("r y y * . . . . . . . . . . . . . . . .");
  EXPECT_EQ(p.plays(yellow, "key-4"), (Told{"y on residence-4", "y +12 R2", "y earns R4"}));
}

TEST(Examples, R4_three_different_numbers_earn_an_extra_card) {
  Picture p;
  p.residences("r y y r * . . . . . . . . . . . . . . .");  // 4, 3 and 1
  EXPECT_EQ(p.plays(yellow, "key-4"), (Told{"y on residence-5", "y +1 R2", "y earns R4"}));
}

TEST(Examples, R3_four_different_numbers_earn_the_bonus) {
  Picture p;
  p.residences("r y y y b b b b * . . . . . . . . . . .");  // 4, 3, 5 and 1
  EXPECT_EQ(p.plays(yellow, "key-4"), (Told{"y on residence-9", "y +1 R2", "y +20 R3"}));
}

TEST(Examples, T1_a_coin_card_may_go_to_the_cross_of_the_second_level) {
  Picture p;
  p.nobili(R"(
        . . .
       . * . .
      . b y . .)");
  EXPECT_EQ(p.plays(red, "coin-2"), (Told{"r on nobili-5", "r +3 T2", "b +1 T3", "y +1 T3"}));
}

TEST(Examples, T2_T3_a_coin_card_on_the_top_coin_earns_twelve_and_its_triangle_four_four_and_one) {
  Picture p;
  p.nobili(R"(
        * . .
       g r . .
      r g y b .)");
  EXPECT_EQ(p.plays(red, "coin-2"),
            (Told{"r on nobili-1", "r +12 T2", "r +4 T3", "g +4 T3", "y +1 T3", "r earns T5"}));
  EXPECT_EQ(p.points(blue), 0);
}

TEST(Examples, T4_all_three_symbols_of_a_pyramid_earn_its_bonus) {
  Picture p;
  p.nobili(R"(
        . . .
       . . . .
      r b r . *)");
  EXPECT_EQ(p.plays(red, "coin-2"), (Told{"r on nobili-12", "r +2 T2", "r +20 T4"}));
}

TEST(Examples, T5_the_top_row_earns_an_extra_card) {
  Picture p;
  p.populi(R"(
        . . *
       . . b y
      . . b g y)");
  EXPECT_EQ(p.plays(red, "fish-2"),
            (Told{"r on populi-3", "r +6 T2", "b +4 T3", "g +1 T3", "y +4 T3", "r earns T5"}));
}

TEST(Examples, C2_the_third_carafe_earns_red_six_and_yellow_three) {
  Picture p;
  p.harbor_and_trade(R"(
      ... .r..
      ... .y..
      ... .*..
      ... ....
      ... ....)");
  EXPECT_EQ(p.plays(red, "carafes-2"), (Told{"r on trade-10", "r +6 C2", "y +3 C2"}));
}

TEST(Examples, C3_the_second_with_all_commodities_earns_fifteen) {
  Picture p;
  p.harbor_and_trade(R"(
      ... rr..
      ... ..r.
      ... ...*
      ... ....
      ... ....)")
      .bonuses(Area::trade, "y");
  EXPECT_EQ(p.plays(red, "swans-2"), (Told{"r on trade-12", "r +1 C2", "r +15 C3"}));
}

TEST(Examples, C4_a_swan_beside_two_of_another_seat_earns_an_extra_card) {
  Picture p;
  p.harbor_and_trade(R"(
      ... ...b
      ... ...*
      ... ...b
      ... ....
      ... ....)");
  EXPECT_EQ(p.plays(red, "swans-2"), (Told{"r on trade-8", "r +3 C2", "b +6 C2", "r earns C4"}));
}

TEST(Examples, H2_a_fleet_with_three_commodities_earns_green_twelve_and_red_six) {
  Picture p;
  p.harbor_and_trade(R"(
      ... ....
      ... ....
      gr* yb.y
      ... ....
      ... ....)");
  EXPECT_EQ(p.plays(green, "ship-2"), (Told{"g on harbor-9", "r +6 H2", "g +12 H2"}));
}

TEST(Examples, N2_a_ship_that_lands_on_five_earns_five_points) {
  Picture p;
  p.ship(green, 6);
  EXPECT_EQ(p.plays(green, "ship-3", "place harbor-1 sail"),
            (Told{"g on harbor-1", "g sails to 9", "g +5 N2"}));
}

TEST(Examples, N3_a_ship_that_lands_on_the_symbol_earns_an_extra_card) {
  Picture p;
  p.ship(blue, 5);
  EXPECT_EQ(p.plays(blue, "ship-2", "place harbor-1 sail"),
            (Told{"b on harbor-1", "b sails to 7", "b earns N3"}));
}

TEST(Examples, H3_a_ship_card_with_the_number_four_places_first_and_then_sails_four_spaces) {
  Picture p;
  p.ship(green, 1);
  EXPECT_EQ(p.plays(green, "ship-4", "place harbor-5 sail"),
            (Told{"g on harbor-5", "g sails to 5", "g +1 N2"}));
}

TEST(Examples, N1_a_townspeople_card_used_to_sail_three_spaces_to_a_ten_is_out_of_the_game) {
  Picture p;
  p.ship(blue, 3);
  EXPECT_EQ(p.plays(blue, "crab-3", "sail"), (Told{"b sails to 6", "b +10 N2"}));
  EXPECT_TRUE(p.state.board.of(blue, Area::populi) == 0);
  EXPECT_TRUE(p.state.board.discard.has(card("crab-3")));
  int left = 0;  // for the twelve spaces of the pyramid
  Cards rest = Cards::whole_deck();
  rest.remove(p.state.board.discard);
  rest.each([&](Card one) { left += area_of(one) == Area::populi ? 1 : 0; });
  EXPECT_EQ(left, 11);
}

}  // namespace
}  // namespace laguna::mille_fiori::testing
