// What playing a card brings at once, computed without playing it.
#pragma once

#include "mille_fiori/insight/progress.hpp"
#include "mille_fiori/rules/playing.hpp"

namespace laguna::mille_fiori::insight {

// Points for a seat, less the others' average.
constexpr int worth_of(int points, int others, int seats) {
  const int spoilt = others * kPoint;
  return points * kPoint - (seats == 2 ? spoilt : seats == 3 ? spoilt / 2 : spoilt / 3);
}

struct Gain {
  int points = 0;  // instant ones, for the seat itself
  int others = 0;  // for all others together
  Step bonus = {};
  bool extra = false;  // an extra card, if one lies face up

  int later = 0;  // what else it promises, in hundredths

  // `extra_card`: what one is worth now.
  constexpr int worth(int seats, int extra_card) const {
    return worth_of(points, others, seats) + bonus.worth() + later + (extra ? extra_card : 0);
  }
};

constexpr Gain gain_in_workshops(const Board& board, Seat seat, Space space, const Taste& taste) {
  const Mask cell = mask_of(space), own = board.of(seat, Area::workshops);
  const int connected = std::popcount(workshops::connected(own | cell, cell));
  return {.points = connected * workshops::points_each(space),
          .bonus = Progress(board, seat, Area::workshops, taste).by(kin_of(space)),
          .extra = (areas::kMasks.triple[index(space)] & ~(board.occupied(0) | cell)) == 0};
}

// The numbers of all residences up to this place.
constexpr std::array<int, 64> make_points_up_to() {
  std::array<int, 64> points{};
  for (int place = 1; place < 64; ++place)
    points[place] = points[place - 1] + areas::kMasks.residence_points[place];
  return points;
}
inline constexpr auto kPointsUpTo = make_points_up_to();

constexpr Gain gain_in_residences(const Board& board, Seat seat, Space space, const Taste& taste) {
  const Mask before = board.of(seat, Area::residences), own = before | mask_of(space);
  const int earlier = residences::different_numbers(before), different = residences::different_numbers(own);
  const int first = index(space) - residences::run_length(own, space) + 1;
  return {.points = kPointsUpTo[index(space)] - kPointsUpTo[first - 1],
          .bonus = Progress(board, seat, Area::residences, taste).by(kin_of(space)),
          .extra = earlier < different && (different == 3 || different == 5)};
}

constexpr Gain gain_in_pyramid(const Board& board, Seat seat, Space space, Symbol card, const Taste& taste) {
  const Area pyramid = area_of(space);
  const int place = townspeople::place_of(space), shift = townspeople::shift_of(pyramid);
  const auto [second, bottom] = townspeople::under(place);
  const Mask all = board.occupied(1) >> shift, own = board.of(seat, pyramid) >> shift;
  const auto triangle = [&](Mask diamonds) {
    return 3 * std::popcount(diamonds & second) + std::popcount(diamonds & bottom);
  };
  return {.points = townspeople::level_points(space, card) + triangle(own),
          .others = triangle(all & ~own),
          .bonus = Progress(board, seat, pyramid, taste).by(kin_of(space)),
          .extra = place < 3};
}

constexpr Gain gain_in_trade(const Board& board, Seat seat, Space space, const Taste& taste) {
  const Symbol commodity = print::kCommodities[(number_of(space) - 1) % 4];
  const int all = std::popcount(board.occupied(1) & mask_of(commodity)) + 1;
  const int own = trade::diamonds_on(board, seat, commodity) + 1;
  bool good_deal = false;
  each_owner(
      [&](Seat owner) { good_deal |= owner != seat && trade::diamonds_on(board, owner, commodity) > own; });
  return {.points = own * all,
          .others = (all - own) * all,
          .bonus = Progress(board, seat, Area::trade, taste).by(kin_of(space)),
          .extra = good_deal};
}

constexpr Gain gain_in_harbor(const Board& board, Seat seat, Space space) {
  const int line = (number_of(space) - 1) / kShipsInLine;
  const Mask fleet = areas::kMasks.fleet[line], taken = board.occupied(1);
  if ((fleet & ~(taken | mask_of(space))) != 0) return {};
  const int each = harbor::kPointsByCommodities[std::popcount(taken & areas::kMasks.trade_line[line])];
  const int own = std::popcount(board.diamonds[index(seat)].word[1] & fleet) + 1;
  return {.points = own * each, .others = (kShipsInLine - own) * each};
}

constexpr Gain gain_of_sailing(const Board& board, Seat seat, int wheel, const Taste& taste) {
  if (route::at_the_end(board, seat)) return {};
  const int to = std::min(board.ships[index(seat)] + wheel, kLastRouteSpace);
  return {.points = kRoutePoints[to],
          .extra = route_has_extra_card(to),
          .later = taste.ship[to] - taste.ship[board.ships[index(seat)]]};
}

constexpr Gain gain_in_area(const Board& board, Seat seat, Space space, Symbol card, const Taste& taste) {
  switch (area_of(space)) {
    case Area::workshops:
      return gain_in_workshops(board, seat, space, taste);
    case Area::residences:
      return gain_in_residences(board, seat, space, taste);
    case Area::nobili:
    case Area::populi:
      return gain_in_pyramid(board, seat, space, card, taste);
    case Area::trade:
      return gain_in_trade(board, seat, space, taste);
    case Area::harbor:
      return gain_in_harbor(board, seat, space);
  }
  return {};
}

constexpr Gain gain_of_placing(const Board& board, Seat seat, Space space, Symbol card, const Taste& taste) {
  Gain gain = gain_in_area(board, seat, space, card, taste);
  gain.later = taste.space[index(space)];
  return gain;
}

constexpr Gain gain_of(const Board& board, Seat seat, Card card, const Action& action,
                       const Taste& taste = kGreedy) {
  Gain gain;
  if (action.kind != Action::Kind::sail)
    gain = gain_of_placing(board, seat, action.space, symbol_of(card), taste);
  if (action.kind == Action::Kind::place) return gain;
  const Gain sailing = gain_of_sailing(board, seat, wheel_of(card), taste);
  gain.points += sailing.points;
  gain.extra = sailing.extra;
  gain.later += sailing.later;
  return gain;
}

}  // namespace laguna::mille_fiori::insight
