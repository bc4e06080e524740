// What is printed on the board and its tiles, as an owner of the box types it in. Nothing here is checked.
#pragma once

#include <initializer_list>

#include "murano/box/names.hpp"

namespace laguna::murano {

inline constexpr int kMostRows = 8;  // and columns

// An island seen from above: B is a building site, S a street space, a dot is water.
struct Shape {
  std::uint8_t columns = 0, rows = 0;
  std::array<std::array<char, kMostRows>, kMostRows> space{};

  static constexpr Shape of(std::initializer_list<std::string_view> rows) {
    Shape shape;
    for (std::string_view row : rows) shape.add(row);
    return shape;
  }
  constexpr void add(std::string_view row) {
    for (std::size_t i = 0; i < row.size(); ++i) space[rows][i] = row[i];
    columns = static_cast<std::uint8_t>(row.size());
    ++rows;
  }
  constexpr std::string_view row(int number) const { return {space[number].data(), columns}; }
  // Water all round.
  constexpr char at(int row, int column) const {
    const bool inside = row >= 0 && row < rows && column >= 0 && column < columns;
    return inside ? space[row][column] : '.';
  }
  friend constexpr bool operator==(const Shape&, const Shape&) = default;
};

// Points that grow in five steps: from so much on, so many.
struct Steps {
  std::array<std::uint8_t, 5> from{}, points{};
  friend constexpr bool operator==(const Steps&, const Steps&) = default;
};

struct Print {
  struct RingSpace {
    Deed deed{};
    bool anchor = false;
    friend constexpr bool operator==(const RingSpace&, const RingSpace&) = default;
  };
  struct IslandPrint {
    Shape shape;
    std::uint8_t docks = 0;  // a bit for each colour
    friend constexpr bool operator==(const IslandPrint&, const IslandPrint&) = default;
  };

  bool reconstructed = false;
  std::array<RingSpace, kRing> ring{};
  std::array<IslandPrint, kIslands> islands{};
  std::array<std::uint8_t, kStreetKinds> streets{};  // tiles
  std::array<std::uint8_t, 3> palaces{};             // with 1, 2 and 3 crests
  Steps gold, customers, colour;

  friend constexpr bool operator==(const Print&, const Print&) = default;
};

}  // namespace laguna::murano
