// Games a network learns from: played deftly, or by itself once it knows something.
#pragma once

#include "ai/judge.hpp"
#include "train/evolution.hpp"
#include "train/learner.hpp"

namespace laguna::train {

// What is kept of many games: moments as one seat saw them, and rests as every seat saw them.
template <Insightful G>
struct Games {
  using Inputs = typename G::Inputs;
  struct Rest {
    std::array<Inputs, kMaxSeats> seen;
    Scores scores;
    bool last = false;  // the end of its game; `seen` says nothing
  };
  struct Moment {
    Inputs seen;
    Seat seat;
    Scores scores;
    std::uint32_t next;  // the rest that follows
  };
  std::vector<Rest> rests;  // game by game, in order
  std::vector<Moment> moments;
};

template <Insightful G>
class SelfPlay {
 public:
  // Without a network everybody plays deftly.
  SelfPlay(typename G::Options options, const HandOf<G>& hand, const ai::NetworkOf<G>* network)
      : options_(options), hand_(hand), network_(network) {
    for (int seat = 0; seat < options.seats && network; ++seat)
      judges_.push_back(ai::Judge<G>(*network, seat_at(seat), options.seats));
  }

  void play(Random& random, Games<G>& games) {
    auto state = G::start(options_);
    int chapter = G::chapter(state);
    for (;;) {
      const Turn turn = G::turn(state);
      if (turn.kind == Turn::Kind::over) break;
      if (G::chapter(state) != chapter) {
        chapter = G::chapter(state);
        if (random.below(100) < G::training.remembered) keep_rest(state, games);
      }
      if (turn.kind == Turn::Kind::chance) {
        G::settle(state, random);
        continue;
      }
      turn.seats.each([&](Seat seat) {
        G::apply(state, seat, choose(state, seat, random), Silence{});
        if (random.below(100) < kKept && G::turn(state).kind != Turn::Kind::over)
          keep_moment(state, seat, games);
      });
    }
    games.rests.push_back({{}, G::scores(state), true});
  }

 private:
  static constexpr int kKept = 10, kGlances = 5;  // percent

  typename G::Action choose(const typename G::State& state, Seat seat, Random& random) {
    const int throw_of = random.below(100);
    if (throw_of < G::training.strays) return G::sample(state, seat, random);
    if (!network_ || throw_of < kGlances + G::training.strays) return hand_.deft(state, seat, random);
    return judges_[index(seat)].choose(state, legal_);
  }
  void keep_rest(const typename G::State& state, Games<G>& games) {
    auto& rest = games.rests.emplace_back();
    rest.scores = G::scores(state);
    for (int s = 0; s < options_.seats; ++s) G::inputs(state, seat_at(s), rest.seen[s]);
  }
  void keep_moment(const typename G::State& state, Seat seat, Games<G>& games) {
    auto& moment = games.moments.emplace_back();
    moment.seat = seat;
    moment.scores = G::scores(state);
    moment.next = static_cast<std::uint32_t>(games.rests.size());
    G::inputs(state, seat, moment.seen);
  }

  typename G::Options options_;
  HandOf<G> hand_;
  const ai::NetworkOf<G>* network_;
  FixedVector<ai::Judge<G>, kMaxSeats> judges_;
  typename G::Actions legal_;
};

// Lessons: the points to come as the network itself foresees them at the next rest (once it knows something),
// mixed with those that really came.
template <Insightful G>
void make_lessons(const Games<G>& games, const ai::NetworkOf<G>* network, int seats, float trust,
                  std::vector<Sample<typename G::Inputs>>& lessons) {
  using Returns = std::array<std::array<float, kMaxSeats>, kMaxSeats>;  // viewer, relative seat
  const auto& rests = games.rests;
  std::vector<Returns> ahead(rests.size());  // from a rest on: mixed
  const auto points = [&](const Scores& from, const Scores& to, Seat seat) {
    return static_cast<float>(to[index(seat)] - from[index(seat)]);
  };
  const auto add = [&](const typename G::Inputs& seen, Seat seat, const Scores& from, std::size_t next) {
    auto& lesson = lessons.emplace_back();
    lesson.inputs = seen;
    for (int s = 0; s < seats; ++s)
      lesson.points[s] =
          points(from, rests[next].scores, after(seat, s, seats)) + ahead[next][index(seat)][s];
  };
  for (std::size_t i = rests.size(); i-- > 0;) {
    if (rests[i].last) continue;
    for (int viewer = 0; viewer < seats; ++viewer) {
      ai::Hopes hopes{};
      if (network) {
        ai::AccumulatorOf<G> lanes(*network);
        lanes.see(*network, rests[i].seen[viewer]);
        hopes = lanes.hopes(*network, seats);
      }
      add(rests[i].seen[viewer], seat_at(viewer), rests[i].scores, i + 1);
      for (int s = 0; s < seats; ++s)
        ahead[i][viewer][s] =
            trust * static_cast<float>(hopes[s]) / 100 + (1 - trust) * lessons.back().points[s];
    }
  }
  for (const auto& moment : games.moments) add(moment.seen, moment.seat, moment.scores, moment.next);
}

}  // namespace laguna::train
