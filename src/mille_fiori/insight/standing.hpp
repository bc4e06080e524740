// How a seat stands and what it may hope for, in a word of bits each.
#pragma once

#include "mille_fiori/insight/pyramids.hpp"
#include "mille_fiori/insight/workshops.hpp"

namespace laguna::mille_fiori::insight {

// Fields of a word, side by side: one bit of each is set at most.
class Fields {
 public:
  constexpr void tell(int width, int value, bool so = true) {  // from 0; nothing for -1
    word_ |= so && value >= 0 ? std::uint64_t{1} << (width_ + value) : 0;
    width_ += width;
  }
  constexpr void flag(bool so) { tell(1, 0, so); }
  constexpr std::uint64_t word() const { return word_; }
  constexpr int width() const { return width_; }

 private:
  std::uint64_t word_ = 0;
  int width_ = 0;
};

// On which of these steps a number of points is: below the first, between the first and the second, …
constexpr int step_of(int points, const auto& limits) {
  int step = 0;
  for (int limit : limits) step += points >= limit ? 1 : 0;
  return step;
}

inline constexpr std::array kSupplyLeft = {1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15};

constexpr std::uint64_t standing(const Board& board, Seat seat, bool yet_to_play) {
  Fields fields;
  fields.tell(kLastRouteSpace + 1, board.ships[index(seat)]);
  for (int a = 0; a < kBonusAreas; ++a) {
    const Area area = static_cast<Area>(a);
    const bool has = has_bonus(board, seat, area);
    fields.flag(has);
    fields.tell(4, missing_for_bonus(board.of(seat, area), area) - 1, !has);
  }
  const int supply = board.stock[index(seat)] - kInTheBox;
  for (int left : kSupplyLeft) fields.flag(supply < left);
  fields.flag(yet_to_play);
  fields.flag(board.phase == Phase::extra && board.acting == seat);
  fields.flag(board.start == seat);
  return fields.word();
}

constexpr Mask next_residence(const Board& board) {
  const Mask free = mask_of(Area::residences) & ~board.occupied(0);
  return free & -free;
}

// What these diamonds earn if all supported spaces are filled.
constexpr int income(const Supported& open, Mask own) {
  const auto count = [](Mask some) { return std::popcount(some); };
  return count(own >> 4 & open.second) + count(own >> 5 & open.second) +
         3 * (count(own >> 3 & open.top) + count(own >> 4 & open.top)) + count(own >> 7 & open.top) +
         count(own >> 8 & open.top) + count(own >> 9 & open.top);
}

inline constexpr std::array kRunPoints = {3, 5, 7, 10, 14, 20, 27};
inline constexpr std::array kTradeIncome = {1, 4, 8, 12, 18, 25, 32};
inline constexpr std::array kFleetIncome = {1, 3, 6, 10, 15, 20, 30};
inline constexpr std::array kPyramidIncome = {1, 2, 3, 5, 8};

// The next residence, and whether that number and the three after it would be new.
constexpr void hope_for_residences(const Board& board, Seat seat, Fields& fields) {
  const Mask own = board.of(seat, Area::residences), next = next_residence(board);
  fields.tell(7, residences::different_numbers(own));
  const Space space = static_cast<Space>(std::countr_zero(next | Bits128::bit(63)));
  const Gain gain = next != 0 ? gain_in_residences(board, seat, space) : Gain();
  fields.tell(8, step_of(gain.points, kRunPoints), next != 0);
  fields.flag(gain.extra);
  Mask rest = mask_of(Area::residences) & ~board.occupied(0);
  for (int k = 0; k < 4; ++k, rest &= rest - 1)
    fields.flag(rest != 0 && (own & kKin[std::countr_zero(rest | Bits128::bit(63))]) == 0);
}

// What others' placing would bring.
constexpr void hope_for_income(const Board& board, Seat seat, Fields& fields) {
  const Mask taken = board.occupied(1), own = board.diamonds[index(seat)].word[1];
  int trade = 0, fleets = 0, departing = 0;
  for (Symbol commodity : print::kCommodities) {
    const int filled = std::popcount(taken & mask_of(commodity));
    trade += filled < 5 ? std::popcount(own & mask_of(commodity)) * (filled + 1) : 0;
  }
  for (int line = 0; line < kTradeLines; ++line) {
    const Mask fleet = areas::kMasks.fleet[line];
    const int each = harbor::kPointsByCommodities[std::popcount(taken & areas::kMasks.trade_line[line])];
    const int ships = std::popcount(taken & fleet), mine = std::popcount(own & fleet);
    fleets += ships < kShipsInLine ? mine * each : 0;
    departing = std::max(departing, ships == kShipsInLine - 1 ? (mine + 1) * each : 0);
  }
  fields.tell(8, step_of(trade, kTradeIncome));
  fields.tell(8, step_of(fleets, kFleetIncome));
  fields.tell(8, step_of(departing, kFleetIncome));
  for (Area pyramid : {Area::nobili, Area::populi})
    fields.tell(
        6, step_of(income(Supported(taken, pyramid), own >> townspeople::shift_of(pyramid)), kPyramidIncome));
}

constexpr std::uint64_t hopes(const Board& board, Seat seat) {
  Fields fields;
  hope_for_residences(board, seat, fields);
  hope_for_income(board, seat, fields);
  return fields.word();
}

}  // namespace laguna::mille_fiori::insight
