// The rules that events name, with the source their points are counted under.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

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

struct RulePrint {
  std::string_view id, what;
  Source source;
};

inline constexpr std::array kRules = {
    RulePrint{"", "", Source::none},
    RulePrint{"MF-W2", "connected workshops", Source::workshops},
    RulePrint{"MF-W3", "workshop bonus", Source::bonuses},
    RulePrint{"MF-W4", "third workshop around a symbol", Source::none},
    RulePrint{"MF-R2", "residences in a row", Source::residences},
    RulePrint{"MF-R3", "residence bonus", Source::bonuses},
    RulePrint{"MF-R4", "different residence numbers", Source::none},
    RulePrint{"MF-T2", "townspeople level", Source::townspeople},
    RulePrint{"MF-T3", "triangle", Source::townspeople},
    RulePrint{"MF-T4", "townspeople bonus", Source::bonuses},
    RulePrint{"MF-T5", "top of the pyramid", Source::none},
    RulePrint{"MF-C2", "commodity", Source::trade},
    RulePrint{"MF-C3", "trade bonus", Source::bonuses},
    RulePrint{"MF-C4", "good deal", Source::none},
    RulePrint{"MF-H2", "fleet", Source::harbor},
    RulePrint{"MF-N2", "trade route", Source::route},
    RulePrint{"MF-N3", "symbol on the trade route", Source::none},
    RulePrint{"MF-E1", "the pile has run out", Source::none},
    RulePrint{"MF-E2", "a supply is empty", Source::none},
};
static_assert(kRules.size() == static_cast<std::size_t>(Rule::E2) + 1);

constexpr const RulePrint& print_of(Rule rule) { return kRules[static_cast<int>(rule)]; }

}  // namespace laguna::mille_fiori
