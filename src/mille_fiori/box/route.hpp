// The trade route: the start (0), then spaces 1 to 20.
#pragma once

#include <array>

namespace laguna::mille_fiori {

inline constexpr int kLastRouteSpace = 20;
inline constexpr std::array kRoutePoints = {0, 1,  1,  1, 3, 1, 10, 0, 1, 5, 1,
                                            1, 10, 10, 1, 5, 0, 1,  1, 1, 10};
inline constexpr std::array kRouteExtraCards = {7, 16, 20};

constexpr bool route_has_extra_card(int space) {
  for (int marked : kRouteExtraCards)
    if (space == marked) return true;
  return false;
}

static_assert(kRoutePoints.size() == kLastRouteSpace + 1);

}  // namespace laguna::mille_fiori
