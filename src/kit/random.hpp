// Random numbers that are the same on every machine: xoroshiro128++ seeded by splitmix64.
#pragma once

#include <bit>
#include <cstdint>

namespace laguna {

constexpr std::uint64_t mix(std::uint64_t x) {
  x += 0x9e3779b97f4a7c15;
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9;
  x = (x ^ (x >> 27)) * 0x94d049bb133111eb;
  return x ^ (x >> 31);
}

class Random {
 public:
  // Streams of one seed are independent of each other.
  constexpr explicit Random(std::uint64_t seed, std::uint64_t stream = 0)
      : a_(mix(seed ^ mix(stream))), b_(mix(a_)) {}

  constexpr std::uint64_t next() {
    const std::uint64_t a = a_;
    const std::uint64_t b = a_ ^ b_;
    const std::uint64_t result = std::rotl(a_ + b_, 17) + a_;
    a_ = std::rotl(a, 49) ^ b ^ (b << 21);
    b_ = std::rotl(b, 28);
    return result;
  }

  // Each of 0 … n-1 with exactly the same chance (Lemire's multiplication).
  constexpr int below(int n) {
    const auto range = static_cast<std::uint32_t>(n);
    std::uint64_t product = (next() >> 32) * range;
    if (static_cast<std::uint32_t>(product) < range) {
      const std::uint32_t threshold = -range % range;
      while (static_cast<std::uint32_t>(product) < threshold) product = (next() >> 32) * range;
    }
    return static_cast<int>(product >> 32);
  }

 private:
  std::uint64_t a_, b_;
};

}  // namespace laguna
