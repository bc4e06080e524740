// The search behind the best assignment. What a character is worth does not depend on the others, except that
// gold and beads are shared: so those are divided first, and the rest is counted state by state.
#pragma once

#include <cassert>

#include "kit/fixed_vector.hpp"
#include "murano/rules/returns.hpp"

namespace laguna::murano {

struct Score {
  std::uint8_t character = 0;
  Island island = Island::none;
  Payment payment;

  friend constexpr bool operator==(const Score&, const Score&) = default;
};

using ScoreList = FixedVector<Score, kMaxGondoliers + 1>;

namespace planning {

// A gondolier without a card brings 1 point, so a card gains one less than it is worth; among equal points
// gold counts. One number holds both.
inline constexpr int kPoint = 1024;  // more than two characters can cost
constexpr int gain_of(int points, int gold) { return (points - 1) * kPoint - gold; }

// The sum of gold up to `purse` that gains most; 0 if none gains.
constexpr int best_sum(int purse) {
  int best = 0, most = 0;
  for (int sum : layout.gold_steps) {
    const int gain = gain_of(characters::bought_for(sum), sum);
    if (sum > purse || gain <= most) continue;
    most = gain;
    best = sum;
  }
  return best;
}

// A state is how many gondoliers are left at each island, as a number with a digit for each; seven
// gondoliers make at most 3 * 2^5 of them.
inline constexpr int kMostStates = 96;
using Gains = std::array<int, kMostStates>;

// A character that takes no beads.
struct Row {
  std::uint8_t character, gold;
  returns::Islands islands;  // where it gains
  std::array<int, kIslands> gain;
  std::array<Island, kMostStates> choice;  // by state
};

// Characters of these islands that return beads together.
struct Returns {
  returns::Islands islands;
  int state;  // that they leave
  int gain;
};

class Planner {
 public:
  constexpr explicit Planner(const Standing& standing) : standing_(standing) {
    number_states();
    list_characters();
    list_returns();
    for (Row& row : rows_) place(row, gains_);
  }

  constexpr ScoreList best() {
    const int purse = standing_.holdings.gold, sum = best_sum(purse);
    if (gold_rows_.size() < 2 || purse >= 2 * sum) {
      compare(sum, sum);
    } else {
      compare(0, sum);
      for (int first : layout.gold_steps)
        if (first <= purse) compare(first, best_sum(purse - first));
    }
    return scores_;
  }

 private:
  constexpr void number_states() {
    int states = 1;
    for (int i = 0; i < kIslands; ++i) {
      weight_[i] = states;
      states *= standing_.ready[i] + 1;
      assert(states <= kMostStates);
      for (int s = weight_[i]; s < states; ++s) left_[s] = left_[s - weight_[i]] | 1u << i;
    }
    all_ = states - 1;
  }

  constexpr void list_characters() {
    for (std::uint64_t rest = standing_.hand; rest != 0; rest &= rest - 1) {
      Row row;
      row.character = static_cast<std::uint8_t>(std::countr_zero(rest) + 1);
      row.gold = 0;
      row.islands = 0;
      returns::each_island(left_[all_], [&](int i) {
        row.gain[i] = gain_of(best_worth(row.character, static_cast<Island>(i), standing_), 0);
        if (row.gain[i] > 0) row.islands |= 1u << i;
      });
      if (row.islands == 0) continue;
      if (takes_beads(row.character))
        bead_islands_ |= row.islands;
      else if (takes_gold(row.character))
        gold_rows_.push_back(row);
      else
        rows_.push_back(row);
    }
  }

  // Every set of characters for beads: which of them share the beads decides, not who returns which. A set
  // with one that gets none never wins, for it gains more without that one.
  constexpr void list_returns() {
    returns_.push_back({0, all_, 0});
    for (returns::Islands set = bead_islands_; set != 0; set = (set - 1) & bead_islands_) {
      Returns some{set, all_, returns::most_beads(set, standing_.holdings) * kBeadPoints * kPoint};
      returns::each_island(set, [&](int i) {
        some.state -= weight_[i];
        some.gain -= kPoint;
      });
      returns_.push_back(some);
    }
  }

  // Offers a character to every state, the fullest first: what a state is compared with lacks it still.
  constexpr void place(Row& row, Gains& gains) const {
    for (int state = all_; state >= 0; --state) {
      Island choice = Island::none;
      returns::each_island(left_[state] & row.islands, [&](int i) {
        const int gain = gains[state - weight_[i]] + row.gain[i];
        if (gain <= gains[state]) return;
        gains[state] = gain;
        choice = static_cast<Island>(i);
      });
      row.choice[state] = choice;
    }
  }

  // Takes the best plan with these sums for the characters that take gold, if it beats the others.
  constexpr void compare(int first, int second) {
    Gains gains = gains_;
    for (int sum = first; auto& row : gold_rows_) {
      row.gold = static_cast<std::uint8_t>(sum);
      row.gain.fill(gain_of(characters::bought_for(sum), sum));
      place(row, gains);
      sum = second;
    }
    const Returns* best = nullptr;
    for (const Returns& some : returns_) {
      if (gains[some.state] + some.gain <= most_) continue;
      most_ = gains[some.state] + some.gain;
      best = &some;
    }
    if (best != nullptr) write_down(*best);
  }

  constexpr void write_down(const Returns& some) {
    scores_.clear();
    int state = some.state;
    const auto follow = [&](const auto& rows) {
      for (std::size_t r = rows.size(); r-- > 0;) {
        const Island island = rows[r].choice[state];
        if (island == Island::none) continue;
        scores_.push_back({rows[r].character, island, {rows[r].gold, {}}});
        state -= weight_[static_cast<int>(island)];
      }
    };
    follow(gold_rows_);
    follow(rows_);
    const auto payments = returns::divide(some.islands, standing_.holdings);
    returns::each_island(some.islands, [&](int i) {
      scores_.push_back(
          {static_cast<std::uint8_t>(returns::character_at(i)), static_cast<Island>(i), payments[i]});
    });
    std::sort(scores_.begin(), scores_.end(),
              [](const Score& a, const Score& b) { return a.character < b.character; });
  }

  const Standing& standing_;
  std::array<int, kIslands> weight_{};                // of an island's digit
  std::array<returns::Islands, kMostStates> left_{};  // where gondoliers are left, by state
  int all_ = 0;                                       // the state with all gondoliers
  FixedVector<Row, kCharacters> rows_;
  FixedVector<Row, 2> gold_rows_;
  returns::Islands bead_islands_ = 0;
  FixedVector<Returns, 1 << kIslands> returns_;
  Gains gains_{};  // of the rows placed so far, by state
  int most_ = -1;
  ScoreList scores_;
};

}  // namespace planning
}  // namespace laguna::murano
