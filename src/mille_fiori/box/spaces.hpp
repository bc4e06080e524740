// The 109 spaces: a set of them as bits, their names, and the masks the rules are made of.
#pragma once

#include <optional>

#include "kit/bits.hpp"
#include "kit/text.hpp"
#include "mille_fiori/box/symbols.hpp"

namespace laguna::mille_fiori {

// A space; its number is its place in `Bits128`. The first word holds workshops and residences, the second
// the rest. Workshops lie in rows of ten places, slanted so that the six neighbours of a cell are at fixed
// distances (see workshops.hpp); the other areas are packed.
enum class Space : std::uint8_t { none = 0xff };
using Spaces = Bits128;

constexpr int index(Space space) { return static_cast<int>(space); }

inline constexpr std::array kFirstPlace = {0, 40, 64, 76, 88, 108};
inline constexpr int kSpaces = 109;

// x of the thirty workshops in half cells, row by row.
inline constexpr std::array kWorkshopX = {1, 3, 5, 7,  9,  11, 15,      // row 0
                                          0, 2, 4, 6,  8,  10, 14, 16,  // row 1
                                          1, 3, 7, 9,  11, 13, 15, 17,  // row 2
                                          2, 6, 8, 10, 12, 14, 16};     // row 3
inline constexpr std::array kWorkshopsInRow = {7, 8, 8, 7};
inline constexpr int kWorkshopStride = 10;

namespace spaces {

struct Print {
  Area area{};
  std::uint8_t number = 0;  // from 1
};

struct Map {
  std::array<Print, 128> print{};
  std::array<std::array<Space, 31>, kAreas> space{};  // by area and number
  std::array<std::uint64_t, kAreas> area{};           // in the area's word
};

constexpr Map make_map() {
  Map map;
  for (int a = 0; a < kAreas; ++a)
    for (int number = 1, row = 0, left = kWorkshopsInRow[0]; number <= kSpacesIn[a]; ++number) {
      int place = kFirstPlace[a] + number - 1;
      if (static_cast<Area>(a) == Area::workshops) {
        if (left == 0) left = kWorkshopsInRow[++row];
        --left;
        place = row * kWorkshopStride + (kWorkshopX[number - 1] - row + 3) / 2;
      }
      map.print[place] = {static_cast<Area>(a), static_cast<std::uint8_t>(number)};
      map.space[a][number] = static_cast<Space>(place);
      map.area[a] |= Bits128::bit(place);
    }
  return map;
}

inline constexpr Map kMap = make_map();

}  // namespace spaces

constexpr Area area_of(Space space) { return spaces::kMap.print[index(space)].area; }
constexpr int number_of(Space space) { return spaces::kMap.print[index(space)].number; }
constexpr Space space_at(Area area, int number) { return spaces::kMap.space[static_cast<int>(area)][number]; }

// Everything of an area lies in one word.
constexpr int word_of(Area area) { return area <= Area::residences ? 0 : 1; }
constexpr std::uint64_t mask_of(Area area) { return spaces::kMap.area[static_cast<int>(area)]; }
constexpr std::uint64_t mask_of(Space space) { return Bits128::bit(index(space)); }

constexpr Text write(Space space) {
  return Text(kSpaceName[static_cast<int>(area_of(space))]) + "-" + number_of(space);
}

constexpr std::optional<Space> read_space(std::string_view text) {
  const std::size_t hyphen = text.rfind('-');
  if (hyphen == std::string_view::npos) return std::nullopt;
  const auto number = read_number(text.substr(hyphen + 1));
  for (int a = 0; a < kAreas; ++a)
    if (kSpaceName[a] == text.substr(0, hyphen) && number && *number >= 1 && *number <= kSpacesIn[a])
      return space_at(static_cast<Area>(a), *number);
  return std::nullopt;
}

}  // namespace laguna::mille_fiori
