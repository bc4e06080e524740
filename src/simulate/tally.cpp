#include <cmath>

#include "simulate/simulate.hpp"

namespace laguna::simulate {
namespace {

double deviation(double sum, double squares, double count) {
  const double mean = sum / count;
  return count > 1 ? std::sqrt(std::max(0.0, (squares - sum * mean) / (count - 1))) : 0;
}

constexpr double kNinetyFivePercent = 1.96;

}  // namespace

void Tally::add(int points, int twelfths) {
  ++games;
  score += points;
  score_squared += static_cast<std::uint64_t>(points) * points;
  wins += twelfths;
  wins_squared += static_cast<std::uint64_t>(twelfths) * twelfths;
}

Tally& Tally::operator+=(const Tally& more) {
  games += more.games;
  score += more.score;
  score_squared += more.score_squared;
  wins += more.wins;
  wins_squared += more.wins_squared;
  return *this;
}

double Tally::mean_score() const { return static_cast<double>(score) / games; }
double Tally::score_deviation() const { return deviation(score, score_squared, games); }
double Tally::win_share() const { return wins / 12.0 / games; }
double Tally::win_margin() const {
  return kNinetyFivePercent * deviation(wins, wins_squared, games) / 12.0 / std::sqrt(games);
}
double Tally::score_margin() const { return kNinetyFivePercent * score_deviation() / std::sqrt(games); }

}  // namespace laguna::simulate
