// Building: streets, what goes beside them, and the cards of special buildings.
#include "murano/tests/picture.hpp"

namespace laguna::murano::testing {
namespace {

// Two streets, three sites at each, one of them taken.
constexpr std::string_view kDonato = R"(
    B  B  S  B  B
    S  r  S  S  S
    B  wF S  B  B
    .  B  S  _  B)";

TEST(Building, B1_one_builds_up_to_three_tiles_in_any_order) {
  Picture p;
  p.island("san-donato", kDonato).tiles(white, "factory shop-blue palace-1 special").acts(white, "build");
  EXPECT_EQ(p.deeds(),
            (Told{"build street", "build factory", "build special", "build shop-blue", "build palace-1"}));
  p.does("build palace-1", "on san-donato-b1");
  EXPECT_EQ(p.may(), (Told{"build street", "build factory", "build special", "build shop-blue", "stop"}));
  p.does("build street", "street grey", "on san-donato-d2");
  EXPECT_EQ(p.may(), (Told{"build street", "build factory", "build special", "build shop-blue", "stop"}));
  p.does("build factory", "on san-donato-d1");  // beside the street just laid
  EXPECT_EQ(p.open.acting, brown);
}

TEST(Building, B1_one_may_stop_after_each_tile_but_not_before_the_first) {
  Picture p;
  p.acts(white, "build");
  EXPECT_FALSE(p.can("stop"));
  p.does("build street", "street blank", "on san-donato-b2");
  EXPECT_EQ(p.does("stop"), Told());
  EXPECT_EQ(p.open.acting, brown);
}

TEST(Building, B1_three_streets_are_three_tiles) {
  Picture p;
  p.acts(white, "build");
  EXPECT_EQ(
      p.does("build street", "street red", "on san-donato-a2", "build street", "street blue-grey",
             "on san-pietro-b2", "build street", "street blank", "on santa-teresa-d2"),
      (Told{"w draws street red", "w lays red on san-donato-a2", "w draws street blue-grey",
            "w lays blue-grey on san-pietro-b2", "w draws street blank", "w lays blank on santa-teresa-d2"}));
  EXPECT_EQ(p.open.acting, brown);
  EXPECT_EQ(p.points(white), 5);
  EXPECT_EQ(p.left(Stack::streets), 39);
}

TEST(Building, B1_the_turn_ends_by_itself_when_nothing_more_can_be_built) {
  Picture p;
  p.island("san-donato", kDonato).left(Stack::streets, 0).tiles(white, "shop-red").acts(white, "build");
  p.does("build shop-red", "on san-donato-b1");
  EXPECT_EQ(p.open.acting, brown);
}

TEST(Building, B2_a_street_that_was_drawn_must_be_laid_on_any_free_street_space) {
  Picture p;
  p.island("san-donato", kDonato).tiles(white, "factory").acts(white, "build");
  p.does("build street", "street red-grey");
  EXPECT_EQ(p.may().size(), 40u);
  EXPECT_EQ(p.may("on").size(), 40u);
  EXPECT_EQ(p.may("on san-donato"),
            (Told{"on san-donato-c1", "on san-donato-a2", "on san-donato-c2", "on san-donato-d2",
                  "on san-donato-e2", "on san-donato-c3", "on san-donato-c4"}));
  p.does("on san-donato-c3");
  EXPECT_EQ(census(p.open, static_cast<int>(Island::san_donato)).customers,
            (std::array<std::uint8_t, 3>{2, 0, 1}));
}

TEST(Building, B2_no_street_is_drawn_without_a_space_for_it_or_without_a_tile) {
  Picture p(2);
  p.island("san-donato", kDonato).tiles(white, "factory").acts(white, "build");
  EXPECT_TRUE(p.can("build street"));
  p.left(Stack::streets, 0);
  EXPECT_EQ(p.deeds(), Told{"build factory"});
  Picture full(2);
  full.island("san-donato", "B B _ B B  _ _ _ _ _  B B _ B B  . B _ _ B").tiles(white, "factory");
  full.open.paved = full.open.street_spaces();
  full.acts(white, "build");
  EXPECT_EQ(full.left(Stack::streets), 26);
  EXPECT_EQ(full.deeds(), Told{"build factory"});
}

TEST(Building, B3_a_building_goes_to_a_free_site_beside_a_street_on_any_island) {
  Picture p;
  p.island("san-donato", kDonato).island("san-pietro", R"(
      .  B  B  .
      B  S  S  B
      B  S  S  B
      .  S  g  bR)");
  p.tiles(white, "palace-2").acts(white, "build").does("build palace-2");
  EXPECT_EQ(p.may(), (Told{"on san-donato-b1", "on san-donato-d3", "on san-donato-e4"}));  // not over corners
}

TEST(Building, B3_without_an_open_site_only_streets_are_built) {
  Picture p;
  p.tiles(white, "factory special shop-red palace-3").acts(white, "build");
  EXPECT_EQ(p.deeds(), Told{"build street"});
  p.does("build street", "street blank", "on san-donato-c2");  // streets all round
  EXPECT_EQ(p.may(), (Told{"build street", "stop"}));
  p.does("build street", "street blank", "on san-donato-c1");
  EXPECT_TRUE(p.can("build palace-3"));
}

TEST(Building, B4_a_glass_factory_is_marked_and_brings_1_point) {
  Picture p;
  p.island("san-donato", kDonato).tiles(brown, "factory").acts(brown, "build");
  EXPECT_EQ(p.does("build factory", "on san-donato-b1"),
            (Told{"b builds factory on san-donato-b1", "b +1 B4"}));
  const Census here = census(p.open, static_cast<int>(Island::san_donato));
  EXPECT_EQ(here.factories, (std::array<std::uint8_t, 4>{1, 1, 0, 0}));
  EXPECT_EQ(p.points(brown), 6);
  EXPECT_EQ(p.of(brown).tiles, (std::array<std::uint8_t, kStacks>{}));
}

TEST(Building, B5_a_shop_is_marked_and_brings_2_points) {
  Picture p;
  p.island("san-donato", kDonato).tiles(orange, "shop-grey").acts(orange, "build");
  EXPECT_EQ(p.does("build shop-grey", "on san-donato-e4"),
            (Told{"o builds shop-grey on san-donato-e4", "o +2 B5"}));
  EXPECT_EQ(p.heard_by(white), (Told{"o builds shop-grey on san-donato-e4", "o +2 B5"}));  // no longer hidden
  const Census here = census(p.open, static_cast<int>(Island::san_donato));
  EXPECT_EQ(here.shops, (std::array<std::uint8_t, 4>{0, 0, 1, 0}));
  EXPECT_EQ(here.shops_of, (std::array<std::uint8_t, 3>{0, 0, 1}));
}

TEST(Building, B6_a_palace_belongs_to_nobody_and_brings_3_points) {
  Picture p;
  p.island("san-donato", kDonato).tiles(grey, "palace-2").acts(grey, "build");
  EXPECT_EQ(p.does("build palace-2", "on san-donato-d3"),
            (Told{"g builds palace-2 on san-donato-d3", "g +3 B6"}));
  const Census here = census(p.open, static_cast<int>(Island::san_donato));
  EXPECT_EQ(here.palaces, 1);
  EXPECT_EQ(here.crests, 2);
  EXPECT_EQ(p.open.factories[3] | p.open.shops[3], 0u);
}

TEST(Building, B7_a_special_building_belongs_to_nobody_and_brings_one_of_three_cards_openly) {
  Picture p;
  p.island("san-donato", kDonato).tiles(white, "special factory").acts(white, "build");
  EXPECT_EQ(p.does("build special", "on san-donato-d3", "special harbor", "special bank", "special hostel"),
            (Told{"w builds special on san-donato-d3", "w sees harbor", "w sees bank", "w sees hostel"}));
  EXPECT_EQ(p.may(), (Told{"keep harbor", "keep bank", "keep hostel"}));
  EXPECT_EQ(p.does("keep bank"), Told{"w keeps bank B7"});
  EXPECT_EQ(p.heard_by(brown), (Told{"w builds special on san-donato-d3", "w sees a card", "w sees a card",
                                     "w sees a card", "w keeps bank B7"}));
  EXPECT_EQ(p.points(white), 5);
  EXPECT_EQ(census(p.open, static_cast<int>(Island::san_donato)).specials, 1);
  EXPECT_EQ(p.of(white).cards, bit_of(Special::bank));
  EXPECT_EQ(p.may(), (Told{"build street", "build factory", "stop"}));  // two more tiles
  p.does("build factory", "on san-donato-b1", "build street", "street red", "on san-donato-c1");
  EXPECT_EQ(p.open.acting, brown);
}

TEST(Building, B7_the_other_cards_go_under_the_deck_in_the_order_drawn) {
  Picture p;
  p.island("san-donato", kDonato).tiles(white, "special special").acts(white, "build");
  p.does("build special", "on san-donato-d3", "special harbor", "special bank", "special hostel",
         "keep bank");
  p.cards(grey, "tavern dockside-bar crane-civic crane-craft guild-hall basilica studio-red-green");
  p.cards(grey, "studio-blue-green studio-red-blue trading-station lighthouse");  // one fresh card is left
  EXPECT_EQ(
      p.does("build special", "on san-donato-b1", "special assembly-hall"),
      (Told{"w builds special on san-donato-b1", "w sees assembly-hall", "w sees harbor", "w sees hostel"}));
  EXPECT_EQ(p.may(), (Told{"keep assembly-hall", "keep harbor", "keep hostel"}));
}

}  // namespace
}  // namespace laguna::murano::testing
