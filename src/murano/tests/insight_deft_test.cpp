// The deft choice: what the appraisal likes best, and blind to what is hidden; what a seat may hope for.
#include <algorithm>

#include "murano/tests/tables.hpp"

namespace laguna::murano::testing {
namespace {

// Further ships are not looked at when the one that sailed leads to something that is worth a point.
TEST(MuranoDeft, nothing_is_appraised_higher_but_further_ships_after_a_good_one) {
  each_table(6, [](const State& state, Seat seat, Random& random) {
    const View view = observe(state, seat);
    Actions list;
    Murano::legal_actions(state, seat, list);
    const Action action = Murano::deft(state, seat, random);
    ASSERT_NE(std::find(list.begin(), list.end(), action), list.end());
    const int worth = Murano::appraise(view, action);
    const bool is_good = state.open.phase == Phase::act && action.kind != Action::Kind::sail &&
                         worth >= insight::Appraisal(view).idle() + insight::kPoint;
    for (const Action& other : list) {
      if (is_good && other.kind == Action::Kind::sail) continue;
      ASSERT_LE(Murano::appraise(view, other), worth) << write(other).view();
    }
  });
}

TEST(MuranoDeft, it_does_not_depend_on_what_is_hidden) { expect_blind(9, Murano::deft); }

TEST(MuranoDeft, hope_counts_own_points_and_gold_and_not_another_hand) {
  each_table(3, [](const State& state, Seat seat, Random& random) {
    const int before = Murano::weigh(state, seat);
    EXPECT_EQ(Murano::weigh(Murano::imagine(observe(state, seat), random), seat), before);
    State richer = state;
    ++richer.open.scores[index(seat)];
    EXPECT_GE(Murano::weigh(richer, seat), before + 100);
    richer = state;
    ++richer.open.players[index(seat)].gold;
    EXPECT_GE(Murano::weigh(richer, seat), before);
  });
}

}  // namespace
}  // namespace laguna::murano::testing
