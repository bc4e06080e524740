// How near a seat is to the bonus of an area.
#pragma once

#include <algorithm>
#include <bit>

#include "mille_fiori/rules/residences.hpp"

namespace laguna::mille_fiori::insight {

// Of the next bonus, in hundredths, with so many symbols missing.
inline constexpr std::array kNear = {0, 40, 15, 5, 0};

constexpr bool has_bonus(const Board& board, Seat seat, Area area) {
  for (Seat mark : board.bonuses[static_cast<int>(area)])
    if (mark == seat) return true;
  return false;
}
// Points of the highest bonus left, 0 if there is none.
constexpr int next_bonus(const Board& board, Area area) {
  for (std::size_t k = 0; k < kBonus.size(); ++k)
    if (board.bonuses[static_cast<int>(area)][k] == Seat::nobody) return kBonus[k];
  return 0;
}

// What a bonus asks for: diamonds on so many of these sets of spaces.
struct Demand {
  std::array<Mask, 6> sets{};
  int count = 0;
};
constexpr std::array<Demand, kAreas> make_demands() {
  std::array<Demand, kAreas> demands;
  for (int s = 0; s < kSymbols; ++s) {
    Demand& demand = demands[static_cast<int>(kAreaOf[s])];
    if (area_of(static_cast<Symbol>(s)) != Area::harbor)
      demand.sets[demand.count++] = mask_of(static_cast<Symbol>(s));
  }
  demands[static_cast<int>(Area::residences)] = {areas::kMasks.residence_number, 4};
  return demands;
}
inline constexpr auto kDemands = make_demands();

constexpr int missing_for_bonus(Mask own, Area area) {
  const Demand& demand = kDemands[static_cast<int>(area)];
  int found = 0;
  for (Mask set : demand.sets) found += (own & set) != 0 ? 1 : 0;
  return std::max(0, demand.count - found);
}

// The spaces that count as one with this one.
constexpr std::array<Mask, 128> make_kin() {
  std::array<Mask, 128> kin{};
  for (int area = 0; area < kBonusAreas; ++area)
    for (int number = 1; number <= kSpacesIn[area]; ++number) {
      const Space space = space_at(static_cast<Area>(area), number);
      for (Mask set : kDemands[area].sets)
        if ((set & mask_of(space)) != 0) kin[index(space)] = set;
    }
  return kin;
}
inline constexpr auto kKin = make_kin();
constexpr Mask kin_of(Space space) { return kKin[index(space)]; }

// Towards the bonus: its points if it is earned, and by how much its promise grows.
struct Step {
  int points = 0, promise = 0;
  friend constexpr bool operator==(const Step&, const Step&) = default;
};

class Progress {
 public:
  constexpr Progress(const Board& board, Seat seat, Area area)
      : own_(board.of(seat, area)), can_mark_(board.stock[index(seat)] > 1) {
    if (has_bonus(board, seat, area)) return;
    next_ = next_bonus(board, area);
    missing_ = missing_for_bonus(own_, area);
  }

  // One more diamond, on one of these spaces.
  constexpr Step by(Mask kin) const {
    if (next_ == 0) return {};
    const int after = std::max(0, missing_ - ((own_ & kin) == 0 ? 1 : 0));
    return {after == 0 && can_mark_ ? next_ : 0, next_ * (kNear[after] - kNear[missing_])};
  }

 private:
  Mask own_;
  int next_ = 0;  // points, none once the seat has its bonus
  int missing_ = 0;
  bool can_mark_;
};

}  // namespace laguna::mille_fiori::insight
