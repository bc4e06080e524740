// The trade route: the start (0), then spaces 1 to 20.
#pragma once

#include <array>
#include <cstdint>

namespace laguna::mille_fiori {

inline constexpr int kLastRouteSpace = 20;
inline constexpr std::array kRoutePoints = {0, 1,  1,  1, 3, 1, 10, 0, 1, 5, 1,
                                            1, 10, 10, 1, 5, 0, 1,  1, 1, 10};
inline constexpr std::array kRouteExtraCards = {7, 16, 20};

constexpr std::uint32_t route_marks() {
  std::uint32_t marks = 0;
  for (int space : kRouteExtraCards) marks |= 1u << space;
  return marks;
}
constexpr bool route_has_extra_card(int space) { return (route_marks() >> space & 1) != 0; }

static_assert(kRoutePoints.size() == kLastRouteSpace + 1);

}  // namespace laguna::mille_fiori
