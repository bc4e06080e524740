// Spaces of the board in use by name: island, column letter, row number from the top, `san-donato-c1`.
#pragma once

#include <bit>

#include "murano/box/layout.hpp"

namespace laguna::murano {

struct SpaceNumber {
  bool street = false;
  int number = 0;
  friend constexpr bool operator==(const SpaceNumber&, const SpaceNumber&) = default;
};

inline Text write_street(int street) {
  const Cell cell = layout.street_cell[street];
  return proof::space_name(cell.island, cell.row, cell.column);
}
inline Text write_site(int site) {
  const Cell cell = layout.site_cell[site];
  return proof::space_name(cell.island, cell.row, cell.column);
}

inline std::optional<SpaceNumber> read_space(std::string_view text) {
  const std::size_t hyphen = text.rfind('-');
  if (hyphen == std::string_view::npos || text.size() != hyphen + 3) return std::nullopt;
  const auto island = read_name<int>(kIslandName, text.substr(0, hyphen));
  if (!island) return std::nullopt;
  for (std::uint64_t rest = layout.streets_of[*island]; rest != 0; rest &= rest - 1)
    if (const int street = std::countr_zero(rest); write_street(street) == text)
      return SpaceNumber{true, street};
  for (std::uint64_t rest = layout.sites_of[*island]; rest != 0; rest &= rest - 1)
    if (const int site = std::countr_zero(rest); write_site(site) == text) return SpaceNumber{false, site};
  return std::nullopt;
}

}  // namespace laguna::murano
