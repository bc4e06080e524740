// Advice for a decision, from what a seat may know.
#pragma once

#include "table/advice.hpp"
#include "table/fields.hpp"
#include "table/minds.hpp"

namespace laguna {

template <Insightful G>
Advice advice_for(const typename G::View& view, int seats, const std::vector<int>& scores,
                  const AdviceOrder& order, const Thinking& thinking) {
  const ai::Effort effort{.simulations = order.simulations, .width = 0, .chapters = 1, .learned = true};
  const Random random(order.seed);
  Minds<G> minds(1, std::chrono::seconds(0),
                 [&](ai::Mind<G>& mind, int part) { mind.begin_search(view, effort, random, part); });
  const auto& search = minds.think(thinking, Reporter<G>(thinking)).search();
  Advice advice{.simulations = search.simulations(), .actions = {}};
  const int own = index(view.viewer);
  for (const auto& found : search.found()) {
    AdvisedAction about{.action = std::string(G::write(found.action).view()),
                        .visits = found.visits,
                        .win = std::vector<double>(static_cast<std::size_t>(seats)),
                        .scores = std::vector<double>(static_cast<std::size_t>(seats)),
                        .why = nlohmann::ordered_json::object()};
    const double visits = std::max(found.visits, 1);
    for (int seat = 0; seat < seats; ++seat) {
      const int who = index(after(view.viewer, seat, seats));
      about.scores[who] = found.totals[seat] / visits / 100;
      about.win[who] = seat == 0 ? found.mean() / 10'000 : (1 - found.mean() / 10'000) / (seats - 1);
    }
    about.now = ai::points_now<G>(view, found.action);
    about.later = about.scores[own] - scores[own] - about.now;
    advice.actions.push_back(std::move(about));
  }
  std::ranges::stable_sort(advice.actions, std::greater{},
                           [&](const AdvisedAction& one) { return one.win[own]; });
  return advice;
}

}  // namespace laguna
