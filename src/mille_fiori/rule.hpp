// The rules that events name, with the source their points are counted under.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "game/rule_entry.hpp"

namespace laguna::mille_fiori {

enum class Rule : std::uint8_t {
  none,
  W2,
  W3,
  W4,
  R2,
  R3,
  R4,
  T2,
  T3,
  T4,
  T5,
  C2,
  C3,
  C4,
  H2,
  N2,
  N3,
  E1,
  E2
};

// The columns of the score table.
enum class Source : std::uint8_t { none, workshops, residences, townspeople, trade, harbor, route, bonuses };
inline constexpr int kSources = 8;
inline constexpr std::array<std::string_view, kSources> kSourceName = {
    "", "Workshops", "Residences", "Townspeople", "Trade", "Harbor", "Route", "Bonuses"};

constexpr RuleEntry entry(std::string_view id, std::string_view what, Source source) {
  return {id, what, static_cast<int>(source)};
}

inline constexpr std::array kRules = {
    entry("", "", Source::none),
    entry("MF-W2", "connected workshops", Source::workshops),
    entry("MF-W3", "workshop bonus", Source::bonuses),
    entry("MF-W4", "third workshop around a symbol", Source::none),
    entry("MF-R2", "residences in a row", Source::residences),
    entry("MF-R3", "residence bonus", Source::bonuses),
    entry("MF-R4", "different residence numbers", Source::none),
    entry("MF-T2", "townspeople level", Source::townspeople),
    entry("MF-T3", "triangle", Source::townspeople),
    entry("MF-T4", "townspeople bonus", Source::bonuses),
    entry("MF-T5", "top of the pyramid", Source::none),
    entry("MF-C2", "commodity", Source::trade),
    entry("MF-C3", "trade bonus", Source::bonuses),
    entry("MF-C4", "good deal", Source::none),
    entry("MF-H2", "fleet", Source::harbor),
    entry("MF-N2", "trade route", Source::route),
    entry("MF-N3", "symbol on the trade route", Source::none),
    entry("MF-E1", "the pile has run out", Source::none),
    entry("MF-E2", "a supply is empty", Source::none),
};
static_assert(kRules.size() == static_cast<std::size_t>(Rule::E2) + 1);

constexpr const RuleEntry& print_of(Rule rule) { return kRules[static_cast<int>(rule)]; }

}  // namespace laguna::mille_fiori
