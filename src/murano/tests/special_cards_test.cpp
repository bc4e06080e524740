// Special-building cards: what each does, and from when on. The lighthouse has a file of its own.
#include "murano/tests/picture.hpp"

namespace laguna::murano::testing {
namespace {

constexpr std::string_view kDonato = R"(
    B  B  S  B  B
    S  _  S  _  S
    B  wF S  wF B
    .  B  S  _  B)";

TEST(SpecialCards, K1_the_bank_brings_2_more_gold) {
  Picture p;
  p.cards(white, "bank").acts(white, "take-gold");
  EXPECT_EQ(p.does("take-gold"), Told{"w takes +4 gold K1"});
  p.acts(brown, "take-gold");
  EXPECT_EQ(p.does("take-gold"), Told{"b takes +2 gold A1"});
}

TEST(SpecialCards, K2_the_tavern_makes_characters_2_cheaper_never_less_than_nothing) {
  Picture p;
  p.cards(white, "tavern").gold(white, 3);
  for (int price : {0, 0, 1, 2}) {
    EXPECT_EQ(character_price(p.open, white), price);
    p.acts(white, "recruit").does("recruit");
    while (p.open.phase == Phase::look) p.does(p.may().front());
    const int before = p.gold(white);
    p.does(p.may("keep").front());
    EXPECT_EQ(p.gold(white), before - price);  // nor does it bring gold
  }
  EXPECT_EQ(p.gold(white), 0);
  EXPECT_EQ(character_price(p.open, brown), 1);
}

TEST(SpecialCards, K3_the_dockside_bar_brings_a_point_for_each_gondolier_placed) {
  Picture p;
  p.cards(white, "dockside-bar").acts(white, "dock");
  EXPECT_EQ(p.does("dock san-donato white"), (Told{"w docks san-donato white -2 gold A8", "w +1 K3"}));
  p.acts(brown, "dock");
  EXPECT_EQ(p.does("dock san-donato brown"), Told{"b docks san-donato brown -2 gold A8"});
}

TEST(SpecialCards, K4_the_civic_crane_brings_a_point_for_each_special_building_or_palace) {
  Picture p;
  p.island("san-donato", kDonato)
      .cards(white, "crane-civic")
      .tiles(white, "special palace-1 factory shop-red");
  p.acts(white, "build");
  EXPECT_EQ(p.does("build palace-1", "on san-donato-b1"),
            (Told{"w builds palace-1 on san-donato-b1", "w +3 B6", "w +1 K4"}));
  EXPECT_EQ(p.does("build factory", "on san-donato-d1"),
            (Told{"w builds factory on san-donato-d1", "w +1 B4"}));
  EXPECT_EQ(p.does("build special", "on san-donato-e4"),
            (Told{"w builds special on san-donato-e4", "w +1 K4"}));
}

TEST(SpecialCards, K5_the_craft_crane_brings_a_point_for_each_shop_or_glass_factory) {
  Picture p;
  p.island("san-donato", kDonato)
      .cards(white, "crane-craft")
      .tiles(white, "special palace-1 factory shop-red");
  p.acts(white, "build");
  EXPECT_EQ(p.does("build palace-1", "on san-donato-b1"),
            (Told{"w builds palace-1 on san-donato-b1", "w +3 B6"}));
  EXPECT_EQ(p.does("build factory", "on san-donato-d1"),
            (Told{"w builds factory on san-donato-d1", "w +1 B4", "w +1 K5"}));
  EXPECT_EQ(p.does("build shop-red", "on san-donato-e4"),
            (Told{"w builds shop-red on san-donato-e4", "w +2 B5", "w +1 K5"}));
}

TEST(SpecialCards, K4_K5_cranes_do_not_work_for_others) {
  Picture p;
  p.island("san-donato", kDonato).cards(white, "crane-craft crane-civic").tiles(brown, "palace-1 factory");
  p.acts(brown, "build");
  EXPECT_EQ(p.does("build palace-1", "on san-donato-b1", "build factory", "on san-donato-d1"),
            (Told{"b builds palace-1 on san-donato-b1", "b +3 B6", "b builds factory on san-donato-d1",
                  "b +1 B4"}));
}

TEST(SpecialCards, K6_with_the_harbor_placing_costs_1_at_an_own_dock_and_3_at_any_other) {
  Picture p;
  p.cards(white, "harbor").gold(white, 0).acts(white, "dock");
  EXPECT_EQ(p.deeds(), Told());
  EXPECT_EQ(p.gold(white, 2).deeds().size(), 6u);
  EXPECT_EQ(p.gold(white, 3).deeds().size(), 24u);
  EXPECT_EQ(p.does("dock san-donato grey"), Told{"w docks san-donato grey -3 gold A8"});
  p.gold(white, 1).acts(white, "dock");
  EXPECT_EQ(p.does("dock san-donato white"), Told{"w docks san-donato white -1 gold A8"});
}

TEST(SpecialCards, K7_the_guild_hall_brings_one_point_after_a_production) {
  Picture p;
  p.island("san-donato", kDonato).cards(white, "guild-hall").acts(white, "production");
  EXPECT_EQ(p.does("produce 2", "bead red", "bead blue"),
            (Told{"w produces 2 P1", "w -4 P2", "w draws red", "w draws blue", "w +1 K7"}));
  EXPECT_EQ(p.does("sell blue"), Told{"w sells blue +5 gold P3"});
  p.acts(white, "production");
  EXPECT_EQ(p.does("sell red"), Told{"w sells red +5 gold P3"});  // nothing was made
}

TEST(SpecialCards, K8_with_the_hostel_one_looks_at_five_characters_or_what_is_left) {
  Picture p;
  p.cards(white, "hostel").acts(white, "recruit");
  EXPECT_EQ(p.does("recruit", "character 1", "character 2", "character 3", "character 4", "character 5"),
            (Told{"w looks at 5 A6", "w sees 1", "w sees 2", "w sees 3", "w sees 4", "w sees 5"}));
  p.does("keep 4");
  std::vector<int> others;
  for (int card = 6; card <= 35; ++card) others.push_back(card);
  p.characters(grey, others).acts(white, "recruit");
  EXPECT_EQ(p.does("recruit"), (Told{"w looks at 4 A6", "w sees 1", "w sees 2", "w sees 3", "w sees 5"}));
  EXPECT_EQ(p.may(), (Told{"keep 1", "keep 2", "keep 3", "keep 5", "decline"}));
}

TEST(SpecialCards, K9_the_basilica_brings_5_points_at_once) {
  Picture p;
  p.island("san-donato", kDonato).tiles(white, "special").acts(white, "build");
  p.does("build special", "on san-donato-b1", "special basilica", "special bank", "special hostel");
  EXPECT_EQ(p.does("keep basilica"), (Told{"w keeps basilica B7", "w +5 K9"}));
  EXPECT_EQ(p.points(white), 10);
}

TEST(SpecialCards, K10_with_a_studio_two_colours_are_sold_as_one) {
  Picture p;
  p.cards(white, "studio-red-green").beads(white, "red green blue").acts(white, "production");
  EXPECT_EQ(p.deeds(), (Told{"sell blue", "sell green", "sell red", "sell red green"}));
  EXPECT_EQ(p.does("sell red green"), Told{"w sells red green +12 gold P3"});
  EXPECT_EQ(p.of(white).beads, (std::array<std::uint8_t, 3>{0, 0, 1}));
}

TEST(SpecialCards, K10_each_studio_joins_its_two_colours_and_two_studios_join_all) {
  const auto mixed = [](std::string_view studios) {
    Picture p;
    p.beads(white, "red green blue").cards(white, studios).acts(white, "production");
    Told texts = p.deeds();
    std::erase_if(texts, [](const std::string& text) { return text.find(' ') == text.rfind(' '); });
    return texts;
  };
  const Told all = {"sell green blue", "sell red blue", "sell red green", "sell red green blue"};
  EXPECT_EQ(mixed("studio-red-green"), Told{"sell red green"});
  EXPECT_EQ(mixed("studio-blue-green"), Told{"sell green blue"});
  EXPECT_EQ(mixed("studio-red-blue"), Told{"sell red blue"});
  EXPECT_EQ(mixed("studio-red-green studio-blue-green"), all);
  EXPECT_EQ(mixed("studio-red-green studio-red-blue"), all);
  EXPECT_EQ(mixed("studio-blue-green studio-red-blue"), all);
  EXPECT_EQ(mixed("tavern"), Told());
}

TEST(SpecialCards, K13_with_the_assembly_hall_dismissing_brings_5_gold_and_hiring_costs_1) {
  Picture p;
  p.cards(white, "assembly-hall").gold(white, 1).acts(white, "gondolier");
  EXPECT_EQ(p.does("hire"), Told{"w hires -1 gold A9"});
  p.acts(white, "gondolier");
  EXPECT_EQ(p.does("dismiss"), Told{"w dismisses +5 gold A9"});
  EXPECT_EQ(p.gold(white), 5);
}

TEST(SpecialCards, K14_a_card_works_from_its_owners_next_turn_on) {
  Picture p(2);
  p.island("san-donato", kDonato).tiles(white, "special palace-1 palace-2").acts(white, "build");
  p.does("build special", "on san-donato-b1", "special crane-civic", "special bank", "special hostel",
         "keep crane-civic");
  EXPECT_EQ(p.does("build palace-1", "on san-donato-d1", "stop"),
            (Told{"w builds palace-1 on san-donato-d1", "w +3 B6"}));
  p.does(p.may("pass").front());
  EXPECT_EQ(p.open.acting, white);
  p.acts(white, "build");
  EXPECT_EQ(p.does("build palace-2", "on san-donato-e4"),
            (Told{"w builds palace-2 on san-donato-e4", "w +3 B6", "w +1 K4"}));
}

TEST(SpecialCards, K14_two_cards_of_one_turn_both_wait) {
  Picture p;
  p.island("san-donato", kDonato).tiles(white, "special special factory").acts(white, "build");
  p.does("build special", "on san-donato-b1", "special crane-craft", "special bank", "special hostel",
         "keep crane-craft", "build special", "on san-donato-d1", "special crane-civic", "special tavern",
         "special harbor", "keep crane-civic");
  EXPECT_EQ(p.does("build factory", "on san-donato-e4"),
            (Told{"w builds factory on san-donato-e4", "w +1 B4"}));
}

}  // namespace
}  // namespace laguna::murano::testing
