// Gold and glass: taking gold, income, production and selling.
#include "murano/game.hpp"
#include "murano/tests/picture.hpp"

namespace laguna::murano::testing {
namespace {

TEST(Trading, A1_take_2_gold) {
  Picture p;
  p.acts(white, "take-gold");
  EXPECT_EQ(p.deeds(), Told{"take-gold"});
  EXPECT_EQ(p.does("take-gold"), Told{"w takes +2 gold A1"});
  EXPECT_EQ(p.gold(white), 7);
  EXPECT_EQ(p.open.acting, brown);
}

TEST(Income, I1_each_colour_with_a_shop_brings_1_gold_for_every_customer_one_shop_a_colour) {
  Picture p;
  p.island("san-donato", R"(
      wR B  r  B  B
      r  b  g  g  g
      wR wG S  B  B
      .  B  S  S  B)");
  p.acts(white, "income");
  EXPECT_EQ(p.deeds(), Told{"income san-donato"});
  EXPECT_EQ(p.does("income san-donato"), Told{"w income san-donato +5 gold I1"});  // 2 red and 3 grey
  EXPECT_EQ(p.gold(white), 10);
  EXPECT_EQ(p.open.acting, brown);
}

TEST(Income, I1_a_double_tile_counts_for_both_colours) {
  Picture p;
  p.island("santa-chiara", R"(
      B  rb B
      wR rg wB
      r  S  B
      B  S  .
      .  S  B)");
  p.acts(white, "income");
  EXPECT_EQ(p.does("income santa-chiara"), Told{"w income santa-chiara +4 gold I1"});  // 3 red and 1 blue
}

TEST(Income, I1_one_island_is_chosen_and_only_those_with_income_are_offered) {
  Picture p;
  p.island("san-donato", "B wR S B B  S r S S S  B B S B B  . B S S B");
  p.island("santa-teresa", "B wG B B  S b S S  B S S B  . B . .");  // no grey customer
  p.island("santa-chiara", "B S wB  B S B  S b B  B b .  . S B");
  p.island("san-pietro", ". bR B .  B r S B  B S S B  . S S B");  // somebody else's
  p.acts(white, "income");
  EXPECT_EQ(p.deeds(), (Told{"income san-donato", "income santa-chiara"}));
  EXPECT_EQ(p.does("income santa-chiara"), Told{"w income santa-chiara +2 gold I1"});
  EXPECT_EQ(p.gold(brown), 5);
}

TEST(Income, I1_M4_customers_who_come_later_count) {
  Picture p;
  p.island("san-donato", "B wR S B B  S _ S S S  B B S B B  . B S S B").acts(white, "income");
  EXPECT_EQ(p.deeds(), Told());
  EXPECT_FALSE(has_income(p.open, white));
  p.acts(brown, "build")
      .does("build street", "street blue-grey", "on san-donato-c2", "build street", "street red-grey",
            "on san-pietro-b2");
  EXPECT_FALSE(has_income(p.open, white));
  p.does("build street", "street red-blue", "on san-donato-c4");
  EXPECT_TRUE(has_income(p.open, white));
  p.acts(white, "income");
  EXPECT_EQ(p.deeds(), Told{"income san-donato"});
}

constexpr std::string_view kThreeFactories = R"(
    B  wF S  B  B
    S  _  S  _  S
    B  wF S  wF B
    .  B  S  S  B)";

TEST(Production, P1_P2_each_factory_used_brings_a_bead_and_costs_2_points) {
  Picture p;
  p.island("san-donato", kThreeFactories).points(white, 9).acts(white, "production");
  EXPECT_EQ(p.deeds(), (Told{"produce 1", "produce 2", "produce 3"}));
  EXPECT_EQ(p.does("produce 2", "bead blue", "bead red"),
            (Told{"w produces 2 P1", "w -4 P2", "w draws blue", "w draws red"}));
  EXPECT_EQ(p.points(white), 5);
  EXPECT_EQ(p.of(white).beads, (std::array<std::uint8_t, 3>{1, 0, 1}));
  EXPECT_EQ(p.open.bag, (std::array<std::uint8_t, 3>{9, 10, 9}));
  EXPECT_EQ(p.may(), (Told{"sell blue", "sell red", "stop"}));
  EXPECT_EQ(p.does("stop"), Told());
  EXPECT_EQ(p.open.acting, brown);
}

TEST(Production, P2_the_points_must_be_at_hand) {
  for (const auto& [points, factories] :
       {std::pair{0, 0u}, {1, 0u}, {2, 1u}, {3, 1u}, {5, 2u}, {6, 3u}, {99, 3u}}) {
    Picture p;
    p.island("san-donato", kThreeFactories).points(white, points).acts(white, "production");
    EXPECT_EQ(p.may("produce").size(), factories) << points;
  }
}

TEST(Production, P1_no_more_factories_than_beads_in_the_bag) {
  Picture p;
  p.island("san-donato", kThreeFactories).points(white, 9);
  p.open.bag = {1, 0, 1};
  p.open.players[3].beads = {9, 10, 9};
  p.acts(white, "production");
  EXPECT_EQ(p.deeds(), (Told{"produce 1", "produce 2"}));
  p.does("produce 2");
  EXPECT_EQ(p.may(), (Told{"bead red", "bead blue"}));
  p.does("bead red");
  EXPECT_EQ(p.may(), Told{"bead blue"});
}

TEST(Production, P1_a_bead_is_drawn_by_how_many_there_are) {
  Picture p;
  p.island("san-donato", kThreeFactories).beads(brown, "red red red blue").acts(white, "production");
  p.does("produce 1");
  std::vector<int> weights;
  each_chance(p.state, [&](const Action&, int weight) { weights.push_back(weight); });
  EXPECT_EQ(weights, (std::vector{7, 10, 9}));
}

TEST(Production, P1_factories_of_others_do_not_count) {
  Picture p;
  p.island("san-donato", "B bF S B B  S _ S S S  B wF S B B  . B S S B").points(white, 9);
  p.island("san-pietro", ". wF B .  B r S B  B S S B  . S S B").acts(white, "production");
  EXPECT_EQ(p.may("produce"), (Told{"produce 1", "produce 2"}));  // on any island
}

TEST(Production, P3_up_to_three_beads_of_one_colour_are_sold_for_5_12_or_20_also_without_producing) {
  for (const auto& [text, gold] :
       {std::pair{"sell green", 5}, {"sell green green", 12}, {"sell green green green", 20}}) {
    Picture p;
    p.beads(white, "green green green green").gold(white, 0).acts(white, "production");
    EXPECT_EQ(p.does(text),
              Told{"w " + std::string(text).insert(4, "s") + " +" + std::to_string(gold) + " gold P3"});
    EXPECT_EQ(p.gold(white), gold);
    EXPECT_EQ(bag_size(p.open) + p.of(white).beads[1], 30);
    EXPECT_EQ(p.open.acting, brown);
  }
}

TEST(Production, P3_colours_are_not_mixed) {
  Picture p;
  p.beads(white, "red red green blue blue blue blue").acts(white, "production");
  EXPECT_EQ(p.deeds(), (Told{"sell blue", "sell blue blue", "sell blue blue blue", "sell green", "sell red",
                             "sell red red"}));
}

TEST(Production, P3_beads_are_sold_once_a_turn) {
  Picture p;
  p.island("san-donato", kThreeFactories).beads(white, "red red green").acts(white, "production");
  p.does("produce 1", "bead red", "sell red red red");
  EXPECT_EQ(p.open.acting, brown);
  EXPECT_EQ(p.of(white).beads, (std::array<std::uint8_t, 3>{0, 1, 0}));
  EXPECT_EQ(p.open.bag, (std::array<std::uint8_t, 3>{10, 9, 10}));
}

}  // namespace
}  // namespace laguna::murano::testing
