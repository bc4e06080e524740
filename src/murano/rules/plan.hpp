// The best assignment of characters to gondoliers.
#pragma once

#include "kit/fixed_vector.hpp"
#include "murano/rules/characters.hpp"

namespace laguna::murano {

struct Score {
  std::uint8_t character = 0;
  Island island = Island::none;
  Payment payment;

  friend constexpr bool operator==(const Score&, const Score&) = default;
};

struct Plan {
  FixedVector<Score, kMaxGondoliers + 1> scores;  // by character
  int points = 0;                                 // of the characters
  int left_over = 0;                              // 1 for each own gondolier without a card
  int gold_left = 0;

  friend constexpr bool operator==(const Plan&, const Plan&) = default;
};

constexpr Plan best_plan(const Standing& standing);

}  // namespace laguna::murano
