// Advice for a decision, from what a seat may know.
#pragma once

#include <algorithm>
#include <cmath>
#include <numeric>

#include "table/advice.hpp"
#include "table/fields.hpp"
#include "table/minds.hpp"

namespace laguna {

// Half of the games are for all actions alike, half for those that look best; all are played to their end.
template <Insightful G>
std::unique_ptr<ai::Search<G>> looked_around(const typename G::View& view, int seats,
                                             const AdviceOrder& order, const Thinking& thinking) {
  const Stopwatch watch(std::chrono::milliseconds(order.milliseconds));
  Reporter<G> report(thinking);
  const auto look = [&](int part, int width) {
    Effort effort = G::effort(Rank::best, seats);
    effort.simulations = (order.simulations + 1) / 2;
    effort.width = width;
    effort.to_the_end = true;
    auto search = std::make_unique<ai::Search<G>>(knowledge_of<G>());
    search->begin(view, view.viewer, seats, effort, -1, Random(order.seed), part);
    const auto share = [&] { return std::max(search->share_done(), 2 * watch.share() - part); };
    do {
      search->round(std::clamp(share(), 0.0, 1.0));
      report.now_and_then(*search, watch.seconds());
    } while (share() < 1 && !thinking.stop.stop_requested());
    return search;
  };
  auto all = look(0, 0);
  if (!thinking.stop.stop_requested()) all->merge(*look(1, 8));
  report.tell(*all, watch.seconds());
  return all;
}

// Own points at once, as far as they can be seen.
template <Game G>
int points_now(const typename G::View& view, const typename G::Action& action) {
  int points = 0;
  G::foresee(view, action, [&](const typename G::Event& event) {
    if (event.seat == view.viewer) points += event.points;
  });
  return points;
}

template <Insightful G>
AdvisedAction judged(const typename G::View& view, int seats, const auto& found) {
  AdvisedAction about{.action = std::string(G::write(found.action).view()),
                      .visits = found.visits,
                      .win = std::vector<double>(static_cast<std::size_t>(seats)),
                      .scores = std::vector<double>(static_cast<std::size_t>(seats)),
                      .why = nlohmann::ordered_json::object()};
  const double visits = found.visits, mean = found.points / visits;
  for (int s = 0; s < seats; ++s) {
    const int seat = index(after(view.viewer, s, seats));
    about.win[seat] = found.wins[s] / visits / 12;
    about.scores[seat] = found.totals[s] / visits / 100;
  }
  about.spread = std::sqrt(std::max(0.0, found.points_squared / visits - mean * mean));
  about.now = points_now<G>(view, found.action);
  std::string why(1, '{');
  G::explain(view, found.action, Fields(why));
  about.why = Json::parse(why + '}');
  return about;
}

// `scores` are those of the moment.
template <Insightful G>
Advice advice_for(const typename G::View& view, const std::vector<int>& scores, const AdviceOrder& order,
                  const Thinking& thinking) {
  const int seats = static_cast<int>(scores.size()), own = index(view.viewer);
  const auto search = looked_around<G>(view, seats, order, thinking);
  Advice advice{.simulations = search->simulations(), .actions = {}};
  auto found = search->found();
  std::ranges::sort(found, std::greater{},
                    [&](const auto& one) { return std::pair(one.action == search->best(), one.lead()); });
  double usual = 0;  // what the others get on the average of all actions
  const auto of_others = [&](const AdvisedAction& about) {
    return std::accumulate(about.scores.begin(), about.scores.end(), -about.scores[own]);
  };
  for (const auto& one : found) {
    advice.actions.push_back(judged<G>(view, seats, one));
    usual += of_others(advice.actions.back()) / static_cast<double>(found.size());
  }
  for (AdvisedAction& about : advice.actions) {
    about.later = about.scores[own] - scores[own] - about.now;
    about.denied = usual - of_others(about);
  }
  return advice;
}

}  // namespace laguna
