// The board as its file says it. `sheet` is the file or a part of it; where it is wrong it does not answer
// but tells its reader.
#pragma once

#include "murano/box/layout.hpp"

namespace laguna::murano {

namespace file {

inline constexpr std::array<std::string_view, 7> kBoard = {"name",    "reconstructed", "ring",  "islands",
                                                           "streets", "palaces",       "tables"};
inline constexpr std::array<std::string_view, 2> kRingSpace = {"action", "anchor"};
inline constexpr std::array<std::string_view, 2> kIsland = {"rows", "docks"};
inline constexpr std::array<std::string_view, 3> kCrests = {"1", "2", "3"};
inline constexpr std::array<std::string_view, 3> kTables = {"gold", "customers", "colour"};
inline constexpr std::array<std::string_view, 2> kTable = {"steps", "points"};
inline constexpr int kMostTiles = 42, kMostPoints = 99;

constexpr void read_row(const auto& sheet, Shape& shape) {
  const std::string_view row = sheet.word();
  if (row.empty() || row.size() > kMostRows)
    sheet.wrong(Text("has ") + static_cast<int>(row.size()) + " letters, wants 1 to " + kMostRows);
  for (char c : row)
    if (c != 'B' && c != 'S' && c != '.')
      sheet.wrong("wants only B (building site), S (street) and . (water)");
  if (shape.rows > 0 && row.size() != shape.columns)
    sheet.wrong(Text("has ") + static_cast<int>(row.size()) + " letters, but the row above has " +
                shape.columns);
  shape.add(row);
}

template <class Sheet>
constexpr Print::IslandPrint read_island(const Sheet& sheet) {
  Print::IslandPrint island;
  sheet.only(kIsland);
  sheet.at("rows").items(1, kMostRows, [&](int, const Sheet& row) { read_row(row, island.shape); });
  sheet.at("docks").items(1, kDockName.size(), [&](int, const Sheet& dock) {
    const int colour = dock.choice(kDockName);
    if ((island.docks >> colour & 1) != 0) dock.wrong(Text(kDockName[colour]) + " stands twice");
    island.docks |= static_cast<std::uint8_t>(1 << colour);
  });
  return island;
}

constexpr void read_tiles(const auto& sheet, const auto& names, auto& tiles) {
  sheet.only(names);
  for (std::size_t i = 0; i < names.size(); ++i)
    tiles[i] = static_cast<std::uint8_t>(sheet.at(names[i]).number(0, kMostTiles));
}

template <class Sheet>
constexpr Steps read_steps(const Sheet& sheet) {
  Steps steps;
  sheet.only(kTable);
  const auto read = [](const Sheet& list, auto& numbers) {
    list.items(numbers.size(), numbers.size(), [&](int i, const Sheet& item) {
      numbers[i] = static_cast<std::uint8_t>(item.number(1, kMostPoints));
    });
  };
  read(sheet.at("steps"), steps.from);
  read(sheet.at("points"), steps.points);
  return steps;
}

}  // namespace file

template <class Sheet>
constexpr Print read_print(const Sheet& sheet) {
  Print print;
  sheet.only(file::kBoard);
  sheet.at("name").word();
  print.reconstructed = sheet.at("reconstructed").flag();
  sheet.at("ring").items(kRing, kRing, [&](int i, const Sheet& space) {
    space.only(file::kRingSpace);
    print.ring[i] = {static_cast<Deed>(space.at("action").choice(kDeedName)), space.at("anchor").flag()};
  });
  const Sheet islands = sheet.at("islands");
  islands.only(kIslandName);
  for (int i = 0; i < kIslands; ++i) print.islands[i] = file::read_island(islands.at(kIslandName[i]));
  file::read_tiles(sheet.at("streets"), kStreetName, print.streets);
  file::read_tiles(sheet.at("palaces"), file::kCrests, print.palaces);
  const Sheet tables = sheet.at("tables");
  tables.only(file::kTables);
  print.gold = file::read_steps(tables.at("gold"));
  print.customers = file::read_steps(tables.at("customers"));
  print.colour = file::read_steps(tables.at("colour"));
  return print;
}

// Plays on the board of a file from now on, or says what is wrong with it.
std::optional<Text> use_board(const auto& sheet) {
  const auto laid = lay_out(read_print(sheet));
  if (!laid) return laid.error();
  use(*laid);
  return std::nullopt;
}

}  // namespace laguna::murano
