// Players with moods: each draws at random, but with a liking for some actions and spaces that lasts the
// game. So games take courses that even chances hardly ever bring.
#pragma once

#include <vector>

#include "murano/game.hpp"

namespace laguna::murano::testing {

class Mood {
 public:
  explicit Mood(Random& random) {
    for (int& liking : deeds_) liking = kLikings[random.below(4)];
    for (int& liking : kinds_) liking = kLikings[random.below(4)];
    kinds_[static_cast<std::size_t>(Action::Kind::score)] = 16;  // or few would ever be scored
    deeds_[static_cast<std::size_t>(Deed::dock)] = 16;
  }
  static Mood calm() {  // passes whenever it can
    Random random(1);
    Mood mood(random);
    mood.deeds_.fill(0);
    mood.kinds_[static_cast<std::size_t>(Action::Kind::pass)] = 1;
    return mood;
  }

  Action choose(const State& state, Seat seat, Random& random) const {
    Actions list;
    Murano::legal_actions(state, seat, list);
    int sum = 0;
    for (const Action& action : list) sum += liking(action);
    if (sum == 0) return list[random.below(static_cast<int>(list.size()))];
    int lot = random.below(sum);
    std::size_t i = 0;
    while (lot >= liking(list[i])) lot -= liking(list[i++]);
    return list[i];
  }

 private:
  static constexpr std::array<int, 4> kLikings = {0, 1, 4, 16};

  int liking(const Action& action) const {
    if (action.kind == Action::Kind::sail)
      return deeds_[static_cast<std::size_t>(layout.deed[sail_of(action).to])];
    return kinds_[static_cast<std::size_t>(action.kind)];
  }

  std::array<int, kDeeds> deeds_{};
  std::array<int, static_cast<std::size_t>(Action::Kind::stop) + 1> kinds_{};
};

// One of them for each seat; in one game of fifty all are calm.
inline std::vector<Mood> moods(int seats, Random& random) {
  if (random.below(50) == 0) return std::vector<Mood>(static_cast<std::size_t>(seats), Mood::calm());
  std::vector<Mood> all;
  for (int seat = 0; seat < seats; ++seat) all.emplace_back(random);
  return all;
}

// A whole game; `step` is told of the table before it, what is done, what is told, and the table after it.
template <class Step>
State play(int seats, int seed, Step step) {
  State state = Murano::start({static_cast<std::uint8_t>(seats), layout.id});
  Random random(seed);
  const auto players = moods(seats, random);
  for (Turn turn = Murano::turn(state); turn.kind != Turn::Kind::over; turn = Murano::turn(state)) {
    const bool chance = turn.kind == Turn::Kind::chance;
    const Seat seat = chance ? Seat::nobody : turn.seats.front();
    const Action action = chance ? Murano::sample_chance(state, random)
                                 : players[static_cast<std::size_t>(index(seat))].choose(state, seat, random);
    const State before = state;
    std::vector<Event> story;
    const auto emit = [&](const Event& event) { story.push_back(event); };
    if (chance)
      Murano::apply_chance(state, action, emit);
    else
      Murano::apply(state, seat, action, emit);
    step(before, seat, action, story, state);
  }
  return state;
}

}  // namespace laguna::murano::testing
