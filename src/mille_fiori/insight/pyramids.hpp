// The best spaces of a pyramid for a seat, found once for its three symbols.
#pragma once

#include "mille_fiori/insight/best.hpp"

namespace laguna::mille_fiori::insight {

// The free upper spaces of a pyramid that rest on filled ones, by their places in it.
struct Supported {
  Mask second, top;

  constexpr Supported(Mask taken, Area pyramid) {
    const Mask places = taken >> townspeople::shift_of(pyramid);
    second = places >> 4 & places >> 5 & ~places & townspeople::kSecond;
    top = places >> 3 & places >> 4 & ~places & townspeople::kTop;
  }
};

constexpr std::array<townspeople::Triangle, 7> make_triangles() {
  std::array<townspeople::Triangle, 7> triangles;
  for (int place = 0; place < 7; ++place) triangles[place] = townspeople::under(place);
  return triangles;
}
inline constexpr auto kTriangles = make_triangles();

template <Area kPyramid>
class PyramidOutlook {
 public:
  constexpr PyramidOutlook(const Board& board, Seat seat, const Taste& taste, int extra)
      : later_{taste.space[64 + kShift], taste.space[64 + kShift + 3], taste.space[64 + kShift + 7]},
        own_(board.of(seat, kPyramid) >> kShift),
        bottom_(townspeople::kBottom & ~(board.occupied(1) >> kShift)),
        open_(board.occupied(1), kPyramid),
        progress_(board, seat, kPyramid, taste),
        extra_(extra),
        seats_(board.seats()) {}

  constexpr Best best(Symbol card) const {
    Best best = Best::none();
    for (int s = 0; s < 3; ++s) {
      const Mask kin = mask_of(static_cast<Symbol>(static_cast<int>(kFirst) + s));
      const Mask some = bottom_ << kShift & kin;
      const int level = (mask_of(card) == kin ? 2 : 1) * kPoint;
      best.offer(some, some == 0 ? kNever : progress_.by(kin).worth() + level + later_[2]);
    }
    for (Mask rest = open_.second | open_.top; rest != 0; rest &= rest - 1)
      best.offer((rest & -rest) << kShift, upper(std::countr_zero(rest), card));
    return best;
  }

 private:
  static constexpr int kShift = townspeople::shift_of(kPyramid);
  static constexpr Symbol kFirst = kPyramid == Area::nobili ? Symbol::lion : Symbol::fish;

  // All diamonds below are somebody's.
  constexpr int upper(int place, Symbol card) const {
    const auto [second, bottom] = kTriangles[place];
    const Space space = static_cast<Space>(64 + kShift + place);
    const int mine = 3 * std::popcount(own_ & second) + std::popcount(own_ & bottom);
    const int all = place < 3 ? 9 : 2;
    return worth_of(townspeople::level_points(space, card) + mine, all - mine, seats_) +
           progress_.by(kin_of(space)).worth() + (place < 3 ? extra_ + later_[0] : later_[1]);
  }

  std::array<int, 3> later_;  // a diamond on the top, in the second row, at the bottom
  Mask own_, bottom_;
  Supported open_;
  Progress progress_;
  int extra_, seats_;
};

}  // namespace laguna::mille_fiori::insight
