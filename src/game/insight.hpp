// What a game tells players that look ahead: the only door for knowledge of the game.
#pragma once

#include "game/concept.hpp"
#include "kit/bits.hpp"

namespace laguna {

struct TrainingHints {
  int remembered, strays, games;
};

template <class G>
concept Insightful = Game<G> && requires(const typename G::State& state, const typename G::View& view,
                                         typename G::Action action, typename G::Inputs& inputs, Seat seat,
                                         Random& random, NoFields fields) {
  // The table as a network is told of it, from that seat on: only what the seat may know.
  { G::inputs(state, seat, inputs) };
  // A good choice at a glance, from what the seat may know; fast.
  { G::quick(state, seat, random) } -> std::same_as<typename G::Action>;
  // A better one, nearly as fast.
  { G::deft(state, seat, random) } -> std::same_as<typename G::Action>;
  // Calls with each state the seat can bring about by the action and choices of its own that follow, up
  // to where it can be judged. The action is worth the best of them.
  {
    G::expand(state, seat, action, [](const typename G::State&) {})
  };
  // Like `imagine`, but what others have chosen secretly is what a sensible player would have chosen.
  { G::suppose(view, random) } -> std::same_as<typename G::State>;
  // Grows whenever the table comes to rest: moments at which a position can be judged well.
  { G::chapter(state) } -> std::same_as<int>;
  // How many chapters a hasty and a strong player look ahead with so many seats before the network judges;
  // 0: to the end. How many candidates those who look to the end play on.
  { G::glimpse(2) } -> std::same_as<int>;
  { G::foresight(2) } -> std::same_as<int>;
  { G::patience } -> std::convertible_to<std::array<int, 2>>;
  // Personas: what such a player likes about a state, in hundredths of a point.
  { G::leanings } -> std::convertible_to<std::span<const std::string_view>>;
  { G::lean(0, state, seat) } -> std::same_as<int>;
  // Why somebody might want to do this, field by field.
  { G::explain(view, action, fields) };
};

}  // namespace laguna
