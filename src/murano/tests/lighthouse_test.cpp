// The lighthouse: the red ship enters an occupied space, and two ships on one space.
#include "murano/tests/picture.hpp"

namespace laguna::murano::testing {
namespace {

TEST(Lighthouse, K12_the_red_ship_may_enter_the_first_occupied_space_ahead_and_use_its_action) {
  Picture p;
  p.ring("r.b.b.b..b.b.b.b..");
  EXPECT_EQ(p.may("sail red"), Told{"sail red ring-2"});
  p.cards(white, "lighthouse");
  EXPECT_EQ(p.may("sail red"), (Told{"sail red ring-2", "sail red ring-3"}));
  EXPECT_EQ(p.does("sail red ring-3"), Told{"w sails red ring-1 ring-3 M2"});
  EXPECT_EQ(p.ring(), "..d.b.b..b.b.b.b..");
  EXPECT_EQ(p.deeds(), Told{"recruit"});
}

TEST(Lighthouse, K12_it_is_the_last_move_of_the_turn) {
  Picture p;
  p.ring("r.b.b.b..b.b.b.b..").cards(white, "lighthouse").gold(white, 9).does("sail red ring-3");
  EXPECT_EQ(p.may(), Told{"recruit"});
}

TEST(Lighthouse, K12_it_costs_what_a_move_costs) {
  Picture p;
  p.ring("r.b.b.b..b.b.b.b..").cards(white, "lighthouse").does("sail ring-7 ring-8", "sail ring-5 ring-7");
  EXPECT_EQ(p.does("sail red ring-3"), Told{"w sails red ring-1 ring-3 -2 gold M2"});
  Picture poor;
  poor.ring("r.b.b.b..b.b.b.b..").cards(white, "lighthouse").gold(white, 0).does("sail ring-3 ring-4");
  EXPECT_EQ(poor.may("sail"), Told());
}

TEST(Lighthouse, K12_the_red_ship_enters_also_the_next_space_and_over_the_last_to_the_first) {
  Picture p;
  p.ring("b.b.b.b..b.b.b...r").cards(white, "lighthouse");
  EXPECT_EQ(p.may("sail red"), Told{"sail red ring-1"});
  EXPECT_EQ(p.does("sail red ring-1", "build street", "street red", "on san-donato-c2", "stop").back(),
            "w lays red on san-donato-c2");
  EXPECT_EQ(p.ring(), "d.b.b.b..b.b.b....");
}

TEST(Lighthouse, K12_the_action_must_do_something_and_be_paid) {
  Picture p;
  p.ring("r.b.b.b..b.b.b.b..").cards(white, "lighthouse").gold(white, 0);
  EXPECT_FALSE(p.can("sail red ring-3"));  // a character costs 1
  p.gold(white, 1);
  EXPECT_TRUE(p.can("sail red ring-3"));
}

TEST(Lighthouse, K12_not_twice_and_not_by_another_ship) {
  Picture p;
  p.ring("r.b.b.b..b.b.b.b..").cards(white, "lighthouse").gold(white, 9).does("sail red ring-2");
  EXPECT_FALSE(p.can("sail red ring-3"));
  EXPECT_FALSE(p.can("sail ring-3 ring-5"));
}

TEST(Lighthouse, K12_not_when_passing) {
  Picture p;
  p.ring("r.b.b.b..b.b.b.b..").cards(white, "lighthouse");
  EXPECT_EQ(p.may("pass red"), Told{"pass red ring-2"});
}

TEST(Lighthouse, K12_only_its_owner_may) {
  Picture p;
  p.ring("r.b.b.b..b.b.b.b..").cards(brown, "lighthouse");
  EXPECT_EQ(p.may("sail red"), Told{"sail red ring-2"});
}

TEST(Lighthouse, K12_anyone_may_later_move_either_of_two_ships) {
  Picture p;
  p.ring("..d.b.b..b.b.b.b..").turn(brown);
  EXPECT_TRUE(p.can("sail ring-3 ring-4"));
  EXPECT_TRUE(p.can("sail red ring-4"));
  EXPECT_TRUE(p.can("pass ring-3 ring-4"));
  EXPECT_TRUE(p.can("pass red ring-4"));
  Picture black = p, red = p;
  black.does("sail ring-3 ring-4");
  EXPECT_EQ(black.ring(), "..rbb.b..b.b.b.b..");
  red.does("sail red ring-4");
  EXPECT_EQ(red.ring(), "..brb.b..b.b.b.b..");
}

TEST(Lighthouse, K12_the_ship_left_behind_may_move_in_the_same_turn_the_moved_one_may_not) {
  Picture p;
  p.ring("..d...bb.b.b.b.b..").gold(white, 9).does("sail red ring-5");
  EXPECT_EQ(p.may("sail ring-3"), Told{"sail ring-3 ring-4"});
  EXPECT_EQ(p.may("sail red"), Told());
}

// Two on one space count as two.
class TwoOnOne : public ::testing::TestWithParam<std::pair<int, std::string_view>> {};
INSTANTIATE_TEST_SUITE_P(
    ByShips, TwoOnOne,
    ::testing::Values(std::pair{2, "..b...d..b.b.b.b.b"}, std::pair{4, "..b...d.bb...b.b.b"},
                      std::pair{3, "..b...db.....bbbb."}, std::pair{3, "..b...bd.....bbbb."},
                      std::pair{4, "..b...db.b...b.b.b"}, std::pair{5, "..b...d.bbb...b.b."}));

TEST_P(TwoOnOne, K12_M2_ships_on_the_way_are_counted_not_spaces) {
  const auto& [ships, drawing] = GetParam();
  Picture p;
  p.ring(drawing).gold(white, ships * (ships + 1) / 2);
  const Path path = path_to(p.open.ships, 6, false);
  EXPECT_EQ(path.size(), static_cast<std::size_t>(ships) + 1);
  for (const Sail& move : path) p.does(said(write(act::sail(move))));
  EXPECT_EQ(p.gold(white), 0);
  EXPECT_EQ(p.deeds(), Told{"build street"});
}

}  // namespace
}  // namespace laguna::murano::testing
