// Lets a player of a game think about a decision, by the clock and on as many threads as it may use.
#pragma once

#include <memory>
#include <thread>
#include <vector>

#include "ai/mind.hpp"
#include "table/knowledge.hpp"
#include "table/pace.hpp"
#include "table/thinking.hpp"

namespace laguna {

// Tells what a search has found.
template <Insightful G>
class Reporter {
 public:
  explicit Reporter(const Thinking& thinking) : thinking_(&thinking) {}

  void now_and_then(const ai::Search<G>& search, double seconds) {
    if (seconds < next_) return;
    next_ = seconds + kPause;
    tell(search, seconds);
  }
  // Of those who do not search there is nothing to tell.
  void tell(const ai::Search<G>& search, double seconds) const {
    if (!thinking_->tell || search.simulations() == 0) return;
    const auto& best = search.best();
    Progress progress{
        .simulations = search.simulations(), .best = std::string(G::write(best).view()), .seconds = seconds};
    for (const auto& found : search.found()) {
      if (!(found.action == best) || found.visits == 0) continue;
      progress.win = found.mean() / 10'000;
      progress.score = static_cast<double>(found.totals[0]) / found.visits / 100;
    }
    thinking_->tell(progress);
  }

 private:
  static constexpr double kPause = 0.1;  // seconds
  const Thinking* thinking_;
  double next_ = kPause;
};

// Minds at work on one decision: the first in this thread, the others in threads of their own. What all have
// found out is in the first when it is done.
template <Insightful G, class Clock = std::chrono::steady_clock>
class Minds {
 public:
  using Mind = ai::Mind<G>;

  // `begin` makes a mind begin its part of the decision.
  template <class Begin>
  Minds(int threads, std::chrono::duration<double> time, Allowance allowance, Begin begin)
      : watch_(time), allowance_(allowance) {
    for (int part = 0; part < threads; ++part) {
      minds_.push_back(std::make_unique<Mind>(knowledge_of<G>()));
      begin(*minds_.back(), part);
      if (minds_.front()->done()) return;  // there is nothing to think about
    }
  }

  const Mind& think(const Thinking& thinking) {
    Reporter<G> report(thinking);
    {
      std::vector<std::jthread> crew;
      for (std::size_t part = 1; part < minds_.size(); ++part)
        crew.emplace_back([this, &thinking, part](const std::stop_token& enough) {
          Pace pace(watch_.time(), allowance_);
          while (!enough.stop_requested() && !thinking.company.stop_requested() &&
                 !minds_[part]->think(pace.share(watch_.seconds()))) {
          }
        });
      Pace pace(watch_.time(), allowance_);
      while (!thinking.stop.stop_requested() && !minds_.front()->think(pace.share(watch_.seconds())))
        report.now_and_then(minds_.front()->search(), watch_.seconds());
    }
    for (std::size_t part = 1; part < minds_.size(); ++part) minds_.front()->merge(*minds_[part]);
    report.tell(minds_.front()->search(), watch_.seconds());
    return *minds_.front();
  }

 private:
  Stopwatch<Clock> watch_;
  Allowance allowance_;
  std::vector<std::unique_ptr<Mind>> minds_;
};

// Of the time of a player; the rest is for telling what it has decided.
inline constexpr double kUsable = 0.9;

template <Insightful G>
typename G::Action decide(const typename G::View& view, const ai::MemoryOf<G>& memory,
                          const ai::Player& player, const Random& random, const Thinking& thinking) {
  const bool takes_time = player.level == ai::Level::doge;
  const std::chrono::duration<double, std::milli> time(takes_time            ? player.milliseconds
                                                       : thinking.is_awaited ? kUsable * ai::budget_of(player)
                                                                             : 0);
  Minds<G> minds(takes_time ? thinking.threads : 1, time, takes_time ? Allowance::whole : Allowance::at_most,
                 [&](ai::Mind<G>& mind, int part) { mind.begin(view, player, random, part, memory); });
  return minds.think(thinking).best();
}

}  // namespace laguna
