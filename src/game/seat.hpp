// A seat at the table, a set of seats, and whose turn it is.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace laguna {

inline constexpr int kMaxSeats = 4;

// Seats are counted from 0 in code and from 1 in every text. `nobody` also stands for a spectator.
enum class Seat : std::uint8_t { nobody = 0xff };

constexpr int index(Seat seat) { return static_cast<int>(seat); }
constexpr Seat seat_at(int index) { return static_cast<Seat>(index); }
// As every text counts it: from 1, and 0 for nobody.
constexpr int number_of(Seat seat) { return seat == Seat::nobody ? 0 : index(seat) + 1; }
// The seat `steps` places clockwise, to the left, of a table of `seats`; `steps` is less than `seats`.
constexpr Seat after(Seat seat, int steps, int seats) {
  const int to = index(seat) + steps;
  return seat_at(to >= seats ? to - seats : to);
}

class Seats {
 public:
  constexpr Seats() = default;
  static constexpr Seats first(int count) { return Seats(static_cast<std::uint8_t>((1u << count) - 1)); }
  static constexpr Seats only(Seat seat) { return Seats(static_cast<std::uint8_t>(1u << index(seat))); }

  constexpr bool has(Seat seat) const { return seat != Seat::nobody && ((bits_ >> index(seat)) & 1) != 0; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int count() const { return std::popcount(bits_); }
  constexpr Seat front() const { return seat_at(std::countr_zero(bits_)); }
  constexpr void insert(Seat seat) { bits_ |= only(seat).bits_; }
  constexpr void erase(Seat seat) { bits_ &= static_cast<std::uint8_t>(~only(seat).bits_); }
  constexpr Seats without(Seats other) const {
    return Seats(static_cast<std::uint8_t>(bits_ & ~other.bits_));
  }

  template <class Visit>
  constexpr void each(Visit visit) const {
    for (unsigned rest = bits_; rest != 0; rest &= rest - 1) visit(seat_at(std::countr_zero(rest)));
  }

  friend constexpr bool operator==(Seats, Seats) = default;

 private:
  constexpr explicit Seats(std::uint8_t bits) : bits_(bits) {}
  std::uint8_t bits_ = 0;
};

// Over, chance, or these seats: several when they choose secretly at the same time, in any order.
struct Turn {
  enum class Kind : std::uint8_t { over, chance, seats };
  Kind kind;
  Seats seats;

  static constexpr Turn over() { return {Kind::over, {}}; }
  static constexpr Turn chance() { return {Kind::chance, {}}; }
  static constexpr Turn of(Seats seats) { return {Kind::seats, seats}; }

  friend constexpr bool operator==(Turn, Turn) = default;
};

using Scores = std::array<std::int16_t, kMaxSeats>;

}  // namespace laguna
