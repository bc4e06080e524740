// What a network is told depends on nothing hidden and turns with the seats; expanding visits each use once.
#include <set>
#include <string>

#include "mille_fiori/tests/dealt.hpp"
#include "mille_fiori/tests/tables.hpp"

namespace laguna::mille_fiori::testing {
namespace {

using Inputs = MilleFiori::Inputs;

Inputs told_to(const State& state, Seat seat) {
  Inputs inputs;
  MilleFiori::inputs(state, seat, inputs);
  return inputs;
}

// The same table with everybody one place further to the left.
State turned(const State& state) {
  State other = state;
  Board& board = other.board;
  const auto move = [&](Seat seat) { return seat == Seat::nobody ? seat : board.left_of(seat); };
  board.committed = Seats();
  state.board.everyone().each([&](Seat seat) {
    const int from = index(seat), to = index(move(seat));
    board.diamonds[to] = state.board.diamonds[from];
    board.scores[to] = state.board.scores[from];
    board.ships[to] = state.board.ships[from];
    board.stock[to] = state.board.stock[from];
    other.hands[to] = state.hands[from];
    other.picks[to] = state.picks[from];
    if (state.board.committed.has(seat)) board.committed.insert(move(seat));
  });
  for (auto& marks : board.bonuses)
    for (Seat& mark : marks) mark = move(mark);
  for (Seat* seat : {&board.start, &board.acting, &board.first_out}) *seat = move(*seat);
  return other;
}

TEST(Inputs, what_a_seat_cannot_tell_apart_looks_the_same) {
  each_sensible_table(24, [](const State& state, Seat seat, Random& random) {
    const State imagined = MilleFiori::imagine(observe(state, seat), random);
    ASSERT_EQ(told_to(state, seat), told_to(imagined, seat));
  });
}

TEST(Inputs, they_turn_with_the_seats) {
  each_sensible_table(24, [](const State& state, Seat seat, Random&) {
    ASSERT_EQ(told_to(state, seat), told_to(turned(state), state.board.left_of(seat)));
  });
}

TEST(Inputs, each_seat_sees_itself_first) {
  Picture p;
  p.ship(red, 4).ship(blue, 9);
  EXPECT_NE(told_to(p.state, red), told_to(p.state, blue));
  EXPECT_EQ(told_to(p.state, green), told_to(p.ship(yellow, 0).state, green));
}

TEST(Inputs, seats_that_are_not_there_are_not_told) {
  Picture p(2);
  const Inputs inputs = told_to(p.state, red);
  for (int word = 2 * insight::told::kSeatWords; word < 4 * insight::told::kSeatWords; ++word)
    EXPECT_EQ(inputs.word[word], 0u);
}

// Every single thing that is told: a change of it is a change of the inputs.
TEST(Inputs, what_lies_open_is_told) {
  Picture p;
  const auto differs = [&](auto&& change) {
    Picture other;
    change(other);
    return told_to(other.state, red) != told_to(p.state, red);
  };
  EXPECT_TRUE(differs([](Picture& q) { q.ship(yellow, 3); }));
  EXPECT_TRUE(differs([](Picture& q) { q.supply(green, 4); }));
  EXPECT_TRUE(differs([](Picture& q) { q.bonuses(Area::trade, "b"); }));
  EXPECT_TRUE(differs([](Picture& q) { q.face_up("key-1 lion-1"); }));
  EXPECT_TRUE(differs([](Picture& q) { q.face_up("key-1 ship-2"); }));
  EXPECT_TRUE(differs([](Picture& q) { q.state.board.round = 2; }));
  EXPECT_TRUE(differs([](Picture& q) { q.state.board.cycle = 2; }));
  EXPECT_TRUE(differs([](Picture& q) { q.state.board.start = green; }));
  EXPECT_TRUE(differs([](Picture& q) { q.state.board.first_out = green; }));
}

TEST(Inputs, who_has_yet_to_play) {
  Picture p = dealt({3, false}, {.start = blue});
  const auto yet = [&] {
    std::string seats;
    for (Seat seat : {red, blue, green})
      if (insight::yet_to_play(p.state).has(seat)) seats += "rbg"[index(seat)];
    return seats;
  };
  EXPECT_EQ(yet(), "rbg");
  for (Seat seat : {red, blue, green}) p.does(seat, p.may(seat).front());
  EXPECT_EQ(yet(), "rbg");
  p.does(blue, "sail");
  EXPECT_EQ(yet(), "rg");
  p.does(green, "sail");
  EXPECT_EQ(yet(), "r");
}

TEST(Expand, a_pick_and_a_taken_card_are_used_in_each_way_once) {
  each_sensible_table(24, [](const State& state, Seat seat, Random& random) {
    const Action action = MilleFiori::sample(state, seat, random);
    const bool is_card = action.kind == Action::Kind::pick || action.kind == Action::Kind::take;
    const int uses = is_card ? Uses(state.board, seat, action.card).count() : 1;
    std::set<std::string> seen;
    int visits = 0;
    MilleFiori::expand(state, seat, action, [&](const State& after) {
      ++visits;
      ASSERT_EQ(after.board.discard.count() - state.board.discard.count(),
                action.kind == Action::Kind::decline ? 0 : 1);
      seen.insert(
          std::string(reinterpret_cast<const char*>(&after.board.diamonds), sizeof(after.board.diamonds)) +
          std::to_string(after.board.ships[index(seat)]));
    });
    ASSERT_EQ(visits, uses);
    ASSERT_EQ(static_cast<int>(seen.size()), uses);
  });
}

TEST(Expand, a_use_brings_what_playing_the_card_brings) {
  each_sensible_table(24, [](const State& state, Seat seat, Random& random) {
    const Action action = MilleFiori::sample(state, seat, random);
    if (action.kind != Action::Kind::pick) return;
    const Uses uses(state.board, seat, action.card);
    int n = 0;
    MilleFiori::expand(state, seat, action, [&](const State& after) {
      Board board = state.board;
      Silence silence;
      const Rule extra = play_card(board, seat, action.card, uses.nth(n++), silence);
      ASSERT_EQ(after.board.diamonds, board.diamonds);
      ASSERT_EQ(after.board.scores, board.scores);
      ASSERT_EQ(after.board.bonuses, board.bonuses);
      ASSERT_EQ(after.board.phase == Phase::extra && after.board.acting == seat,
                extra != Rule::none && !board.face_up.empty());
      ASSERT_FALSE(after.board.phase != Phase::deal && after.board.phase != Phase::over &&
                   !state.board.options.tactical && insight::yet_to_play(after).has(seat));
    });
  });
}

TEST(Chapter, it_grows_with_each_round) {
  Picture p = dealt({2, false}, {});
  EXPECT_EQ(MilleFiori::chapter(p.state), 0);
  for (int cycle = 0; cycle < 3; ++cycle) finish_cycle(p);
  EXPECT_EQ(MilleFiori::turn(p.state).kind, Turn::Kind::chance);
  EXPECT_EQ(MilleFiori::chapter(p.state), 1);
}

}  // namespace
}  // namespace laguna::mille_fiori::testing
