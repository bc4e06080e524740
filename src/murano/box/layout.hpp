// The board in use: what is printed, numbered and turned into the masks that the rules are made of.
#pragma once

#include <expected>

#include "murano/box/proof.hpp"
#include "murano/default_board.hpp"

namespace laguna::murano {

inline constexpr int kStreets = 42, kSites = 48;
inline constexpr int kMostBeside = 4;                         // sites next to a street space
inline constexpr int kStreetsOfFive = 35, kSitesOfFive = 40;  // without Sacca Serenella, the last island

struct Cell {
  std::uint8_t island = 0, column = 0, row = 0;
  friend constexpr bool operator==(const Cell&, const Cell&) = default;
};

// Street spaces and building sites are numbered island by island, row by row from the top, left to right.
struct Layout {
  std::array<Deed, kRing> deed{};
  std::array<std::uint32_t, kDeeds> spaces_of{};  // ring spaces
  std::uint32_t anchors = 0;                      // ring spaces

  std::array<std::uint8_t, kStreets> street_island{};
  std::array<std::uint8_t, kSites> site_island{};
  std::array<std::uint64_t, kIslands> streets_of{}, sites_of{};
  std::array<std::uint64_t, kStreets> beside{};  // sites next to a street space
  std::array<Cell, kStreets> street_cell{};
  std::array<Cell, kSites> site_cell{};
  std::array<Shape, kIslands> shape{};
  std::array<std::uint8_t, kIslands> docks{};  // a bit for each colour

  std::array<std::uint8_t, kStreetKinds> streets{};
  std::array<std::uint8_t, 3> palaces{};
  std::array<std::uint8_t, 5> gold_steps{}, gold_points{}, customers_from{}, customers_points{},
      colour_from{}, colour_points{};

  std::uint32_t id = 0;  // of all that matters in play
  bool reconstructed = false;

  friend constexpr bool operator==(const Layout&, const Layout&) = default;
};

// FNV-1a over the printed values in the order of the file; islands as eight rows of eight.
constexpr std::uint32_t id_of(const Print& print) {
  std::uint32_t hash = 2166136261u;
  const auto add = [&](int value) { hash = (hash ^ static_cast<std::uint32_t>(value)) * 16777619u; };
  const auto add_all = [&](const auto& values) {
    for (int value : values) add(value);
  };
  for (const auto& space : print.ring) {
    add(static_cast<int>(space.deed));
    add(space.anchor ? 1 : 0);
  }
  for (const auto& island : print.islands) {
    for (int row = 0; row < kMostRows; ++row)
      for (int column = 0; column < kMostRows; ++column) add(island.shape.at(row, column));
    add(island.docks);
  }
  add_all(print.streets);
  add_all(print.palaces);
  for (const Steps& steps : {print.gold, print.customers, print.colour}) {
    add_all(steps.from);
    add_all(steps.points);
  }
  return hash;
}

constexpr std::expected<Layout, Text> lay_out(const Print& print) {
  if (const auto wrong = proof::whole(print)) return std::unexpected(*wrong);
  Layout out;
  for (int space = 0; space < kRing; ++space) {
    const auto [deed, anchor] = print.ring[space];
    out.deed[space] = deed;
    out.spaces_of[static_cast<int>(deed)] |= 1u << space;
    if (anchor) out.anchors |= 1u << space;
  }
  int streets = 0, sites = 0;
  for (int i = 0; i < kIslands; ++i) {
    const auto island = static_cast<std::uint8_t>(i);
    const Shape& shape = out.shape[i] = print.islands[i].shape;
    out.docks[i] = print.islands[i].docks;
    for (std::uint8_t row = 0; row < shape.rows; ++row)
      for (std::uint8_t column = 0; column < shape.columns; ++column) {
        if (shape.at(row, column) == 'S') {
          out.streets_of[i] |= std::uint64_t{1} << streets;
          out.street_island[streets] = island;
          out.street_cell[streets++] = {island, column, row};
        } else if (shape.at(row, column) == 'B') {
          out.sites_of[i] |= std::uint64_t{1} << sites;
          out.site_island[sites] = island;
          out.site_cell[sites++] = {island, column, row};
        }
      }
  }
  for (int street = 0; street < kStreets; ++street)
    for (int site = 0; site < kSites; ++site) {
      const Cell a = out.street_cell[street], b = out.site_cell[site];
      const int across = a.column - b.column, down = a.row - b.row;
      if (a.island == b.island && across * across + down * down == 1)
        out.beside[street] |= std::uint64_t{1} << site;
    }
  out.streets = print.streets;
  out.palaces = print.palaces;
  out.gold_steps = print.gold.from;
  out.gold_points = print.gold.points;
  out.customers_from = print.customers.from;
  out.customers_points = print.customers.points;
  out.colour_from = print.colour.from;
  out.colour_points = print.colour.points;
  out.id = id_of(print);
  out.reconstructed = print.reconstructed;
  return out;
}

static_assert(lay_out(kDefaultPrint).has_value());

// One board for the whole program. It may be replaced before the first game begins, never later.
inline constinit Layout layout = *lay_out(kDefaultPrint);
inline void use(const Layout& other) { layout = other; }

}  // namespace laguna::murano
