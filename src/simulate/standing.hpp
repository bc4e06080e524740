// What a player has done in a match so far: sums over deals, and what follows from them with 95 % intervals.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace laguna::simulate {

struct Estimate {
  double value, low, high;

  double margin() const { return (high - low) / 2; }
};

// Sums that add up in any order.
struct Sum {
  std::int64_t sum = 0, squares = 0;

  void add(std::int64_t value) { sum += value, squares += value * value; }
};

// All games of one deal are one sample: they share their luck, so they are not independent.
struct Standing {
  std::string player;
  int seats = 2;  // of the table
  int held = 1;   // of them by this player
  std::uint64_t deals = 0;
  Sum wins{};    // a deal, in twelfths, so that two, three or four can share one
  Sum points{};  // a deal
  Sum ranks{};   // a deal, in halves: two who share the first rank have one and a half each
  std::uint64_t decisions = 0;
  double milliseconds = 0, slowest = 0;

  std::uint64_t games() const { return deals * seats; }
  double games_held() const { return static_cast<double>(seats) * held; }  // in a deal

  Estimate win_share() const;
  Estimate score() const;
  Estimate rank() const;
  Estimate elo() const;
  double pace() const { return decisions == 0 ? 0 : milliseconds / decisions; }

  // Of the win share in a deal, as if one deal more had been won from every seat and one lost: no
  // streak is proof, and shares of nothing or all have an interval too.
  struct Spread {
    double deals, mean, variance;
  };
  Spread spread() const;
};

// Elo of one among `seats` who wins that share: logistic, 0 for the fair share. And its inverse.
double elo_of(double share, int seats);
double share_of(double elo, int seats);

// Half of the 95 % interval, in standard errors, for a mean of so many samples (Student).
double quantile(double samples);

}  // namespace laguna::simulate
