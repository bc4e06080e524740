// A choice at a glance that also thinks of later: of bonuses, of places and of the time that is left.
#pragma once

#include <bit>

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

// The same as a list, in that order, for files and for evolution.
inline constexpr int kHandNumbers = sizeof(Later) / sizeof(int);
using HandNumbers = std::array<int, kHandNumbers>;

// Found by evolution, as `./laguna train` does it.
inline constexpr std::array<HandNumbers, 3> kHandNumbersOf = {{
    {
#include "mille_fiori/weights/2.hand"
    },
    {
#include "mille_fiori/weights/3.hand"
    },
    {
#include "mille_fiori/weights/4.hand"
    },
}};

// Where evolution begins, as greedy as a glance, and how far it steps.
inline constexpr HandNumbers kFirstHand = [] {
  Later first{};
  first.extra.fill(kGreedy.extra);
  first.near = kGreedy.near;
  return std::bit_cast<HandNumbers>(first);
}();
inline constexpr HandNumbers kHandSteps = [] {
  Later step{};
  step.trade = step.harbor = 150;
  step.fade.fill(12), step.extra.fill(200), step.near.fill(8);
  for (auto& way : step.way) way.fill(200), way[0] = 0;  // nothing is missing: it will be won
  step.near[0] = 0;
  step.cell.fill(120), step.residence.fill(150), step.ship.fill(150);
  step.nobili.fill(120), step.populi.fill(120);
  return std::bit_cast<HandNumbers>(step);
}();

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

// A taste for each round.
using Hand = std::array<Taste, 10>;
constexpr Hand hand_of(const HandNumbers& numbers) {
  const auto later = std::bit_cast<Later>(numbers);
  Hand hand{};
  for (int round = 0; round < 10; ++round) hand[round] = taste_of(later, round);
  return hand;
}
inline constexpr std::array kHands = {hand_of(kHandNumbersOf[0]), hand_of(kHandNumbersOf[1]),
                                      hand_of(kHandNumbersOf[2])};

constexpr Action deft_with(const Hand& hand, const State& state, Seat seat, Random& random) {
  return choose(state, seat, hand[std::min<int>(state.board.round, 9)], random);
}
constexpr Action deft(const State& state, Seat seat, Random& random) {
  return deft_with(kHands[state.board.seats() - 2], state, seat, random);
}

}  // namespace laguna::mille_fiori::insight
