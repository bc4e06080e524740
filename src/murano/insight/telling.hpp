// Puts what is told of a table into a set of inputs, a few bits after the other.
#pragma once

#include <algorithm>
#include <cassert>

#include "kit/bits.hpp"

namespace laguna::murano::insight {

using Inputs = Bits<24>;

// Counts are told like a thermometer, a bit for each step that is reached.
class Teller {
 public:
  explicit Teller(Inputs& out) : out_(out) {}

  void set(std::uint64_t members, int width) {
    word_ |= members << at_;
    at_ += width;
    if (at_ < 64) return;
    out_.word[next_++] = word_;
    at_ -= 64;
    word_ = at_ == 0 ? 0 : members >> (width - at_);
  }
  void flag(bool is_so) { set(is_so ? 1 : 0, 1); }
  void one_of(int which, int width) {
    set(which >= 0 && which < width ? std::uint64_t{1} << which : 0, width);
  }
  void count(int count, int width) { set((std::uint64_t{1} << std::clamp(count, 0, width)) - 1, width); }
  void steps(int count, const auto& from) {
    std::uint64_t reached = 0;
    for (std::size_t i = 0; i < from.size(); ++i) reached |= std::uint64_t{count >= from[i]} << i;
    set(reached, static_cast<int>(from.size()));
  }
  void finish() {
    assert(next_ < static_cast<int>(out_.word.size()));
    out_.word[next_] = word_;
  }

 private:
  Inputs& out_;
  std::uint64_t word_ = 0;
  int at_ = 0, next_ = 0;
};

}  // namespace laguna::murano::insight
