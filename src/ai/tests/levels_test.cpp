#include "ai/levels.hpp"

#include <gtest/gtest.h>

namespace laguna::ai {
namespace {

struct SomeGame {
  static constexpr std::array<std::string_view, 3> leanings = {"collector", "rival", "sailor"};
};
std::optional<Player> read(std::string_view words) { return read_player<SomeGame>(words); }

TEST(Levels, players_read_as_they_are_written) {
  for (const auto* words : {"garzonetto", "servente", "maestro", "maestro:rival", "doge", "doge:sailor",
                            "doge@0.5", "doge@0.025", "doge:collector@12.5", "random", "flat1000"}) {
    const auto player = read(words);
    ASSERT_TRUE(player) << words;
    EXPECT_EQ(write_player<SomeGame>(*player).view(), words);
  }
}

TEST(Levels, doge_has_three_seconds_unless_told_otherwise) {
  EXPECT_EQ(read("doge")->milliseconds, 3000);
  EXPECT_EQ(read("doge@3")->milliseconds, 3000);
  EXPECT_EQ(read("doge@0.2")->milliseconds, 200);
}

TEST(Levels, what_is_no_player_is_not_read) {
  for (const auto* words :
       {"", "Maestro", "maestro:", "maestro:builder", "servente:rival", "maestro@3", "doge@", "doge@0",
        "doge@601", "doge@1.2345", "doge@-1", "doge@1:rival", "greedy "})
    EXPECT_FALSE(read(words)) << words;
}

}  // namespace
}  // namespace laguna::ai
