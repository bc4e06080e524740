// A match whose process is killed goes on where it was.
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <filesystem>

#include "cli/failure.hpp"
#include "cli/files.hpp"
#include "cli/match_file.hpp"
#include "simulate/arena_lines.hpp"

namespace laguna::cli {
namespace {

using simulate::Deal;

struct File {
  std::string path = testing::TempDir() + "laguna-match-" + std::to_string(getpid());
  ~File() { std::filesystem::remove(path); }
};

const simulate::Match kMatch = {"mille-fiori", "seats 3", {"greedy", "random", "random"}, 3};
constexpr std::uint64_t kDeals = 400;

simulate::Standings play(const std::string& path) {
  MatchFile file(path, kMatch);
  simulate::Standings standings(kMatch);
  for (const Deal& deal : file.kept()) standings.add(deal);
  simulate::play(kMatch, {standings.deals(), kDeals, 2}, [&](const Deal& deal) {
    file.append(standings.deals(), deal);
    standings.add(deal);
    return true;
  });
  return standings;
}

std::uint64_t lines(const std::string& path) {
  return std::filesystem::exists(path) ? std::ranges::count(read_file(path), '\n') : 0;
}

TEST(MatchFile, a_killed_match_goes_on_and_ends_like_one_that_was_not) {
  const File whole, killed{testing::TempDir() + "laguna-killed-" + std::to_string(getpid())};
  const pid_t child = fork();
  if (child == 0) {
    play(killed.path);
    _exit(0);
  }
  while (lines(killed.path) < 5) usleep(1000);
  kill(child, SIGKILL);
  waitpid(child, nullptr, 0);
  const auto before = lines(killed.path);
  const auto a = play(whole.path), b = play(killed.path);
  EXPECT_GT(before, 4U);
  EXPECT_EQ(lines(killed.path), kDeals + 1);
  for (std::size_t i = 0; i < a.each().size(); ++i) {
    EXPECT_EQ(a.each()[i].wins.squares, b.each()[i].wins.squares);
    EXPECT_EQ(a.each()[i].points.squares, b.each()[i].points.squares);
    EXPECT_EQ(a.each()[i].ranks.sum, b.each()[i].ranks.sum);
    EXPECT_EQ(a.each()[i].decisions, b.each()[i].decisions);
  }
}

TEST(MatchFile, a_file_of_another_match_is_left_alone) {
  const File file;
  {
    MatchFile begun(file.path, kMatch);
  }
  auto other = kMatch;
  other.seed = 4;
  EXPECT_THROW(MatchFile(file.path, other), Failure);
  EXPECT_EQ(read_file(file.path), simulate::write_line(kMatch));
}

TEST(MatchFile, two_cannot_write_one_file) {
  const File file;
  const MatchFile first(file.path, kMatch);
  EXPECT_THROW(MatchFile(file.path, kMatch), Failure);
}

}  // namespace
}  // namespace laguna::cli
