// What every board must be like. Each check returns a sentence on what is wrong, or nothing.
#pragma once

#include "murano/box/print.hpp"

namespace laguna::murano::proof {

inline constexpr std::array<int, kDeeds> kSpacesOf = {1, 2, 2, 2, 1, 2, 2, 3, 1, 1, 1};
inline constexpr int kAnchors = 8;
inline constexpr int kStreetsInAll = 42, kStreetsOfFive = 35, kSitesInAll = 48, kSitesOfFive = 40;
inline constexpr int kMostOnIsland = 16;  // of each kind
inline constexpr int kPalaces = 12;

using Problem = std::optional<Text>;

constexpr Text space_name(int island, int row, int column) {
  const char letter = static_cast<char>('a' + column);
  return Text(kIslandName[island]) + "-" + std::string_view(&letter, 1) + (row + 1);
}

constexpr int count(const Shape& shape, char kind) {
  int spaces = 0;
  for (int row = 0; row < shape.rows; ++row)
    for (int column = 0; column < shape.columns; ++column) spaces += shape.at(row, column) == kind ? 1 : 0;
  return spaces;
}

constexpr Problem ring(const Print& print) {
  std::array<int, kDeeds> spaces{};
  int anchors = 0;
  for (const auto& space : print.ring) {
    ++spaces[static_cast<int>(space.deed)];
    anchors += space.anchor ? 1 : 0;
  }
  for (int deed = 0; deed < kDeeds; ++deed)
    if (spaces[deed] != kSpacesOf[deed])
      return Text("the ring has the action ") + kDeedName[deed] + " " + spaces[deed] + " times, it needs " +
             kSpacesOf[deed];
  if (anchors != kAnchors) return Text("the ring has ") + anchors + " anchors, it needs " + kAnchors;
  return std::nullopt;
}

constexpr bool beside(const Shape& shape, int row, int column, char kind) {
  return shape.at(row - 1, column) == kind || shape.at(row + 1, column) == kind ||
         shape.at(row, column - 1) == kind || shape.at(row, column + 1) == kind;
}

// Floods the streets from the first one on; what stays dry is not connected.
constexpr bool connected(const Shape& shape) {
  Shape flood = shape;
  bool first = true;
  for (bool changed = true; changed;) {
    changed = false;
    for (int row = 0; row < shape.rows; ++row)
      for (int column = 0; column < shape.columns; ++column)
        if (flood.at(row, column) == 'S' && (first || beside(flood, row, column, '*'))) {
          flood.space[row][column] = '*';
          changed = true;
          first = false;
        }
  }
  return count(flood, 'S') == 0;
}

constexpr Problem island(const Print& print, int island) {
  const Shape& shape = print.islands[island].shape;
  for (int row = 0; row < shape.rows; ++row)
    for (int column = 0; column < shape.columns; ++column)
      if (shape.at(row, column) == 'B' && !beside(shape, row, column, 'S'))
        return space_name(island, row, column) + " is a building site without a street next to it";
  const Text name = kIslandName[island];
  if (count(shape, 'S') == 0) return name + " has no street";
  if (!connected(shape)) return Text("the streets of ") + name + " are not connected";
  if (const int streets = count(shape, 'S'); streets > kMostOnIsland)
    return name + " has " + streets + " street spaces, it may have " + kMostOnIsland;
  if (const int sites = count(shape, 'B'); sites > kMostOnIsland)
    return name + " has " + sites + " building sites, it may have " + kMostOnIsland;
  if (print.islands[island].docks == 0) return name + " has no dock";
  return std::nullopt;
}

constexpr Problem spaces(const Print& print, char kind, std::string_view what, int in_all, int of_five) {
  int sum = 0;
  for (const auto& [shape, docks] : print.islands) sum += count(shape, kind);
  const int five = sum - count(print.islands.back().shape, kind);
  if (sum != in_all)
    return Text("the islands have ") + sum + " " + what + ", they need " + in_all + " (" + of_five +
           " without " + kIslandName.back() + ")";
  if (five != of_five)
    return Text("the islands without ") + kIslandName.back() + " have " + five + " " + what + ", they need " +
           of_five;
  return std::nullopt;
}

constexpr Problem tiles(const Print& print) {
  int streets = 0, palaces = 0;
  for (int tiles : print.streets) streets += tiles;
  for (int tiles : print.palaces) palaces += tiles;
  if (streets != kStreetsInAll)
    return Text("there are ") + streets + " street tiles, there must be " + kStreetsInAll;
  for (std::size_t kind = 0; kind < kStreetsForFour.size(); ++kind)
    if (print.streets[kind] < kStreetsForFour[kind])
      return Text("there are ") + print.streets[kind] + " " + kStreetName[kind] +
             " street tiles, but with two or three seats " + kStreetsForFour[kind] + " of them are left out";
  if (palaces != kPalaces) return Text("there are ") + palaces + " palaces, there must be " + kPalaces;
  return std::nullopt;
}

constexpr Problem steps(const Steps& steps, std::string_view table) {
  if (steps.from[0] == 0) return Text("the table of ") + table + " begins at 0, it must begin at 1 or more";
  for (std::size_t i = 1; i < steps.from.size(); ++i) {
    if (steps.from[i] <= steps.from[i - 1])
      return Text("the steps of the table of ") + table + " do not increase: " + steps.from[i] +
             " comes after " + steps.from[i - 1];
    if (steps.points[i] <= steps.points[i - 1])
      return Text("the points of the table of ") + table + " do not increase: " + steps.points[i] +
             " comes after " + steps.points[i - 1];
  }
  return std::nullopt;
}

constexpr Problem whole(const Print& print) {
  if (const auto wrong = ring(print)) return wrong;
  for (int i = 0; i < kIslands; ++i)
    if (const auto wrong = island(print, i)) return wrong;
  if (const auto wrong = spaces(print, 'S', "street spaces", kStreetsInAll, kStreetsOfFive)) return wrong;
  if (const auto wrong = spaces(print, 'B', "building sites", kSitesInAll, kSitesOfFive)) return wrong;
  if (const auto wrong = tiles(print)) return wrong;
  if (const auto wrong = steps(print.gold, "gold")) return wrong;
  if (const auto wrong = steps(print.customers, "customers")) return wrong;
  return steps(print.colour, "colour");
}

}  // namespace laguna::murano::proof
