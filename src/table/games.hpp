// The list of games. A new game adds its two headers and its entry here.
#pragma once

#include <tuple>

#include "mille_fiori/game.hpp"
#include "mille_fiori/rules_text.hpp"
#include "murano/game.hpp"
#include "murano/rules_text.hpp"

namespace laguna {

template <Game G, const std::string_view& kText>
struct GameEntry {
  using Type = G;
  static constexpr std::string_view rules_text = kText;
};

using Games = std::tuple<GameEntry<mille_fiori::MilleFiori, mille_fiori::kRulesText>,
                         GameEntry<murano::Murano, murano::kRulesText>>;

// Calls `visit` with the entry of that name; returns whether there is one.
template <class Visit>
bool with_game(std::string_view name, Visit visit) {
  return std::apply(
      [&](auto... entry) {
        return ((decltype(entry)::Type::name == name ? (visit(entry), true) : false) || ...);
      },
      Games());
}

// … or, without a name, with every entry.
template <class Visit>
bool with_games(std::string_view name, Visit visit) {
  if (!name.empty()) return with_game(name, visit);
  std::apply([&](auto... entry) { (visit(entry), ...); }, Games());
  return true;
}

}  // namespace laguna
