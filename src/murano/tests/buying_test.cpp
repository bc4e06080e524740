// Buying tiles, recruiting characters, and gondoliers.
#include "murano/game.hpp"
#include "murano/tests/picture.hpp"

namespace laguna::murano::testing {
namespace {

TEST(Buying, A2_a_glass_factory_costs_1_gold_and_lies_open) {
  Picture p;
  p.gold(white, 1).acts(white, "factory");
  EXPECT_EQ(p.deeds(), Told{"buy factory"});
  EXPECT_EQ(p.does("buy factory"), Told{"w buys factory -1 gold A2"});
  EXPECT_EQ(p.gold(white), 0);
  EXPECT_EQ(p.left(Stack::factories), 11);
  EXPECT_EQ(p.of(white).tiles[static_cast<int>(Stack::factories)], 1);
  EXPECT_EQ(p.heard_by(brown), Told{"w buys factory -1 gold A2"});
  EXPECT_EQ(p.open.acting, brown);
}

TEST(Buying, A5_a_special_building_costs_2_gold_and_lies_open) {
  Picture p;
  p.gold(white, 2).acts(white, "special");
  EXPECT_EQ(p.deeds(), Told{"buy special"});
  EXPECT_EQ(p.does("buy special"), Told{"w buys special -2 gold A5"});
  EXPECT_EQ(p.left(Stack::specials), 11);
  EXPECT_EQ(p.of(white).tiles[static_cast<int>(Stack::specials)], 1);
  EXPECT_EQ(p.open.acting, brown);
}

TEST(Buying, A3_the_top_tile_costs_2_gold_and_only_its_owner_knows_it) {
  Picture p;
  p.gold(white, 3).acts(white, "shop");
  EXPECT_EQ(p.deeds(), Told{"buy shop"});
  EXPECT_EQ(p.does("buy shop", "top shop-grey"), (Told{"w buys shop -2 gold A3", "w gets shop-grey"}));
  EXPECT_EQ(p.heard_by(brown), (Told{"w buys shop -2 gold A3", "w gets a shop"}));
  EXPECT_EQ(p.heard_by(Seat::nobody), p.heard_by(brown));
  EXPECT_EQ(p.left(Stack::shops), 11);
  EXPECT_EQ(Murano::observe(p.state, white).hands[0].shops, (Contents{0, 0, 1}));
  EXPECT_EQ(Murano::observe(p.state, brown).hands[0].shops, Contents());
  EXPECT_EQ(p.open.acting, brown);
}

TEST(Buying, A3_palaces_are_bought_likewise) {
  Picture p;
  p.gold(white, 2).acts(white, "palace");
  EXPECT_EQ(p.does("buy palace", "top palace-3"), (Told{"w buys palace -2 gold A3", "w gets palace-3"}));
  EXPECT_EQ(p.heard_by(orange).back(), "w gets a palace");
  EXPECT_EQ(p.left(Stack::palaces), 11);
  p.acts(white, "build");
  EXPECT_EQ(p.deeds(), Told{"build street"});  // no street, no palace
}

TEST(Buying, A3_a_tile_that_is_gone_does_not_come_again) {
  Picture p;
  p.tiles(brown, "shop-red shop-red shop-red shop-red").acts(white, "shop").does("buy shop");
  EXPECT_EQ(p.may(), (Told{"top shop-blue", "top shop-grey"}));
}

TEST(Buying, A4_for_4_gold_paid_first_one_looks_through_the_stack_and_takes_one_tile) {
  Picture p;
  p.gold(white, 4).tiles(brown, "palace-1 palace-1 palace-1 palace-1 palace-2").acts(white, "palace");
  EXPECT_EQ(p.deeds(), (Told{"buy palace", "search palace"}));
  EXPECT_EQ(p.does("search palace"),
            (Told{"w searches palace -4 gold A4",
                  "w finds palace-2 palace-2 palace-2 palace-3 palace-3 palace-3 palace-3"}));
  EXPECT_EQ(p.gold(white), 0);
  EXPECT_EQ(p.may(), (Told{"take palace-2", "take palace-3"}));  // no way back
  EXPECT_EQ(p.does("take palace-3"), Told{"w gets palace-3"});
  EXPECT_EQ(p.left(Stack::palaces), 6);
  EXPECT_EQ(p.heard_by(brown),
            (Told{"w searches palace -4 gold A4", "w finds something", "w gets a palace"}));
  EXPECT_EQ(p.open.acting, brown);
}

TEST(Buying, A4_the_rest_is_shuffled) {
  Picture p;
  p.acts(white, "shop").does("search shop", "take shop-red");
  p.acts(brown, "shop").does("buy shop");
  std::vector<int> weights;
  each_chance(p.state, [&](const Action&, int weight) { weights.push_back(weight); });
  EXPECT_EQ(weights, (std::vector{3, 4, 4}));
}

TEST(Buying, A4_of_glass_factories_and_special_buildings_there_is_nothing_to_look_for) {
  for (std::string_view deed : {"factory", "special"}) {
    Picture p;
    p.gold(white, 9).acts(white, deed);
    EXPECT_EQ(p.may("search"), Told());
  }
}

TEST(Buying, A4_which_palace_is_not_in_the_game_shows_in_the_stack_and_is_told_to_nobody) {
  Picture p(3);
  p.gold(white, 9).gold(brown, 9).acts(white, "palace").does("search palace");
  EXPECT_EQ(p.may(), (Told{"removed palace-1", "removed palace-2", "removed palace-3"}));
  EXPECT_EQ(p.does("removed palace-2"), Told{"w finds palace-1 palace-1 palace-1 palace-1 palace-2 palace-2 "
                                             "palace-2 palace-3 palace-3 palace-3 palace-3"});
  EXPECT_EQ(p.heard_by(brown), (Told{"w searches palace -4 gold A4", "w finds something"}));
  p.does("take palace-2");
  p.acts(brown, "palace");
  EXPECT_EQ(p.does("search palace"),  // it is decided once
            (Told{"b searches palace -4 gold A4",
                  "b finds palace-1 palace-1 palace-1 palace-1 palace-2 "
                  "palace-2 palace-3 palace-3 palace-3 palace-3"}));
}

TEST(Buying, A4_the_removed_palace_stays_open_as_long_as_tiles_come_from_the_top) {
  Picture p(2);
  for (std::string_view tile : {"top palace-1", "top palace-1", "top palace-1", "top palace-1"})
    p.gold(white, 9).acts(white, "palace").does("buy palace", tile);
  EXPECT_EQ(p.left(Stack::palaces), 7);
  p.gold(white, 9).acts(white, "palace").does("search palace");
  EXPECT_EQ(p.may(), (Told{"removed palace-2", "removed palace-3"}));
}

}  // namespace
}  // namespace laguna::murano::testing
