// What the parts of a player cost: making up what it does not see, and judging what it might reach.
#pragma once

#include <string_view>
#include <vector>

#include "simulate/positions.hpp"
#include "simulate/stopwatch.hpp"
#include "table/knowledge.hpp"

namespace laguna::simulate {

// `tell` takes what was measured, nanoseconds, and a checksum of what came out.
template <Insightful G, class Tell>
void bench_imagining(const std::vector<Position<G>>& positions, Tell tell) {
  constexpr int kTimes = 2000;
  struct Seen {
    typename G::View view;
    const ai::MemoryOf<G>* memory;
  };
  std::vector<Seen> all;
  for (const auto& [state, seat, memory] : positions) all.push_back({G::observe(state, seat), &memory});
  const auto measure = [&](std::string_view what, auto imagine) {
    std::uint64_t sum = 0;
    const double best = best_seconds([&] {
      Random random(1);
      sum = 0;
      for (int i = 0; i < kTimes; ++i)
        for (const Seen& seen : all) sum = mix(sum + G::scores(imagine(seen, random))[0]) + random.next();
    });
    tell(what, best * 1e9 / kTimes / all.size(), sum);
  };
  measure("copy and re-deal", [](const Seen& seen, Random& random) { return G::imagine(seen.view, random); });
  measure("and suppose choices",
          [](const Seen& seen, Random& random) { return G::suppose(seen.view, random); });
  if constexpr (requires { typename G::Inference; }) {
    std::vector<typename G::Inference> inferences(positions.size());
    Random random(1);
    const int seats = G::options(positions[0].state).seats;
    const int hypotheses = G::effort(Rank::better, seats).hypotheses;
    for (std::size_t i = 0; i < all.size(); ++i)
      inferences[i].begin(all[i].view, *all[i].memory, hypotheses, random);
    measure("and infer hands",
            [&](const Seen& seen, Random& mind) { return inferences[&seen - all.data()].draw(mind); });
  }
}

template <Insightful G>
struct Judged {
  ai::AccumulatorOf<G> before;
  std::vector<typename G::Inputs> after;
};

template <Insightful G>
typename G::Inputs inputs_of(const typename G::State& state, Seat seat) {
  typename G::Inputs inputs{};
  G::inputs(state, seat, inputs);
  return inputs;
}

// From each position to those that its choices lead to: only what has changed is looked at.
template <Insightful G, class Tell>
void bench_network(const std::vector<Position<G>>& positions, int seats, Tell tell) {
  constexpr int kTimes = 100;
  constexpr std::size_t kMostReached = 1000, kMostAfter = 100;
  const auto& network = knowledge_of<G>().of(seats);
  std::vector<Judged<G>> judged;
  std::vector<typename G::State> reached;
  std::uint64_t evaluations = 0, sum = 0;
  for (const auto& [state, seat, memory] : positions) {
    Judged<G>& one = judged.emplace_back(ai::AccumulatorOf<G>(network));
    one.before.see(network, inputs_of<G>(state, seat));
    typename G::Actions legal;
    G::legal_actions(state, seat, legal);
    for (const auto& action : legal)
      G::expand(state, seat, action, [&, own = seat](const typename G::State& next) {
        if (reached.size() < kMostReached) reached.push_back(next);
        if (one.after.size() < kMostAfter) one.after.push_back(inputs_of<G>(next, own));
      });
    evaluations += one.after.size();
  }
  const double judging = best_seconds([&] {
    sum = 0;
    for (int i = 0; i < kTimes; ++i)
      for (const auto& [before, after] : judged)
        for (const auto& inputs : after) {
          auto lanes = before;
          lanes.see(network, inputs);
          sum = mix(sum + static_cast<std::uint64_t>(lanes.hopes(network, seats)[0]));
        }
  });
  tell("network evaluation", judging * 1e9 / kTimes / evaluations, sum);
  const double looking = best_seconds([&] {
    sum = 0;
    for (int i = 0; i < kTimes; ++i)
      for (const auto& state : reached)
        for (std::uint64_t word : inputs_of<G>(state, seat_at(0)).word) sum += word;
  });
  tell("inputs of the network", looking * 1e9 / kTimes / reached.size(), sum);
}

}  // namespace laguna::simulate
