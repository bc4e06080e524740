// Whether draws come as often as they should.
#pragma once

#include <cmath>
#include <map>
#include <string>

namespace laguna::murano::testing {

// Outcomes by name. Pearson's sum for each list of odds, and all of them together.
class Fairness {
 public:
  using Odds = std::map<std::string, double>;  // weights

  // False if an outcome came that cannot, or the numbers are far from the odds.
  bool judge(const Odds& odds, auto draw) {
    double total = 0;
    for (const auto& [name, weight] : odds) total += weight;
    const int draws = 40 * static_cast<int>(odds.size());
    std::map<std::string, int> came;
    for (int i = 0; i < draws; ++i) ++came[draw()];
    for (const auto& [name, count] : came)
      if (!odds.contains(name)) return false;
    double sum = 0;
    for (const auto& [name, weight] : odds) {
      const double expected = draws * weight / total;
      sum += (came[name] - expected) * (came[name] - expected) / expected;
    }
    const double freedom = static_cast<double>(odds.size()) - 1;
    sum_ += sum;
    freedom_ += freedom;
    return sum < freedom + 6 * std::sqrt(2 * freedom) + 12;
  }

  // How many deviations all sums together are off; above 4 is hardly luck.
  double deviation() const { return (sum_ - freedom_) / std::sqrt(2 * freedom_); }
  double freedom() const { return freedom_; }

 private:
  double sum_ = 0, freedom_ = 0;
};

}  // namespace laguna::murano::testing
