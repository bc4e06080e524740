// Knowledge of the game for players: what an action is worth at a glance, and what it would bring.
#pragma once

#include "murano/insight/foresight.hpp"

namespace laguna::murano::insight {

// Worth is counted in hundredths of a point.
inline constexpr int kPoint = 100;

inline int appraise(const View& view, const Action& action) {
  int points = 0, gold = 0;
  foresee(view, action, [&](const Event& event) {
    points += event.points;
    gold += event.gold;
  });
  return points * kPoint + gold * kPoint / 2;
}

}  // namespace laguna::murano::insight
