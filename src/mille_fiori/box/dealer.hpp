// Dealing many cards at a time.
#pragma once

#include "kit/random.hpp"
#include "mille_fiori/box/cards.hpp"

namespace laguna::mille_fiori {

// Faster than `any` and `remove` and with the same result: a copy that is taken
// leaves a gap in its group, which changes neither the number nor the order of kinds, and the gaps are closed
// at the end.
class Dealer {
 public:
  constexpr explicit Dealer(const Cards& pile) : bits_(pile.bits_), left_(pile.count()) {}

  constexpr Cards draw(int count, Random& random) {
    const Bits128 before = bits_;
    for (; count > 0; --count) bits_.take(random.below(left_--));
    return closed(before & ~bits_);
  }
  constexpr Cards rest() const { return closed(bits_); }

 private:
  // Three rounds move a copy as far as it can have to go in a group of four.
  static constexpr Cards closed(const Bits128& bits) {
    Cards bag;
    for (int half = 0; half < 2; ++half) {
      std::uint64_t word = bits.word[half];
      for (int round = 0; round < 3; ++round) {
        const std::uint64_t gaps = ~word & word >> 1 & ~(cards::kDeck.first_copies.word[half] >> 1);
        word ^= gaps | gaps << 1;
      }
      bag.bits_.word[half] = word;
    }
    return bag;
  }

  Bits128 bits_;
  int left_;
};

}  // namespace laguna::mille_fiori
