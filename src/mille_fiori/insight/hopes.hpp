// What seats may hope for, a word of bits each.
#pragma once

#include "mille_fiori/insight/pyramids.hpp"
#include "mille_fiori/insight/standing.hpp"

namespace laguna::mille_fiori::insight {

// Points in steps, one bit for each: below the first limit, from the first to the second, …
template <std::size_t kLimits>
struct Steps {
  static constexpr int kWidth = kLimits + 1;
  std::array<std::uint8_t, 128> bits{};

  constexpr explicit Steps(const std::array<int, kLimits>& limits) {
    for (int points = 0; points < 128; ++points)
      bits[points] = static_cast<std::uint8_t>(
          1u << std::count_if(limits.begin(), limits.end(), [&](int limit) { return points >= limit; }));
  }
  constexpr std::uint64_t of(int points) const { return bits[points]; }
};

namespace hopes {
inline constexpr Steps kRunSteps(std::array{3, 5, 7, 10, 14, 20, 27});
inline constexpr Steps kTradeSteps(std::array{1, 4, 8, 12, 18, 25, 32});
inline constexpr Steps kFleetSteps(std::array{1, 3, 6, 10, 15, 20, 30});
inline constexpr Steps kPyramidSteps(std::array{1, 2, 3, 5, 8});

// The bits of a seat's hopes.
inline constexpr int kNumbers = 0;                      // different ones, 0 to 6
inline constexpr int kRun = kNumbers + 7;               // points of the next residence
inline constexpr int kExtra = kRun + kRunSteps.kWidth;  // for it
inline constexpr int kNew = kExtra + 1;                 // its number, and those of the three after it
inline constexpr int kTrade = kNew + 4;                 // points if others fill a space of each commodity
inline constexpr int kFleets = kTrade + kTradeSteps.kWidth;      // if all fleets depart
inline constexpr int kDeparts = kFleets + kFleetSteps.kWidth;    // for the last ship of a fleet
inline constexpr int kPyramids = kDeparts + kFleetSteps.kWidth;  // if others fill the supported spaces
static_assert(kPyramids + 2 * kPyramidSteps.kWidth <= 64);
}  // namespace hopes

// What each diamond of a word would earn, in bit planes, so that all of a seat's are added up by counting.
template <int kPlanes>
struct Incomes {
  std::array<Mask, kPlanes> planes{};

  constexpr int of(Mask own) const {
    int points = 0;
    for (int bit = 0; bit < kPlanes; ++bit) points += std::popcount(own & planes[bit]) << bit;
    return points;
  }
};

// Points with their bits so far apart that a whole area finds room between them.
template <int kPlanes>
constexpr std::uint64_t spread(int points) {
  std::uint64_t bits = 0;
  for (int bit = 0; bit < kPlanes; ++bit)
    bits |= static_cast<std::uint64_t>(points >> bit & 1) << 64 / kPlanes * bit;
  return bits;
}
template <int kPlanes>
constexpr Incomes<kPlanes> gathered(std::uint64_t spread, Area area) {
  Incomes<kPlanes> incomes;
  for (int bit = 0; bit < kPlanes; ++bit)
    incomes.planes[bit] =
        spread >> 64 / kPlanes * bit << (kFirstPlace[static_cast<int>(area)] & 63) & mask_of(area);
  return incomes;
}

// Others fill one more space of each commodity that has one.
constexpr Incomes<3> trade_incomes(Mask taken) {
  constexpr std::uint64_t kOneOfEachLine = 0x11111;
  constexpr std::array kSpread = {spread<3>(1), spread<3>(2), spread<3>(3),
                                  spread<3>(4), spread<3>(5), spread<3>(0)};  // by filled spaces
  std::uint64_t all = 0;
  for (int k = 0; k < 4; ++k)
    all |= kSpread[std::popcount(taken & mask_of(print::kCommodities[k]))] * kOneOfEachLine << k;
  return gathered<3>(all, Area::trade);
}

// Others fill all supported spaces of both pyramids, which lie side by side in the word: a diamond earns 1
// for each space above it and 3 for a top just above.
constexpr Incomes<3> pyramid_incomes(Mask taken) {
  constexpr int kNext = townspeople::shift_of(Area::populi);
  static_assert(townspeople::shift_of(Area::nobili) == 0);
  const Supported nobili(taken, Area::nobili), populi(taken, Area::populi);
  const Mask second = nobili.second | populi.second << kNext, top = nobili.top | populi.top << kNext;
  const Mask a = second << 4, b = second << 5, c = top << 7, d = top << 8, e = top << 9;
  const Mask ab = a ^ b, abc = ab ^ c, de = d ^ e;
  const Mask twos = (a & b) | (ab & c), more = d & e, carry = abc & de;
  Incomes<3> incomes;
  incomes.planes[0] = abc ^ de;
  incomes.planes[1] = twos ^ more ^ carry;
  incomes.planes[2] = (twos & more) | (carry & (twos ^ more));
  const Mask left = top << 3, right = top << 4;
  incomes.planes[0] |= left ^ right;
  incomes.planes[1] |= left | right;
  incomes.planes[2] |= left & right;
  return incomes;
}

// Each line's fleet departs; and the best of those that wait for one ship only.
struct Fleets {
  Incomes<4> incomes;
  std::array<Mask, kTradeLines> waiting;
  std::array<int, kTradeLines> points;
  int count = 0;

