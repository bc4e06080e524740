// What triggers the end.
#include "murano/tests/picture.hpp"

namespace laguna::murano::testing {
namespace {

constexpr std::array kAll = {Stack::streets, Stack::factories, Stack::shops, Stack::palaces, Stack::specials};

// The seat takes a tile of the stack and does nothing else.
Told take_one(Picture& p, Seat seat, Stack stack) {
  const bool street = stack == Stack::streets;
  const std::string ware(kWareName[static_cast<int>(stack)]);
  p.gold(seat, 2).acts(seat, street ? "build" : ware);
  Told story = p.does((street ? "build " : "buy ") + ware);
  while (p.open.acting == seat && p.open.phase != Phase::sail)
    for (auto& line : p.does(p.can("stop") ? std::string("stop") : p.may().front())) story.push_back(line);
  return story;
}
void pass(Picture& p) { p.does(p.may("pass").front()); }

// Each stack is emptied first, each other one second.
std::vector<std::pair<Stack, Stack>> pairs() {
  std::vector<std::pair<Stack, Stack>> all;
  for (Stack first : kAll)
    for (Stack second : kAll)
      if (first != second) all.emplace_back(first, second);
  return all;
}
class TwoStacks : public ::testing::TestWithParam<std::pair<Stack, Stack>> {};
INSTANTIATE_TEST_SUITE_P(Empty, TwoStacks, ::testing::ValuesIn(pairs()));

TEST_P(TwoStacks, E1_trigger_the_end_when_they_are_empty) {
  const auto [first, second] = GetParam();
  Picture p;
  p.left(first, 0).left(second, 2);
  take_one(p, brown, second);
  EXPECT_EQ(p.open.ending, Seat::nobody);
  const Told story = take_one(p, orange, second);
  EXPECT_EQ(std::count(story.begin(), story.end(), "o last turns E1"), 1);
  for (Seat seat : {grey, white, brown}) {
    EXPECT_EQ(p.open.acting, seat);
    EXPECT_EQ(p.open.phase, Phase::sail);
    pass(p);
  }
  EXPECT_EQ(p.open.phase, Phase::over);
  EXPECT_EQ(told(p.events.back()), "ended E1");
}

TEST(MuranoEnd, E1_one_empty_stack_does_not) {
  for (Stack stack : kAll) {
    Picture p;
    p.left(stack, 1);
    take_one(p, white, stack);
    EXPECT_EQ(p.left(stack), 0);
    EXPECT_EQ(p.open.ending, Seat::nobody);
    EXPECT_EQ(p.open.acting, brown);
  }
}

TEST(MuranoEnd, E1_whoever_triggered_it_finishes_the_turn) {
  Picture p;
  p.left(Stack::factories, 0).left(Stack::streets, 1).tiles(white, "shop-red palace-1").acts(white, "build");
  EXPECT_EQ(p.does("build street", "street blue-grey", "on san-donato-b2"),
            (Told{"w draws street blue-grey", "w last turns E1", "w lays blue-grey on san-donato-b2"}));
  EXPECT_EQ(p.does("build palace-1", "on san-donato-b1", "build shop-red", "on san-donato-b3"),
            (Told{"w builds palace-1 on san-donato-b1", "w +3 B6", "w builds shop-red on san-donato-b3",
                  "w +2 B5"}));
  EXPECT_EQ(p.open.acting, brown);
}

TEST(MuranoEnd, E1_a_third_empty_stack_changes_nothing) {
  Picture p;
  p.left(Stack::factories, 0).left(Stack::specials, 1).left(Stack::shops, 1);
  EXPECT_EQ(take_one(p, brown, Stack::specials).back(), "b last turns E1");
  const Told story = take_one(p, orange, Stack::shops);
  EXPECT_EQ(story, (Told{"o buys shop -2 gold A3", story[1]}));
  EXPECT_EQ(p.open.ending, brown);
}

TEST(MuranoEnd, E1_the_last_turn_is_the_last_also_with_two_seats) {
  Picture p(2);
  p.left(Stack::factories, 0).left(Stack::specials, 1);
  take_one(p, brown, Stack::specials);
  EXPECT_EQ(p.open.acting, white);
  pass(p);
  EXPECT_EQ(p.open.phase, Phase::over);
}

TEST(MuranoEnd, E3_a_hundred_turns_in_a_row_in_which_no_tile_leaves_a_stack_trigger_the_end) {
  Picture p(3);
  for (int turn = 1; turn < 100; ++turn) pass(p);
  EXPECT_EQ(p.open.quiet, 99);
  EXPECT_EQ(p.open.ending, Seat::nobody);
  pass(p);
  EXPECT_EQ(told(p.events.back()), "w last turns E3");
  pass(p);
  EXPECT_EQ(p.open.phase, Phase::sail);
  pass(p);
  EXPECT_EQ(p.open.phase, Phase::over);
}

TEST(MuranoEnd, E3_a_tile_that_leaves_a_stack_breaks_the_silence_recruiting_does_not) {
  for (Stack stack : kAll) {
    Picture p;
    p.open.quiet = 99;
    take_one(p, white, stack);
    EXPECT_EQ(p.open.quiet, 0);
    EXPECT_EQ(p.open.ending, Seat::nobody);
  }
  Picture p;
  p.open.quiet = 99;
  p.acts(white, "recruit").does("recruit", "character 1", "character 2", "character 3");
  EXPECT_EQ(p.does("keep 1"), (Told{"w keeps 1 -1 gold A6", "w last turns E3"}));
}

TEST(MuranoEnd, E3_building_without_a_street_is_quiet) {
  Picture p;
  p.island("san-donato", "B B S B B  S r S S S  B gF S B B  . B S S B").tiles(white, "shop-red");
  p.open.quiet = 7;
  p.acts(white, "build").does("build shop-red", "on san-donato-b1", "stop");
  EXPECT_EQ(p.open.quiet, 8);
}

}  // namespace
}  // namespace laguna::murano::testing
