// Numbers added up: their mean, how far they lie apart, and how sure the mean is.
#pragma once

#include <cstdint>

namespace laguna::ai {

constexpr double root(double square) {
  if (square <= 0) return 0;
  double guess = square < 1 ? 1 : square;
  for (int i = 0; i < 40; ++i) guess = (guess + square / guess) / 2;
  return guess;
}

class Tally {
 public:
  constexpr void add(std::int64_t number) {
    ++count_;
    sum_ += number;
    squares_ += number * number;
  }
  constexpr void add(const Tally& other) {
    count_ += other.count_;
    sum_ += other.sum_;
    squares_ += other.squares_;
  }

  constexpr std::int64_t count() const { return count_; }
  constexpr double mean() const { return count_ == 0 ? 0 : static_cast<double>(sum_) / count_; }
  constexpr double spread() const { return root(variance()); }
  // The standard error of the mean; there must be two numbers.
  constexpr double error() const { return root(variance() / (count_ - 1)); }

 private:
  constexpr double variance() const {
    return count_ == 0 ? 0 : static_cast<double>(squares_) / count_ - mean() * mean();
  }

  std::int64_t count_ = 0, sum_ = 0, squares_ = 0;
};

}  // namespace laguna::ai
