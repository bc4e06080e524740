// What may pay later, in hundredths of a point.
#pragma once

#include <array>

#include "mille_fiori/box/route.hpp"
#include "mille_fiori/box/spaces.hpp"

namespace laguna::mille_fiori::insight {

inline constexpr int kPoint = 100;

struct Taste {
  using Way = std::array<int, 6>;  // to a bonus: with 0 to 4 symbols missing, and when it is won
  static constexpr int kWon = 5;

  int extra;                                       // an extra card
  std::array<int, 5> near = {};                    // the way, in hundredths of the next bonus
  std::array<Way, kBonusAreas> way = {};           // the way, whatever the next bonus
  std::array<int, kLastRouteSpace + 1> ship = {};  // to be there
  std::array<int, 128> space = {};                 // a diamond there
  bool alike = false;                              // all workshops are worth the same
};

// Lives for the moment.
inline constexpr Taste kGreedy = {.extra = 12 * kPoint, .near = {0, 40, 15, 5, 0}, .alike = true};

}  // namespace laguna::mille_fiori::insight
