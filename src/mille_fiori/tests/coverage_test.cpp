// Random games reach every part of the rules, and never the heap.
#include <gtest/gtest.h>

#include <set>

#include "game/playout.hpp"
#include "kit/tests/allocations.hpp"
#include "mille_fiori/game.hpp"

namespace laguna::mille_fiori {
namespace {

TEST(Coverage, every_rule_every_kind_of_event_and_both_ends_occur_in_random_games) {
  std::set<Rule> rules;
  std::set<Event::Kind> kinds;
  std::set<Rule> ends;
  const auto hear = [&](const Event& event) {
    rules.insert(event.rule);
    kinds.insert(event.kind);
    if (event.kind == Event::Kind::ended) ends.insert(event.rule);
  };
  for (std::uint8_t seats : {2, 3, 4})
    for (int seed = 1; seed <= 100; ++seed) {
      Random random(seed);
      State state = MilleFiori::start({seats, seed % 2 == 0});
      while (MilleFiori::turn(state).kind == Turn::Kind::chance)
        MilleFiori::apply_chance(state, MilleFiori::sample_chance(state, random), hear);
      play_out<MilleFiori>(state, random, Direct<MilleFiori>(), hear);
    }
  EXPECT_EQ(rules.size(), kRules.size());
  EXPECT_EQ(kinds.size(), static_cast<std::size_t>(Event::Kind::ended) + 1);
  EXPECT_EQ(ends, (std::set{Rule::E1, Rule::E2}));
}

TEST(Coverage, a_playout_allocates_nothing) {
  int cards_played = 0;
  const long before = testing::allocations();
  for (int seed = 1; seed <= 50; ++seed) {
    Random random(seed);
    State state = MilleFiori::start({static_cast<std::uint8_t>(2 + seed % 3), seed % 2 == 0});
    play_out<MilleFiori>(state, random, FromList<MilleFiori>());
    cards_played += state.board.discard.count();
  }
  EXPECT_EQ(testing::allocations(), before);
  EXPECT_GT(cards_played, 50 * 60);
}

TEST(Coverage, drawing_directly_and_from_the_list_play_the_same_game) {
  for (int seed = 1; seed <= 100; ++seed) {
    Random one(seed), other(seed);
    State direct = MilleFiori::start({4, false}), listed = direct;
    play_out<MilleFiori>(direct, one, Direct<MilleFiori>());
    play_out<MilleFiori>(listed, other, FromList<MilleFiori>());
    EXPECT_EQ(direct, listed);
  }
}

}  // namespace
}  // namespace laguna::mille_fiori
