// A choice at a glance that also thinks of later: of bonuses, of places and of the time that is left.
#pragma once

#include "mille_fiori/insight/quick.hpp"

namespace laguna::mille_fiori::insight {

// What pays later, in hundredths of a point, and how much of it is left in each round, in hundredths. Found
// by linear regression over games of the quick player against itself, one move in ten at random: how many
// points more than the others' average a seat still gets, by its diamonds, its ship and what it lacks for
// bonuses.
struct Later {
  std::array<int, 10> fade;
  std::array<Taste::Way, kBonusAreas> way;
  std::array<int, 30> cell;       // workshops, by number
  std::array<int, 20> residence;  // whatever the round: each has its time
  std::array<int, kLastRouteSpace + 1> ship;
  std::array<int, kAreas> diamond;  // anywhere else in an area
};

inline constexpr std::array<Later, 3> kLater = {
    {// two seats
     {.fade = {27, 80, 100, 97, 82, 60, 34, 18, 18, 18},
      .way = {{{0, 1606, 1078, 623, 295, 0},
               {0, 1702, 2118, -1774, -6884, 0},
               {0, 1238, 705, 686, 0, 0},
               {0, 1136, 558, 555, 0, 0},
               {0, 915, 210, 422, 728, 0}}},
      .cell = {271, 323, 327, 275, 489, 79,  216, 65, 453, 332, 408, 353, 424, 96, 193,
               -29, 239, 393, 594, 401, 540, 475, 41, 147, 175, 157, 312, 451, 59, 256},
      .residence = {-366, 1139, 1250, 189, -222, 909, -141, 321, -25, 424,
                    1392, 496,  190,  99,  68,   295, 4,    20,  -13, 0},
      .ship = {0,   111, 686, 189, 378, 482, 44,  53,   -249, 433,  62,
               225, 86,  568, 581, 512, 90,  165, -392, -12,  -1136},
      .diamond = {0, 0, 165, 157, -72, 46}},
     // three seats
     {.fade = {69, 100, 89, 64, 29, 7, 7, 7, 7, 7},
      .way = {{{0, 1478, 937, 598, 378, 0},
               {0, 1562, 1819, 621, -78, 0},
               {0, 1231, 457, -16, 0, 0},
               {0, 1376, 761, 386, 0, 0},
               {0, 1178, 265, -313, -762, 0}}},
      .cell = {158, 426, 320, 380, 450, 257, 271, 212, 389, 405, 555, 382, 543, 163, 207,
               43,  374, 581, 595, 538, 568, 402, 73,  69,  192, 225, 452, 530, 186, 289},
      .residence = {75,  334, 452, 567, 70,  497, 178, 270, 204, 197,
                    993, 380, 240, 272, 118, 313, 179, -14, 19,  0},
      .ship = {0,   372, 371, 291, 395, 590, 186, 361, 339,  439,  551,
               721, 124, -90, -61, 161, 134, 4,   -52, -223, -1003},
      .diamond = {0, 0, 69, 168, 206, 76}},
     // four seats
     {.fade = {87, 100, 83, 51, 16, 16, 16, 16, 16, 16},
      .way = {{{0, 1281, 788, 546, 447, 0},
               {0, 1282, 1553, 410, -134, 0},
               {0, 1157, 430, -51, 0, 0},
               {0, 1066, 281, -192, 0, 0},
               {0, 1166, 232, -756, -1533, 0}}},
      .cell = {14, 245, 225, 366, 288, 102, 133, 107, 353, 324, 411, 389, 488, 150, 169,
               35, 220, 480, 437, 361, 480, 348, 79,  77,  116, 218, 436, 309, 149, 184},
      .residence = {68,  165, 206, 359, 76, 265, 100, 89, 125, -51,
                    558, 284, 158, 92,  21, 458, 53,  -6, -47, 3},
      .ship = {0,  221, 297,  397,  263,  344,  181,  228,  279, 271,  262,
               11, -66, -252, -179, -415, -127, -312, -303, -13, -1589},
      .diamond = {0, 0, 115, 61, 275, 147}}}};

constexpr Taste taste_of(const Later& later, int round) {
  const auto faded = [&](int worth) { return worth * later.fade[round] / 100; };
  Taste taste = {.extra = 12 * kPoint};
  for (int area = 0; area < kBonusAreas; ++area)
    for (std::size_t k = 0; k < later.way[area].size(); ++k) taste.way[area][k] = faded(later.way[area][k]);
  for (std::size_t place = 0; place < later.ship.size(); ++place)
    taste.ship[place] = faded(later.ship[place]);
  for (int a = 0; a < kAreas; ++a)
    for (int number = 1; number <= kSpacesIn[a]; ++number) {
      const Area area = static_cast<Area>(a);
      taste.space[index(space_at(area, number))] = area == Area::workshops    ? faded(later.cell[number - 1])
                                                   : area == Area::residences ? later.residence[number - 1]
                                                                              : faded(later.diamond[a]);
    }
  return taste;
}
constexpr auto make_tastes() {
  std::array<std::array<Taste, 10>, 3> tastes{};
  for (int k = 0; k < 3; ++k)
    for (int round = 0; round < 10; ++round) tastes[k][round] = taste_of(kLater[k], round);
  return tastes;
}
inline constexpr auto kTastes = make_tastes();

constexpr Action deft(const State& state, Seat seat, Random& random) {
  const Board& board = state.board;
  return choose(state, seat, kTastes[board.seats() - 2][std::min<int>(board.round, 9)], random);
}

}  // namespace laguna::mille_fiori::insight
