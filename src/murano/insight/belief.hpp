// A taste with the tables that are made of it.
#pragma once

#include <algorithm>
#include <cstdint>

#include "murano/insight/taste.hpp"

namespace laguna::murano::insight {

// Grows to `value` with the turns that are left.
constexpr int with_time(int value, int turns, int half) { return value * turns / (turns + half); }

// MU-E6: at the end it breaks a tie.
constexpr int gold_worth(int gold, int turns, const auto& taste) {
  return std::min(gold, kPoint / 2) +
         with_time(taste.gold * gold * taste.gold_half / (taste.gold_half + gold), turns, taste.gold_turns);
}

// The same as a table, by turns left and amount.
inline constexpr int kMostTurns = 40, kMostGold = 63;
using GoldWorth = std::array<std::array<std::int16_t, kMostGold + 1>, kMostTurns + 1>;
constexpr GoldWorth gold_worths(const auto& taste) {
  GoldWorth worth{};
  for (int turns = 0; turns <= kMostTurns; ++turns)
    for (int gold = 0; gold <= kMostGold; ++gold)
      worth[turns][gold] = static_cast<std::int16_t>(gold_worth(gold, turns, taste));
  return worth;
}

// Beads of a colour, by turns left and number.
using BeadsWorth = std::array<decltype(Taste::beads), kMostTurns + 1>;
constexpr BeadsWorth beads_worths(const Taste& taste) {
  BeadsWorth worth{};
  for (int turns = 0; turns <= kMostTurns; ++turns)
    for (std::size_t beads = 0; beads < taste.beads.size(); ++beads)
      worth[turns][beads] = with_time(taste.beads[beads], turns, taste.bead_turns);
  return worth;
}

// In percent, to something that takes steps, some of them at hand: how sure is it with so many turns?
inline constexpr int kMostSteps = 16;
using Sureness =
    std::array<std::array<std::array<std::uint8_t, 2 * kMostSteps + 2>, kMostSteps + 1>, kMostSteps + 1>;
constexpr Sureness how_sure(const Taste& taste) {
  Sureness table{};
  for (int steps = 1; steps <= kMostSteps; ++steps)
    for (int ready = 0; ready <= steps; ++ready)
      for (int turns = 0; turns <= 2 * steps + 1; ++turns) {
        int sure = 100 * turns / (2 * steps + 1);
        for (int n = 0; n < steps; ++n) {
          sure = sure * taste.step / 100;
          if (n < ready) sure += (100 - taste.step) * sure / taste.step * taste.ready / 100;
        }
        table[steps][ready][turns] = static_cast<std::uint8_t>(sure);
      }
  return table;
}

struct Belief : Taste {
  constexpr explicit Belief(const Taste& taste)
      : Taste(taste), of_gold(gold_worths(taste)), of_beads(beads_worths(taste)), sure(how_sure(taste)) {}

  GoldWorth of_gold;
  BeadsWorth of_beads;
  Sureness sure;
};

inline constexpr Belief kUsual{Taste()};

}  // namespace laguna::murano::insight
