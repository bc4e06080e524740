// Lets a player of a game think about a decision, by the clock and on as many threads as it may use.
#pragma once

#include <chrono>
#include <memory>
#include <thread>
#include <vector>

#include "ai/mind.hpp"
#include "table/knowledge.hpp"
#include "table/thinking.hpp"

namespace laguna {

class Stopwatch {
 public:
  explicit Stopwatch(std::chrono::duration<double> time) : time_(time) {}

  double seconds() const { return std::chrono::duration<double>(Clock::now() - start_).count(); }
  // How much of the time is over; none of no time.
  double share() const { return time_.count() > 0 ? seconds() / time_.count() : 0; }

 private:
  using Clock = std::chrono::steady_clock;
  std::chrono::duration<double> time_;
  Clock::time_point start_ = Clock::now();
};

// Minds at work on one decision: the first in this thread, the others in threads of their own. What all have
// found out is in the first when it is done.
template <Insightful G>
class Minds {
 public:
  using Mind = ai::Mind<G>;

  // `begin` makes a mind begin its part of the decision.
  template <class Begin>
  Minds(int threads, std::chrono::duration<double> time, Begin begin) : watch_(time) {
    for (int part = 0; part < threads; ++part) {
      minds_.push_back(std::make_unique<Mind>(knowledge_of<G>()));
      begin(*minds_.back(), part);
      if (minds_.front()->done()) return;  // there is nothing to think about
    }
  }

  // `look` is called between two slices of work.
  template <class Look>
  const Mind& think(const Thinking& thinking, Look look) {
    {
      std::vector<std::jthread> crew;
      for (std::size_t part = 1; part < minds_.size(); ++part)
        crew.emplace_back([this, &thinking, part](const std::stop_token& enough) {
          while (!enough.stop_requested() && !thinking.company.stop_requested() &&
                 !minds_[part]->think(watch_.share())) {
          }
        });
      while (!thinking.stop.stop_requested() && !minds_.front()->think(watch_.share()))
        look(minds_.front()->search(), watch_.seconds());
    }
    for (std::size_t part = 1; part < minds_.size(); ++part) minds_.front()->merge(*minds_[part]);
    return *minds_.front();
  }

 private:
  Stopwatch watch_;
  std::vector<std::unique_ptr<Mind>> minds_;
};

// Tells what a search has found, a few times a second.
template <Insightful G>
class Reporter {
 public:
  explicit Reporter(const Thinking& thinking) : thinking_(&thinking) {}

  void operator()(const ai::Search<G>& search, double seconds) {
    if (!thinking_->tell || seconds < next_) return;
    next_ = seconds + kPause;
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

template <Insightful G>
typename G::Action decide(const typename G::View& view, const ai::Player& player, const Random& random,
                          const Thinking& thinking) {
  const bool takes_time = player.level == ai::Level::doge;
  const std::chrono::milliseconds time(takes_time ? player.milliseconds : 0);
  Minds<G> minds(takes_time ? thinking.threads : 1, time,
                 [&](ai::Mind<G>& mind, int part) { mind.begin(view, player, random, part); });
  return minds.think(thinking, Reporter<G>(thinking)).best();
}

}  // namespace laguna
