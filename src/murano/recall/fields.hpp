// What a described view is made of, read back: seats, counts by name, sets of ring spaces.
#pragma once

#include "murano/describe.hpp"

namespace laguna::murano::recalled {

inline constexpr int kMostGold = 9999, kMostPoints = 9999;

inline Seat seat(const auto& sheet, int least, int seats) {
  const int number = sheet.number(least, seats);
  return number == 0 ? Seat::nobody : seat_at(number - 1);
}

// A number for each seat, given to `take` with the seat.
template <class Sheet>
void by_seat(const Sheet& sheet, int seats, int most, auto&& take) {
  sheet.items(seats, seats, [&](int i, const Sheet& item) { take(i, item.number(0, most)); });
}

inline void beads(const auto& sheet, std::array<std::uint8_t, kBeads>& counts) {
  for (int bead = 0; bead < kBeads; ++bead)
    counts[bead] = static_cast<std::uint8_t>(sheet.at(kBeadName[bead]).number(0, kBeadsOfAColour));
}

template <class Sheet>
Ring ring(const Sheet& sheet, int least, int most) {
  Ring spaces = 0;
  sheet.items(least, most, [&](int, const Sheet& item) {
    const Ring space = at(item.number(1, kRing) - 1);
    if ((spaces & space) != 0) item.wrong("stands twice");
    spaces |= space;
  });
  return spaces;
}

// What the ship that stands ready does; of a turn that begins, nothing.
inline Deed deed(const Open& open) { return layout.deed[open.ships.ready]; }

// The phase follows from what the ship did: these actions lead there.
inline bool leads_to(Deed deed, Phase phase) {
  const bool purchase = deed == Deed::factory || deed == Deed::shop || deed == Deed::palace;
  switch (phase) {
    case Phase::act:
      return true;
    case Phase::take:
      return deed == Deed::shop || deed == Deed::palace;
    case Phase::keep:
      return deed == Deed::recruit;
    case Phase::build:
      return deed == Deed::build;
    case Phase::site:
      return deed == Deed::build || deed == Deed::special || purchase;
    case Phase::card:
      return deed == Deed::build || deed == Deed::special;
    case Phase::sell:
    case Phase::give:
      return deed == Deed::production;
    default:
      return false;
  }
}

}  // namespace laguna::murano::recalled
