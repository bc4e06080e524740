// Sets of small numbers in machine words.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#ifdef __BMI2__
#include <immintrin.h>
#endif

namespace laguna {

// The n-th (from 0) bit that is set, alone; there must be one.
constexpr std::uint64_t nth_bit(std::uint64_t word, int n) {
#ifdef __BMI2__
  if (!std::is_constant_evaluated()) return _pdep_u64(std::uint64_t{1} << n, word);
#endif
  int place = 0;
  for (int half = 32; half > 0; half /= 2) {
    const int below = std::popcount((word >> place) & ((std::uint64_t{1} << half) - 1));
    const bool above = n >= below;
    n -= above ? below : 0;
    place += above ? half : 0;
  }
  return std::uint64_t{1} << place;
}

// A set of numbers from 0 to 64 * kWords - 1.
template <int kWords>
struct Bits {
  static constexpr int kSize = 64 * kWords;
  std::array<std::uint64_t, kWords> word{};

  static constexpr std::uint64_t bit(int place) { return std::uint64_t{1} << (place & 63); }

  constexpr bool has(int place) const { return (word[place >> 6] & bit(place)) != 0; }
  constexpr void set(int place) { word[place >> 6] |= bit(place); }
  // The members of a word, moved up by `place`; none may fall beyond the end.
  constexpr void put(int place, std::uint64_t members) {
    const int shift = place & 63;
    word[place >> 6] |= members << shift;
    if (shift != 0 && (place >> 6) + 1 < kWords) word[(place >> 6) + 1] |= members >> (64 - shift);
  }

  constexpr int count() const {
    int count = 0;
    for (std::uint64_t members : word) count += std::popcount(members);
    return count;
  }
  template <class Visit>
  constexpr void each(Visit visit) const {
    for (int k = 0; k < kWords; ++k)
      for (std::uint64_t rest = word[k]; rest != 0; rest &= rest - 1) visit(64 * k + std::countr_zero(rest));
  }

  friend constexpr bool operator==(const Bits&, const Bits&) = default;
};

// A set of numbers from 0 to 127 of which the n-th can be asked for.
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

  // The n-th (from 0) member; there must be one. Which word a random number leads to cannot be predicted, so
  // this and `take` do not branch on it.
  constexpr int nth(int n) const {
    const auto [upper, bit] = find(n);
    return static_cast<int>(64 & upper) + std::countr_zero(bit);
  }
  constexpr void take(int n) {
    const auto [upper, bit] = find(n);
    word[0] ^= bit & ~upper;
    word[1] ^= bit & upper;
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

 private:
  struct Found {
    std::uint64_t upper, bit;  // all ones for the second word
  };
  constexpr Found find(int n) const {
    const int low = std::popcount(word[0]);
    const int half = n >= low ? 1 : 0;
    const std::uint64_t upper = -static_cast<std::uint64_t>(half);
    return {upper, nth_bit(word[0] ^ ((word[0] ^ word[1]) & upper), n - (low & -half))};
  }
};

}  // namespace laguna
