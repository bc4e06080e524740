// Harbor: fleets of three ships, each beside its line of four commodities.
#include "mille_fiori/tests/picture.hpp"

namespace laguna::mille_fiori::testing {
namespace {

TEST(Harbor, H1_a_ship_card_goes_to_any_empty_ship_space) {
  Picture p;
  p.harbor_and_trade(R"(
      rrr ....
      r.b ....
      rrr ....
      rrr ....
      rr. ....)")
      .ship(red, 20)
      .shows(red, "ship-3");
  EXPECT_EQ(p.may(red), (Told{"place harbor-5", "place harbor-15", "sail"}));
}

TEST(Harbor, H2_a_fleet_of_two_stays) {
  Picture p;
  p.harbor_and_trade(R"(
      ... ....
      r*. rrrr
      ... ....
      ... ....
      ... ....)");
  EXPECT_EQ(p.plays(red, "ship-1"), (Told{"r on harbor-5"}));
}

TEST(Harbor, H2_each_ship_of_a_fleet_earns_more_the_more_commodities_its_line_has) {
  struct Case {
    std::string_view line;
    std::string red, blue;
  };
  for (const auto& [line, red_points, blue_points] :
       {Case{"yb.b", "r +12 H2", "b +6 H2"}, Case{"y...", "r +2 H2", "b +1 H2"},
        Case{"..gg", "r +6 H2", "b +3 H2"}, Case{"ybrb", "r +20 H2", "b +10 H2"}}) {
    Picture p;
    p.harbor_and_trade("... rrrr  ... rrrr  r*b " + std::string(line) + " ... ....  ... rrrr");
    EXPECT_EQ(p.plays(red, "ship-1"), (Told{"r on harbor-8", red_points, blue_points})) << line;
  }
}

TEST(Harbor, H2_a_fleet_without_commodities_departs_for_nothing_ruling_3) {
  Picture p;
  p.harbor_and_trade(R"(
      ... rrrr
      rb* ....
      ... rrrr
      ... ....
      ... ....)");
  EXPECT_EQ(p.plays(green, "ship-1"), (Told{"g on harbor-6", "r +0 H2", "b +0 H2", "g +0 H2"}));
  EXPECT_EQ(p.points(red) + p.points(blue) + p.points(green), 0);
}

TEST(Harbor, H2_a_commodity_placed_after_the_fleet_has_left_earns_no_fleet_points) {
  Picture p;
  p.harbor_and_trade(R"(
      rrr *bb.
      ... ....
      ... ....
      ... ....
      ... ....)");
  EXPECT_EQ(p.plays(red, "glasses-1"), (Told{"r on trade-1", "r +1 C2"}));
}

TEST(Harbor, H3_sailing_with_a_ship_card_is_a_choice_ruling_4) {
  Picture p;
  p.harbor_and_trade(R"(
      rrr ....
      rrr ....
      rrr ....
      rrr ....
      rr. ....)")
      .shows(green, "ship-4");
  EXPECT_EQ(p.may(green), (Told{"place harbor-15", "place harbor-15 sail", "sail"}));
  Picture stays = p;
  EXPECT_EQ(stays.does(green, "place harbor-15").back(), "g +0 H2");
  EXPECT_EQ(stays.state.board.ships[index(green)], 0);
  Told story = p.does(green, "place harbor-15 sail");
  EXPECT_EQ(Told(story.end() - 2, story.end()), (Told{"g sails to 4", "g +3 N2"}));
}

TEST(Harbor, H3_the_last_space_cuts_the_whole_wheel_short_ruling_4) {
  Picture p;
  p.ship(red, 18);
  EXPECT_EQ(p.plays(red, "ship-5", "place harbor-1 sail"),
            (Told{"r on harbor-1", "r sails to 20", "r +10 N2", "r earns N3"}));
}

TEST(Harbor, H3_from_the_last_space_the_diamond_is_placed_and_that_is_all_ruling_4) {
  Picture p;
  p.ship(red, 20).shows(red, "ship-5");
  for (const auto& action : p.may(red)) EXPECT_EQ(action.find(" sail"), std::string::npos) << action;
  EXPECT_EQ(p.does(red, "place harbor-1"), (Told{"r on harbor-1"}));
}

TEST(Harbor, H3_other_cards_place_or_sail_but_never_both) {
  Picture p;
  p.shows(red, "key-5");
  EXPECT_EQ(p.may(red), (Told{"place residence-1", "sail"}));
}

}  // namespace
}  // namespace laguna::mille_fiori::testing
