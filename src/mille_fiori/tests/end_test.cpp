// The end: the pile or a supply runs out, and the most points win.
#include "game/playout.hpp"
#include "mille_fiori/tests/dealt.hpp"

namespace laguna::mille_fiori::testing {
namespace {

// Everyone has kept a key; it is the start of playing, red first.
Picture everyone_kept_a_key() {
  Picture p = dealt({4, false}, {.hands = {"key-1", "key-2", "key-3", "key-4"}});
  p.does(red, "pick key-1");
  p.does(blue, "pick key-2");
  p.does(green, "pick key-3");
  p.does(yellow, "pick key-4");
  return p;
}

// The last card but one of a round, red before blue.
Picture end_of_a_round() {
  Picture p = dealt({2, false}, {.hands = {"key-1 key-1 key-1", "key-2 key-2 key-2"}});
  for (int cycle = 0; cycle < 2; ++cycle) finish_cycle(p);
  return p;
}

TEST(End, E1_the_round_in_which_the_pile_runs_out_is_played_to_its_end_and_is_the_last) {
  Picture p = end_of_a_round();
  p.empty_pile();
  const Told story = finish_cycle(p);
  EXPECT_EQ(story.back(), "ended E1");
  EXPECT_EQ(story.at(story.size() - 2).substr(0, 8), "b leaves");
  EXPECT_EQ(MilleFiori::turn(p.state), Turn::over());
}

TEST(End, E1_as_long_as_there_is_a_pile_a_new_round_begins_ruling_8) {
  Picture p = end_of_a_round();
  EXPECT_EQ(finish_cycle(p).back(), "b starts");
  EXPECT_EQ(MilleFiori::turn(p.state), Turn::chance());
}

TEST(End, E1_the_pile_lasts_for_ten_seven_or_five_rounds) {
  for (const auto& [seats, rounds] : {std::pair{2, 10}, {3, 7}, {4, 5}}) {
    Picture p(seats);
    p.state = MilleFiori::start({static_cast<std::uint8_t>(seats), false});
    int settled = 0;
    for (; p.state.board.phase != Phase::over; finish_cycle(p))
      if (MilleFiori::turn(p.state).kind == Turn::Kind::chance) settle(p, {}), ++settled;
    EXPECT_EQ(settled, rounds);
    EXPECT_TRUE(p.state.pile.empty());
  }
}

TEST(End, E2_after_the_last_diamond_of_a_supply_the_others_still_have_their_turn_ruling_8) {
  Picture p = everyone_kept_a_key();
  p.supply(blue, 1);
  p.does(red, "sail");
  EXPECT_EQ(p.does(blue, "place residence-1"),
            (Told{"b on residence-1", "b +2 R2", "b last turns E2", "g plays key-3"}));
  EXPECT_EQ(p.does(green, "sail"), (Told{"g sails to 3", "g +1 N2", "y plays key-4"}));
  EXPECT_EQ(p.does(yellow, "sail"), (Told{"y sails to 4", "y +3 N2", "ended E2"}));
  EXPECT_EQ(p.state.board.cycle, 0);
  EXPECT_FALSE(p.state.hands[index(red)].empty());
}

TEST(End, E2_if_the_last_in_turn_empties_its_supply_the_game_ends_at_once_ruling_8) {
  Picture p = everyone_kept_a_key();
  p.supply(yellow, 1);
  for (Seat seat : {red, blue, green}) p.does(seat, "sail");
  EXPECT_EQ(p.does(yellow, "place residence-1"),
            (Told{"y on residence-1", "y +2 R2", "y last turns E2", "ended E2"}));
}

TEST(End, E2_equal_turns_are_counted_from_the_starting_seat_ruling_8) {
  Picture p = dealt({3, true}, {.start = green});
  p.supply(red, 1);
  p.does(green, p.may(green)[0]);
  p.does(green, "sail");
  p.does(red, p.may(red)[0]);
  EXPECT_EQ(p.does(red, p.may(red)[0]).back(), "r last turns E2");
  p.does(blue, p.may(blue)[0]);
  EXPECT_EQ(p.does(blue, "sail").back(), "ended E2");
}

TEST(End, E2_a_bonus_diamond_may_be_the_last_one_ruling_8) {
  Picture p;
  p.harbor_and_trade("... rrr*  ... ....  ... ....  ... ....  ... ....").supply(red, 2);
  EXPECT_EQ(p.plays(red, "swans-1"), (Told{"r on trade-4", "r +1 C2", "r +20 C3", "r last turns E2"}));
}

TEST(End, E2_one_diamond_left_ends_nothing) {
  Picture p;
  p.supply(red, 2);
  EXPECT_EQ(p.plays(red, "key-2", "place residence-1"), (Told{"r on residence-1", "r +2 R2"}));
}

TEST(End, E2_the_turn_that_empties_the_supply_is_finished_with_its_extra_cards) {
  Picture p;
  p.residences("r b r b * . . . . . . . . . . . . . . .").supply(red, 1);
  EXPECT_EQ(p.plays(red, "key-2"), (Told{"r on residence-5", "r +1 R2", "r earns R4"}));
  p.does(red, "take key-1");
  EXPECT_EQ(p.does(red, "place residence-6"),
            (Told{"r on residence-6", "r +5 R2", "r +20 R3", "r last turns E2"}));
}

TEST(End, E2_a_second_empty_supply_changes_nothing) {
  Picture p = everyone_kept_a_key();
  p.supply(red, 1).supply(green, 1);
  EXPECT_EQ(p.does(red, "place residence-1").at(2), "r last turns E2");
  p.does(blue, "sail");
  EXPECT_EQ(p.does(green, "place residence-2"), (Told{"g on residence-2", "g +4 R2", "y plays key-4"}));
  EXPECT_EQ(p.does(yellow, "sail").back(), "ended E2");
}

TEST(End, E2_an_empty_supply_in_the_last_cycle_of_a_round_comes_before_the_left_over_cards_ruling_8) {
  Picture p = end_of_a_round();
  p.supply(red, 1).supply(blue, 9);
  p.does(red, p.may(red)[0]);
  p.does(blue, p.may(blue)[0]);
  EXPECT_EQ(p.does(red, p.may(red)[0]).at(2), "r last turns E2");
  EXPECT_EQ(p.does(blue, "sail").back(), "ended E2");
  EXPECT_EQ(p.state.board.face_up.count(), 9);
}

TEST(End, E3_the_most_points_win) {
  Picture p;
  p.state.board.scores = {120, 119, 7, 0};
  EXPECT_EQ(MilleFiori::winners(p.state), Seats::only(red));
}

TEST(End, E3_all_who_share_the_most_points_win_together_ruling_16) {
  Picture p;
  p.state.board.scores = {88, 120, 7, 120};
  Seats both = Seats::only(blue);
  both.insert(yellow);
  EXPECT_EQ(MilleFiori::winners(p.state), both);

  Picture nothing(3);
  EXPECT_EQ(MilleFiori::winners(nothing.state), Seats::first(3));
}

TEST(End, E2_a_supply_that_ran_empty_is_told_when_the_extra_card_is_declined_ruling_18) {
  Picture p = everyone_kept_a_key();
  p.supply(red, 1);
  p.ship(red, 6);
  p.does(red, "place residence-1");
  EXPECT_EQ(p.state.board.first_out, red);

  Picture chain = dealt({4, false}, {.face_up = "key-1", .hands = {"ship-1", "key-2", "key-3", "key-4"}});
  chain.ship(red, 6);
  chain.supply(red, 1);
  chain.does(red, "pick ship-1");
  chain.does(blue, "pick key-2");
  chain.does(green, "pick key-3");
  chain.does(yellow, "pick key-4");
  EXPECT_EQ(chain.does(red, "place harbor-1 sail"), (Told{"r on harbor-1", "r sails to 7", "r earns N3"}));
  EXPECT_EQ(chain.does(red, "decline"), (Told{"r declines", "r last turns E2", "b plays key-2"}));
}

TEST(End, E2_is_named_when_the_pile_is_empty_too_ruling_17) {
  Picture p = end_of_a_round();
  p.empty_pile();
  p.supply(red, 1);
  p.does(red, p.may(red).front());
  p.does(blue, p.may(blue).front());
  for (const std::string& action : p.may(red))
    if (action.starts_with("place")) {
      p.does(red, action);
      break;
    }
  EXPECT_EQ(p.state.board.first_out, red);
  EXPECT_EQ(finish_cycle(p).back(), "ended E2");
}

}  // namespace
}  // namespace laguna::mille_fiori::testing
