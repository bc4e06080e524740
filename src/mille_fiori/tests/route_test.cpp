// The trade route: 1 1 1 3 1 10 - 1 5 1 1 10 10 1 5 - 1 1 1 10, extra cards on 7, 16 and 20.
#include "mille_fiori/tests/picture.hpp"

namespace laguna::mille_fiori::testing {
namespace {

TEST(Route, N1_any_card_may_be_used_only_to_sail_and_then_no_diamond_is_placed) {
  for (std::string_view name : {"quartz-3", "key-3", "lion-3", "crab-3", "swans-3", "ship-3"}) {
    Picture p;
    EXPECT_EQ(p.plays(red, name, "sail"), (Told{"r sails to 3", "r +1 N2"})) << name;
    EXPECT_EQ(p.diamonds_left(red), 30);
    EXPECT_TRUE(p.state.board.discard.has(card(name)));
  }
}

TEST(Route, N1_sailing_from_the_last_space_is_allowed_earns_nothing_and_discards_ruling_9) {
  Picture p;
  p.ship(red, 20);
  EXPECT_EQ(p.plays(red, "lion-5", "sail"), Told{});
  EXPECT_EQ(p.points(red), 0);
  EXPECT_EQ(p.state.board.ships[index(red)], 20);
  EXPECT_TRUE(p.state.board.discard.has(card("lion-5")));
  EXPECT_EQ(p.state.board.acting, blue);
}

TEST(Route, N2_the_space_landed_on_earns_its_points_and_those_passed_earn_nothing) {
  constexpr std::array printed = {1, 1, 1, 3, 1, 10, 0, 1, 5, 1, 1, 10, 10, 1, 5, 0, 1, 1, 1, 10};
  for (int to = 1; to <= 20; ++to)
    for (int wheel = 1; wheel <= 5 && wheel <= to; ++wheel) {
      Picture p;
      p.face_up("").ship(red, to - wheel);
      Told story = {"r sails to " + std::to_string(to)};
      if (printed[to - 1] != 0) story.push_back("r +" + std::to_string(printed[to - 1]) + " N2");
      EXPECT_EQ(p.plays(red, write(card_with(Symbol::key, wheel)), "sail"), story);
    }
}

TEST(Route, N2_ships_do_not_get_in_the_way_of_each_other) {
  Picture p;
  p.ship(blue, 3).ship(green, 2);
  EXPECT_EQ(p.plays(red, "key-3", "sail"), (Told{"r sails to 3", "r +1 N2"}));
}

TEST(Route, N3_landing_on_a_symbol_earns_an_extra_card) {
  for (int to : {7, 16}) {
    Picture p;
    p.ship(red, to - 2);
    const std::string there = "r sails to " + std::to_string(to);
    EXPECT_EQ(p.plays(red, "key-2", "sail"), (Told{there, "r earns N3"}));
  }
}

TEST(Route, N3_passing_a_symbol_earns_nothing) {
  Picture p;
  p.ship(red, 6);
  EXPECT_EQ(p.plays(red, "key-2", "sail"), (Told{"r sails to 8", "r +1 N2"}));
}

TEST(Route, N4_the_last_space_cuts_a_move_short_and_gives_its_points_and_extra_card) {
  for (int from = 15; from <= 19; ++from) {
    Picture p;
    p.ship(red, from);
    EXPECT_EQ(p.plays(red, "key-5", "sail"), (Told{"r sails to 20", "r +10 N2", "r earns N3"}));
  }
}

TEST(Route, N4_points_and_extra_card_of_the_last_space_come_only_on_arrival) {
  Picture p;
  p.ship(red, 20).shows(red, "ship-2");
  EXPECT_EQ(p.does(red, "sail"), Told{});
  EXPECT_EQ(p.state.board.phase, Phase::pick);
}

}  // namespace
}  // namespace laguna::mille_fiori::testing
