// The laws of all games, held by random games of this one, on its own board and on another.
#include "game/laws.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <string>

#include "murano/game.hpp"

namespace laguna::murano {
namespace {

// For each number of seats; fewer where every step is slow. A game has several times the steps of other
// games.
int games() {
  const char* wanted = std::getenv("LAGUNA_LAW_GAMES");
  return wanted == nullptr ? 500 : std::atoi(wanted);
}

// The ring the other way round, islands exchanged, few docks, other tiles and tables.
Layout other_board() {
  Print print = kDefaultPrint;
  std::ranges::reverse(print.ring);
  std::ranges::reverse(print.islands.begin(), print.islands.end() - 1);
  for (int island = 0; island < kIslands; ++island)
    print.islands[island].docks = static_cast<std::uint8_t>(1 + island % 15);
  print.streets = {10, 4, 4, 4, 7, 7, 6};
  print.palaces = {1, 9, 2};
  print.gold.from = {1, 2, 3, 4, 5};
  print.colour.points = {2, 4, 8, 16, 32};
  return *lay_out(print);
}

// Puts another board on the table for one test.
class Board {
 public:
  explicit Board(const Layout& other) : own_(layout) { use(other); }
  Board(const Board&) = delete;
  ~Board() { use(own_); }

 private:
  Layout own_;
};

class MuranoLaws : public ::testing::TestWithParam<int> {
 protected:
  void play(int count) {
    const Options options{static_cast<std::uint8_t>(GetParam()), layout.id};
    for (int seed = 1; seed <= count; ++seed)
      ASSERT_EQ(play_lawfully<Murano>(options, seed), "") << "seed " << seed;
  }
};

TEST_P(MuranoLaws, hold_at_every_step_of_random_games) { play(games()); }

TEST_P(MuranoLaws, hold_on_another_board) {
  const Board board(other_board());
  play((games() + 4) / 5);
}

std::string name_of(const ::testing::TestParamInfo<int>& seats) {
  return std::to_string(seats.param) + "_seats";
}

INSTANTIATE_TEST_SUITE_P(Tables, MuranoLaws, ::testing::Values(2, 3, 4), name_of);

}  // namespace
}  // namespace laguna::murano
