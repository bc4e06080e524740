// The laws that every game obeys, checked at each step of a random game.
#pragma once

#include "game/laws/choices.hpp"
#include "game/laws/secrets.hpp"

namespace laguna {

namespace laws {

inline constexpr int kLongestGame = 100'000;  // steps

template <Game G>
constexpr void check_options(typename G::Options options, Verdict& verdict) {
  verdict.demand(G::read_options(G::write(options)) == options, "options read as they are written");
  verdict.demand(G::options(G::start(options)) == options, "a game keeps its options");
}

// Points are told, each by a rule and under a source; a spectator is told nothing that a seat is not told.
template <Game G>
constexpr void check_story(const typename G::State& before, const typename G::State& after,
                           const Story<G>& story, Verdict& verdict) {
  Scores sum = G::scores(before);
  for (const auto& event : story.events) {
    if (event.seat != Seat::nobody) sum[index(event.seat)] += event.points;
    const bool explained = event.seat != Seat::nobody && G::rulebook[G::rule(event)].source > 0;
    verdict.demand(event.points == 0 || explained, "points name their seat, rule and source");
    verdict.demand(!G::tell(event).view().empty(), "every event has words");
    everyone<G>(before).each([&](Seat seat) {
      verdict.demand(G::seen_by(G::seen_by(event, seat), Seat::nobody) == G::seen_by(event, Seat::nobody),
                     "a spectator is told no more than any seat");
    });
  }
  verdict.demand(sum == G::scores(after), "scores are the sum of the points told");
}

template <Game G>
constexpr void check_position(const typename G::State& state, const Random& random, Verdict& verdict) {
  verdict.demand(G::sound(state), "nothing is lost and nothing doubled");
  check_choices<G>(state, random, verdict);
  check_imagining<G>(state, random, verdict);
  if (!verdict.lawful()) return;
  if (G::turn(state).kind == Turn::Kind::chance) check_chances<G>(state, random, verdict);
  check_secret_choices<G>(state, random, verdict);
}

// Takes one step after checking it; the law's luck is not the game's.
template <Game G>
constexpr void step_lawfully(typename G::State& state, Random& random, const Random& luck, Verdict& verdict) {
  const auto before = state;
  const Turn turn = G::turn(state);
  Seat actor = Seat::nobody;
  int skipped = turn.seats.empty() ? 0 : random.below(turn.seats.count());
  turn.seats.each([&](Seat seat) { actor = skipped-- == 0 ? seat : actor; });
  const auto action = sample_step<G>(state, actor, random);
  check_story_keeps_secrets<G>(state, actor, action, luck, verdict);
  auto copy = state;
  Story<G> story, copied_story;
  take_step<G>(state, actor, action, story);
  take_step<G>(copy, actor, action, copied_story);
  verdict.demand(copy == state && copied_story == story, "copies agree");
  check_story<G>(before, state, story, verdict);
}

}  // namespace laws

// Plays one random game; names the first law that it breaks, or returns an empty text.
template <Game G>
constexpr std::string_view play_lawfully(typename G::Options options, std::uint64_t seed) {
  laws::Verdict verdict;
  laws::check_options<G>(options, verdict);
  Random random(seed);
  auto state = G::start(options);
  for (std::uint64_t step = 1; verdict.lawful(); ++step) {
    const Random luck(seed, step);
    laws::check_position<G>(state, luck, verdict);
    if (!verdict.lawful()) break;
    if (G::turn(state).kind == Turn::Kind::over) {
      verdict.demand(!G::winners(state).empty(), "a game that is over has a winner");
      break;
    }
    laws::step_lawfully<G>(state, random, luck, verdict);
    verdict.demand(step < laws::kLongestGame, "a game comes to its end");
  }
  return verdict.broken();
}

}  // namespace laguna
