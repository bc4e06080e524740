// Random numbers that are the same on every machine: PCG32 (XSH-RR), small, fast and with independent
// streams.
#pragma once

#include <bit>
#include <cstdint>

namespace laguna {

// Spreads every bit over all others (the finish of splitmix64).
constexpr std::uint64_t mix(std::uint64_t x) {
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9;
  x = (x ^ (x >> 27)) * 0x94d049bb133111eb;
  return x ^ (x >> 31);
}

class Random {
 public:
  // Streams of one seed are independent of each other.
  constexpr explicit Random(std::uint64_t seed, std::uint64_t stream = 0)
      : state_(mix(mix(seed + kGolden) + stream * kGolden)), step_(mix(state_ + kGolden) | 1) {}

  constexpr std::uint32_t next() {
    const std::uint64_t old = state_;
    state_ = old * 0x5851f42d4c957f2d + step_;
    return std::rotr(static_cast<std::uint32_t>((old ^ old >> 18) >> 27), static_cast<int>(old >> 59));
  }

  // Each of 0 … n-1 with exactly the same chance (Lemire's multiplication).
  constexpr int below(int n) {
    const auto range = static_cast<std::uint32_t>(n);
    std::uint64_t product = std::uint64_t{next()} * range;
    if (static_cast<std::uint32_t>(product) < range) {
      const std::uint32_t threshold = -range % range;
      while (static_cast<std::uint32_t>(product) < threshold) product = std::uint64_t{next()} * range;
    }
    return static_cast<int>(product >> 32);
  }

 private:
  static constexpr std::uint64_t kGolden = 0x9e3779b97f4a7c15;
  std::uint64_t state_, step_;
};

}  // namespace laguna
