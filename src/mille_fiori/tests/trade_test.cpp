// Trade: five lines of glasses, carafes, jewelry and swans, to the right of the harbor.
#include "mille_fiori/tests/picture.hpp"

namespace laguna::mille_fiori::testing {
namespace {

TEST(Trade, C1_a_card_goes_to_any_empty_space_of_its_commodity) {
  Picture p;
  p.harbor_and_trade(R"(
      ... .r..
      ... ....
      ... b...
      ... ....
      ... .y..)")
      .shows(red, "carafes-3");
  EXPECT_EQ(p.may(red), (Told{"place trade-6", "place trade-10", "place trade-14", "sail"}));
}

TEST(Trade, C2_everyone_earns_the_number_of_filled_spaces_for_each_diamond_on_the_commodity) {
  Picture p;
  p.harbor_and_trade(R"(
      ... .r.b
      ... .b..
      ... y.*.
      ... ..b.
      ... ..r.)");
  EXPECT_EQ(p.plays(red, "jewelry-1"), (Told{"r on trade-11", "r +6 C2", "b +3 C2"}));
}

TEST(Trade, C2_the_first_diamond_on_a_commodity_earns_one_and_the_fifth_five) {
  Picture first;
  EXPECT_EQ(first.plays(red, "swans-1", "place trade-4"), (Told{"r on trade-4", "r +1 C2"}));

  Picture fifth;
  fifth.harbor_and_trade(R"(
      ... ...b
      ... ...r
      ... ...r
      ... ...*
      ... ...y)");
  EXPECT_EQ(fifth.plays(red, "swans-1"), (Told{"r on trade-16", "r +15 C2", "b +5 C2", "y +5 C2"}));
}

TEST(Trade, C3_all_four_commodities_earn_the_bonus_once) {
  Picture p;
  p.harbor_and_trade(R"(
      ... r...
      ... .r..
      ... ..*.
      ... ...r
      ... ....)");
  EXPECT_EQ(p.plays(red, "jewelry-1"), (Told{"r on trade-11", "r +1 C2", "r +20 C3"}));
  EXPECT_EQ(p.plays(red, "glasses-1", "place trade-5"), (Told{"r on trade-5", "r +4 C2"}));
}

TEST(Trade, C3_three_commodities_do_not_earn_the_bonus) {
  Picture p;
  p.harbor_and_trade(R"(
      ... r...
      ... .r..
      ... ..*.
      ... ...b
      ... ....)");
  EXPECT_EQ(p.plays(red, "jewelry-1"), (Told{"r on trade-11", "r +1 C2"}));
}

TEST(Trade, C4_somebody_with_more_diamonds_makes_it_a_good_deal) {
  Picture p;
  p.harbor_and_trade(R"(
      ... b...
      ... b...
      ... *...
      ... ....
      ... ....)");
  EXPECT_EQ(p.plays(red, "glasses-1"), (Told{"r on trade-9", "r +3 C2", "b +6 C2", "r earns C4"}));
}

TEST(Trade, C4_a_tie_after_placing_is_no_good_deal_ruling_11) {
  Picture one;
  one.harbor_and_trade(R"(
      ... b...
      ... *...
      ... ....
      ... ....
      ... ....)");
  EXPECT_EQ(one.plays(red, "glasses-1"), (Told{"r on trade-5", "r +2 C2", "b +2 C2"}));

  Picture two;
  two.harbor_and_trade(R"(
      ... b...
      ... *...
      ... r...
      ... b...
      ... ....)");
  EXPECT_EQ(two.plays(red, "glasses-1"), (Told{"r on trade-5", "r +8 C2", "b +8 C2"}));
}

TEST(Trade, C4_the_others_are_not_counted_together_ruling_11) {
  Picture p;
  p.harbor_and_trade(R"(
      ... b...
      ... g...
      ... y...
      ... *...
      ... ....)");
  EXPECT_EQ(p.plays(red, "glasses-1").back(), "y +4 C2");
}

TEST(Trade, C4_the_best_of_the_others_counts_wherever_it_sits_ruling_11) {
  Picture p;
  p.harbor_and_trade(R"(
      ... ...r
      ... ...b
      ... ...r
      ... ...*
      ... ....)");
  EXPECT_EQ(p.plays(yellow, "swans-1"),
            (Told{"y on trade-16", "r +8 C2", "b +4 C2", "y +4 C2", "y earns C4"}));
}

}  // namespace
}  // namespace laguna::mille_fiori::testing
