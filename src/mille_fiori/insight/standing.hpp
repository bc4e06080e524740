// How a seat stands, in a word of bits.
#pragma once

#include "mille_fiori/insight/progress.hpp"

namespace laguna::mille_fiori::insight {

// The bits of a seat's standing.
namespace stands {
inline constexpr int kShip = 0;
inline constexpr int kBonus = kShip + kLastRouteSpace + 1;  // won, or 1 to 4 missing; of each area
inline constexpr int kSupply = kBonus + 5 * kBonusAreas;
inline constexpr std::array kSupplyLeft = {1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15};  // less than
inline constexpr int kToPlay = kSupply + static_cast<int>(kSupplyLeft.size());
inline constexpr int kExtra = kToPlay + 1;
inline constexpr int kStarts = kExtra + 1;
static_assert(kStarts < 64);

constexpr auto make_supplies() {
  std::array<std::uint64_t, mille_fiori::kSupply + kInTheBox + 1> words{};
  for (int stock = 0; stock < static_cast<int>(words.size()); ++stock)
    for (std::size_t k = 0; k < kSupplyLeft.size(); ++k)
      if (stock - kInTheBox < kSupplyLeft[k]) words[stock] |= std::uint64_t{1} << (kSupply + k);
  return words;
}
inline constexpr auto kSupplies = make_supplies();
}  // namespace stands

// The seats whose turn of this cycle is still to come, or has begun. A card that was committed and is no
// longer there has been played (see `expand`).
constexpr Seats yet_to_play(const State& state) {
  const Board& board = state.board;
  const auto later = [&] {
    Seats seats = board.committed;
    if (board.options.tactical)
      for (Seat next = board.left_of(board.acting); next != board.start; next = board.left_of(next))
        seats.insert(next);
    return seats;
  };
  switch (board.phase) {
    case Phase::draw_start:
    case Phase::turn_up:
    case Phase::deal:
      return board.everyone();
    case Phase::pick:
      if (!board.options.tactical) {
        Seats seats = board.everyone();
        board.committed.each([&](Seat seat) {
          if (state.picks[index(seat)] == Card::none) seats.erase(seat);
        });
        return seats;
      }
      [[fallthrough]];
    case Phase::play: {
      Seats seats = later();
      seats.insert(board.acting);
      return seats;
    }
    case Phase::extra:
      return later();
    case Phase::over:
      return {};
  }
  return {};
}

// One bit for 1 to 4 missing symbols; looked up by the twelve spaces of a pyramid and by the four
// commodities.
constexpr std::uint64_t missing_bit(int missing) { return std::uint64_t{1} << missing >> 1; }
template <std::size_t kSets>
constexpr auto make_missing(Area area) {
  std::array<std::uint8_t, kSets> bits{};
  const int shift = kFirstPlace[static_cast<int>(area)] & 63;
  for (std::size_t own = 0; own < kSets; ++own)
    bits[own] = static_cast<std::uint8_t>(missing_bit(missing_for_bonus(own << shift, area)));
  return bits;
}
inline constexpr auto kMissingNobili = make_missing<1 << 12>(Area::nobili);
inline constexpr auto kMissingPopuli = make_missing<1 << 12>(Area::populi);
inline constexpr auto kMissingTrade = make_missing<1 << 4>(Area::trade);

// A seat's fields of five bits, one for each area: won, or 1 to 4 missing.
inline constexpr int kWayBits = 5;

// A byte for each seat with a bit for each bonus it has won; nobody's is the last.
constexpr std::uint64_t won_bonuses(const Board& board) {
  std::uint64_t won = 0;
  for (int area = 0; area < kBonusAreas; ++area)
    for (Seat mark : board.bonuses[area]) won |= std::uint64_t{1} << ((8 * index(mark) & 63) + area);
  return won;
}
// The first bits of the fields of areas in a set.
constexpr auto make_first_bits() {
  std::array<std::uint32_t, 1 << kBonusAreas> bits{};
  for (unsigned set = 0; set < bits.size(); ++set)
    for (int area = 0; area < kBonusAreas; ++area) bits[set] |= (set >> area & 1) << kWayBits * area;
  return bits;
}
inline constexpr auto kFirstBits = make_first_bits();

// `numbers`: how many different ones the seat has.
constexpr std::uint64_t missing_for_bonuses(const Spaces& own, int numbers) {
  const auto [first, second] = own.word;
  const auto places = [](Mask word, Area area) { return word >> (kFirstPlace[static_cast<int>(area)] & 63); };
  const Mask lines = places(second, Area::trade);
  const Mask commodities = lines | lines >> 4 | lines >> 8 | lines >> 12 | lines >> 16;
  const std::array<std::uint64_t, kBonusAreas> missing = {
      missing_bit(missing_for_bonus(first, Area::workshops)),
      missing_bit(std::max(0, 4 - numbers)),
      kMissingNobili[places(second, Area::nobili) & 0xfff],
      kMissingPopuli[places(second, Area::populi) & 0xfff],
      kMissingTrade[commodities & 0xf],
  };
  std::uint64_t word = 0;
  for (int area = 0; area < kBonusAreas; ++area) word |= missing[area] << (kWayBits * area + 1);
  return word;
}

// `bonuses`: of whom they are won.
constexpr std::uint64_t standing(const Board& board, Seat seat, int numbers, std::uint64_t bonuses,
                                 bool yet_to_play) {
  constexpr std::uint64_t kField = (1 << kWayBits) - 1;
  const std::uint64_t won = kFirstBits[bonuses >> 8 * index(seat) & 0x1f];
  const std::uint64_t ways =
      (missing_for_bonuses(board.diamonds[index(seat)], numbers) & ~(won * kField)) | won;
  return std::uint64_t{1} << (stands::kShip + board.ships[index(seat)]) |
         stands::kSupplies[board.stock[index(seat)]] | ways << stands::kBonus |
         std::uint64_t{yet_to_play} << stands::kToPlay |
         std::uint64_t{board.phase == Phase::extra && board.acting == seat} << stands::kExtra |
         std::uint64_t{board.start == seat} << stands::kStarts;
}

}  // namespace laguna::mille_fiori::insight
