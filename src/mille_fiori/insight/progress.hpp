// How near a seat is to the bonus of an area.
#pragma once

#include <algorithm>
#include <bit>

#include "mille_fiori/insight/taste.hpp"
#include "mille_fiori/rules/residences.hpp"

namespace laguna::mille_fiori::insight {

// The marks of an area are looked at together, a byte each; those of nobody have all bits set.
constexpr std::uint32_t marks_of(const Board& board, Area area) {
  return std::bit_cast<std::uint32_t>(board.bonuses[static_cast<int>(area)]);
}
inline constexpr std::uint32_t kEachMark = 0x01010101;

constexpr bool has_bonus(const Board& board, Seat seat, Area area) {
  const std::uint32_t others = marks_of(board, area) ^ kEachMark * static_cast<std::uint32_t>(index(seat));
  return ((others - kEachMark) & ~others & kEachMark << 7) != 0;
}
constexpr int bonuses_won(const Board& board, Area area) {
  return std::popcount(~marks_of(board, area) & kEachMark << 7);
}
// Points of the highest bonus left, 0 if there is none.
constexpr int next_bonus(const Board& board, Area area) { return kBonus[0] - 5 * bonuses_won(board, area); }

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

  constexpr int worth() const { return points * kPoint + promise; }
};

class Progress {
 public:
  constexpr Progress(const Board& board, Seat seat, Area area, const Taste& taste)
      : own_(board.of(seat, area)) {
    const int next = has_bonus(board, seat, area) ? 0 : next_bonus(board, area);
    const int missing = missing_for_bonus(own_, area), fewer = std::max(0, missing - 1);
    const int markable = board.stock[index(seat)] > 1 ? next : 0;
    same_ = {missing == 0 ? markable : 0, 0};
    fresh_ = {fewer == 0 ? markable : 0, 0};
    if (next == 0) return;
    const Taste::Way& way = taste.way[static_cast<int>(area)];
    const int after = fresh_.points != 0 ? Taste::kWon : fewer;
    fresh_.promise = next * (taste.near[fewer] - taste.near[missing]) + way[after] - way[missing];
  }

  // One more diamond, on one of these spaces.
  constexpr const Step& by(Mask kin) const { return (own_ & kin) == 0 ? fresh_ : same_; }

 private:
  Mask own_;
  Step fresh_, same_;
};

}  // namespace laguna::mille_fiori::insight
