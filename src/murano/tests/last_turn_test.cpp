// The last turn: what is bought then may be placed at once.
#include "murano/tests/picture.hpp"

namespace laguna::murano::testing {
namespace {

// White has triggered the end without placing its tile, and brown, who has its last turn, finds one site
// open.
Picture last_turn_of_brown() {
  Picture p;
  p.island("san-donato", R"(
      B  B  S  B  B
      S  r  S  S  S
      B  gF S  B  B
      .  B  S  S  B)");
  p.left(Stack::streets, 0).left(Stack::specials, 1).acts(white, "special");
  p.does("buy special", "stop");
  EXPECT_EQ(p.open.ending, white);
  p.gold(brown, 9);
  return p;
}

TEST(LastTurn, E2_a_building_bought_in_the_last_turn_may_be_placed_at_once_for_its_points) {
  Picture p = last_turn_of_brown();
  p.acts(brown, "factory");
  EXPECT_EQ(p.does("buy factory"), Told{"b buys factory -1 gold A2"});
  EXPECT_EQ(p.may(), (Told{"on san-donato-b1", "stop"}));
  EXPECT_EQ(p.does("on san-donato-b1"), (Told{"b builds factory on san-donato-b1", "b +1 B4"}));
  EXPECT_EQ(p.open.acting, orange);
}

TEST(LastTurn, E2_or_it_is_not_placed) {
  Picture p = last_turn_of_brown();
  p.acts(brown, "palace");
  EXPECT_EQ(p.does("buy palace", "top palace-2", "stop"),
            (Told{"b buys palace -2 gold A3", "b gets palace-2"}));
  EXPECT_EQ(p.points(brown), 5);
  EXPECT_EQ(p.open.acting, orange);
}

TEST(LastTurn, E2_cranes_count_and_a_tile_that_was_looked_for_is_placed_too) {
  Picture p = last_turn_of_brown();
  p.cards(brown, "crane-civic").acts(brown, "palace");
  EXPECT_EQ(p.does("search palace", "take palace-3", "on san-donato-b1").back(), "b +1 K4");
  EXPECT_EQ(p.points(brown), 9);
  Picture q = last_turn_of_brown();
  q.cards(brown, "crane-craft").acts(brown, "shop");
  EXPECT_EQ(q.does("buy shop", "top shop-blue", "on san-donato-b1"),
            (Told{"b buys shop -2 gold A3", "b gets shop-blue", "b builds shop-blue on san-donato-b1",
                  "b +2 B5", "b +1 K5"}));
}

TEST(LastTurn, E2_only_the_tile_just_bought_is_placed) {
  Picture p = last_turn_of_brown();
  p.tiles(brown, "palace-1 shop-red").acts(brown, "shop");
  p.does("buy shop", "top shop-blue", "on san-donato-b1");
  EXPECT_EQ(p.open.shops_of[1], p.open.shops[1]);
  EXPECT_EQ(p.open.acting, orange);
  EXPECT_EQ(p.of(brown).tiles, (std::array<std::uint8_t, kStacks>{0, 0, 1, 1, 0}));
}

TEST(LastTurn, E2_whoever_triggers_the_end_may_place_the_tile_too) {
  Picture p;
  p.island("san-donato", "B B S B B  S r S S S  B gF S B B  . B S S B");
  p.left(Stack::factories, 0).left(Stack::palaces, 1).acts(white, "palace");
  EXPECT_EQ(p.does("buy palace", "top palace-3", "on san-donato-b1"),
            (Told{"w buys palace -2 gold A3", "w gets palace-3", "w last turns E1",
                  "w builds palace-3 on san-donato-b1", "w +3 B6"}));
  EXPECT_EQ(p.open.acting, brown);
}

TEST(LastTurn, E2_without_an_open_site_the_turn_simply_ends) {
  Picture p;
  p.left(Stack::factories, 0).left(Stack::specials, 1).acts(white, "special");
  EXPECT_EQ(p.does("buy special"), (Told{"w buys special -2 gold A5", "w last turns E1"}));
  EXPECT_EQ(p.open.acting, brown);
}

TEST(LastTurn, E2_K14_the_card_of_a_special_building_placed_then_works_in_the_scoring) {
  Picture p;
  p.island("sacca-mattia", "B B B B B  S S S S r  B S B S B  . S . B .");
  p.left(Stack::factories, 0).left(Stack::specials, 1).acts(white, "special");
  p.characters(white, {32}).docks(white, "sacca-mattia white").beads(white, "green blue");
  EXPECT_EQ(
      p.does("buy special", "on sacca-mattia-e1", "special studio-blue-green", "special bank",
             "special tavern", "keep studio-blue-green"),
      (Told{"w buys special -2 gold A5", "w last turns E1", "w builds special on sacca-mattia-e1",
            "w sees studio-blue-green", "w sees bank", "w sees tavern", "w keeps studio-blue-green B7"}));
  for (int turn = 0; turn < 3; ++turn) p.does(p.may("pass").front());
  EXPECT_EQ(p.may(), (Told{"score 32 sacca-mattia blue", "score 32 sacca-mattia green",
                           "score 32 sacca-mattia green blue", "stop"}));
}

TEST(LastTurn, E2_K14_also_the_card_of_the_very_last_turn) {
  Picture p;
  p.island("san-donato", "B B S B B  S r S S S  B B S B B  . B S S B").characters(white, {34});
  p.docks(white, "san-donato white").beads(white, "blue").open.ending = brown;
  p.acts(white, "special");
  p.does("buy special", "on san-donato-b1", "special studio-red-blue", "special bank", "special tavern",
         "keep studio-red-blue");
  EXPECT_EQ(p.open.phase, Phase::score);
  EXPECT_EQ(p.may(), (Told{"score 34 san-donato blue", "stop"}));
}

}  // namespace
}  // namespace laguna::murano::testing
