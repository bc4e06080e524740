// What is remembered of a game that was played at a table.
#include "table/game_step.hpp"

#include <gtest/gtest.h>

#include "murano/game.hpp"

namespace laguna {
namespace {

using murano::Murano;

TEST(GameStep, who_hears_of_all_steps_at_once_remembers_what_who_was_there_does) {
  const Murano::Options options = *Murano::read_options("seats 3");
  std::vector<GameStep<Murano>> steps;
  Murano::Memory memory;
  Random luck(1), mind(2);
  int compared = 0;
  auto state = Murano::start(options);
  for (Turn turn = Murano::turn(state); turn.kind != Turn::Kind::over; turn = Murano::turn(state)) {
    const bool chance = turn.kind == Turn::Kind::chance;
    const Seat seat = chance ? Seat::nobody : turn.seats.front();
    if (!chance) {
      if (steps.size() % 20 == 0) {
        const auto told = remembered<Murano>(options, steps, Seat{1});
        ASSERT_EQ(told, memory) << steps.size() << " steps";
        ++compared;
      }
      memory.see(Murano::observe(state, seat));
    }
    steps.push_back(
        {seat, turn.seats, chance ? Murano::sample_chance(state, luck) : Murano::quick(state, seat, mind)});
    apply<Murano>(state, steps.back(), Silence{});
  }
  EXPECT_GT(compared, 10);
}

}  // namespace
}  // namespace laguna
