// The end: what triggers it, and the last turns.
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

TEST(End, E1_one_empty_stack_does_not) {
  for (Stack stack : kAll) {
    Picture p;
    p.left(stack, 1);
    take_one(p, white, stack);
    EXPECT_EQ(p.left(stack), 0);
    EXPECT_EQ(p.open.ending, Seat::nobody);
    EXPECT_EQ(p.open.acting, brown);
  }
}

TEST(End, E1_whoever_triggered_it_finishes_the_turn) {
  Picture p;
  p.left(Stack::factories, 0).left(Stack::streets, 1).tiles(white, "shop-red palace-1").acts(white, "build");
  EXPECT_EQ(p.does("build street", "street blue-grey", "on san-donato-b2"),
            (Told{"w draws street blue-grey", "w last turns E1", "w lays blue-grey on san-donato-b2"}));
  EXPECT_EQ(p.does("build palace-1", "on san-donato-b1", "build shop-red", "on san-donato-b3"),
            (Told{"w builds palace-1 on san-donato-b1", "w +3 B6", "w builds shop-red on san-donato-b3",
                  "w +2 B5"}));
  EXPECT_EQ(p.open.acting, brown);
}

TEST(End, E1_a_third_empty_stack_changes_nothing) {
  Picture p;
  p.left(Stack::factories, 0).left(Stack::specials, 1).left(Stack::shops, 1);
  EXPECT_EQ(take_one(p, brown, Stack::specials).back(), "b last turns E1");
  const Told story = take_one(p, orange, Stack::shops);
  EXPECT_EQ(story, (Told{"o buys shop -2 gold A3", story[1]}));
  EXPECT_EQ(p.open.ending, brown);
}

TEST(End, E1_the_last_turn_is_the_last_also_with_two_seats) {
  Picture p(2);
  p.left(Stack::factories, 0).left(Stack::specials, 1);
  take_one(p, brown, Stack::specials);
  EXPECT_EQ(p.open.acting, white);
  pass(p);
  EXPECT_EQ(p.open.phase, Phase::over);
}

// White has triggered the end without placing its tile, and brown, who has its last turn, finds one site
// open.
Picture last_turn_of_brown() {
  Picture p;
  p.island("san-donato", R"(
      B  B  S  B  B
      S  r  S  S  S
      B  gF S  B  B
      .  B  S  S  B)");
  p.left(Stack::streets, 0).left(Stack::specials, 1).acts(white, "special");
  p.does("buy special", "stop");
  EXPECT_EQ(p.open.ending, white);
  p.gold(brown, 9);
  return p;
}

TEST(End, E2_a_building_bought_in_the_last_turn_may_be_placed_at_once_for_its_points) {
  Picture p = last_turn_of_brown();
  p.acts(brown, "factory");
  EXPECT_EQ(p.does("buy factory"), Told{"b buys factory -1 gold A2"});
  EXPECT_EQ(p.may(), (Told{"on san-donato-b1", "stop"}));
  EXPECT_EQ(p.does("on san-donato-b1"), (Told{"b builds factory on san-donato-b1", "b +1 B4"}));
  EXPECT_EQ(p.open.acting, orange);
}

TEST(End, E2_or_it_is_not_placed) {
  Picture p = last_turn_of_brown();
  p.acts(brown, "palace");
  EXPECT_EQ(p.does("buy palace", "top palace-2", "stop"),
            (Told{"b buys palace -2 gold A3", "b gets palace-2"}));
  EXPECT_EQ(p.points(brown), 5);
  EXPECT_EQ(p.open.acting, orange);
}

TEST(End, E2_cranes_count_and_a_tile_that_was_looked_for_is_placed_too) {
  Picture p = last_turn_of_brown();
  p.cards(brown, "crane-civic").acts(brown, "palace");
  EXPECT_EQ(p.does("search palace", "take palace-3", "on san-donato-b1").back(), "b +1 K4");
  EXPECT_EQ(p.points(brown), 9);
  Picture q = last_turn_of_brown();
  q.cards(brown, "crane-craft").acts(brown, "shop");
  EXPECT_EQ(q.does("buy shop", "top shop-blue", "on san-donato-b1"),
            (Told{"b buys shop -2 gold A3", "b gets shop-blue", "b builds shop-blue on san-donato-b1",
                  "b +2 B5", "b +1 K5"}));
}

TEST(End, E2_only_the_tile_just_bought_is_placed) {
  Picture p = last_turn_of_brown();
  p.tiles(brown, "palace-1 shop-red").acts(brown, "shop");
  p.does("buy shop", "top shop-blue", "on san-donato-b1");
  EXPECT_EQ(p.open.shops_of[1], p.open.shops[1]);
  EXPECT_EQ(p.open.acting, orange);
  EXPECT_EQ(p.of(brown).tiles, (std::array<std::uint8_t, kStacks>{0, 0, 1, 1, 0}));
}

TEST(End, E2_whoever_triggers_the_end_may_place_the_tile_too) {
  Picture p;
  p.island("san-donato", "B B S B B  S r S S S  B gF S B B  . B S S B");
  p.left(Stack::factories, 0).left(Stack::palaces, 1).acts(white, "palace");
  EXPECT_EQ(p.does("buy palace", "top palace-3", "on san-donato-b1"),
            (Told{"w buys palace -2 gold A3", "w gets palace-3", "w last turns E1",
                  "w builds palace-3 on san-donato-b1", "w +3 B6"}));
  EXPECT_EQ(p.open.acting, brown);
}

TEST(End, E2_without_an_open_site_the_turn_simply_ends) {
  Picture p;
  p.left(Stack::factories, 0).left(Stack::specials, 1).acts(white, "special");
  EXPECT_EQ(p.does("buy special"), (Told{"w buys special -2 gold A5", "w last turns E1"}));
  EXPECT_EQ(p.open.acting, brown);
}

TEST(End, E2_K14_the_card_of_a_special_building_placed_then_works_in_the_scoring) {
  Picture p;
  p.island("sacca-mattia", "B B B B B  S S S S r  B S B S B  . S . B .");
  p.left(Stack::factories, 0).left(Stack::specials, 1).acts(white, "special");
  p.characters(white, {32}).docks(white, "sacca-mattia white").beads(white, "green blue");
  EXPECT_EQ(
      p.does("buy special", "on sacca-mattia-e1", "special studio-blue-green", "special bank",
             "special tavern", "keep studio-blue-green"),
      (Told{"w buys special -2 gold A5", "w last turns E1", "w builds special on sacca-mattia-e1",
            "w sees studio-blue-green", "w sees bank", "w sees tavern", "w keeps studio-blue-green B7"}));
  for (int turn = 0; turn < 3; ++turn) pass(p);
  EXPECT_EQ(p.may(), (Told{"score 32 sacca-mattia blue", "score 32 sacca-mattia green",
                           "score 32 sacca-mattia green blue", "stop"}));
}

TEST(End, E3_a_hundred_turns_in_a_row_in_which_no_tile_leaves_a_stack_trigger_the_end) {
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

TEST(End, E3_a_tile_that_leaves_a_stack_breaks_the_silence_recruiting_does_not) {
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

TEST(End, E3_building_without_a_street_is_quiet) {
  Picture p;
  p.island("san-donato", "B B S B B  S r S S S  B gF S B B  . B S S B").tiles(white, "shop-red");
  p.open.quiet = 7;
  p.acts(white, "build").does("build shop-red", "on san-donato-b1", "stop");
  EXPECT_EQ(p.open.quiet, 8);
}

}  // namespace
}  // namespace laguna::murano::testing
