// What the laws are written with: the first law broken, the story of one step, either kind of step.
#pragma once

#include <algorithm>

#include "game/concept.hpp"
#include "kit/fixed_vector.hpp"

namespace laguna::laws {

// Remembers the first law that did not hold.
class Verdict {
 public:
  constexpr void demand(bool holds, std::string_view law) {
    if (!holds && broken_.empty()) broken_ = law;
  }
  constexpr bool lawful() const { return broken_.empty(); }
  constexpr std::string_view broken() const { return broken_; }

 private:
  std::string_view broken_;
};

// The events of one step, kept to be compared.
template <Game G>
struct Story {
  FixedVector<typename G::Event, 64> events;

  constexpr void operator()(const typename G::Event& event) { events.push_back(event); }
  constexpr Story seen_by(Seat viewer) const {
    Story told;
    for (const auto& event : events) told(G::seen_by(event, viewer));
    return told;
  }
  friend constexpr bool operator==(const Story&, const Story&) = default;
};

template <Game G>
constexpr Seats everyone(const typename G::State& state) {
  return Seats::first(G::options(state).seats);
}

template <Game G>
constexpr typename G::Actions legal_actions(const typename G::State& state, Seat seat) {
  typename G::Actions list;
  G::legal_actions(state, seat, list);
  return list;
}

constexpr bool contains(const auto& list, const auto& action) {
  return std::find(list.begin(), list.end(), action) != list.end();
}

// What a seat does, or, if the actor is nobody, an outcome of chance.
template <Game G, class Emit>
constexpr void take_step(typename G::State& state, Seat actor, const typename G::Action& action, Emit& emit) {
  if (actor == Seat::nobody) return G::apply_chance(state, action, emit);
  G::apply(state, actor, action, emit);
}
template <Game G>
constexpr typename G::Action sample_step(const typename G::State& state, Seat actor, Random& random) {
  return actor == Seat::nobody ? G::sample_chance(state, random) : G::sample(state, actor, random);
}

}  // namespace laguna::laws
