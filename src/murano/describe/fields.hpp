// What fields are made of: numbers by seat, sets of places, beads.
#pragma once

#include "murano/state.hpp"

namespace laguna::murano::described {

constexpr auto numbers(const auto& values) {
  return [&values](auto&& add) {
    for (auto value : values) add(static_cast<int>(value));
  };
}
constexpr auto by_seat(int seats, auto&& value) {
  return [seats, value](auto&& add) {
    for (int seat = 0; seat < seats; ++seat) add(static_cast<int>(value(seat)));
  };
}
constexpr auto ring_numbers(Ring ring) {
  return [ring](auto&& add) {
    for (Ring rest = ring; rest != 0; rest &= rest - 1) add(std::countr_zero(rest) + 1);
  };
}
constexpr void each_bit(std::uint64_t mask, auto&& visit) {
  for (; mask != 0; mask &= mask - 1) visit(std::countr_zero(mask));
}
inline void beads(const std::array<std::uint8_t, kBeads>& counts, auto&& out) {
  for (int bead = 0; bead < kBeads; ++bead) out.number(kBeadName[bead], counts[bead]);
}

}  // namespace laguna::murano::described
