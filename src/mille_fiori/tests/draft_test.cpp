// The draft: dealing, keeping a card, playing in turn, passing on, leaving over.
#include <algorithm>

#include "mille_fiori/tests/dealt.hpp"

namespace laguna::mille_fiori::testing {
namespace {

constexpr Options kThree{3, false}, kFour{4, false};
const Luck kHands = {.start = blue,
                     .face_up = "key-5",
                     .hands = {"ship-1 ship-2 ship-3 ship-4 ship-5", "lion-1 lion-2 lion-3 lion-5 coin-1",
                               "fish-1 fish-2 fish-3 fish-4 crab-1"}};

Told lines_with(const Told& story, std::string_view word) {
  Told found;
  std::copy_if(story.begin(), story.end(), std::back_inserter(found),
               [&](const std::string& line) { return line.find(word) != std::string::npos; });
  return found;
}

TEST(Draft, D1_five_cards_at_a_time_go_to_the_starting_seat_first_and_then_clockwise_ruling_14) {
  Picture p(4);
  p.state = MilleFiori::start(kFour);
  const Told story = lines_with(settle(p, {.start = green}), "dealt");
  ASSERT_EQ(story.size(), 20u);
  std::string seats;
  for (const auto& line : story) seats += line[0];
  EXPECT_EQ(seats, "gggggyyyyyrrrrrbbbbb");
  for (Seat seat : {red, blue, green, yellow}) EXPECT_EQ(p.state.hands[index(seat)].count(), 5);
  EXPECT_EQ(p.state.pile.count(), 109 - 9 - 20);
}

TEST(Draft, D2_everyone_keeps_a_card_at_the_same_time_and_in_any_order) {
  Picture p = dealt(kThree, kHands);
  EXPECT_EQ(MilleFiori::turn(p.state), Turn::of(Seats::first(3)));
  EXPECT_EQ(p.may(red), (Told{"pick ship-1", "pick ship-2", "pick ship-3", "pick ship-4", "pick ship-5"}));
  EXPECT_EQ(p.does(green, "pick crab-1"), (Told{"g picks crab-1"}));
  EXPECT_EQ(p.may(green), Told{});
  EXPECT_EQ(p.does(red, "pick ship-2"), (Told{"r picks ship-2"}));
  EXPECT_EQ(MilleFiori::turn(p.state), Turn::of(Seats::only(blue)));
}

TEST(Draft, D2_what_a_seat_keeps_is_hidden_until_it_is_played) {
  Picture p = dealt(kThree, kHands);
  p.does(green, "pick crab-1");
  EXPECT_EQ(MilleFiori::observe(p.state, green).pick, card("crab-1"));
  EXPECT_EQ(MilleFiori::observe(p.state, red).pick, Card::none);
  EXPECT_TRUE(MilleFiori::observe(p.state, red).unseen.has(card("crab-1")));
  const Event picked = tell::with_card(tell::Kind::picked, green, card("crab-1"));
  EXPECT_EQ(told(MilleFiori::seen_by(picked, green)), "g picks crab-1");
  for (Seat other : {red, blue, Seat::nobody})
    EXPECT_EQ(told(MilleFiori::seen_by(picked, other)), "g picks a card");
}

TEST(Draft, D3_the_starting_seat_shows_and_plays_first_then_the_others_clockwise) {
  Picture p = dealt(kThree, kHands);
  p.does(green, "pick crab-1");
  p.does(red, "pick ship-2");
  EXPECT_EQ(p.does(blue, "pick lion-3"), (Told{"b picks lion-3", "b plays lion-3"}));
  EXPECT_EQ(p.does(blue, "sail"), (Told{"b sails to 3", "b +1 N2", "g plays crab-1"}));
  EXPECT_EQ(p.does(green, "place populi-8"), (Told{"g on populi-8", "g +2 T2", "r plays ship-2"}));
  EXPECT_EQ(p.does(red, "place harbor-1"), (Told{"r on harbor-1", "hands pass"}));
}

TEST(Draft, D4_when_everyone_has_played_hands_go_to_the_neighbour_on_the_left) {
  Picture p = dealt(kThree, kHands);
  EXPECT_EQ(finish_cycle(p).back(), "hands pass");
  EXPECT_EQ(p.state.hands[index(blue)], cards("ship-2 ship-3 ship-4 ship-5"));
  EXPECT_EQ(p.state.hands[index(green)], cards("lion-2 lion-3 lion-5 coin-1"));
  EXPECT_EQ(p.state.hands[index(red)], cards("fish-2 fish-3 fish-4 crab-1"));
  EXPECT_EQ(MilleFiori::turn(p.state), Turn::of(Seats::first(3)));
}

TEST(Draft, D5_after_the_fourth_cycle_the_last_card_of_each_hand_goes_face_up) {
  Picture p = dealt(kThree, kHands);
  const Cards before = p.state.board.face_up;
  for (int cycle = 1; cycle <= 3; ++cycle) EXPECT_EQ(finish_cycle(p).back(), "hands pass");
  Told story = finish_cycle(p);
  EXPECT_EQ(Told(story.end() - 4, story.end()),
            (Told{"r leaves ship-5", "b leaves coin-1", "g leaves crab-1", "g starts"}));
  Cards after = before;
  after.add(cards("ship-5 coin-1 crab-1"));
  EXPECT_EQ(p.state.board.face_up, after);
  for (const Cards& hand : p.state.hands) EXPECT_TRUE(hand.empty());
}

TEST(Draft, D5_with_two_seats_three_cards_are_played_and_two_go_face_up_ruling_13) {
  Picture p = dealt({2, false}, kHands);
  EXPECT_EQ(finish_cycle(p).back(), "hands pass");
  EXPECT_EQ(finish_cycle(p).back(), "hands pass");
  const Told story = finish_cycle(p);
  EXPECT_EQ(Told(story.end() - 5, story.end()),
            (Told{"r leaves ship-4", "r leaves ship-5", "b leaves lion-5", "b leaves coin-1", "r starts"}));
  EXPECT_EQ(p.state.board.face_up.count(), 9 + 4);
  EXPECT_EQ(p.state.board.discard.count(), 6);
}

TEST(Draft, D6_the_Doge_card_moves_on_clockwise_after_each_round_ruling_15) {
  Picture p = dealt(kFour, {.start = green});
  std::string starters;
  for (int round = 0; round < 4; ++round) {
    for (int cycle = 0; cycle < 4; ++cycle) finish_cycle(p);
    starters += kColours[index(p.state.board.start)];
    const Told story = lines_with(settle(p, {}), "dealt");
    EXPECT_EQ(story.front()[0], starters.back());
    EXPECT_EQ(p.state.board.acting, p.state.board.start);
  }
  EXPECT_EQ(starters, "yrbg");
}

TEST(Draft, D7_in_the_tactical_variation_a_card_is_chosen_on_the_own_turn_and_played_at_once_ruling_12) {
  Picture p = dealt({3, true}, kHands);
  EXPECT_EQ(MilleFiori::turn(p.state), Turn::of(Seats::only(blue)));
  EXPECT_EQ(p.may(red), Told{});
  EXPECT_EQ(p.does(blue, "pick lion-3"), (Told{"b picks lion-3", "b plays lion-3"}));
  EXPECT_EQ(p.does(blue, "sail"), (Told{"b sails to 3", "b +1 N2"}));
  EXPECT_EQ(MilleFiori::turn(p.state), Turn::of(Seats::only(green)));
  EXPECT_EQ(p.may(green).size(), 5u);
}

TEST(Draft, D7_in_the_tactical_variation_hands_pass_and_cards_are_left_over_as_usual_ruling_12) {
  Picture p = dealt({3, true}, kHands);
  const Told story = finish_cycle(p);
  EXPECT_EQ(lines_with(story, "plays"), (Told{"b plays lion-1", "g plays fish-1", "r plays ship-1"}));
  EXPECT_EQ(story.back(), "hands pass");
  EXPECT_EQ(p.state.hands[index(blue)], cards("ship-2 ship-3 ship-4 ship-5"));
  finish_cycle(p);
  finish_cycle(p);
  EXPECT_EQ(lines_with(finish_cycle(p), "leaves"),
            (Told{"r leaves ship-5", "b leaves coin-1", "g leaves crab-1"}));
}

TEST(Draft, D8_a_played_card_goes_to_the_discard_pile_open_to_all) {
  Picture p = dealt(kThree, kHands);
  finish_cycle(p);
  EXPECT_EQ(p.state.board.discard, cards("ship-1 lion-1 fish-1"));
  EXPECT_EQ(MilleFiori::observe(p.state, Seat::nobody).board.discard, p.state.board.discard);
}

TEST(Draft, D8_an_extra_card_is_discarded_too) {
  Picture p;
  p.ship(red, 6).plays(red, "key-1", "sail");
  p.does(red, "take ship-1");
  p.does(red, "place harbor-1");
  EXPECT_EQ(p.state.board.discard, cards("key-1 ship-1"));
  EXPECT_EQ(p.state.board.face_up, cards("key-1"));
}

TEST(Draft, D5_D7_with_two_seats_the_tactical_variation_too_leaves_two_cards_each_ruling_13) {
  Picture p = dealt({2, true}, {});
  for (int cycle = 0; cycle < 3; ++cycle) {
    EXPECT_EQ(p.state.board.face_up.count(),
              9);  // nothing is left over before the round has ended (ruling 26)
    finish_cycle(p);
  }
  EXPECT_EQ(p.state.board.face_up.count(), 9 + 4);
  EXPECT_EQ(p.state.board.round, 1);
}

}  // namespace
}  // namespace laguna::mille_fiori::testing
