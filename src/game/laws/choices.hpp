// Laws of choice and chance: who may act, what is listed, how it is drawn and written.
#pragma once

#include "game/laws/story.hpp"

namespace laguna::laws {

template <Game G>
constexpr bool round_trips(const typename G::Action& action) {
  return G::read(G::write(action)) == action;
}

template <Game G>
constexpr void check_list(const typename G::State& state, Seat seat, Random random, Verdict& verdict) {
  const auto list = legal_actions<G>(state, seat);
  typename G::Actions by_view;
  G::legal_actions(G::observe(state, seat), by_view);
  verdict.demand(list.empty() != G::turn(state).seats.has(seat),
                 "a seat may act if, and only if, it has the turn");
  verdict.demand(list == by_view, "a view lists the same actions as the state");
  for (const auto& action : list) {
    verdict.demand(round_trips<G>(action), "an action reads as it is written");
    verdict.demand(std::count(list.begin(), list.end(), action) == 1, "no action is listed twice");
  }
  if (list.empty()) return;
  Random direct = random;
  const auto sampled = G::sample(state, seat, direct);
  const auto drawn = list[random.below(static_cast<int>(list.size()))];
  verdict.demand(sampled == drawn && direct.next() == random.next(),
                 "sampling is drawing uniformly from the list");
}

template <Game G>
constexpr void check_choices(const typename G::State& state, Random random, Verdict& verdict) {
  everyone<G>(state).each([&](Seat seat) { check_list<G>(state, seat, random, verdict); });
  typename G::Actions spectator;
  G::legal_actions(G::observe(state, Seat::nobody), spectator);
  verdict.demand(spectator.empty(), "a spectator may not act");
}

template <Game G>
constexpr void check_settling(const typename G::State& state, Random random, Verdict& verdict) {
  auto at_once = state, by_steps = state;
  Random same = random;
  G::settle(at_once, random);
  while (G::turn(by_steps).kind == Turn::Kind::chance)
    G::apply_chance(by_steps, G::sample_chance(by_steps, same), Silence());
  verdict.demand(at_once == by_steps && random.next() == same.next(),
                 "settling is drawing outcome after outcome");
}

template <Game G>
constexpr void check_chances(const typename G::State& state, Random random, Verdict& verdict) {
  check_settling<G>(state, random, verdict);
  typename G::Chances odds;
  G::chances(state, odds);
  const auto sampled = G::sample_chance(state, random);
  verdict.demand(round_trips<G>(sampled), "an outcome reads as it is written");
  bool listed = false;
  for (auto one = odds.begin(); one != odds.end(); ++one) {
    listed = listed || one->action == sampled;
    verdict.demand(one->weight > 0, "an outcome has a positive weight");
    const auto is_same = [&](const auto& other) { return other.action == one->action; };
    verdict.demand(std::none_of(odds.begin(), one, is_same), "no outcome is listed twice");
  }
  verdict.demand(listed, "a sampled outcome is listed");
}

}  // namespace laguna::laws
