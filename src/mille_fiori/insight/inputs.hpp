// What a network is told about a table: one bit an input, from a seat's point of view, and only what lies
// open.
#pragma once

#include "mille_fiori/insight/standing.hpp"

namespace laguna::mille_fiori::insight {

// Four words for each seat, the viewer first and then clockwise: its diamonds as they lie on the board, how
// it stands and what it may hope for. Then the table.
namespace told {
inline constexpr int kSeatWords = 4, kSeatBits = 64 * kSeatWords;
inline constexpr int kMostRounds = 10;

inline constexpr int kNextBonus = kMaxSeats * kSeatBits;      // 5, 10, 15 or 20, of each area
inline constexpr int kFaceUp = kNextBonus + 4 * kBonusAreas;  // 1, 2, 3 or more, of each symbol
inline constexpr int kWheel = kFaceUp + 3 * kSymbols;
inline constexpr int kRound = kWheel + kWheels;
inline constexpr int kCycle = kRound + kMostRounds;
inline constexpr int kLastTurns = kCycle + 4;
inline constexpr int kTactical = kLastTurns + 1;
inline constexpr int kGap = kTactical + 1;  // 1, 2 or more cells that earn an extra card, of each material
inline constexpr int kResidence = kGap + 2 * 4;   // the next one
inline constexpr int kPyramid = kResidence + 20;  // 1 to 4 open spaces of the second level, 1 to 3 of the top
inline constexpr int kCommodity = kPyramid + 2 * 7;  // 1 to 5 filled spaces
inline constexpr int kLine = kCommodity + 4 * 5;     // 1 or 2 ships wait for 0 to 4 commodities
inline constexpr int kEnd = kLine + kTradeLines * 10;
}  // namespace told

using Inputs = Bits<(told::kEnd + 63) / 64>;

// Whether the seat's turn of this cycle is still to come, or has begun. A card that was committed and is no
// longer there has been played (see `expand`).
constexpr bool has_yet_to_play(const State& state, Seat seat) {
  const Board& board = state.board;
  const auto place = [&](Seat one) {
    return (index(one) - index(board.start) + board.seats()) % board.seats();
  };
  const bool later = board.options.tactical ? place(seat) > place(board.acting) : board.committed.has(seat);
  switch (board.phase) {
    case Phase::draw_start:
    case Phase::turn_up:
    case Phase::deal:
      return true;
    case Phase::pick:
      if (!board.options.tactical) return !later || state.picks[index(seat)] != Card::none;
      [[fallthrough]];
    case Phase::play:
      return later || seat == board.acting;
    case Phase::extra:
      return later;
    case Phase::over:
      return false;
  }
  return false;
}

constexpr void tell_face_up(const Cards& face_up, Inputs& inputs) {
  std::array<int, kSymbols> count{};
  face_up.each([&](Card card) {
    ++count[static_cast<int>(symbol_of(card))];
    inputs.set(told::kWheel + wheel_of(card) - 1);
  });
  for (int s = 0; s < kSymbols; ++s)
    if (count[s] > 0) inputs.set(told::kFaceUp + 3 * s + std::min(count[s], 3) - 1);
}

constexpr void tell_areas(const Board& board, Inputs& inputs) {
  const auto tell = [&](int first, int count) {  // from 1
    if (count > 0) inputs.set(first + count - 1);
  };
  const Mask workshops = board.occupied(0), others = board.occupied(1);
  const Mask gaps = last_gaps(workshops);
  for (int s = 0; s < 4; ++s)
    tell(told::kGap + 2 * s, std::min(2, std::popcount(gaps & mask_of(static_cast<Symbol>(s)))));
  if (const Mask next = next_residence(board); next != 0)
    inputs.set(told::kResidence + std::countr_zero(next) - index(space_at(Area::residences, 1)));
  for (int k = 0; k < 2; ++k) {
    const Supported open(others, k == 0 ? Area::nobili : Area::populi);
    tell(told::kPyramid + 7 * k, std::popcount(open.second));
    tell(told::kPyramid + 7 * k + 4, std::popcount(open.top));
  }
  for (int k = 0; k < 4; ++k)
    tell(told::kCommodity + 5 * k, std::popcount(others & mask_of(print::kCommodities[k])));
  for (int line = 0; line < kTradeLines; ++line) {
    const int ships = std::popcount(others & areas::kMasks.fleet[line]);
    const int commodities = std::popcount(others & areas::kMasks.trade_line[line]);
    if (ships == 1 || ships == 2) inputs.set(told::kLine + 10 * line + 5 * (ships - 1) + commodities);
  }
}

constexpr void tell_table(const Board& board, Inputs& inputs) {
  for (int area = 0; area < kBonusAreas; ++area)
    if (const int points = next_bonus(board, static_cast<Area>(area)); points > 0)
      inputs.set(told::kNextBonus + 4 * area + points / 5 - 1);
  tell_face_up(board.face_up, inputs);
  inputs.set(told::kRound + std::min<int>(board.round, told::kMostRounds - 1));
  inputs.set(told::kCycle + board.cycle);
  if (board.first_out != Seat::nobody) inputs.set(told::kLastTurns);
  if (board.options.tactical) inputs.set(told::kTactical);
  tell_areas(board, inputs);
}

constexpr void tell(const State& state, Seat viewer, Inputs& inputs) {
  const Board& board = state.board;
  inputs = {};
  for (int k = 0; k < board.seats(); ++k) {
    const Seat seat = after(viewer, k, board.seats());
    const int first = told::kSeatWords * k;
    inputs.word[first] = board.diamonds[index(seat)].word[0];
    inputs.word[first + 1] = board.diamonds[index(seat)].word[1];
    inputs.word[first + 2] = standing(board, seat, has_yet_to_play(state, seat));
    inputs.word[first + 3] = hopes(board, seat);
  }
  tell_table(board, inputs);
}

}  // namespace laguna::mille_fiori::insight
