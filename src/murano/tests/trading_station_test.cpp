// The trading station: a bead more, and one back.
#include "murano/tests/picture.hpp"

namespace laguna::murano::testing {
namespace {

// White has two factories, the station, and these beads.
Picture with_station(std::string_view beads) {
  Picture p;
  p.island("san-donato", R"(
      B  wF S  B  B
      S  _  S  S  S
      B  wF S  B  B
      .  B  S  S  B)");
  p.cards(white, "trading-station").beads(white, beads).acts(white, "production");
  return p;
}

TEST(TradingStation, K11_a_production_may_draw_one_bead_more_said_before) {
  Picture p = with_station("");
  EXPECT_EQ(p.deeds(), (Told{"produce 1", "produce 1 station", "produce 2", "produce 2 station"}));
  EXPECT_EQ(p.does("produce 2 station", "bead red", "bead green", "bead red"),
            (Told{"w produces 2 K11", "w -4 P2", "w draws red", "w draws green", "w draws red"}));
}

TEST(TradingStation, K11_one_bead_is_kept_when_selling_and_any_one_is_given_back) {
  Picture p = with_station("");
  p.does("produce 1 station", "bead red", "bead red");
  EXPECT_EQ(p.may(), (Told{"sell red", "stop"}));  // not both
  EXPECT_EQ(p.does("sell red"), Told{"w sells red +5 gold P3"});
  EXPECT_EQ(p.may(), Told{"give red"});
  EXPECT_EQ(p.does("give red"), Told{"w gives red K11"});
  EXPECT_EQ(bag_size(p.open), 30);
  EXPECT_EQ(p.open.acting, brown);
}

TEST(TradingStation, K11_any_bead_may_be_given_back_also_an_older_one) {
  Picture p = with_station("blue");
  p.does("produce 1 station", "bead red", "bead green", "stop");
  EXPECT_EQ(p.may(), (Told{"give red", "give green", "give blue"}));
  p.does("give blue");
  EXPECT_EQ(p.of(white).beads, (std::array<std::uint8_t, 3>{1, 1, 0}));
  EXPECT_EQ(p.open.bag, (std::array<std::uint8_t, 3>{9, 9, 10}));
}

TEST(TradingStation, K11_three_of_four_beads_can_be_sold) {
  Picture p = with_station("green");
  p.does("produce 2 station", "bead green", "bead green", "bead blue");
  EXPECT_EQ(p.does("sell green green green", "give blue"),
            (Told{"w sells green green green +20 gold P3", "w gives blue K11"}));
  EXPECT_EQ(bead_count(p.of(white)), 0);
}

TEST(TradingStation, K11_without_the_extra_bead_nothing_is_given_back) {
  Picture p = with_station("");
  p.does("produce 1", "bead red");
  EXPECT_EQ(p.may(), (Told{"sell red", "stop"}));
  p.does("sell red");
  EXPECT_EQ(p.open.acting, brown);
  Picture q = with_station("red");
  EXPECT_TRUE(q.can("sell red"));
  q.does("sell red");
  EXPECT_EQ(q.open.acting, brown);
}

TEST(TradingStation, K11_only_if_the_bag_holds_it) {
  Picture p = with_station("");
  p.open.bag = {2, 0, 0};
  p.of(grey).beads = {8, 10, 10};
  EXPECT_EQ(p.deeds(), (Told{"produce 1", "produce 1 station", "produce 2"}));
}

TEST(TradingStation, K11_only_with_at_least_one_factory) {
  Picture p;
  p.cards(white, "trading-station").beads(white, "red").acts(white, "production");
  EXPECT_EQ(p.deeds(), Told{"sell red"});
}

TEST(TradingStation, K7_K11_the_guild_hall_and_studios_work_with_it) {
  Picture p = with_station("");
  p.cards(white, "guild-hall studio-red-blue").points(white, 2);
  EXPECT_EQ(p.does("produce 1 station", "bead red", "bead blue"),
            (Told{"w produces 1 K11", "w -2 P2", "w draws red", "w draws blue", "w +1 K7"}));
  EXPECT_EQ(p.may(), (Told{"sell blue", "sell red", "stop"}));
}

TEST(TradingStation, K11_the_next_production_begins_anew) {
  Picture p = with_station("");
  p.does("produce 1 station", "bead red", "bead red", "stop", "give red");
  p.points(white, 9).acts(white, "production");
  p.does("produce 1", "bead blue");
  EXPECT_EQ(p.may(), (Told{"sell blue", "sell red", "stop"}));
  p.does("stop");
  EXPECT_EQ(p.open.acting, brown);
}

}  // namespace
}  // namespace laguna::murano::testing
