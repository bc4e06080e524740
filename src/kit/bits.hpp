// A set of small numbers, 0 to 127, in two machine words.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#ifdef __BMI2__
#include <immintrin.h>
#endif

namespace laguna {

// The place of the n-th (from 0) bit that is set; there must be one.
constexpr int select_bit(std::uint64_t word, int n) {
#ifdef __BMI2__
  if (!std::is_constant_evaluated()) return std::countr_zero(_pdep_u64(std::uint64_t{1} << n, word));
#endif
  int place = 0;
  for (int half = 32; half > 0; half /= 2) {
    const int below = std::popcount(word & ((std::uint64_t{1} << half) - 1));
    const bool above = n >= below;
    n -= above ? below : 0;
    place += above ? half : 0;
    word >>= above ? half : 0;
  }
  return place;
}

struct Bits128 {
  std::array<std::uint64_t, 2> word{};

  static constexpr std::uint64_t bit(int place) { return std::uint64_t{1} << (place & 63); }
  static constexpr Bits128 of(int place) {
    Bits128 one;
    one.insert(place);
    return one;
  }

  constexpr bool has(int place) const { return (word[place >> 6] & bit(place)) != 0; }
  constexpr void insert(int place) { word[place >> 6] |= bit(place); }
  constexpr void erase(int place) { word[place >> 6] &= ~bit(place); }
  constexpr bool empty() const { return (word[0] | word[1]) == 0; }
  constexpr int count() const { return std::popcount(word[0]) + std::popcount(word[1]); }

  // Which half a random number falls into cannot be predicted, so these do not branch on it.
  constexpr std::uint64_t half_word(int half) const {
    return word[0] ^ ((word[0] ^ word[1]) & -static_cast<std::uint64_t>(half));
  }
  constexpr void flip(int half, std::uint64_t bits) {
    const std::uint64_t upper = -static_cast<std::uint64_t>(half);
    word[0] ^= bits & ~upper;
    word[1] ^= bits & upper;
  }

  // The n-th (from 0) member; there must be one.
  constexpr int nth(int n) const {
    const int low = std::popcount(word[0]);
    const int half = n >= low ? 1 : 0;
    return 64 * half + select_bit(half_word(half), n - (low & -half));
  }

  template <class Visit>
  constexpr void each(Visit visit) const {
    for (int half = 0; half < 2; ++half)
      for (std::uint64_t rest = word[half]; rest != 0; rest &= rest - 1)
        visit(64 * half + std::countr_zero(rest));
  }

  friend constexpr Bits128 operator&(Bits128 a, Bits128 b) {
    return {{a.word[0] & b.word[0], a.word[1] & b.word[1]}};
  }
  friend constexpr Bits128 operator|(Bits128 a, Bits128 b) {
    return {{a.word[0] | b.word[0], a.word[1] | b.word[1]}};
  }
  friend constexpr Bits128 operator~(Bits128 a) { return {{~a.word[0], ~a.word[1]}}; }
  friend constexpr bool operator==(const Bits128&, const Bits128&) = default;
};

}  // namespace laguna
