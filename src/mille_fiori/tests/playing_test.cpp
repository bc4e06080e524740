// Playing a card: diamonds, bonuses, extra cards, and their order.
#include "mille_fiori/tests/picture.hpp"

namespace laguna::mille_fiori::testing {
namespace {

// Blue has two of each commodity, so that every trade card of red is a good deal.
Picture good_deals() {
  Picture p;
  p.harbor_and_trade(R"(
      ... bbbb
      ... bbbb
      ... ....
      ... ....
      ... ....)");
  return p;
}

TEST(Playing, P1_a_card_puts_one_diamond_on_an_empty_space_of_its_area) {
  for (int s = 0; s < kSymbols; ++s) {
    const auto symbol = static_cast<Symbol>(s);
    Picture p;
    p.ship(red, 20).shows(red, write(card_with(symbol, 1)));
    for (const auto& action : p.may(red)) {
      if (action == "sail") continue;
      EXPECT_EQ(area_of(read(action)->space), area_of(symbol)) << action;
      Picture after = p;
      after.does(red, action);
      EXPECT_TRUE(after.state.board.diamonds[index(red)].has(index(read(action)->space)));
      EXPECT_EQ(after.diamonds_left(red), 29);
      EXPECT_TRUE(MilleFiori::sound(after.state)) << action;
    }
  }
}

TEST(Playing, P1_a_full_area_leaves_only_sailing) {
  Picture p;
  p.nobili("r b g  y r b g  y r b g y").shows(red, "lion-1");
  EXPECT_EQ(p.may(red), (Told{"sail"}));
}

TEST(Playing, P2_a_bonus_is_the_highest_number_left_and_takes_one_more_diamond_ruling_6) {
  for (const auto& [taken, bonus] : {std::pair{"", "+20"}, {"y", "+15"}, {"yb", "+10"}, {"ybg", "+5"}}) {
    Picture p;
    p.harbor_and_trade("... rrr*  ... ....  ... ....  ... ....  ... ....").bonuses(Area::trade, taken);
    EXPECT_EQ(p.plays(red, "swans-1").at(2), std::string("r ") + bonus + " C3");
    EXPECT_EQ(p.diamonds_left(red), 30 - 4 - 1);
    EXPECT_TRUE(MilleFiori::sound(p.state));
  }
}

TEST(Playing, P2_a_bonus_is_earned_once_in_a_game) {
  Picture p;
  p.harbor_and_trade("... rrr.  ... ...*  ... ....  ... ....  ... ....").bonuses(Area::trade, "r");
  EXPECT_EQ(p.plays(red, "swans-1"), (Told{"r on trade-8", "r +1 C2"}));
  EXPECT_EQ(p.points(red), 1);
}

TEST(Playing, P2_every_area_and_each_pyramid_has_bonuses_of_its_own) {
  Picture p;
  p.bonuses(Area::workshops, "r").bonuses(Area::nobili, "rb").bonuses(Area::residences, "r").populi(R"(
        . . .
       . . . .
      r r * . .)");
  EXPECT_EQ(p.plays(red, "fish-1"), (Told{"r on populi-10", "r +2 T2", "r +20 T4"}));
}

TEST(Playing, P3_an_extra_card_is_any_face_up_card_or_none_ruling_5) {
  Picture p;
  p.face_up("key-1 key-1 ship-2 lion-5").ship(red, 6).plays(red, "key-1", "sail");
  EXPECT_EQ(p.may(red), (Told{"take key-1", "take lion-5", "take ship-2", "decline"}));
  EXPECT_EQ(p.may(blue), Told{});
  Picture declined = p;
  EXPECT_EQ(declined.does(red, "decline"), (Told{"r declines"}));
  EXPECT_EQ(declined.state.board.face_up.count(), 4);
  EXPECT_EQ(declined.state.board.acting, blue);
  EXPECT_EQ(p.does(red, "take lion-5"), (Told{"r takes lion-5"}));
  EXPECT_EQ(p.state.board.face_up, cards("key-1 key-1 ship-2"));
}

TEST(Playing, P3_an_extra_card_is_played_like_a_card_of_the_hand_or_used_to_sail_ruling_5) {
  Picture p;
  p.face_up("lion-5").ship(red, 6).plays(red, "key-1", "sail");
  p.does(red, "take lion-5");
  Picture sails = p;
  EXPECT_EQ(p.does(red, "place nobili-10"), (Told{"r on nobili-10", "r +2 T2"}));
  EXPECT_EQ(sails.does(red, "sail"), (Told{"r sails to 12", "r +10 N2"}));
}

TEST(Playing, P3_without_a_face_up_card_there_is_no_extra_card_ruling_5) {
  Picture p;
  p.face_up("").ship(red, 6);
  EXPECT_EQ(p.plays(red, "key-1", "sail"), (Told{"r sails to 7"}));
  EXPECT_EQ(p.state.board.acting, blue);
}

TEST(Playing, P3_extra_cards_follow_each_other_as_long_as_they_are_earned) {
  Picture p = good_deals();
  p.face_up("carafes-5 jewelry-5 swans-5 lime-4").ship(red, 2);
  EXPECT_EQ(p.plays(red, "glasses-1", "place trade-9").back(), "r earns C4");
  EXPECT_EQ(p.does(red, "take carafes-5"), (Told{"r takes carafes-5"}));
  EXPECT_EQ(p.does(red, "sail"), (Told{"r sails to 7", "r earns N3"}));
  EXPECT_EQ(p.does(red, "take jewelry-5"), (Told{"r takes jewelry-5"}));
  EXPECT_EQ(p.does(red, "place trade-11").back(), "r earns C4");
  EXPECT_EQ(p.does(red, "take swans-5"), (Told{"r takes swans-5"}));
  EXPECT_EQ(p.does(red, "place trade-12").back(), "r earns C4");
  EXPECT_EQ(p.does(red, "take lime-4"), (Told{"r takes lime-4"}));
  EXPECT_EQ(p.does(red, "sail"), (Told{"r sails to 11", "r +1 N2"}));
  EXPECT_EQ(p.state.board.acting, blue);
  EXPECT_TRUE(p.state.board.face_up.empty());
}

TEST(Playing, P4_points_of_everyone_then_the_bonus_then_the_extra_card_ruling_1) {
  Picture p = good_deals();
  p.harbor_and_trade("... ....  ... ....  ... rrr*  ... ....  ... ....");
  EXPECT_EQ(p.plays(red, "swans-1"), (Told{"r on trade-12", "r +3 C2", "b +6 C2", "r +20 C3", "r earns C4"}));
}

TEST(Playing, P4_in_the_harbor_the_fleet_then_sailing_and_its_points_then_the_extra_card_ruling_1) {
  Picture p;
  p.harbor_and_trade("br. r...  ... ....  ... ....  ... ....  ... ....").ship(red, 16);
  EXPECT_EQ(p.plays(red, "ship-5", "place harbor-3 sail"),
            (Told{"r on harbor-3", "r +2 H2", "b +1 H2", "r sails to 20", "r +10 N2", "r earns N3"}));
}

TEST(Playing, P5_the_turn_goes_on_with_the_three_diamonds_from_the_box_ruling_7) {
  Picture p = good_deals();
  p.supply(red, 1).face_up("carafes-5 jewelry-5 swans-5 lime-4");
  p.plays(red, "glasses-1", "place trade-9");
  EXPECT_EQ(p.diamonds_left(red), 3);
  p.does(red, "take carafes-5");
  EXPECT_EQ(p.does(red, "place trade-10").front(), "r on trade-10");
  p.does(red, "take jewelry-5");
  EXPECT_EQ(p.does(red, "place trade-11").front(), "r on trade-11");
  EXPECT_EQ(p.diamonds_left(red), 1);
  p.does(red, "take swans-5");
  EXPECT_EQ(p.does(red, "place trade-12").back(), "r earns C4");
  EXPECT_EQ(p.diamonds_left(red), 0);
}

TEST(Playing, P5_a_bonus_takes_its_diamond_from_the_box_too_ruling_7) {
  Picture p;
  p.harbor_and_trade("... rrr*  ... ....  ... ....  ... ....  ... ....").supply(red, 1);
  EXPECT_EQ(p.plays(red, "swans-1"), (Told{"r on trade-4", "r +1 C2", "r +20 C3", "r last turns E2"}));
  EXPECT_EQ(p.diamonds_left(red), 2);
}

TEST(Playing, P5_with_no_diamond_left_a_card_can_only_be_used_to_sail_ruling_7) {
  for (std::string_view name : {"lime-4", "key-4", "ship-4", "swans-4", "fish-4"}) {
    Picture p;
    p.supply(red, -3).shows(red, name);
    EXPECT_EQ(p.may(red), (Told{"sail"})) << name;
  }
}

TEST(Playing, P5_a_bonus_without_a_diamond_is_not_earned_ruling_7) {
  Picture p = good_deals();
  p.harbor_and_trade("... ....  ... ....  ... rrr*  ... ....  ... ....").supply(red, -2);
  EXPECT_EQ(p.plays(red, "swans-1"), (Told{"r on trade-12", "r +3 C2", "b +6 C2", "r earns C4"}));
  EXPECT_EQ(p.state.board.bonuses[static_cast<int>(Area::trade)][0], Seat::nobody);
  p.does(red, "take key-1");
  EXPECT_EQ(p.may(red), (Told{"sail"}));
}

}  // namespace
}  // namespace laguna::mille_fiori::testing
