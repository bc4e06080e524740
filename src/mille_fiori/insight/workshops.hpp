// The best workshops for a seat, all cells at once: how many own diamonds each cell would connect is added up
// in bit planes, one bit of the sum in each.
#pragma once

#include "mille_fiori/insight/best.hpp"

namespace laguna::mille_fiori::insight {

// The cells that would fill the last of three around a symbol. Three such cells are one, its right neighbour
// or its lower left one, and the one at the lower right.
struct Triples {
  Mask right = 0, left = 0;  // by the first cell
};
constexpr Triples make_triples() {
  Triples triples;
  for (const auto& [a, b, c] : print::kTriples) {
    const Mask first = mask_of(space_at(Area::workshops, a)), second = mask_of(space_at(Area::workshops, b));
    (second == first << 1 ? triples.right : triples.left) |= first;
  }
  return triples;
}
inline constexpr Triples kTriples = make_triples();

constexpr Mask last_gaps(Mask taken) {
  const auto gaps = [taken](Mask firsts, int to_second) {
    const Mask first = taken, second = taken >> to_second, third = taken >> kWorkshopStride;
    return (~first & second & third & firsts) | (first & ~second & third & firsts) << to_second |
           (first & second & ~third & firsts) << kWorkshopStride;
  };
  return gaps(kTriples.right, 1) | gaps(kTriples.left, kWorkshopStride - 1);
}

class WorkshopOutlook {
 public:
  constexpr WorkshopOutlook(const Board& board, Seat seat, const Taste& taste, int extra)
      : taste_(taste),
        free_(mask_of(Area::workshops) & ~board.occupied(0)),
        gaps_(extra != 0 ? last_gaps(board.occupied(0)) : 0),
        progress_(board, seat, Area::workshops, taste),
        extra_(extra) {
    for (Mask rest = board.of(seat, Area::workshops); rest != 0;) {
      const Mask group = group_of(rest, rest & -rest);
      add(around(group), std::popcount(group));
      rest &= ~group;
    }
  }

  constexpr Best best(Symbol symbol) const {
    const Mask cells = free_ & mask_of(symbol);
    const int step = progress_.by(mask_of(symbol)).worth();
    const int each = symbol == Symbol::pigment ? 2 * kPoint : kPoint;
    if (!taste_.alike) return one_by_one(cells, step, each);
    Best best = Best::none();
    const auto offer = [&](Mask some, int more) {
      if (some == 0) return;
      int connected = 1;
      for (int bit = kPlanes - 1; bit >= 0; --bit)
        if (const Mask higher = some & planes_[bit]; higher != 0) some = higher, connected += 1 << bit;
      best.offer(some, connected * each + step + more);
    };
    offer(cells & ~gaps_, 0);
    offer(cells & gaps_, extra_);
    return best;
  }

 private:
  static constexpr int kPlanes = 5;

  static constexpr Mask around(Mask group) {
    const Mask pair = group | group << 1;
    return pair | group >> 1 | pair << (kWorkshopStride - 1) | pair >> kWorkshopStride;
  }
  constexpr Best one_by_one(Mask cells, int step, int each) const {
    Best best = Best::none();
    for (Mask rest = cells; rest != 0; rest &= rest - 1) {
      const int cell = std::countr_zero(rest);
      int connected = 1;
      for (int bit = 0; bit < kPlanes; ++bit) connected += static_cast<int>(planes_[bit] >> cell & 1) << bit;
      const int extra = (gaps_ >> cell & 1) != 0 ? extra_ : 0;
      best.offer(rest & -rest, connected * each + step + extra + taste_.space[cell]);
    }
    return best;
  }
  // How far a group reaches is hard to predict; most reach no further than three steps.
  static constexpr Mask group_of(Mask own, Mask reached) {
    for (int step = 0; step < 3; ++step) reached = around(reached) & own;
    for (;;) {
      const Mask wider = around(reached) & own;
      if (wider == reached) return reached;
      reached = around(wider) & own;
    }
  }
  constexpr void add(Mask cells, int size) {
    Mask carry = 0;
    for (int bit = 0; bit < kPlanes; ++bit) {
      const Mask more = (size >> bit & 1) != 0 ? cells : 0, sum = planes_[bit] ^ more;
      const Mask over = (planes_[bit] & more) | (sum & carry);
      planes_[bit] = sum ^ carry;
      carry = over;
    }
  }

  const Taste& taste_;
  Mask free_, gaps_;
  Progress progress_;
  int extra_;
  std::array<Mask, kPlanes> planes_{};
};

}  // namespace laguna::mille_fiori::insight
