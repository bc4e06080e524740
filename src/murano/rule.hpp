// The rules that events name, with the source their points are counted under.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "game/rule_entry.hpp"

namespace laguna::murano {

// clang-format off
enum class Rule : std::uint8_t {
  none, S1, M2, M5, A1, A2, A3, A4, A5, A6, A7, A8, A9, B4, B5, B6, B7, I1, P1, P2, P3,
  K1, K3, K4, K5, K7, K9, K11,
  C1, C2, C3, C4, C5, C6, C7, C8, C9, C10, C11, C12, C13, C14, C15, C16, C17, C18,
  E1, E3, E5
};
// clang-format on
constexpr Rule character_rule(int number) {  // MU-C1 is number 1
  return static_cast<Rule>(static_cast<int>(Rule::C1) + number - 1);
}

// The columns of the score table.
enum class Source : std::uint8_t { none, start, buildings, special_cards, pollution, characters, gondoliers };
inline constexpr int kSources = 7;
inline constexpr std::array<std::string_view, kSources> kSourceName = {
    "", "Start", "Buildings", "Special cards", "Pollution", "Characters", "Gondoliers"};

constexpr RuleEntry entry(std::string_view id, std::string_view what, Source source = Source::none) {
  return {id, what, static_cast<int>(source)};
}

inline constexpr std::array kRules = {
    entry("", ""),
    entry("MU-S1", "the start", Source::start),
    entry("MU-M2", "moving ships"),
    entry("MU-M5", "passing"),
    entry("MU-A1", "taking gold"),
    entry("MU-A2", "buying a glass factory"),
    entry("MU-A3", "buying the top tile"),
    entry("MU-A4", "looking through a stack"),
    entry("MU-A5", "buying a special building"),
    entry("MU-A6", "recruiting"),
    entry("MU-A7", "recruiting nobody"),
    entry("MU-A8", "placing a gondolier"),
    entry("MU-A9", "hiring and dismissing"),
    entry("MU-B4", "glass factory", Source::buildings),
    entry("MU-B5", "shop", Source::buildings),
    entry("MU-B6", "palace", Source::buildings),
    entry("MU-B7", "special building"),
    entry("MU-I1", "income"),
    entry("MU-P1", "production"),
    entry("MU-P2", "pollution", Source::pollution),
    entry("MU-P3", "selling beads"),
    entry("MU-K1", "bank"),
    entry("MU-K3", "dockside bar", Source::special_cards),
    entry("MU-K4", "civic crane", Source::special_cards),
    entry("MU-K5", "craft crane", Source::special_cards),
    entry("MU-K7", "guild hall", Source::special_cards),
    entry("MU-K9", "basilica", Source::special_cards),
    entry("MU-K11", "trading station"),
    entry("MU-C1", "buildings of a kind", Source::characters),
    entry("MU-C2", "the only owner", Source::characters),
    entry("MU-C3", "gold for points", Source::characters),
    entry("MU-C4", "few customers", Source::characters),
    entry("MU-C5", "something of everything", Source::characters),
    entry("MU-C6", "all customers", Source::characters),
    entry("MU-C7", "customers of a colour", Source::characters),
    entry("MU-C8", "crests", Source::characters),
    entry("MU-C9", "own and other buildings", Source::characters),
    entry("MU-C10", "special buildings and customers", Source::characters),
    entry("MU-C11", "glass factories, palaces and shops", Source::characters),
    entry("MU-C12", "as many as crests", Source::characters),
    entry("MU-C13", "as many as the others", Source::characters),
    entry("MU-C14", "exactly one crest", Source::characters),
    entry("MU-C15", "three own buildings", Source::characters),
    entry("MU-C16", "two own gondoliers", Source::characters),
    entry("MU-C17", "beads returned", Source::characters),
    entry("MU-C18", "shops of a colour", Source::characters),
    entry("MU-E1", "two stacks are empty"),
    entry("MU-E3", "a hundred quiet turns"),
    entry("MU-E5", "gondoliers without a card", Source::gondoliers),
};
static_assert(kRules.size() == static_cast<std::size_t>(Rule::E5) + 1);

constexpr const RuleEntry& print_of(Rule rule) { return kRules[static_cast<int>(rule)]; }

}  // namespace laguna::murano
