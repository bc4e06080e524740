// Ships: how they move, what it costs, and what a turn must end in.
#include "murano/tests/picture.hpp"

namespace laguna::murano::testing {
namespace {

// The spaces: build, dock, recruit, take-gold, gondolier, palace, build, factory, shop (1 to 9), income,
// recruit, dock, build, palace, special, production, factory, shop (10 to 18).

TEST(Ships, M1_a_ship_sails_over_free_spaces_up_to_the_next_ship) {
  Picture p;
  p.ring("r.b.b.b..b.b.b.b..");
  EXPECT_EQ(p.may("sail"),
            (Told{"sail red ring-2", "sail ring-3 ring-4", "sail ring-5 ring-6", "sail ring-7 ring-8",
                  "sail ring-7 ring-9", "sail ring-10 ring-11", "sail ring-12 ring-13",
                  "sail ring-14 ring-15", "sail ring-16 ring-17", "sail ring-16 ring-18"}));
}

TEST(Ships, M1_a_ship_behind_another_does_not_move_and_the_last_space_leads_to_the_first) {
  Picture p;
  p.ring("..bbbbb........brb").gold(white, 9);
  EXPECT_EQ(p.may("sail"),
            (Told{"sail ring-18 ring-1", "sail ring-18 ring-2", "sail ring-7 ring-8", "sail ring-7 ring-9",
                  "sail ring-7 ring-10", "sail ring-7 ring-11", "sail ring-7 ring-12", "sail ring-7 ring-13",
                  "sail ring-7 ring-14", "sail ring-7 ring-15"}));
}

TEST(Ships, M2_the_first_move_is_free_the_second_costs_1_gold_and_each_further_one_1_more) {
  Picture p;
  p.ring("r.b.b.b..b.b.b.b..").gold(white, 6);
  EXPECT_EQ(p.does("sail red ring-2", "sail ring-3 ring-4", "sail ring-5 ring-6", "sail ring-12 ring-13"),
            (Told{"w sails red ring-1 ring-2 M2", "w sails ring-3 ring-4 -1 gold M2",
                  "w sails ring-5 ring-6 -2 gold M2", "w sails ring-12 ring-13 -3 gold M2"}));
  EXPECT_EQ(p.gold(white), 0);
  EXPECT_EQ(p.ring(), ".r.b.bb..b..bb.b..");
  EXPECT_EQ(p.may("sail"), Told());
}

TEST(Ships, M2_moves_must_be_paid) {
  Picture p;
  p.ring("r.b.b.b..b.b.b.b..").gold(white, 0);
  p.does("sail ring-3 ring-4");
  EXPECT_EQ(p.may(), Told{"take-gold"});
  Picture q;
  q.ring("r.b.b.b..b.b.b.b..").gold(white, 2);
  q.does("sail ring-3 ring-4", "sail ring-12 ring-13");
  EXPECT_EQ(q.may(), Told{"build street"});  // 1 gold left, a third move costs 2
}

TEST(Ships, M2_the_price_of_moves_begins_anew_in_every_turn) {
  Picture p;
  p.ring("r.b.b.b..b.b.b.b..").does("sail ring-5 ring-6", "sail ring-3 ring-4", "take-gold");
  EXPECT_EQ(p.does("sail ring-12 ring-13"), Told{"b sails ring-12 ring-13 M2"});
}

TEST(Ships, M3_only_the_action_of_the_ship_moved_last_is_taken) {
  Picture p;
  p.ring("r.b.b.b..b.b.b.b..").does("sail ring-3 ring-4");
  EXPECT_EQ(p.deeds(), Told{"take-gold"});
  p.does("sail ring-7 ring-8");
  EXPECT_EQ(p.deeds(), Told{"buy factory"});
  p.does("buy factory");
  EXPECT_EQ(p.open.acting, brown);
}

TEST(Ships, M3_no_ship_moves_twice_in_a_turn) {
  Picture p;
  p.ring("r.....b..b.b.b.bbb").does("sail red ring-2");
  EXPECT_EQ(p.may("sail red"), Told());
  EXPECT_FALSE(p.can("sail ring-2 ring-3"));
  p.does("sail ring-7 ring-8");
  EXPECT_EQ(p.may("sail ring-8"), Told());
  EXPECT_EQ(p.may("sail ring-18"), Told{"sail ring-18 ring-1"});  // where the red ship was
  p.does("buy factory");
  EXPECT_EQ(p.may("sail red").size(), 5u);  // the next seat may
}

// A space blocked by so many ships in a row costs as much as moving them all, and one more ship to it.
class Blocked : public ::testing::TestWithParam<std::pair<int, std::string_view>> {};
INSTANTIATE_TEST_SUITE_P(
    ByShips, Blocked,
    ::testing::Values(std::pair{0, "r.b.b.....b.b.b.bb"}, std::pair{1, "r..b..b...b.b.b.bb"},
                      std::pair{2, "r..b..bb..b.b.b..b"}, std::pair{2, "r..b..bb.b.b.b...b"},
                      std::pair{3, "r..b..bbb...b.b..b"}, std::pair{2, "r..b..bb.bb....b.b"},
                      std::pair{4, "b..b..bbbr....b..b"}, std::pair{5, "...b..bbrbb...b..b"},
                      std::pair{6, "...b..brbbbb.....b"}, std::pair{7, "...b..brbbbbb....."}));

TEST_P(Blocked, M1_M2_by_c_ships_costs_c_times_c_plus_1_by_2) {
  const auto& [ships, drawing] = GetParam();
  const int price = ships * (ships + 1) / 2, build = 6;
  Picture p;
  p.ring(drawing).gold(white, price);
  EXPECT_EQ(moves_to(p.open.ships, build, false), ships + 1);
  EXPECT_EQ(price_of_moves(0, ships + 1), price);
  for (const Sail& move : path_to(p.open.ships, build, false)) p.does(said(write(act::sail(move))));
  EXPECT_EQ(p.open.ships.ready, build);
  EXPECT_EQ(p.gold(white), 0);
  EXPECT_TRUE(p.can("build street"));
}

TEST(Ships, M5_whoever_passes_takes_1_gold_moves_exactly_one_ship_and_does_nothing_else) {
  Picture p;
  p.ring("r.b.b.b..b.b.b.b..");
  EXPECT_EQ(p.does("pass ring-3 ring-4"), Told{"w passes ring-3 ring-4 +1 gold M5"});
  EXPECT_EQ(p.gold(white), 6);
  EXPECT_EQ(p.ring(), "r..bb.b..b.b.b.b..");
  EXPECT_EQ(p.open.acting, brown);
  EXPECT_EQ(p.open.phase, Phase::sail);
  EXPECT_EQ(p.does("pass red ring-3"), Told{"b passes red ring-1 ring-3 +1 gold M5"});
  EXPECT_EQ(p.ring(), "..rbb.b..b.b.b.b..");
}

TEST(Ships, M5_every_move_of_a_ship_can_be_a_pass) {
  Picture p;
  p.ring("bbbb..........brbb");
  Told passes;
  for (int space = 5; space <= 14; ++space) passes.push_back("pass ring-4 ring-" + std::to_string(space));
  EXPECT_EQ(p.may("pass"), passes);
}

TEST(Ships, M5_nobody_passes_after_a_move) {
  Picture p;
  p.ring("r.b.b.b..b.b.b.b..").does("sail ring-3 ring-4");
  EXPECT_EQ(p.may("pass"), Told());
}

}  // namespace
}  // namespace laguna::murano::testing
