// Whole recorded games: they replay to the exact score, every rule occurs in one, and a wrong record is
// refused.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include "table/games.hpp"
#include "table/table.hpp"

namespace laguna {
namespace {

namespace fs = std::filesystem;

std::string contents(const fs::path& path) {
  std::ostringstream text;
  text << std::ifstream(path, std::ios::binary).rdbuf();
  return text.str();
}

std::vector<fs::path> recorded_games(std::string_view game) {
  std::string folder(game);
  std::ranges::replace(folder, '-', '_');
  std::vector<fs::path> paths;
  for (const auto& entry : fs::directory_iterator("src/" + folder + "/tests/records"))
    if (entry.path().extension() == ".laguna") paths.push_back(entry.path());
  std::sort(paths.begin(), paths.end());
  return paths;
}

record::Record one_game() { return *record::read_text(contents(recorded_games("mille-fiori").front())); }

std::string problem_with(const record::Record& record) {
  const auto table = replay(record);
  return table ? "" : std::to_string(table.error().line) + ": " + table.error().reason;
}

TEST(Replay, recorded_games_end_in_their_exact_scores_and_export_byte_for_byte) {
  auto paths = recorded_games("mille-fiori");
  for (const auto& path : recorded_games("murano")) paths.push_back(path);
  ASSERT_GE(paths.size(), 10U);
  for (const auto& path : paths) {
    const std::string text = contents(path);
    const auto record = record::read_text(text);
    ASSERT_TRUE(record) << path << ": " << record.error().reason;
    const auto table = replay(*record);
    ASSERT_TRUE(table) << path << ":" << table.error().line << ": " << table.error().reason;
    auto again = (*table)->record();
    again.players = record->players;
    EXPECT_EQ(record::write_text(again), text) << path;
    const std::string json = record::write_json(again);
    const auto twin = record::read_json(json);
    ASSERT_TRUE(twin && replay(*twin)) << path;
    EXPECT_EQ(record::write_json(*twin), json) << path;
  }
}

TEST(Replay, every_rule_that_events_name_and_every_way_to_end_occurs_in_a_recorded_game) {
  with_games("", [](auto entry) {
    using G = typename decltype(entry)::Type;
    std::set<std::string> seen, needed;
    for (const RuleEntry& rule : G::rulebook) needed.emplace(rule.id);
    needed.erase("");
    bool shared_victory = false;
    for (const auto& path : recorded_games(G::name)) {
      const auto table = *replay(*record::read_text(contents(path)));
      for (const Told& told : table->story(Seat::nobody, 0))
        if (!told.rule.empty()) seen.emplace(told.rule);
      shared_victory |= table->winners().count() > 1;
    }
    EXPECT_EQ(seen, needed) << G::name;
    EXPECT_TRUE(shared_victory) << G::name;
  });
}

TEST(Replay, an_illegal_step_is_refused_with_its_line) {
  auto record = one_game();
  record.steps[0].action = "start 5";
  EXPECT_EQ(problem_with(record),
            std::to_string(record.steps[0].line) + ": step 1: chance cannot bring \"start 5\" now");
  record = one_game();
  auto& decision =
      *std::find_if(record.steps.begin(), record.steps.end(), [](auto& s) { return s.seat != 0; });
  decision.seat = 9;
  EXPECT_NE(problem_with(record).find("there is no seat"), std::string::npos);
}

TEST(Replay, wrong_sums_winners_and_events_are_refused) {
  auto record = one_game();
  record.scores[0] += 1;
  EXPECT_NE(problem_with(record).find("the scores are"), std::string::npos);
  record = one_game();
  record.winners = {1, 2};
  record.winners = record.winners == one_game().winners ? std::vector{1} : record.winners;
  EXPECT_NE(problem_with(record).find("the winners are"), std::string::npos);
  record = one_game();
  record.steps.pop_back();
  EXPECT_NE(problem_with(record), "");
  auto whole = (*replay(one_game()))->record();
  whole.players = one_game().players;
  EXPECT_EQ(problem_with(whole), "");
  whole.steps.back().events.push_back({1, 1, "MF-W2"});
  EXPECT_NE(problem_with(whole).find("the events are"), std::string::npos);
}

TEST(Replay, points_that_are_lost_are_negative_and_must_be_right) {
  const auto played = *record::read_text(contents(recorded_games("murano").front()));
  auto whole = (*replay(played))->record();
  whole.players = played.players;
  whole = *record::read_json(record::write_json(whole));
  EXPECT_EQ(problem_with(whole), "");
  for (auto& step : whole.steps)
    for (auto& event : step.events)
      if (event.points < 0) {
        event.points = -event.points;
        EXPECT_NE(problem_with(whole).find("\"MU-P2\""), std::string::npos);
        return;
      }
  FAIL() << "nobody produces";
}

TEST(Replay, players_must_be_as_many_as_seats) {
  auto record = one_game();
  record.players.pop_back();
  EXPECT_NE(problem_with(record).find("players named:"), std::string::npos);
}

}  // namespace
}  // namespace laguna
