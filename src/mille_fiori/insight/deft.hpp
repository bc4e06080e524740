// A choice at a glance that also thinks of later: of bonuses, of places and of the time that is left.
#pragma once

#include "mille_fiori/insight/quick.hpp"

namespace laguna::mille_fiori::insight {

// What pays later, in hundredths of a point, and how much of it is left in each round, in hundredths.
struct Later {
  std::array<int, 10> fade, extra;  // by round; what an extra card is worth
  std::array<int, 5> near;          // the way to a bonus, in hundredths of the next one
  std::array<Taste::Way, kBonusAreas> way;
  std::array<int, 30> cell;       // workshops, by number
  std::array<int, 20> residence;  // whatever the round: each has its time
  std::array<int, kLastRouteSpace + 1> ship;
  std::array<int, 3> nobili, populi;  // by row, from the top
  int trade, harbor;
};

// Found by evolution: many players with numbers a little different sat down with three like the present one,
// or with choices at a glance, and the numbers went the way of those who did better.
inline constexpr std::array<Later, 3> kLater = {
    {// two seats
     {.fade = {99, 88, 91, 76, 59, 32, 4, 33, 39, 9},
      .extra = {1488, 1859, 1651, 1443, 1366, 1927, 2597, 2059, 629, 1122},
      .near = {0, 27, -5, -25, -9},
      .way = {{{0, 1635, 1212, 382, -1359, 1220},
               {0, 1665, 2142, -2691, -5043, 1019},
               {0, 908, 964, 1098, 77, -527},
               {0, 669, 765, 830, 95, -878},
               {0, 772, 349, 730, 1368, 615}}},
      .cell = {13,  550, 335, 677,  433, 388, 358, 110, 553,  439, 806, 930, 648, 148, 7,
               -50, 395, 810, 1168, 781, 703, 566, 43,  -165, 407, 484, 674, 757, 127, 384},
      .residence = {-880, 1265, 1422, 685, 37,  927, 747, 552, 365, 1170,
                    1251, 1252, 295,  462, 322, 211, 133, 86,  18,  52},
      .ship = {224, -188, 806, 573, 1113, 946,  457, 493,  -161, 12,   -68,
               211, 194,  486, 489, 51,   -410, 295, -202, -268, -1745},
      .nobili = {463, 325, 39},
      .populi = {19, 69, 36},
      .trade = -291,
      .harbor = 85},
     // three seats
     {.fade = {83, 72, 63, 45, 22, 6, 36, -21, 14, 52},
      .extra = {1489, 1307, 976, 949, 1067, 1029, 920, 1379, 693, 1376},
      .near = {0, 16, -9, -24, -44},
      .way = {{{0, 1589, 991, 172, -576, 900},
               {0, 1147, 1489, 305, -632, 671},
               {0, 1027, 161, -355, -485, 159},
               {0, 1347, 593, 258, -290, 447},
               {0, 892, 40, -584, -677, 201}}},
      .cell = {98,  428, 321, 628, 284, 225, 272, 262, 534,  622, 1034, 490, 591, 101, 326,
               223, 113, 776, 923, 542, 811, 629, 131, -181, 399, 219,  725, 607, 351, 482},
      .residence = {-50, 577, 435, 395, 437, 780, 307, 380, 594,  865,
                    724, 652, 343, 170, 307, 190, 115, 383, -317, 15},
      .ship = {227, 317, 375, 564, 979, 756,  478, 628, 479, 488,  551,
               721, 423, -65, -35, -69, -334, 41,  110, -68, -1385},
      .nobili = {282, 388, -87},
      .populi = {160, 362, 100},
      .trade = -41,
      .harbor = 153},
     // four seats
     {.fade = {76, 81, 66, 40, 23, -50, 41, 80, 73, 28},
      .extra = {1321, 1650, 1420, 1318, 1717, 1190, 1421, 1447, 1718, 1186},
      .near = {0, 11, -31, -52, -68},
      .way = {{{0, 850, 927, 647, 649, 160},
               {0, 1595, 1815, 240, -1109, 1416},
               {0, 1135, 698, 231, 126, 605},
               {0, 814, 358, -98, -114, 325},
               {0, 1522, 786, -542, -2400, 1332}}},
      .cell = {-38,  285, 212, 337, 191, 309, -41, 124, 474, 596, 710, 326, 390, 76,  286,
               -245, 185, 362, 524, 440, 599, 431, 98,  63,  60,  237, 522, 302, 167, 76},
      .residence = {35,  592, 311, 338, 66,  493, 185, 219, 419, 589,
                    394, 610, 531, 502, 629, 388, 389, 50,  -90, -19},
      .ship = {-271, -145, 432, 484, 685, 584,  429,  168,  103,  103,  108,
               -109, 377,  104, 33,  -68, -772, -394, -177, -375, -1897},
      .nobili = {238, 430, -110},
      .populi = {50, 509, -93},
      .trade = 387,
      .harbor = 538}}};

// The rows of a pyramid, from the top.
constexpr int row_of(Space space) {
  const int place = townspeople::place_of(space);
  return place < 3 ? 0 : place < 7 ? 1 : 2;
}
constexpr Taste taste_of(const Later& later, int round) {
  const auto faded = [&](int worth) { return worth * later.fade[round] / 100; };
  Taste taste = {.extra = later.extra[round], .near = later.near};
  for (int area = 0; area < kBonusAreas; ++area)
    for (std::size_t k = 0; k < later.way[area].size(); ++k) taste.way[area][k] = faded(later.way[area][k]);
  for (std::size_t place = 0; place < later.ship.size(); ++place)
    taste.ship[place] = faded(later.ship[place]);
  const auto diamond = [&](Space space) {
    const int number = number_of(space) - 1;
    switch (area_of(space)) {
      case Area::workshops:
        return faded(later.cell[number]);
      case Area::residences:
        return later.residence[number];
      case Area::nobili:
        return faded(later.nobili[row_of(space)]);
      case Area::populi:
        return faded(later.populi[row_of(space)]);
      case Area::trade:
        return faded(later.trade);
      case Area::harbor:
        return faded(later.harbor);
    }
    return 0;
  };
  for (int area = 0; area < kAreas; ++area)
    for (int number = 1; number <= kSpacesIn[area]; ++number) {
      const Space space = space_at(static_cast<Area>(area), number);
      taste.space[index(space)] = diamond(space);
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
