// Laws of secrecy: views and stories keep secrets, and imagining agrees with the view.
#pragma once

#include "game/laws/story.hpp"

namespace laguna::laws {

// Visits every seat, and the spectator.
template <Game G>
constexpr void each_viewer(const typename G::State& state, auto visit) {
  everyone<G>(state).each(visit);
  visit(Seat::nobody);
}

template <Game G>
constexpr void check_imagining(const typename G::State& state, Random random, Verdict& verdict) {
  each_viewer<G>(state, [&](Seat viewer) {
    const auto view = G::observe(state, viewer);
    const auto imagined = G::imagine(view, random);
    verdict.demand(G::observe(imagined, viewer) == view, "an imagined state looks the same to the viewer");
    verdict.demand(G::sound(imagined), "an imagined state is sound");
    verdict.demand(G::turn(imagined) == G::turn(state), "an imagined state has the same turn");
    if (viewer == Seat::nobody) return;
    verdict.demand(legal_actions<G>(imagined, viewer) == legal_actions<G>(state, viewer),
                   "an imagined state gives the viewer the same actions");
  });
}

// The viewer cannot tell the real state from an imagined one. After a step in each, view and story must keep
// the same secrets: equal views, equal stories; what chance does not tell, no view shows; and if the same
// action brings different views, an event says that it revealed something.
template <Game G>
constexpr void check_story_keeps_secrets(const typename G::State& state, Seat actor,
                                         const typename G::Action& action, Random random, Verdict& verdict) {
  const bool chance = actor == Seat::nobody;
  everyone<G>(state).each([&](Seat viewer) {
    auto real = state, other = G::imagine(G::observe(state, viewer), random);
    const bool same = !chance && contains(legal_actions<G>(other, actor), action);
    const auto there = same ? action : sample_step<G>(other, actor, random);
    Story<G> story, other_story;
    take_step<G>(real, actor, action, story);
    take_step<G>(other, actor, there, other_story);
    const bool same_view = G::observe(real, viewer) == G::observe(other, viewer);
    const bool same_story = story.seen_by(viewer) == other_story.seen_by(viewer);
    const auto reveals = [&](const auto& event) { return G::reveals(event, viewer); };
    verdict.demand(!same_view || same_story, "a story tells a seat no more than its view shows");
    verdict.demand(same_view || !(chance && same_story), "a view shows no more of chance than is told");
    verdict.demand(same_view || !same || std::ranges::any_of(story.events, reveals),
                   "a step that shows a seat something new says so");
  });
}

// A seat that chooses while others still have to shows nobody what it chose.
template <Game G>
constexpr void check_secret_choice(const typename G::State& state, Seat actor, Random random,
                                   Verdict& verdict) {
  auto one = state, other = state;
  Story<G> story, other_story;
  G::apply(one, actor, G::sample(state, actor, random), story);
  G::apply(other, actor, G::sample(state, actor, random), other_story);
  each_viewer<G>(state, [&](Seat viewer) {
    if (viewer == actor) return;
    verdict.demand(G::observe(one, viewer) == G::observe(other, viewer),
                   "a view hides the secret choice of another seat");
    verdict.demand(story.seen_by(viewer) == other_story.seen_by(viewer),
                   "a story hides the secret choice of another seat");
  });
}

template <Game G>
constexpr void check_order_of_secrets(const typename G::State& state, Random random, Verdict& verdict) {
  struct Choice {
    Seat seat;
    typename G::Action action;
  };
  FixedVector<Choice, kMaxSeats> choices;
  G::turn(state).seats.each([&](Seat seat) { choices.push_back({seat, G::sample(state, seat, random)}); });
  auto forwards = state, backwards = state;
  for (std::size_t i = 0, n = choices.size(); i < n; ++i) {
    G::apply(forwards, choices[i].seat, choices[i].action, Silence());
    G::apply(backwards, choices[n - 1 - i].seat, choices[n - 1 - i].action, Silence());
  }
  verdict.demand(forwards == backwards, "the order of secret choices does not matter");
}

template <Game G>
constexpr void check_secret_choices(const typename G::State& state, Random random, Verdict& verdict) {
  const Seats seats = G::turn(state).seats;
  if (seats.count() < 2) return;
  seats.each([&](Seat actor) { check_secret_choice<G>(state, actor, random, verdict); });
  check_order_of_secrets<G>(state, random, verdict);
}

}  // namespace laguna::laws
