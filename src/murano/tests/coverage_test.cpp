// Games of many moods reach every part of the rules, and playouts never the heap.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "game/playout.hpp"
#include "kit/tests/allocations.hpp"
#include "murano/tests/moods.hpp"
#include "murano/tests/reached.hpp"

namespace laguna::murano::testing {
namespace {

// Everything there is to reach.
std::set<std::string> whole_game() {
  std::set<std::string> all;
  for (const std::string_view words : {"start",
                                       "top",
                                       "removed",
                                       "character",
                                       "special",
                                       "street",
                                       "bead",
                                       "sail",
                                       "pass",
                                       "take-gold",
                                       "buy",
                                       "search",
                                       "recruit",
                                       "dock",
                                       "build",
                                       "income",
                                       "produce",
                                       "sell",
                                       "hire",
                                       "dismiss",
                                       "take",
                                       "keep",
                                       "decline",
                                       "on",
                                       "give",
                                       "score",
                                       "stop in build",
                                       "stop in sell",
                                       "stop in site",
                                       "stop in score",
                                       "tavern",
                                       "harbor, own dock",
                                       "harbor, another dock",
                                       "hostel",
                                       "assembly hall, hiring",
                                       "assembly hall, dismissing",
                                       "studio, selling",
                                       "studio, scoring",
                                       "lighthouse"})
    all.emplace(words);
  for (const RuleEntry& rule : kRules)
    if (!rule.id.empty()) all.emplace(rule.id);
  for (const std::string_view event : kEventName) all.insert("told " + std::string(event));
  for (const std::string_view card : kSpecialName) all.insert("keep " + std::string(card));
  for (int character = 1; character <= kCharacters; ++character)
    all.insert("scored " + std::to_string(character));
  for (int one = 0; one < kStacks; ++one)
    for (int other = one + 1; other < kStacks; ++other)
      all.insert("empty " + std::string(kStackName[one]) + " " + std::string(kStackName[other]));
  return all;
}

TEST(MuranoCoverage, every_step_card_rule_and_end_occurs_in_games_of_many_moods) {
  Reached reached;
  const auto step = [&](const auto&... what) { reached.step(what...); };
  for (int seed = 1; seed <= 2000; ++seed)
    for (const int seats : {2, 3, 4}) play(seats, seed, step);
  EXPECT_EQ(reached.all, whole_game());
}

// Plays the steps of a recorded game through; table/tests compare every event and sum.
void replay(const std::filesystem::path& path, Reached& reached) {
  std::ifstream file(path);
  std::string line;
  State state;
  while (std::getline(file, line) && !line.empty())
    if (line.starts_with("seats ")) state = Murano::start(*read_options(line));
  while (std::getline(file, line) && !line.empty()) {
    const std::size_t blank = line.find(' ');
    const Action action = *read(line.substr(blank + 1));
    const bool chance = line.starts_with("chance");
    const State before = state;
    std::vector<Event> story;
    const auto emit = [&](const Event& event) { story.push_back(event); };
    if (chance)
      Murano::apply_chance(state, action, emit);
    else
      Murano::apply(state, state.open.acting, action, emit);
    reached.step(before, before.open.acting, action, story, state);
  }
  EXPECT_EQ(state.open.phase, Phase::over) << path;
}

TEST(MuranoCoverage, every_step_card_and_rule_occurs_in_a_recorded_game) {
  Reached reached;
  for (const auto& entry : std::filesystem::directory_iterator("src/murano/tests/records"))
    replay(entry.path(), reached);
  std::set<std::string> all = whole_game();
  const auto is_end = [](const std::string& words) { return words.starts_with("empty "); };
  std::erase_if(all, is_end);
  std::erase_if(reached.all, is_end);
  EXPECT_EQ(reached.all, all);
}

TEST(MuranoCoverage, a_playout_allocates_nothing) {
  int decisions = 0;
  const long before = laguna::testing::allocations();
  for (int seed = 1; seed <= 50; ++seed) {
    Random random(seed);
    State state = Murano::start({static_cast<std::uint8_t>(2 + seed % 3), layout.id});
    play_out<Murano>(state, random, FromList<Murano>());
    decisions += Murano::units(state);
  }
  EXPECT_EQ(laguna::testing::allocations(), before);
  EXPECT_GT(decisions, 50 * 100);
}

TEST(MuranoCoverage, drawing_directly_and_from_the_list_play_the_same_game) {
  for (int seed = 1; seed <= 100; ++seed) {
    Random one(seed), other(seed);
    State direct = Murano::start({4, layout.id}), listed = direct;
    play_out<Murano>(direct, one, Direct<Murano>());
    play_out<Murano>(listed, other, FromList<Murano>());
    EXPECT_EQ(direct, listed);
  }
}

}  // namespace
}  // namespace laguna::murano::testing
