// Advice for a decision, from what a seat may know.
#pragma once

#include <algorithm>
#include <cmath>
#include <tuple>

#include "table/advice.hpp"
#include "table/fields.hpp"
#include "table/minds.hpp"

namespace laguna {

// How many actions are looked at more closely. One more than anybody shows, as the first choice of the search
// always stays.
inline constexpr int kLikely = 8, kBest = 4;

// A quarter of the games is for all actions alike, a quarter for the likely ones, half for the best; all are
// played to their end.
template <Insightful G>
std::unique_ptr<ai::Search<G>> looked_around(const typename G::View& view, const ai::MemoryOf<G>& memory,
                                             int seats, const AdviceOrder& order, const Thinking& thinking) {
  const Stopwatch watch(std::chrono::milliseconds(order.milliseconds));
  Reporter<G> report(thinking);
  Effort effort = G::effort(Rank::best, seats);
  effort.simulations = order.simulations;
  effort.width = 0;
  effort.to_the_end = true;
  auto search = std::make_unique<ai::Search<G>>(knowledge_of<G>());
  search->begin(view, view.viewer, seats, effort, -1, Random(order.seed), 0, memory);
  const auto look_until = [&](double share) {
    while (std::max(search->share_done(), watch.share()) < share && !thinking.stop.stop_requested()) {
      search->round(0);
      report.now_and_then(*search, watch.seconds());
    }
  };
  search->round(0);
  look_until(0.25);
  search->go_on_with_likely(kLikely);
  look_until(0.5);
  search->go_on_with_best(kBest);
  look_until(1);
  report.tell(*search, watch.seconds());
  return search;
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
  const double visits = found.visits;
  for (int s = 0; s < seats; ++s) {
    const int seat = index(after(view.viewer, s, seats));
    about.win[seat] = found.wins[s] / visits / 12;
    about.scores[seat] = found.totals[s] / visits / 100;
  }
  about.spread = found.points.spread();
  about.now = points_now<G>(view, found.action);
  std::string why(1, '{');
  G::explain(view, found.action, Fields(why));
  about.why = Json::parse(why + '}');
  return about;
}

// What is to be said first: of those looked at most closely, what wins most often, as it is shown; if they
// are equal, by points.
template <class Found>
auto rank_of(const Found& found) {
  const double wins = static_cast<double>(found.wins[0]) / found.visits / 12;
  return std::tuple(!found.dropped, std::lround(1000 * wins), found.lead());
}

// Of few numbers no more is known than how large they may be.
inline constexpr int kFew = 30;
inline double doubt_about(const ai::Tally& tally) {
  return tally.count() < kFew ? std::hypot(tally.mean(), tally.spread()) : tally.error();
}

// `scores` are those of the moment.
template <Insightful G>
Advice advice_for(const typename G::View& view, const ai::MemoryOf<G>& memory, const std::vector<int>& scores,
                  const AdviceOrder& order, const Thinking& thinking) {
  const int seats = static_cast<int>(scores.size()), own = index(view.viewer);
  const auto search = looked_around<G>(view, memory, seats, order, thinking);
  Advice advice{.simulations = search->simulations(), .actions = {}};
  std::vector<const typename ai::Search<G>::Found*> ranked;
  for (const auto& one : search->found()) ranked.push_back(&one);
  std::ranges::sort(ranked, [](const auto* a, const auto* b) {
    const auto first = rank_of(*a), second = rank_of(*b);
    return first == second ? a < b : first > second;
  });
  const ai::Tally& usual = search->usually_spared();
  for (const auto* one : ranked) {
    AdvisedAction about = judged<G>(view, seats, *one);
    about.later = about.scores[own] - scores[own] - about.now;
    about.denied = one->spared.mean() - usual.mean() / 100;
    about.doubt = std::hypot(doubt_about(one->spared), doubt_about(usual) / 100);
    advice.actions.push_back(std::move(about));
  }
  return advice;
}

}  // namespace laguna
