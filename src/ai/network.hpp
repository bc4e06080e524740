// A small network of integers that foresees what points each seat is still to get. Its inputs are bits; when
// a few of them change, only these are added or taken away.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include "game/seat.hpp"

namespace laguna::ai {

inline constexpr int kHidden = 48;
inline constexpr int kStraight = 16;  // lanes that lead to the outputs directly, one for each seat used
inline constexpr int kLanes = kStraight + kHidden;
inline constexpr int kOne = 256;  // a hidden lane that is fully on
inline constexpr int kFine = 64;  // steps of a point in a weight
using Lanes = std::array<std::int16_t, kLanes>;

// Hundredths of a point, by seats counted from the one that looks on.
using Hopes = std::array<int, kMaxSeats>;

template <int kInputs>
struct Network {
  alignas(64) std::array<Lanes, kInputs> weights{};
  alignas(64) Lanes bias{};
  alignas(64) std::array<std::array<std::int16_t, kHidden>, kMaxSeats> outputs{};

  friend constexpr bool operator==(const Network&, const Network&) = default;
};

inline Hopes read_out(const auto& network, const Lanes& lanes, int seats) {
  alignas(64) std::array<std::int16_t, kHidden> on;
  for (int h = 0; h < kHidden; ++h) on[h] = std::clamp<std::int16_t>(lanes[kStraight + h], 0, kOne);
  Hopes hopes{};
  for (int seat = 0; seat < seats; ++seat) {
    std::int32_t sum = lanes[seat] * kOne;
    for (int h = 0; h < kHidden; ++h) sum += on[h] * network.outputs[seat][h];
    hopes[seat] = static_cast<int>(std::int64_t{sum} * 100 / (kOne * kFine));
  }
  return hopes;
}

// The lanes of a network for the inputs it saw last.
template <class Inputs, int kInputs>
class Accumulator {
 public:
  Accumulator() = default;
  explicit Accumulator(const Network<kInputs>& network) : lanes_(network.bias) {}

  void see(const Network<kInputs>& network, const Inputs& inputs) {
    for (std::size_t w = 0; w < inputs.word.size(); ++w) {
      const std::uint64_t changed = inputs.word[w] ^ seen_.word[w];
      for (std::uint64_t rest = changed & inputs.word[w]; rest != 0; rest &= rest - 1)
        add(network.weights[64 * w + std::countr_zero(rest)]);
      for (std::uint64_t rest = changed & seen_.word[w]; rest != 0; rest &= rest - 1)
        take(network.weights[64 * w + std::countr_zero(rest)]);
    }
    seen_ = inputs;
  }
  Hopes hopes(const Network<kInputs>& network, int seats) const { return read_out(network, lanes_, seats); }

 private:
  void add(const Lanes& weights) {
    for (int lane = 0; lane < kLanes; ++lane)
      lanes_[lane] = static_cast<std::int16_t>(lanes_[lane] + weights[lane]);
  }
  void take(const Lanes& weights) {
    for (int lane = 0; lane < kLanes; ++lane)
      lanes_[lane] = static_cast<std::int16_t>(lanes_[lane] - weights[lane]);
  }

  alignas(64) Lanes lanes_{};
  Inputs seen_{};
};

}  // namespace laguna::ai
