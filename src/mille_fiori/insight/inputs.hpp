// What a network is told about a table: one bit an input, from a seat's point of view, and only what lies
// open.
#pragma once

#include "mille_fiori/insight/hopes.hpp"
#include "mille_fiori/insight/workshops.hpp"

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

// The places of a kind of cards in `Cards`.
constexpr Bits128 places_of(auto&& is_meant) {
  Bits128 places;
  cards::kDeck.all.each([&](int place) {
    if (is_meant(cards::kDeck.print[place])) places.insert(place);
  });
  return places;
}
constexpr auto make_symbol_places() {
  std::array<Bits128, kSymbols> places;
  for (int s = 0; s < kSymbols; ++s)
    places[s] = places_of([s](const cards::Print& print) { return static_cast<int>(print.symbol) == s; });
  return places;
}
constexpr auto make_wheel_places() {
  std::array<Bits128, kWheels> places;
  for (int w = 0; w < kWheels; ++w)
    places[w] = places_of([w](const cards::Print& print) { return print.wheel == w + 1; });
  return places;
}
inline constexpr auto kSymbolPlaces = make_symbol_places();
inline constexpr auto kWheelPlaces = make_wheel_places();

// One bit for a count from 1, none for 0.
constexpr std::uint64_t counted(int count) { return std::uint64_t{1} << count >> 1; }

constexpr std::uint64_t face_up_symbols(const Bits128& places) {
  std::uint64_t fields = 0;
  for (int s = 0; s < kSymbols; ++s) {
    const int word = s <= static_cast<int>(Symbol::key) ? 0 : 1;
    fields |= counted(std::min(3, std::popcount(places.word[word] & kSymbolPlaces[s].word[word]))) << 3 * s;
  }
  return fields;
}
constexpr std::uint64_t face_up_wheels(const Bits128& places) {
  std::uint64_t fields = 0;
  for (int w = 0; w < kWheels; ++w) fields |= std::uint64_t{!(places & kWheelPlaces[w]).empty()} << w;
  return fields;
}
constexpr std::uint64_t next_bonuses(const Board& board) {
  std::uint64_t fields = 0;
  for (int area = 0; area < kBonusAreas; ++area)
    fields |= counted(4 - bonuses_won(board, static_cast<Area>(area))) << 4 * area;
  return fields;
}
constexpr std::uint64_t gaps(Mask taken) {
  const Mask last = last_gaps(taken);
  std::uint64_t fields = 0;
  for (int s = 0; s < 4; ++s)
    fields |= counted(std::min(2, std::popcount(last & mask_of(static_cast<Symbol>(s))))) << 2 * s;
  return fields;
}
constexpr std::uint64_t supported(Mask taken) {
  const Supported nobili(taken, Area::nobili), populi(taken, Area::populi);
  return counted(std::popcount(nobili.second)) | counted(std::popcount(nobili.top)) << 4 |
         counted(std::popcount(populi.second)) << 7 | counted(std::popcount(populi.top)) << 11;
}
constexpr std::uint64_t commodities(Mask taken) {
  std::uint64_t fields = 0;
  for (int k = 0; k < 4; ++k)
    fields |= counted(std::popcount(taken & mask_of(print::kCommodities[k]))) << 5 * k;
  return fields;
}
constexpr std::uint64_t lines(Mask taken) {
  std::uint64_t fields = 0;
  for (int line = 0; line < kTradeLines; ++line) {
    const int ships = std::popcount(taken & areas::kMasks.fleet[line]);
    const int filled = std::popcount(taken & areas::kMasks.trade_line[line]);
    const std::uint64_t waiting = ships == 1 || ships == 2 ? 1 : 0;
    fields |= waiting << (10 * line + 5 * (ships == 2 ? 1 : 0) + filled);
  }
  return fields;
}

constexpr void tell_table(const Board& board, Inputs& inputs) {
  const Bits128 face_up = std::bit_cast<Bits128>(board.face_up);
  const Mask first = board.occupied(0), second = board.occupied(1);
  inputs.put(told::kNextBonus, next_bonuses(board));
  inputs.put(told::kFaceUp, face_up_symbols(face_up));
  inputs.put(told::kWheel, face_up_wheels(face_up));
  inputs.put(told::kRound, std::uint64_t{1} << std::min<int>(board.round, told::kMostRounds - 1));
  inputs.put(told::kCycle, std::uint64_t{1} << board.cycle);
  inputs.put(told::kLastTurns, std::uint64_t{board.first_out != Seat::nobody});
  inputs.put(told::kTactical, std::uint64_t{board.options.tactical});
  inputs.put(told::kGap, gaps(first));
  const Mask free = mask_of(Area::residences) & ~first;
  inputs.put(told::kResidence, (free & -free) >> kFirstPlace[static_cast<int>(Area::residences)]);
  inputs.put(told::kPyramid, supported(second));
  inputs.put(told::kCommodity, commodities(second));
  inputs.put(told::kLine, lines(second));
}

constexpr void tell(const State& state, Seat viewer, Inputs& inputs) {
  const Board& board = state.board;
  const Seats yet = yet_to_play(state);
  const std::uint64_t won = won_bonuses(board);
  const Hopes hopes(board);
  inputs = {};
  for (int k = 0; k < board.seats(); ++k) {
    const Seat seat = after(viewer, k, board.seats());
    const Spaces& own = board.diamonds[index(seat)];
    const unsigned numbers = houses::numbers(own.word[0]);
    std::uint64_t* const words = &inputs.word[told::kSeatWords * k];
    words[0] = own.word[0];
    words[1] = own.word[1];
    words[2] = standing(board, seat, std::popcount(numbers), won, yet.has(seat));
    words[3] = hopes.of(own, numbers);
  }
  tell_table(board, inputs);
}

}  // namespace laguna::mille_fiori::insight
