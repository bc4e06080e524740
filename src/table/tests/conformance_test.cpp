// The files for other people's replayers: the good ones replay, the bad ones are refused at their line.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include "table/table.hpp"

namespace laguna {
namespace {

namespace fs = std::filesystem;

const fs::path kFolder = "src/record/tests/conformance";

std::string contents(const fs::path& path) {
  std::ostringstream text;
  text << std::ifstream(path, std::ios::binary).rdbuf();
  return text.str();
}

std::set<std::string> names_in(const fs::path& folder) {
  std::set<std::string> names;
  for (const auto& entry : fs::directory_iterator(folder)) names.insert(entry.path().filename().string());
  names.erase("expected.txt");
  return names;
}

// The games of a file in the JSON form, or what is wrong with the file.
std::expected<std::string, record::Problem> replayed(const fs::path& path) {
  const auto records = record::read_all(contents(path));
  if (!records) return std::unexpected(records.error());
  std::string games;
  for (const auto& record : *records) {
    const auto table = replay(record);
    if (!table) return std::unexpected(table.error());
    auto again = (*table)->record();
    again.players = record.players;
    again.fair = record.fair;
    games += record::write_json(again);
  }
  return games;
}

struct Expected {
  std::string file;
  int line = 0;
  std::string words;
};

// Lines of "FILE: LINE: WORDS".
std::vector<Expected> expectations() {
  std::vector<Expected> all;
  std::istringstream table(contents(kFolder / "bad" / "expected.txt"));
  for (std::string text; std::getline(table, text);) {
    const std::size_t first = text.find(": "), second = text.find(": ", first + 2);
    if (second == std::string::npos) {
      ADD_FAILURE() << "not an expectation: " << text;
      continue;
    }
    all.push_back({text.substr(0, first), std::stoi(text.substr(first + 2)), text.substr(second + 2)});
  }
  return all;
}

TEST(Conformance, every_good_file_is_read_and_replays) {
  ASSERT_GE(names_in(kFolder / "good").size(), 30U);
  for (const auto& name : names_in(kFolder / "good")) {
    const auto games = replayed(kFolder / "good" / name);
    EXPECT_TRUE(games) << name << ":" << games.error().line << ": " << games.error().reason;
  }
}

TEST(Conformance, good_files_of_one_name_are_the_same_games) {
  int twins = 0;
  for (const auto& name : names_in(kFolder / "good")) {
    const fs::path text = kFolder / "good" / name, json = fs::path(text).replace_extension(".jsonl");
    if (text.extension() != ".laguna" || !fs::exists(json)) continue;
    const auto games = replayed(text), same = replayed(json);
    ASSERT_TRUE(games && same) << name;
    EXPECT_EQ(*games, *same) << name;
    ++twins;
  }
  EXPECT_GE(twins, 10);
}

TEST(Conformance, there_is_a_finished_game_of_every_game_in_every_version) {
  std::set<std::pair<int, std::string>> finished;
  for (const auto& name : names_in(kFolder / "good")) {
    const auto records = record::read_all(contents(kFolder / "good" / name));
    ASSERT_TRUE(records) << name;
    for (const auto& record : *records)
      if (record.finished) finished.emplace(record.fair ? 2 : 1, record.game);
  }
  for (const int version : {1, 2})
    for (const char* game : {"mille-fiori", "murano"})
      EXPECT_TRUE(finished.contains({version, game})) << version << ' ' << game;
}

TEST(Conformance, every_bad_file_is_refused_at_its_line_with_its_reason) {
  ASSERT_GE(expectations().size(), 100U);
  for (const auto& [file, line, words] : expectations()) {
    const auto games = replayed(kFolder / "bad" / file);
    ASSERT_FALSE(games) << file << " is not refused";
    EXPECT_EQ(games.error().line, line) << file << ": " << games.error().reason;
    EXPECT_NE(games.error().reason.find(words), std::string::npos) << file << ": " << games.error().reason;
  }
}

TEST(Conformance, every_bad_file_is_listed_once) {
  std::multiset<std::string> listed;
  for (const auto& expected : expectations()) listed.insert(expected.file);
  const auto there = names_in(kFolder / "bad");
  EXPECT_TRUE(std::ranges::equal(listed, there));
  for (const auto& name : there) EXPECT_EQ(listed.count(name), 1U) << name;
}

}  // namespace
}  // namespace laguna
