// Setting up: what everyone starts with, who starts, what lies face up.
#include "mille_fiori/tests/dealt.hpp"

namespace laguna::mille_fiori::testing {
namespace {

MilleFiori::Chances chances(const State& state) {
  MilleFiori::Chances odds;
  MilleFiori::chances(state, odds);
  return odds;
}

TEST(Setup, S1_everyone_starts_with_27_diamonds_and_3_in_the_box_a_ship_at_the_start_and_no_points) {
  for (std::uint8_t seats : {2, 3, 4}) {
    const State state = MilleFiori::start({seats, false});
    for (int seat = 0; seat < kMaxSeats; ++seat) {
      EXPECT_EQ(state.board.stock[seat], seat < seats ? 27 + 3 : 0);
      EXPECT_EQ(state.board.ships[seat], 0);
      EXPECT_EQ(state.board.scores[seat], 0);
      EXPECT_TRUE(state.board.diamonds[seat].empty());
    }
    EXPECT_EQ(state.pile, Cards::whole_deck());
  }
}

TEST(Setup, S2_the_starting_seat_is_drawn_by_lot_ruling_15) {
  const State state = MilleFiori::start({3, false});
  const auto odds = chances(state);
  ASSERT_EQ(odds.size(), 3u);
  for (int seat = 0; seat < 3; ++seat) {
    EXPECT_EQ(odds[seat].action, act::start(seat_at(seat)));
    EXPECT_EQ(odds[seat].weight, odds[0].weight);
  }
  std::array<int, 3> drawn{};
  Random random(1);
  for (int n = 0; n < 3000; ++n) ++drawn[index(MilleFiori::sample_chance(state, random).seat)];
  for (int count : drawn) EXPECT_NEAR(count, 1000, 100);
}

TEST(Setup, S2_whoever_is_drawn_is_told_to_all) {
  Picture p(3);
  p.state = MilleFiori::start({3, false});
  EXPECT_EQ(settle(p, {.start = green}).front(), "g starts");
  EXPECT_EQ(p.state.board.start, green);
}

TEST(Setup, S3_nine_cards_lie_face_up_with_two_or_four_seats_and_four_with_three_ruling_14) {
  for (const auto& [seats, face_up] : {std::pair{2, 9}, {3, 4}, {4, 9}}) {
    const Picture p = dealt({static_cast<std::uint8_t>(seats), false}, {});
    EXPECT_EQ(p.state.board.face_up.count(), face_up) << seats << " seats";
  }
}

TEST(Setup, S3_the_face_up_cards_are_the_first_of_the_pile_ruling_14) {
  Picture p(3);
  p.state = MilleFiori::start({3, false});
  const Told story = settle(p, {.face_up = "key-1 key-2 ship-3 swans-4"});
  EXPECT_EQ(Told(story.begin(), story.begin() + 6),
            (Told{"r starts", "face up key-1", "face up key-2", "face up ship-3", "face up swans-4",
                  "r is dealt quartz-1"}));
}

TEST(Setup, S3_each_card_of_the_pile_is_as_likely_as_any_other) {
  State state = MilleFiori::start({4, false});
  MilleFiori::apply_chance(state, act::start(red), Silence());
  MilleFiori::apply_chance(state, act::turn_up(card("key-2")), Silence());
  int cards_left = 0;
  for (const auto& [outcome, weight] : chances(state)) {
    EXPECT_EQ(weight, outcome.card == card("key-2") ? 3 : Cards::whole_deck().count(outcome.card));
    cards_left += weight;
  }
  EXPECT_EQ(cards_left, 108);

  int keys = 0;
  Random random(2);
  for (int n = 0; n < 10800; ++n)
    keys += symbol_of(MilleFiori::sample_chance(state, random).card) == Symbol::key ? 1 : 0;
  EXPECT_NEAR(keys, 1900, 200);
}

}  // namespace
}  // namespace laguna::mille_fiori::testing
