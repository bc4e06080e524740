// The laws of all games, held by thousands of random games of this one.
#include "game/laws.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <string>

#include "mille_fiori/game.hpp"

namespace laguna::mille_fiori {
namespace {

// For each number of seats and each mode; fewer where every step is slow.
int games() {
  const char* wanted = std::getenv("LAGUNA_LAW_GAMES");
  return wanted == nullptr ? 2000 : std::atoi(wanted);
}

class Laws : public ::testing::TestWithParam<Options> {};

TEST_P(Laws, hold_at_every_step_of_random_games) {
  for (int seed = 1; seed <= games(); ++seed)
    ASSERT_EQ(play_lawfully<MilleFiori>(GetParam(), seed), "") << "seed " << seed;
}

std::string name_of(const ::testing::TestParamInfo<Options>& options) {
  return std::to_string(options.param.seats) + "_seats" + (options.param.tactical ? "_tactical" : "");
}

INSTANTIATE_TEST_SUITE_P(MilleFiori, Laws,
                         ::testing::Values(Options{2, false}, Options{2, true}, Options{3, false},
                                           Options{3, true}, Options{4, false}, Options{4, true}),
                         name_of);

}  // namespace
}  // namespace laguna::mille_fiori
