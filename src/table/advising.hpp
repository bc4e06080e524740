// Advice for a decision, from what a seat may know.
#pragma once

#include <cmath>

#include "table/advice.hpp"
#include "table/fields.hpp"
#include "table/minds.hpp"

namespace laguna {

template <Insightful G>
AdvisedAction advised(const typename G::View& view, int seats, int score,
                      const ai::Findings<typename G::Action>& found) {
  AdvisedAction about{.action = std::string(G::write(found.action).view()),
                      .visits = found.visits,
                      .win = std::vector<double>(static_cast<std::size_t>(seats)),
                      .scores = std::vector<double>(static_cast<std::size_t>(seats)),
                      .why = nlohmann::ordered_json::object()};
  const double visits = std::max(found.visits, 1);
  for (int s = 0; s < seats; ++s) {
    const int who = index(after(view.viewer, s, seats));
    about.win[who] = static_cast<double>(found.wins[s]) / 12 / visits;
    about.scores[who] = static_cast<double>(found.totals[s]) / 100 / visits;
  }
  const double mean = static_cast<double>(found.points) / visits;
  about.spread = std::sqrt(std::max(0., static_cast<double>(found.points_squared) / visits - mean * mean));
  about.now = ai::points_now<G>(view, found.action);
  about.later = about.scores[index(view.viewer)] - score - about.now;
  G::explain(view, found.action, Fields(about.why));
  return about;
}

// The best first, by the margin that the search goes by. Denied is what the others will have less than they
// would after the average action.
template <Insightful G>
Advice advice_for(const typename G::View& view, int seats, const std::vector<int>& scores,
                  const AdviceOrder& order, const Thinking& thinking) {
  const ai::Effort effort{.simulations = order.simulations, .chapters = 1, .to_the_end = true};
  const Random random(order.seed);
  Minds<G> minds(1, std::chrono::seconds(0),
                 [&](ai::Mind<G>& mind, int part) { mind.begin_search(view, effort, random, part); });
  const auto& search = minds.think(thinking, Reporter<G>(thinking)).search();
  auto found = search.found();
  std::stable_sort(found.begin(), found.end(),
                   [](const auto& one, const auto& other) { return one.mean() > other.mean(); });
  Advice advice{.simulations = search.simulations(), .actions = {}};
  double others = 0;
  for (const auto& each : found) {
    auto& about = advice.actions.emplace_back(advised<G>(view, seats, scores[index(view.viewer)], each));
    for (int s = 0; s < seats; ++s) about.denied -= s == index(view.viewer) ? 0 : about.scores[s];
    others += about.denied / static_cast<double>(found.size());
  }
  for (AdvisedAction& about : advice.actions) about.denied -= others;
  return advice;
}

}  // namespace laguna
