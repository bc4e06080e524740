// A look at a deck that ended in keeping a card.
#pragma once

#include <array>
#include <cstdint>

#include "game/seat.hpp"

namespace laguna::murano {

// Somebody looked at `count` cards and kept one of them. The others were put back in this order, so that all
// know their places, but not which card lies in which.
template <int kLook>
class Keep {
 public:
  constexpr Keep() = default;
  constexpr Keep(Seat seat, int count, int kept)
      : head_(static_cast<std::uint8_t>(index(seat) | count << 2 | kept << 5)) {}

  std::array<std::uint8_t, kLook> cards{};  // in the order drawn

  constexpr Seat seat() const { return seat_at(head_ & 3); }
  constexpr int count() const { return head_ >> 2 & 7; }
  constexpr int kept() const { return head_ >> 5; }  // index into the cards
  constexpr int card() const { return cards[kept()]; }
  constexpr int back(int place) const { return cards[place < kept() ? place : place + 1]; }
  // Who has looked at the card in this place since, before it came into another keep.
  constexpr bool seen(int place, Seat seat) const { return (seen_[place / 2] & bit(place, seat)) != 0; }
  constexpr void see(int place, Seat seat) { seen_[place / 2] |= bit(place, seat); }

  friend constexpr bool operator==(const Keep&, const Keep&) = default;

 private:
  static constexpr std::uint8_t bit(int place, Seat seat) {
    return static_cast<std::uint8_t>(1u << (4 * (place % 2) + index(seat)));
  }
  std::array<std::uint8_t, kLook / 2> seen_{};
  std::uint8_t head_ = 0;
};

}  // namespace laguna::murano
