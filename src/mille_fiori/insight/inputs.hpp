// What a network is told about a table: one bit an input, from a seat's point of view, and only what lies
// open.
#pragma once

#include "mille_fiori/insight/worth.hpp"

namespace laguna::mille_fiori::insight {

// Three words for each seat, the viewer first and then clockwise: its diamonds as they lie on the board, and
// how it stands. Then two for the table.
namespace told {
inline constexpr int kSeatWords = 3, kSeatBits = 64 * kSeatWords;
inline constexpr std::array kSupplyLeft = {0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15};
inline constexpr int kMostRounds = 10;

// In a seat's third word.
inline constexpr int kShip = 0;
inline constexpr int kBonus = kShip + kLastRouteSpace + 1;
inline constexpr int kMissing = kBonus + kBonusAreas;  // 1 to 4 symbols, of each area without the bonus
inline constexpr int kSupply = kMissing + 4 * kBonusAreas;
inline constexpr int kToPlay = kSupply + static_cast<int>(kSupplyLeft.size());
inline constexpr int kExtra = kToPlay + 1;
inline constexpr int kStarts = kExtra + 1;
static_assert(kStarts < 64);

// In the table's words.
inline constexpr int kTable = kMaxSeats * kSeatBits;
inline constexpr int kNextBonus = kTable;                     // 20, 15, 10 or 5, of each area
inline constexpr int kFaceUp = kNextBonus + 4 * kBonusAreas;  // 1, 2, 3 or more, of each symbol
inline constexpr int kWheel = kFaceUp + 3 * kSymbols;
inline constexpr int kRound = kWheel + kWheels;
inline constexpr int kCycle = kRound + kMostRounds;
inline constexpr int kLastTurns = kCycle + 4;
inline constexpr int kEnd = kLastTurns + 1;
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

constexpr void tell_seat(const State& state, Seat seat, int first, Inputs& inputs) {
  const Board& board = state.board;
  const Spaces& own = board.diamonds[index(seat)];
  inputs.word[first / 64] = own.word[0];
  inputs.word[first / 64 + 1] = own.word[1];
  std::uint64_t stands = std::uint64_t{1} << (told::kShip + board.ships[index(seat)]);
  const auto tell = [&](int place, bool so) { stands |= std::uint64_t{so} << place; };
  for (int area = 0; area < kBonusAreas; ++area) {
    const bool has = has_bonus(board, seat, static_cast<Area>(area));
    const int missing = missing_for_bonus(board.of(seat, static_cast<Area>(area)), static_cast<Area>(area));
    tell(told::kBonus + area, has);
    if (missing > 0) tell(told::kMissing + 4 * area + missing - 1, !has);
  }
  for (std::size_t k = 0; k < told::kSupplyLeft.size(); ++k)
    tell(told::kSupply + static_cast<int>(k), board.stock[index(seat)] <= kInTheBox + told::kSupplyLeft[k]);
  tell(told::kToPlay, has_yet_to_play(state, seat));
  tell(told::kExtra, board.phase == Phase::extra && board.acting == seat);
  tell(told::kStarts, board.start == seat);
  inputs.word[first / 64 + 2] = stands;
}

constexpr void tell_table(const Board& board, Inputs& inputs) {
  for (int area = 0; area < kBonusAreas; ++area)
    if (const int points = next_bonus(board, static_cast<Area>(area)); points > 0)
      inputs.set(told::kNextBonus + 4 * area + points / 5 - 1);
  std::array<int, kSymbols> count{};
  board.face_up.each([&](Card card) {
    ++count[static_cast<int>(symbol_of(card))];
    inputs.set(told::kWheel + wheel_of(card) - 1);
  });
  for (int s = 0; s < kSymbols; ++s)
    if (count[s] > 0) inputs.set(told::kFaceUp + 3 * s + std::min(count[s], 3) - 1);
  inputs.set(told::kRound + std::min<int>(board.round, told::kMostRounds - 1));
  inputs.set(told::kCycle + board.cycle);
  if (board.first_out != Seat::nobody) inputs.set(told::kLastTurns);
}

constexpr void tell(const State& state, Seat viewer, Inputs& inputs) {
  inputs = {};
  for (int k = 0; k < state.board.seats(); ++k)
    tell_seat(state, after(viewer, k, state.board.seats()), told::kSeatBits * k, inputs);
  tell_table(state.board, inputs);
}

}  // namespace laguna::mille_fiori::insight
