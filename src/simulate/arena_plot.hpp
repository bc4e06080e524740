// A match as a picture: win shares as the games went by, and mean scores.
#pragma once

#include "simulate/arena.hpp"

namespace laguna::simulate {

// The standings after each deal, as far as a picture needs them.
class History {
 public:
  void add(const Standings&);

  struct Moment {
    double games;
    std::vector<Estimate> shares;  // one a player
  };
  const std::vector<Moment>& moments() const { return moments_; }

 private:
  std::vector<Moment> moments_;
  std::uint64_t every_ = 1;  // deals between two moments
};

std::string plot(const Match&, const Standings&, const History&);  // SVG

}  // namespace laguna::simulate
