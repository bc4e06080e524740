// Recruiting characters, and gondoliers: placed, hired, dismissed.
#include "murano/tests/picture.hpp"

namespace laguna::murano::testing {
namespace {

TEST(Recruiting, A6_one_looks_at_three_characters_and_keeps_one) {
  Picture p;
  p.acts(white, "recruit");
  EXPECT_EQ(p.deeds(), Told{"recruit"});
  EXPECT_EQ(p.does("recruit", "character 17", "character 3", "character 40"),
            (Told{"w looks at 3 A6", "w sees 17", "w sees 3", "w sees 40"}));
  EXPECT_EQ(p.may(), (Told{"keep 17", "keep 3", "keep 40", "decline"}));
  EXPECT_EQ(p.does("keep 3"), Told{"w keeps 3 -1 gold A6"});
  EXPECT_EQ(p.heard_by(brown), (Told{"w looks at 3 A6", "w sees a card", "w sees a card", "w sees a card",
                                     "w keeps a card -1 gold A6"}));
  EXPECT_EQ(p.open.characters_left, 34);
  EXPECT_EQ(p.of(white).characters, 1);
  EXPECT_EQ(p.open.acting, brown);
}

TEST(Recruiting, A6_a_character_costs_as_much_as_one_has_then) {
  Picture p;
  p.gold(white, 15);
  for (int count = 1; count <= 5; ++count) {
    p.acts(white, "recruit").does("recruit");
    while (p.open.phase == Phase::look) p.does(p.may().front());
    p.does(p.may("keep").front());
    EXPECT_EQ(p.gold(white), 15 - count * (count + 1) / 2);
  }
  EXPECT_EQ(character_price(p.open, white), 6);
  EXPECT_EQ(character_price(p.open, brown), 1);
}

TEST(Recruiting, A6_the_price_must_be_at_hand_before_looking) {
  Picture p;
  p.characters(white, {1, 2}).gold(white, 2).acts(white, "recruit");
  EXPECT_EQ(p.deeds(), Told());
  p.gold(white, 3);
  EXPECT_EQ(p.deeds(), Told{"recruit"});
}

TEST(Recruiting, A6_the_others_go_under_the_deck_in_the_order_drawn) {
  Picture p;
  p.acts(white, "recruit").does("recruit", "character 17", "character 3", "character 40", "keep 3");
  std::vector<int> rest;
  for (int card = 1; card <= 32; ++card)
    if (card != 17 && card != 3 && card != 30) rest.push_back(card);
  p.characters(grey, rest).characters(orange, {33, 34, 35});  // 32 are gone, none is fresh
  EXPECT_EQ(p.open.characters_left, 2);
  p.acts(brown, "recruit");
  EXPECT_EQ(p.does("recruit"), (Told{"b looks at 2 A6", "b sees 17", "b sees 40"}));
  EXPECT_EQ(p.does("keep 40"), Told{"b keeps 40 -1 gold A6"});
  p.acts(orange, "recruit").gold(orange, 9);
  EXPECT_EQ(p.does("recruit", "keep 17"), (Told{"o looks at 1 A6", "o sees 17", "o keeps 17 -4 gold A6"}));
  p.acts(brown, "recruit").gold(brown, 9);
  EXPECT_EQ(p.deeds(), Told());
}

TEST(Recruiting, A6_fresh_characters_come_before_those_that_were_put_back) {
  Picture p(2);
  p.acts(white, "recruit").does("recruit", "character 17", "character 3", "character 40", "decline");
  std::vector<int> rest;
  for (int card = 1; rest.size() < 28; ++card)
    if (card != 17 && card != 3 && card != 30) rest.push_back(card);
  p.characters(brown, rest);  // 2 fresh ones are left
  p.acts(white, "recruit");
  EXPECT_EQ(p.does("recruit", "character 39", "character 38"),
            (Told{"w looks at 3 A6", "w sees 39", "w sees 38", "w sees 17"}));
}

TEST(Recruiting, A7_whoever_keeps_none_pays_nothing_gets_nothing_and_the_turn_is_over) {
  Picture p;
  p.acts(white, "recruit").does("recruit", "character 17", "character 3", "character 40");
  EXPECT_EQ(p.does("decline"), Told{"w declines A7"});
  EXPECT_EQ(p.gold(white), 5);
  EXPECT_EQ(p.of(white).characters, 0);
  EXPECT_EQ(p.open.characters_left, 35);
  EXPECT_EQ(p.open.acting, brown);
}

TEST(Gondoliers, A8_one_goes_to_a_free_dock_for_2_gold_of_the_own_colour_for_5_of_any_other) {
  Picture p;
  p.gold(brown, 7).acts(brown, "dock");
  EXPECT_EQ(p.does("dock san-donato brown"), Told{"b docks san-donato brown -2 gold A8"});
  EXPECT_EQ(p.of(brown).gondoliers, 4);
  EXPECT_EQ(p.open.acting, orange);
  p.acts(brown, "dock");
  EXPECT_EQ(p.does("dock san-donato grey"), Told{"b docks san-donato grey -5 gold A8"});
  EXPECT_EQ(p.gold(brown), 0);
  EXPECT_EQ(p.of(brown).gondoliers, 3);
}

TEST(Gondoliers, A8_with_less_than_5_gold_only_own_docks_are_left_with_less_than_2_none) {
  Picture p;
  p.gold(brown, 4).acts(brown, "dock");
  EXPECT_EQ(p.deeds(),
            (Told{"dock sacca-mattia brown", "dock santa-teresa brown", "dock san-donato brown",
                  "dock santa-chiara brown", "dock san-pietro brown", "dock sacca-serenella brown"}));
  EXPECT_EQ(p.gold(brown, 1).deeds(), Told());
}

TEST(Gondoliers, A8_a_dock_holds_one_for_good) {
  Picture p;
  p.docks(white, "san-donato brown").gold(brown, 9).acts(brown, "dock");
  EXPECT_FALSE(p.can("dock san-donato brown"));
  EXPECT_TRUE(p.can("dock san-donato white"));
  EXPECT_EQ(p.deeds().size(), 23u);
}

TEST(Gondoliers, A8_docks_of_colours_that_nobody_plays_are_there_too) {
  Picture p(2);
  p.acts(white, "dock");
  EXPECT_EQ(p.does("dock san-pietro orange"), Told{"w docks san-pietro orange -5 gold A8"});
}

TEST(Gondoliers, A8_without_a_gondolier_at_hand_none_is_placed) {
  Picture p;
  p.at_hand(white, 0).gold(white, 9).acts(white, "dock");
  EXPECT_EQ(p.deeds(), Told());
}

TEST(Gondoliers, A9_hiring_costs_3_gold_and_dismissing_brings_3_one_a_turn) {
  Picture p;
  p.gold(white, 3).acts(white, "gondolier");
  EXPECT_EQ(p.deeds(), (Told{"hire", "dismiss"}));
  EXPECT_EQ(p.does("hire"), Told{"w hires -3 gold A9"});
  EXPECT_EQ(p.of(white).gondoliers, 6);
  EXPECT_EQ(p.of(white).supply, 1);
  EXPECT_EQ(p.open.acting, brown);
  p.acts(white, "gondolier");
  EXPECT_EQ(p.deeds(), Told{"dismiss"});
  EXPECT_EQ(p.does("dismiss"), Told{"w dismisses +3 gold A9"});
  EXPECT_EQ(p.of(white).gondoliers, 5);
  EXPECT_EQ(p.of(white).supply, 2);
  EXPECT_EQ(p.gold(white), 3);
}

TEST(Gondoliers, A9_nobody_has_more_than_seven) {
  Picture p;
  p.at_hand(white, 7).gold(white, 9).acts(white, "gondolier");
  EXPECT_EQ(p.deeds(), Told{"dismiss"});
  Picture q;
  q.docks(white, "san-donato white san-pietro white")
      .at_hand(white, 5)
      .gold(white, 9)
      .acts(white, "gondolier");
  EXPECT_EQ(q.deeds(), Told{"dismiss"});
}

TEST(Gondoliers, A9_whoever_stands_on_a_dock_is_not_dismissed_and_who_was_dismissed_can_come_again) {
  Picture p;
  p.docks(white, "san-donato white san-pietro white")
      .at_hand(white, 0)
      .gold(white, 3)
      .acts(white, "gondolier");
  EXPECT_EQ(p.deeds(), Told{"hire"});
  EXPECT_EQ(p.of(white).supply, 5);
  p.gold(white, 2);
  EXPECT_EQ(p.deeds(), Told());
}

}  // namespace
}  // namespace laguna::murano::testing
