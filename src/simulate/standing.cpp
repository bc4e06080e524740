#include "simulate/standing.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace laguna::simulate {
namespace {

double variance(double sum, double squares, double count) {
  return std::max(0.0, (squares - sum * sum / count) / (count - 1));
}

// Of a mean over deals; without end for a single one.
Estimate mean(const Sum& sum, double deals, double unit) {
  const double value = sum.sum / deals / unit;
  if (deals < 2)
    return {value, -std::numeric_limits<double>::infinity(), std::numeric_limits<double>::infinity()};
  const double error = std::sqrt(variance(sum.sum, sum.squares, deals) / deals) / unit;
  return {value, value - quantile(deals) * error, value + quantile(deals) * error};
}

}  // namespace

double quantile(double samples) {
  constexpr std::array kFew = {12.706, 4.303, 3.182, 2.776};
  constexpr double z = 1.959964;
  const double degrees = samples - 1;
  if (degrees <= kFew.size()) return kFew[static_cast<int>(degrees) - 1];
  const double z3 = std::pow(z, 3), z5 = std::pow(z, 5), z7 = std::pow(z, 7);
  return z + (z3 + z) / (4 * degrees) + (5 * z5 + 16 * z3 + 3 * z) / (96 * std::pow(degrees, 2)) +
         (3 * z7 + 19 * z5 + 17 * z3 - 15 * z) / (384 * std::pow(degrees, 3));
}

double elo_of(double share, int seats) { return 400 * std::log10(share * (seats - 1) / (1 - share)); }
double share_of(double elo, int seats) {
  const double odds = std::pow(10, elo / 400) / (seats - 1);
  return odds / (1 + odds);
}

Standing::Spread Standing::spread() const {
  const double all = 12 * games_held(), count = deals + 2.0;
  const double most = 1.0 / held;  // of a seat, when this player wins every game
  const double sum = wins.sum / all + most, squares = wins.squares / (all * all) + most * most;
  return {count, sum / count, variance(sum, squares, count)};
}

Estimate Standing::win_share() const {
  const double share = wins.sum / (12 * games_held() * deals);
  if (held == seats) return {share, share, share};
  const Spread seen = spread();
  const double margin = quantile(seen.deals) * std::sqrt(seen.variance / seen.deals);
  return {share, std::clamp(seen.mean - margin, 0.0, share), std::clamp(seen.mean + margin, share, 1.0)};
}

Estimate Standing::score() const { return mean(points, deals, games_held()); }

Estimate Standing::rank() const {
  const Estimate any = mean(ranks, deals, 2 * games_held());
  return {any.value, std::max(any.low, 1.0), std::min(any.high, static_cast<double>(seats))};
}

Estimate Standing::elo() const {
  const Estimate share = win_share();
  return {elo_of(share.value, seats), elo_of(share.low, seats), elo_of(share.high, seats)};
}

}  // namespace laguna::simulate
