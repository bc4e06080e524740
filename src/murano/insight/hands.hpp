// What those who look ahead believe of their own way of playing: it beats players of the usual belief.
#pragma once

#include <bit>

#include "murano/insight/belief.hpp"

namespace laguna::murano::insight {

// A taste as a list, in its order, for files and for evolution.
inline constexpr int kHandNumbers = sizeof(Taste) / sizeof(int);
using HandNumbers = std::array<int, kHandNumbers>;

// Found by evolution, as `./laguna train` does it; two, three, four seats.
inline constexpr std::array<HandNumbers, 3> kHandNumbersOf = {{
    {
#include "murano/weights/2.hand"
    },
    {
#include "murano/weights/3.hand"
    },
    {
#include "murano/weights/4.hand"
    },
}};

// Where evolution begins, and how far it steps.
inline constexpr auto kFirstHand = std::bit_cast<HandNumbers>(Taste());
inline constexpr HandNumbers kHandSteps = [] {
  HandNumbers steps{};
  for (int i = 0; i < kHandNumbers; ++i) {
    const int size = std::max(kFirstHand[i], -kFirstHand[i]);
    steps[i] = size < 20 ? 1 : std::max(4, size * 15 / 100);
  }
  return steps;
}();

// Whatever the numbers, nothing is divided by naught and no chance is beyond certainty.
constexpr Belief hand_of(const HandNumbers& numbers) {
  auto taste = std::bit_cast<Taste>(numbers);
  for (int* divisor : {&taste.gold_half, &taste.gold_turns, &taste.special_turns, &taste.bead_turns,
                       &taste.idle_turns, &taste.patience, &taste.turns_per_tile, &taste.street_share})
    *divisor = std::max(*divisor, 1);
  taste.step = std::clamp(taste.step, 1, 100);
  taste.ready = std::clamp(taste.ready, 0, 100);
  return Belief(taste);
}
inline constexpr std::array kHands = {hand_of(kHandNumbersOf[0]), hand_of(kHandNumbersOf[1]),
                                      hand_of(kHandNumbersOf[2])};

}  // namespace laguna::murano::insight