  constexpr explicit Fleets(Mask taken) {
    constexpr std::uint64_t kLine = 0b111;
    constexpr std::array kSpread = {spread<4>(0), spread<4>(1), spread<4>(3), spread<4>(6), spread<4>(10)};
    std::uint64_t all = 0;
    for (int line = 0; line < kTradeLines; ++line) {
      const Mask fleet = areas::kMasks.fleet[line];
      const int ships = std::popcount(taken & fleet);
      const int filled = std::popcount(taken & areas::kMasks.trade_line[line]);
      all |= (ships < kShipsInLine ? kSpread[filled] : 0) * kLine << kShipsInLine * line;
      waiting[count] = fleet;
      points[count] = harbor::kPointsByCommodities[filled];
      count += ships == kShipsInLine - 1 ? 1 : 0;
    }
    incomes = gathered<4>(all, Area::harbor);
  }
  constexpr int best(Mask own) const {
    int most = 0;
    for (int k = 0; k < count; ++k) most = std::max(most, (std::popcount(own & waiting[k]) + 1) * points[k]);
    return most;
  }
};

// The next residence. What it would bring to whom is looked up by the set of numbers a seat has, of which
// each half of the line has its own.
namespace houses {
inline constexpr int kFirst = kFirstPlace[static_cast<int>(Area::residences)], kCount = 20,
                     kHalf = kCount / 2;

constexpr auto make_numbers(int first) {
  std::array<std::uint8_t, 1 << kHalf> sets{};
  for (Mask own = 0; own < sets.size(); ++own)
    for (std::size_t k = 0; k < areas::kMasks.residence_number.size(); ++k)
      if ((own << first & areas::kMasks.residence_number[k]) != 0)
        sets[own] |= static_cast<std::uint8_t>(1 << k);
  return sets;
}
inline constexpr auto kLower = make_numbers(kFirst), kUpper = make_numbers(kFirst + kHalf);

constexpr unsigned numbers(Mask own) {
  constexpr Mask kAll = (1 << kHalf) - 1;
  return kLower[own >> kFirst & kAll] | kUpper[own >> (kFirst + kHalf) & kAll];
}

// Whether the third or fifth number stands there, and whether there and on the three after it stand new ones.
constexpr auto make_news() {
  std::array<std::array<std::uint8_t, 64>, kCount + 1> news{};
  for (int next = 0; next < kCount; ++next)
    for (unsigned set = 0; set < 64; ++set) {
      const auto is_new = [&](int place) {
        return place < kCount && (set & numbers(Bits128::bit(kFirst + place))) == 0;
      };
      const bool extra = is_new(next) && (std::popcount(set) == 2 || std::popcount(set) == 4);
      news[next][set] = static_cast<std::uint8_t>(extra ? 1 : 0);
      for (int k = 0; k < 4; ++k)
        news[next][set] |= static_cast<std::uint8_t>((is_new(next + k) ? 2 : 0) << k);
    }
  return news;
}
inline constexpr auto kNews = make_news();
static_assert(hopes::kNew == hopes::kExtra + 1);

constexpr std::uint64_t points_of_next(Mask own, int place) {
  if (place == kFirst + kCount) return 0;
  const int behind = std::countl_one((own & mask_of(Area::residences)) << (64 - place));
  return hopes::kRunSteps.of(kPointsUpTo[place] - kPointsUpTo[place - behind - 1]);
}
}  // namespace houses

// What all seats hope for, as far as it is the same for all.
class Hopes {
 public:
  constexpr explicit Hopes(const Board& board)
      : next_(std::countr_one(board.occupied(0) >> houses::kFirst)),
        trade_(trade_incomes(board.occupied(1))),
        pyramids_(pyramid_incomes(board.occupied(1))),
        fleets_(board.occupied(1)) {}

  // `numbers`: those that the seat has.
  constexpr std::uint64_t of(const Spaces& diamonds, unsigned numbers) const {
    const auto [first, second] = diamonds.word;
    return std::uint64_t{1} << (hopes::kNumbers + std::popcount(numbers)) |
           houses::points_of_next(first, houses::kFirst + next_) << hopes::kRun |
           std::uint64_t{houses::kNews[next_][numbers]} << hopes::kExtra |
           hopes::kTradeSteps.of(trade_.of(second)) << hopes::kTrade |
           hopes::kFleetSteps.of(fleets_.incomes.of(second)) << hopes::kFleets |
           hopes::kFleetSteps.of(fleets_.best(second)) << hopes::kDeparts |
           hopes::kPyramidSteps.of(pyramids_.of(second & mask_of(Area::nobili))) << hopes::kPyramids |
           hopes::kPyramidSteps.of(pyramids_.of(second & mask_of(Area::populi)))
               << (hopes::kPyramids + hopes::kPyramidSteps.kWidth);
  }

 private:
  int next_;  // residence, from 0
  Incomes<3> trade_, pyramids_;
  Fleets fleets_;
};

}  // namespace laguna::mille_fiori::insight
