// What a search finds out about an action, and when it is better than another.
#pragma once

#include <algorithm>

#include "ai/knowledge.hpp"
#include "ai/tally.hpp"

namespace laguna::ai {

// A margin in hundredths as a share of a win, 0 to 10,000: near to even every point counts.
inline constexpr int kMarginScale = 2000;
constexpr int reward_of(int margin) {
  return 5000 + static_cast<int>(5000LL * margin / (std::max(margin, -margin) + kMarginScale));
}

// Standard errors by which an action must be ahead of the first choice.
inline constexpr double kDoubt = 1;

// What was found out about an action.
template <class Action>
struct Findings {
  Action action{};
  int visits = 0;
  std::int64_t reward = 0;
  Tally ahead{};                                 // of the first choice, on the same deals
  std::array<std::int64_t, kMaxSeats> totals{};  // hundredths, by seat from the own one on
  std::array<std::int64_t, kMaxSeats> wins{};    // in twelfths, of those played to the end
  Tally points{};                                // own, of those
  Tally spared{};  // points that the others got less than after the first choice, on the same deals
  bool dropped = false;

  constexpr double mean() const { return visits == 0 ? 0 : static_cast<double>(reward) / visits; }
  // How far ahead of the first choice it is beyond doubt.
  constexpr double lead() const { return visits < 2 ? -1 : ahead.mean() - kDoubt * ahead.error(); }
  constexpr void add(int won, int won_by_first, const Hopes& final_totals) {
    ++visits;
    reward += won;
    ahead.add(won - won_by_first);
    for (int seat = 0; seat < kMaxSeats; ++seat) totals[seat] += final_totals[seat];
  }
  constexpr void add(const Findings& other) {
    visits += other.visits;
    reward += other.reward;
    ahead.add(other.ahead);
    points.add(other.points);
    spared.add(other.spared);
    for (int seat = 0; seat < kMaxSeats; ++seat) {
      totals[seat] += other.totals[seat];
      wins[seat] += other.wins[seat];
    }
    dropped = dropped && other.dropped;
  }
};

}  // namespace laguna::ai
