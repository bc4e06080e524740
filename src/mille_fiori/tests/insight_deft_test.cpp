// The deft choice is the best by what it thinks of later, and better than the greedy one.
#include <gtest/gtest.h>

#include "game/playout.hpp"
#include "mille_fiori/tests/tables.hpp"

namespace laguna::mille_fiori::testing {
namespace {

// What the action is worth to the deft; of a picked or taken card its best use.
int worth(const State& state, Seat seat, const Action& action) {
  const Board& board = state.board;
  const insight::Taste& taste = insight::kHands[board.seats() - 2][board.round];
  if (action.kind == Action::Kind::decline) return 0;
  const bool taken = action.kind == Action::Kind::take;
  const int extra = board.face_up.count() > (taken ? 1 : 0) ? taste.extra : 0;
  const auto gain = [&](Card card, const Action& use) {
    return insight::gain_of(board, seat, card, use, taste).worth(board.seats(), extra);
  };
  if (board.phase == Phase::play) return gain(board.shown, action);
  const Uses uses(board, seat, action.card);
  int most = insight::kNever;
  for (int n = 0; n < uses.count(); ++n) most = std::max(most, gain(action.card, uses.nth(n)));
  return most;
}

void expect_best(const State& state, Seat seat, Random& random) {
  Actions legal;
  MilleFiori::legal_actions(state, seat, legal);
  int most = insight::kNever;
  for (const Action& action : legal) most = std::max(most, worth(state, seat, action));
  const Action action = MilleFiori::deft(state, seat, random);
  ASSERT_NE(std::find(legal.begin(), legal.end(), action), legal.end()) << write(action).view();
  ASSERT_EQ(worth(state, seat, action), most) << write(action).view();
}

TEST(Insight, the_deft_choice_is_worth_most) {
  each_table(60, expect_best);
  each_table(60, MilleFiori::deft, expect_best);
}

TEST(Insight, the_deft_choice_is_the_best_with_the_last_diamonds_too) {
  each_table(60, [](const State& before, Seat seat, Random& random) {
    State state = before;
    state.board.stock[index(seat)] = static_cast<std::uint8_t>(random.below(3));
    expect_best(state, seat, random);
  });
}

TEST(Insight, the_deft_beat_the_greedy) {
  Random random(5);
  int wins = 0;
  for (int game = 0; game < 200; ++game) {
    State state = MilleFiori::start({2, false});
    const Seat deft = seat_at(game % 2);
    play_out<MilleFiori>(state, random, [&](const State& now, Seat seat, Random& luck) {
      return seat == deft ? MilleFiori::deft(now, seat, luck) : MilleFiori::quick(now, seat, luck);
    });
    wins += MilleFiori::winners(state).has(deft) ? 1 : 0;
  }
  EXPECT_GT(wins, 140);
}

}  // namespace
}  // namespace laguna::mille_fiori::testing
