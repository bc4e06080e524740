// The quick choice is a greedy one, and what is supposed of others is what they would choose.
#include <algorithm>
#include <vector>

#include "mille_fiori/tests/dealt.hpp"
#include "mille_fiori/tests/tables.hpp"

namespace laguna::mille_fiori::testing {
namespace {

std::vector<Action> best_appraised(const State& state, Seat seat) {
  const View view = observe(state, seat);
  Actions legal;
  MilleFiori::legal_actions(view, legal);
  int most = insight::kNever;
  for (const Action& action : legal) most = std::max(most, MilleFiori::appraise(view, action));
  std::vector<Action> best;
  std::copy_if(legal.begin(), legal.end(), std::back_inserter(best),
               [&](const Action& action) { return MilleFiori::appraise(view, action) == most; });
  return best;
}

void expect_greedy(const State& state, Seat seat, Random& random) {
  const auto best = best_appraised(state, seat);
  const Action action = MilleFiori::quick(state, seat, random);
  ASSERT_NE(std::find(best.begin(), best.end(), action), best.end()) << write(action).view();
}

TEST(Insight, the_quick_choice_is_one_of_those_appraised_highest) {
  each_table(60, expect_greedy);
  each_sensible_table(60, expect_greedy);
}

TEST(Insight, the_quick_choice_is_greedy_with_the_last_diamonds_and_cards) {
  each_table(60, [](const State& before, Seat seat, Random& random) {
    State state = before;
    state.board.stock[index(seat)] = static_cast<std::uint8_t>(random.below(3));
    while (state.board.face_up.count() > 1) state.board.face_up.remove(state.board.face_up.any(random));
    expect_greedy(state, seat, random);
  });
}

TEST(Insight, among_equals_each_is_chosen) {
  each_table(6, [](const State& state, Seat seat, Random& random) {
    auto best = best_appraised(state, seat);
    for (int trial = 0; trial < 400 && !best.empty(); ++trial)
      std::erase(best, MilleFiori::quick(state, seat, random));
    ASSERT_TRUE(best.empty()) << write(best.front()).view();
  });
}

TEST(Insight, what_is_supposed_looks_the_same_to_the_viewer) {
  each_sensible_table(12, [](const State& state, Seat seat, Random& random) {
    const View view = observe(state, seat);
    const State supposed = MilleFiori::suppose(view, random);
    ASSERT_TRUE(sound(supposed));
    ASSERT_EQ(observe(supposed, seat), view);
  });
}

TEST(Insight, a_hidden_pick_is_supposed_to_be_the_best_card) {
  Picture p = dealt({2, false}, {.hands = {"ash-1 key-1 key-2 key-3 lion-5", "fish-1"}});
  finish_cycle(p);  // blue now holds what red has passed on
  p.ship(blue, 15);
  p.does(blue, "pick key-2");
  Random random(3);
  for (int trial = 0; trial < 20; ++trial)
    EXPECT_EQ(MilleFiori::suppose(observe(p.state, red), random).picks[1], card("lion-5"));
}

}  // namespace
}  // namespace laguna::mille_fiori::testing
