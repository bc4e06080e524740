#include <gtest/gtest.h>

#include <chrono>

#include "murano/tests/fairness.hpp"
#include "murano/tests/pile_worlds.hpp"

namespace laguna::murano::testing {
namespace {

constexpr Seat anna = seat_at(0), bert = seat_at(1), cleo = seat_at(2);
constexpr int kSeats = 3, red = 0, blue = 1, grey = 2;

std::vector<PileStep> any_steps(int tiles, Random& random) {
  using Kind = PileStep::Kind;
  std::vector<PileStep> steps;
  int bought = 0, builds = 0;
  for (int left = 3 + random.below(5); left > 0 && bought < tiles; --left) {
    const Seat seat = seat_at(random.below(kSeats));
    if (left == 1 && random.below(2) == 0) {
      steps.push_back({random.below(2) == 0 ? Kind::begins_search : Kind::looks, seat});
    } else if (builds < 3 && bought > 0 && random.below(3) == 0) {
      steps.push_back({Kind::build, seat});
      ++builds;
    } else {
      steps.push_back({random.below(3) == 0 ? Kind::search : Kind::top, seat});
      ++bought;
    }
  }
  return steps;
}

void each_course(int courses, auto visit) {
  Random random(1);
  for (int i = 0; i < courses; ++i) {
    const Pile start = i % 2 == 0 ? Pile::start({2, 2, 2}, true) : Pile::start({3, 2, 1}, false);
    const PileWorlds worlds(start, kSeats, any_steps(start.size(), random));
    for (int seat = 0; seat <= kSeats; ++seat) {
      visit(worlds, seat, seat == kSeats ? Seat::nobody : seat_at(seat), random);
      if (::testing::Test::HasFailure()) return;
    }
  }
}

TEST(Pile, H1_H2_views_are_equal_when_and_only_when_memories_are) {
  each_course(300, [](const PileWorlds& worlds, int mind, Seat viewer, Random&) {
    std::map<std::string, const PileWorld*> first;
    std::map<std::string, std::string> memory_of;
    for (const PileWorld& world : worlds.all) {
      ASSERT_TRUE(sound(world.pile));
      const PileView view = observe(world.pile, viewer);
      const auto [same, is_new] = first.try_emplace(world.memory[mind], &world);
      ASSERT_EQ(view, observe(same->second->pile, viewer)) << "a view shows more than its seat saw";
      const auto [known, unique] = memory_of.try_emplace(write(view), world.memory[mind]);
      ASSERT_EQ(known->second, world.memory[mind]) << "a view shows less than its seat saw";
    }
  });
}

TEST(Pile, H1_H2_all_stacks_that_fit_a_view_are_equally_often_imagined) {
  Fairness fairness;
  each_course(600, [&](const PileWorlds& worlds, int mind, Seat viewer, Random& random) {
    const PileWorld& real = worlds.all[random.below(static_cast<int>(worlds.all.size()))];
    Fairness::Odds odds;
    for (const PileWorld& world : worlds.all)
      if (world.memory[mind] == real.memory[mind]) odds[write(world.pile)] += world.weight;
    const PileView view = observe(real.pile, viewer);
    ASSERT_TRUE(fairness.judge(odds, [&] { return write(imagine(view, random)); }));
  });
  EXPECT_GT(fairness.freedom(), 1000);
  EXPECT_LT(fairness.deviation(), 4);
}

TEST(Pile, H1_H2_an_imagined_stack_looks_the_same_however_long_the_game) {
  Random random(2);
  int views = 0;
  std::chrono::steady_clock::duration spent{};
  const auto check = [&](const Pile& pile, Seat viewer) {
    ASSERT_TRUE(sound(pile));
    const PileView view = observe(pile, viewer);
    const auto begin = std::chrono::steady_clock::now();
    const Pile imagined = imagine(view, random);
    spent += std::chrono::steady_clock::now() - begin;
    ++views;
    ASSERT_EQ(observe(imagined, viewer), view);
    ASSERT_TRUE(sound(imagined));
  };
  for (int game = 0; game < 2000; ++game) {
    Pile pile = Pile::start({4, 4, 4}, game % 2 == 0);
    for (int step = 0; pile.size() > 0; ++step) {
      const Seat seat = seat_at(random.below(kMaxSeats));
      const Seat viewer = step % 5 == 4 ? Seat::nobody : seat_at(step % 5);
      if (random.below(3) != 0) {
        pile.take_top(seat, pile.any(random));
      } else {
        pile.begin_search(seat);
        check(pile, viewer);
        if (pile.needs_removed()) pile.remove(pile.any(random));
        check(pile, viewer);
        pile.choose(pile.any(random));
      }
      check(pile, viewer);
      if (const int k = random.below(kKinds); pile.hidden(seat, k) > 0) pile.build(seat, k);
      check(pile, viewer);
      if (HasFailure()) return;
    }
  }
  RecordProperty("imagine_ns", std::to_string(spent / std::chrono::nanoseconds(views)));
}

TEST(Pile, H1_a_bought_tile_is_hidden_until_it_is_built) {
  Pile pile = Pile::start({4, 4, 4}, false);
  pile.take_top(anna, red);
  EXPECT_EQ(pile.hidden(anna), 1);
  EXPECT_EQ(observe(pile, anna).kind[red], 1);
  EXPECT_EQ(observe(pile, bert).known(), 0);
  EXPECT_EQ(observe(pile, bert).open.hidden(anna), 1);
  pile.build(anna, red);
  EXPECT_EQ(observe(pile, bert).kind[red], 1);
  EXPECT_EQ(observe(pile, bert).open.hidden(anna), 0);
}

TEST(Pile, H1_the_oldest_of_its_kind_is_turned_over_so_older_tiles_are_of_another) {
  Pile pile = Pile::start({4, 4, 4}, false);
  for (const int k : {red, blue, blue}) pile.take_top(anna, k);
  EXPECT_EQ(pile.build(anna, blue), 1);
  Random random(3);
  int grey_first = 0;
  for (int i = 0; i < 200; ++i) {
    const Pile imagined = imagine(observe(pile, bert), random);
    EXPECT_EQ(imagined.kind[blue] & 1, 0);
    grey_first += imagined.kind[grey] & 1;
  }
  EXPECT_GT(grey_first, 60);
  EXPECT_LT(grey_first, 140);
}

TEST(Pile, H2_who_looks_through_the_stack_twice_knows_what_was_bought_in_between) {
  Pile pile = Pile::start({1, 1, 1}, false);
  pile.begin_search(anna);
  EXPECT_EQ(observe(pile, anna).content(), (Contents{1, 1, 1}));
  EXPECT_EQ(observe(pile, bert).content(), (Contents{}));
  pile.choose(grey);
  pile.take_top(bert, blue);
  pile.begin_search(anna);
  Random random(4);
  for (int i = 0; i < 20; ++i) EXPECT_EQ(imagine(observe(pile, anna), random), pile);
}

TEST(Pile, the_removed_palace_is_decided_when_somebody_first_looks_through_the_stack) {
  Pile pile = Pile::start({4, 4, 4}, true);
  EXPECT_EQ(pile.size(), 11);
  pile.take_top(cleo, grey);
  EXPECT_FALSE(pile.needs_removed());
  EXPECT_EQ(total(pile.left), 11);
  pile.begin_search(anna);
  EXPECT_TRUE(pile.needs_removed());
  pile.remove(red);
  EXPECT_EQ(pile.left, (Contents{3, 4, 3}));
  pile.choose(red);
  pile.begin_search(bert);
  EXPECT_FALSE(pile.needs_removed());
  EXPECT_EQ(pile.size(), 9);
}

}  // namespace
}  // namespace laguna::murano::testing
