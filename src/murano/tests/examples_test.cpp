// Every worked example of the rulebook, in its order, and a game that people played.
#include "murano/game.hpp"
#include "murano/tests/picture.hpp"

namespace laguna::murano::testing {
namespace {

TEST(MuranoExamples, M2_building_on_a_space_that_two_ships_block_costs_3_gold) {
  Picture p;
  p.ring("r...b.bb.b..b.b..b").gold(white, 3);
  EXPECT_EQ(p.does("sail ring-8 ring-9", "sail ring-7 ring-8", "sail ring-5 ring-7", "build street"),
            (Told{"w sails ring-8 ring-9 M2", "w sails ring-7 ring-8 -1 gold M2",
                  "w sails ring-5 ring-7 -2 gold M2"}));
  EXPECT_EQ(p.gold(white), 0);
  EXPECT_EQ(p.ring(), "r.....bbbb..b.b..b");
}

TEST(MuranoExamples, B1_B5_B6_a_street_a_shop_and_a_palace_in_one_turn_bring_5_points) {
  Picture p;
  p.tiles(white, "shop-blue palace-2").acts(white, "build");
  EXPECT_EQ(
      p.does("build street", "street grey", "on san-donato-b2", "build shop-blue", "on san-donato-b1",
             "build palace-2", "on san-donato-b3"),
      (Told{"w draws street grey", "w lays grey on san-donato-b2", "w builds shop-blue on san-donato-b1",
            "w +2 B5", "w builds palace-2 on san-donato-b3", "w +3 B6"}));
  EXPECT_EQ(p.points(white), 5 + 5);
  EXPECT_EQ(p.open.acting, brown);
}

TEST(MuranoExamples, I1_four_red_and_two_blue_customers_bring_6_gold) {
  Picture p;
  p.island("san-donato", R"(
      B  gR r  oB B
      r  rb r  b  S
      gB gB g  oG B
      .  B  S  S  B)");
  p.acts(grey, "income");
  EXPECT_EQ(p.does("income san-donato"), Told{"g income san-donato +6 gold I1"});
  EXPECT_EQ(p.gold(grey), 11);
  EXPECT_EQ(p.gold(orange), 5);
}

TEST(MuranoExamples, P2_P3_two_of_three_factories_cost_4_points_and_three_green_beads_sell_for_20_gold) {
  Picture p;
  p.island("sacca-mattia", "bF B B B B  _ S S S S  B S B S B  . S . B .");
  p.island("sacca-serenella", "B B S B B  _ S S S S  bF B S B B");
  p.island("san-donato", "B B S bF B  S S S _ S  B B S B B  . B S S B");
  p.beads(brown, "green blue").acts(brown, "production");
  EXPECT_EQ(p.does("produce 2", "bead green", "bead green", "sell green green green"),
            (Told{"b produces 2 P1", "b -4 P2", "b draws green", "b draws green",
                  "b sells green green green +20 gold P3"}));
  EXPECT_EQ(p.points(brown), 1);
  EXPECT_EQ(p.of(brown).beads, (std::array<std::uint8_t, 3>{0, 0, 1}));
  EXPECT_EQ(p.open.bag, (std::array<std::uint8_t, 3>{10, 10, 9}));
}

TEST(MuranoExamples, E4_five_characters_and_four_gondoliers_make_four_scored_characters) {
  Picture p;
  p.characters(white, {9, 24, 29, 31, 25})
      .island("sacca-mattia", "P1 B B B B  _ S S S S  B S B S B  . S . B .");
  p.docks(white, "san-donato white san-donato brown san-pietro white sacca-mattia white").at_hand(white, 0);
  p.ends(white);
  p.does("score 9 san-donato", "score 24 san-pietro", "score 29 san-donato");
  EXPECT_EQ(p.does("score 25 sacca-mattia").front(), "w +12 for 25 at sacca-mattia C14");
  EXPECT_EQ(p.open.phase, Phase::over);
  EXPECT_EQ(p.of(white).characters, 1);
}

TEST(MuranoExamples,
     E4_C2_C18_two_red_shops_bring_8_the_only_factories_12_and_the_third_card_goes_elsewhere) {
  Picture p;
  p.island("san-donato", R"(
      B  oF S  wR B
      S  r  S  _  S
      B  oF S  bR B
      .  B  S  S  B)");
  p.island("san-pietro", ". oG B .  B g S B  bF S S B  . S S B");
  p.characters(orange, {38, 5, 16}).docks(orange, "san-donato orange san-donato white san-pietro orange");
  p.at_hand(orange, 0).ends(orange);
  EXPECT_EQ(p.does("score 38 san-donato", "score 5 san-donato"),
            (Told{"o +8 for 38 at san-donato C18", "o +12 for 5 at san-donato C2"}));
  EXPECT_EQ(p.may(), (Told{"score 16 san-pietro", "stop"}));
  EXPECT_EQ(p.does("score 16 san-pietro").front(), "o +3 for 16 at san-pietro C9");
}

TEST(MuranoExamples, C3_with_5_gold_left_4_are_paid_for_3_points) {
  for (int character : {7, 8}) {
    Picture p;
    p.island("san-donato", R"(
        B  P2 S  X  B
        S  rb rb g  S
        B  B  S  B  B
        .  B  S  S  B)");
    p.characters(white, {character}).docks(white, "san-donato white").gold(white, 5).ends(white);
    const std::string name = std::to_string(character);
    EXPECT_EQ(p.may(), (Told{"score " + name + " san-donato 2", "score " + name + " san-donato 4", "stop"}));
    EXPECT_EQ(p.does("score " + name + " san-donato 4").front(),
              "w +3 for " + name + " at san-donato -4 gold C3");
    EXPECT_EQ(p.gold(white), 1);
  }
}

TEST(MuranoExamples, C3_a_card_for_gold_needs_what_is_printed_on_it) {
  Picture p;
  p.island("san-donato", "B P2 S X B  S rb r g S  B B S B B  . B S S B");  // one blue customer
  p.characters(white, {7}).docks(white, "san-donato white").ends(white);
  EXPECT_EQ(p.may(), Told{"stop"});
}

TEST(MuranoExamples, K2_with_the_tavern_the_first_character_brings_no_gold) {
  Picture p;
  p.cards(white, "tavern").acts(white, "recruit");
  p.does("recruit", "character 1", "character 2", "character 3");
  EXPECT_EQ(p.does("keep 2"), Told{"w keeps 2 A6"});
  EXPECT_EQ(p.gold(white), 5);
}

TEST(MuranoExamples, K10_with_a_studio_any_red_beads_stand_for_green_ones) {
  Picture p;
  p.cards(white, "studio-red-green").beads(white, "red red green").acts(white, "production");
  EXPECT_EQ(p.does("sell red red green"), Told{"w sells red red green +20 gold P3"});
  Picture q;
  q.cards(white, "studio-red-green").beads(white, "red red green");
  q.characters(white, {36}).docks(white, "san-pietro white").ends(white);
  EXPECT_EQ(q.does("score 36 san-pietro red red green").front(),
            "w +21 for 36 at san-pietro with red red green C17");
}

TEST(MuranoExamples, K11_the_trading_station_gives_a_choice_and_not_a_bead) {
  Picture p;
  p.island("san-donato", "B wF S B B  S _ S S S  B B S B B  . B S S B");
  p.cards(white, "trading-station").acts(white, "production");
  p.does("produce 1 station", "bead red", "bead blue", "stop", "give red");
  EXPECT_EQ(p.of(white).beads, (std::array<std::uint8_t, 3>{0, 0, 1}));
}

// A score sheet of two players: 19 + 12 + 10 + 10 + 10 + 10 + 2 = 73 against 12 + 16 + 12 + 12 + 10 = 62.
TEST(MuranoExamples, E4_E5_E6_the_score_sheet_of_a_real_game) {
  Picture p(2);
  p.island("sacca-mattia", R"(
      P1 bF bR B  B
      _  _  _  S  S
      B  S  B  S  B
      .  S  .  B  .)");
  p.island("santa-teresa", R"(
      wF wR wG B
      r  b  g  S
      B  S  S  B
      .  B  .  .)");
  p.points(white, 19).points(brown, 12);
  p.characters(white, {25, 26, 29, 31, 9}).characters(brown, {21, 24, 23, 28});
  p.at_hand(white, 7).docks(white,
                            "sacca-mattia white santa-teresa white san-donato white san-donato orange "
                            "san-pietro white san-pietro orange");
  p.docks(brown, "sacca-mattia brown sacca-mattia grey san-donato brown santa-chiara brown")
      .at_hand(brown, 0);
  p.island("santa-chiara", R"(
      bF _  bB
      bG _  B
      S  S  B
      B  S  .
      .  S  B)");
  p.ends(brown);
  EXPECT_EQ(p.does("score 21 sacca-mattia", "score 23 sacca-mattia", "score 24 san-donato",
                   "score 28 santa-chiara"),
            (Told{"b +16 for 21 at sacca-mattia C11", "b +12 for 23 at sacca-mattia C12",
                  "b +12 for 24 at san-donato C13", "b +10 for 28 at santa-chiara C15"}));
  EXPECT_EQ(p.does("score 25 sacca-mattia", "score 26 santa-teresa", "score 29 san-donato",
                   "score 31 san-pietro", "score 9 san-donato"),
            (Told{"w +12 for 25 at sacca-mattia C14", "w +10 for 26 at santa-teresa C15",
                  "w +10 for 29 at san-donato C16", "w +10 for 31 at san-pietro C16",
                  "w +10 for 9 at san-donato C4", "w +2 E5", "ended E1"}));
  EXPECT_EQ(p.points(white), 73);
  EXPECT_EQ(p.points(brown), 62);
  EXPECT_EQ(Murano::winners(p.state), Seats::only(white));
}

}  // namespace
}  // namespace laguna::murano::testing
