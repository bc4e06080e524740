// The best assignment of characters to gondoliers: most points, then most gold left, exactly.
#pragma once

#include "murano/rules/planner.hpp"

namespace laguna::murano {

struct Plan {
  ScoreList scores;   // by character
  int points = 0;     // of the characters
  int left_over = 0;  // 1 for each own gondolier without a card
  int gold_left = 0;

  friend constexpr bool operator==(const Plan&, const Plan&) = default;
};

constexpr Plan best_plan(const Standing& standing) {
  Plan plan;
  plan.scores = planning::Planner(standing).best();
  plan.gold_left = standing.holdings.gold;
  for (const Score& score : plan.scores) {
    plan.points += worth(score.character, score.island, standing, score.payment);
    plan.gold_left -= score.payment.gold;
  }
  // MU-E5: every gondolier without a card brings a point.
  plan.left_over = characters::sum(standing.ready) + standing.at_hand - static_cast<int>(plan.scores.size());
  return plan;
}

}  // namespace laguna::murano
