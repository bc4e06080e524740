// The computer players, over any game. A player is given a view, never a state.
#pragma once

#include <array>
#include <optional>

#include "game/concept.hpp"

namespace laguna::ai {

enum class Bot : std::uint8_t { random, greedy };

// `random` chooses evenly among the legal actions; `greedy` takes the best immediate gain against the others.
inline constexpr std::array<std::string_view, 2> kBots = {"random", "greedy"};

constexpr std::string_view name_of(Bot bot) { return kBots[static_cast<int>(bot)]; }

constexpr std::optional<Bot> read_bot(std::string_view name) {
  for (std::size_t i = 0; i < kBots.size(); ++i)
    if (kBots[i] == name) return static_cast<Bot>(i);
  return std::nullopt;
}

// The action appraised highest; among equals each has the same chance.
template <Game G>
constexpr typename G::Action best_appraised(const typename G::View& view, const typename G::Actions& legal,
                                            Random& random) {
  typename G::Action best = legal[0];
  int most = G::appraise(view, best);
  int equals = 1;
  for (std::size_t i = 1; i < legal.size(); ++i) {
    const int worth = G::appraise(view, legal[i]);
    if (worth < most) continue;
    equals = worth > most ? 1 : equals + 1;
    most = worth;
    if (equals == 1 || random.below(equals) == 0) best = legal[i];
  }
  return best;
}

template <Game G>
constexpr typename G::Action choose(Bot bot, const typename G::View& view, Random& random) {
  typename G::Actions legal;
  G::legal_actions(view, legal);
  switch (bot) {
    case Bot::random:
      return legal[random.below(static_cast<int>(legal.size()))];
    case Bot::greedy:
      return best_appraised<G>(view, legal, random);
  }
  return legal[0];
}

}  // namespace laguna::ai
