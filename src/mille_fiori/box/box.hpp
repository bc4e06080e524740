// Proof that the tables are the box: counts that the printed game must have.
#pragma once

#include "mille_fiori/box/areas.hpp"
#include "mille_fiori/box/route.hpp"

namespace laguna::mille_fiori::box {

// 30, 20, 24 (two pyramids of 12), 20 and 15 spaces, and as many cards of each area.
constexpr int spaces_in(Area area) { return std::popcount(mask_of(area)); }
constexpr int cards_for(Area area) {
  int count = 0;
  for (int s = 0; s < kSymbols; ++s)
    if (kAreaOf[s] == area)
      for (int copies : kCopies[s]) count += copies;
  return count;
}
static_assert(spaces_in(Area::workshops) == 30 && cards_for(Area::workshops) == 30);
static_assert(spaces_in(Area::residences) == 20 && cards_for(Area::residences) == 20);
static_assert(spaces_in(Area::nobili) == 12 && cards_for(Area::nobili) == 12);
static_assert(spaces_in(Area::populi) == 12 && cards_for(Area::populi) == 12);
static_assert(spaces_in(Area::trade) == 20 && cards_for(Area::trade) == 20);
static_assert(spaces_in(Area::harbor) == 15 && cards_for(Area::harbor) == 15);
static_assert(30 + 20 + 24 + 20 + 15 == kSpaces && kSpaces == kCards);

// Each symbol is on as many cards as spaces.
constexpr bool every_card_has_its_space() {
  for (int s = 0; s < kSymbols; ++s) {
    int copies = 0;
    for (int wheel = 0; wheel < kWheels; ++wheel) copies += kCopies[s][wheel];
    if (copies != std::popcount(mask_of(static_cast<Symbol>(s)))) return false;
  }
  return true;
}
static_assert(every_card_has_its_space());

// The slanted rows give each workshop the neighbours the picture gives it: x differs by 2 in a row, by 1
// between rows that follow each other.
constexpr int row_of(int number) {
  int row = 0;
  for (int last = 0; number > (last += kWorkshopsInRow[row]); ++row) {
  }
  return row;
}
constexpr bool touch(int a, int b) {
  const int rows = row_of(b) - row_of(a);
  const int x = kWorkshopX[b - 1] - kWorkshopX[a - 1];
  return (rows == 0 && (x == 2 || x == -2)) || ((rows == 1 || rows == -1) && (x == 1 || x == -1));
}
constexpr bool touch_by_distance(int a, int b) {
  const int d = index(space_at(Area::workshops, a)) - index(space_at(Area::workshops, b));
  const int distance = d < 0 ? -d : d;
  return distance == 1 || distance == kWorkshopStride || distance == kWorkshopStride - 1;
}
constexpr int touching_pairs() {
  int pairs = 0;
  for (int a = 1; a <= 30; ++a)
    for (int b = a + 1; b <= 30; ++b) {
      if (touch(a, b) != touch_by_distance(a, b)) return -1;
      pairs += touch(a, b) ? 1 : 0;
    }
  return pairs;
}
static_assert(touching_pairs() == 61);

// Each workshop is in exactly one of ten triples, and a triple's cells touch each other.
constexpr bool triples_are_whole() {
  std::array<int, 31> seen{};
  for (const auto& [a, b, c] : print::kTriples) {
    ++seen[a], ++seen[b], ++seen[c];
    if (!touch(a, b) || !touch(b, c) || !touch(a, c)) return false;
  }
  for (int number = 1; number <= 30; ++number)
    if (seen[number] != 1) return false;
  return print::kTriples.size() == 10;
}
static_assert(triples_are_whole());

}  // namespace laguna::mille_fiori::box
