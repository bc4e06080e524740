// Where choices lead: to tables that legal steps of the same seat reach, few of them, judged before luck.
#include <algorithm>

#include "murano/tests/picture.hpp"
#include "murano/tests/tables.hpp"

namespace laguna::murano::testing {
namespace {

std::vector<State> expanded(const State& state, Seat seat, const Action& action) {
  std::vector<State> reached;
  Murano::expand(state, seat, action, [&](const State& after) { reached.push_back(after); });
  return reached;
}

// All tables that the seat reaches with the action and up to so many more steps, without luck.
void reach(State state, Seat seat, const Action& action, int more, std::vector<State>& out) {
  Murano::apply(state, seat, action, Silence());
  out.push_back(state);
  if (more == 0 || !is_asked(state.open, seat) || state.open.phase == Phase::build) return;
  Actions list;
  Murano::legal_actions(state, seat, list);
  for (const Action& next : list) reach(state, seat, next, more - 1, out);
}

TEST(MuranoExpand, every_action_leads_to_few_sound_tables) {
  each_table(9, [](const State& state, Seat seat, Random&) {
    Actions list;
    Murano::legal_actions(state, seat, list);
    for (const Action& action : list) {
      const auto reached = expanded(state, seat, action);
      ASSERT_GT(reached.size(), 0u) << write(action).view();
      ASSERT_LE(reached.size(), 60u) << write(action).view();
      for (const State& after : reached) {
        ASSERT_TRUE(sound(after)) << write(action).view();
        ASSERT_GT(after.open.decisions, state.open.decisions);
      }
    }
  });
}

TEST(MuranoExpand, what_it_leads_to_is_reached_by_legal_steps) {
  each_table(3, [](const State& state, Seat seat, Random& random) {
    if (state.open.phase == Phase::score || random.below(8) != 0) return;
    const Action action = Murano::sample(state, seat, random);
    const auto visited = expanded(state, seat, action);
    std::uint32_t most = 0;
    for (const State& after : visited) most = std::max(most, after.open.decisions - state.open.decisions);
    if (most > 3) return;  // a long way of ships
    std::vector<State> reached;
    reach(state, seat, action, static_cast<int>(most) - 1, reached);
    for (const State& after : visited)
      ASSERT_NE(std::find(reached.begin(), reached.end(), after), reached.end()) << write(action).view();
  });
}

TEST(MuranoExpand, a_ship_is_judged_by_what_it_is_for) {
  Picture p(2);
  p.turn(white).tiles(white, "factory").island("san-donato", R"(
    B  B  S  B  B
    _  _  S  S  S
    B  B  S  B  B
    .  B  S  S  B)");
  int most = 0;
  for (const State& after : expanded(p.state, white, *read("sail ring-12 ring-13")))
    most = std::max<int>(most, after.open.scores[0]);
  EXPECT_EQ(most, p.points(white) + 1);
}

TEST(MuranoExpand, a_ship_that_makes_way_is_judged_by_where_the_next_one_gets) {
  Picture p(2);
  p.turn(white).gold(white, 9);
  bool recruits = false;
  for (const State& after : expanded(p.state, white, *read("sail ring-3 ring-4")))
    recruits |= after.open.phase == Phase::look;
  EXPECT_TRUE(recruits);
}

TEST(MuranoExpand, scoring_is_carried_out_as_the_best_plan_says) {
  each_table(12, [](const State& state, Seat seat, Random&) {
    if (state.open.phase != Phase::score) return;
    const Plan plan = best_plan(standing(state.open, seat, state.characters.hand(seat)));
    Actions list;
    Murano::legal_actions(state, seat, list);
    int most = 0;
    for (const Action& action : list)
      for (const State& after : expanded(state, seat, action))
        most = std::max<int>(most, after.open.scores[index(seat)]);
    ASSERT_EQ(most, state.open.scores[index(seat)] + plan.points + plan.left_over);
  });
}

TEST(MuranoChapter, it_grows_with_each_turn) {
  int seen = 0;
  Seat acting = Seat::nobody;
  each_table(3, [&](const State& state, Seat seat, Random&) {
    if (state.open.turns == 1) seen = 1, acting = seat;
    if (state.open.phase == Phase::score) return;
    ASSERT_EQ(Murano::chapter(state), seat == acting ? seen : seen + 1);
    seen = Murano::chapter(state);
    acting = seat;
  });
}

}  // namespace
}  // namespace laguna::murano::testing
