// A computer player at work on a decision: it is given a view, thinks in small slices, and can be asked for
// its choice at any moment.
#pragma once

#include "ai/levels.hpp"
#include "ai/search.hpp"
#include "game/best.hpp"

namespace laguna::ai {

template <Insightful G>
constexpr Effort effort_of(Level level, int seats) {
  if (level == Level::flat1000) return {.simulations = 1000, .flat = true};
  return G::effort(level == Level::servente  ? Rank::good
                   : level == Level::maestro ? Rank::better
                                             : Rank::best,
                   seats);
}

template <Insightful G>
class Mind {
 public:
  using Action = typename G::Action;
  using View = typename G::View;

  explicit Mind(const Knowledge<G>& knowledge) : knowledge_(&knowledge), search_(knowledge) {}

  // A decision of the view's seat. Minds with another `part` of it look at other deals. The memory may have
  // seen the decisions before it.
  void begin(const View& view, const Player& player, Random random, int part = 0,
             const MemoryOf<G>& memory = {}) {
    player_ = player;
    done_ = true;
    typename G::Actions legal;
    G::legal_actions(view, legal);
    choice_ = legal[0];
    if (legal.size() == 1) return;
    const auto take_best = [&](auto&& worth_of) { choice_ = best_of(legal, random, worth_of); };
    switch (player.level) {
      case Level::random:
        choice_ = legal[random.below(static_cast<int>(legal.size()))];
        return;
      case Level::garzonetto:
        return take_best([&](const Action& a) { return G::appraise_shortly(view, a, Horizon::now); });
      case Level::garzone:
        return take_best([&](const Action& a) { return G::appraise_shortly(view, a, Horizon::near); });
      case Level::greedy:
        return take_best([&](const Action& a) { return G::appraise(view, a); });
      case Level::serventino:
        choice_ = G::deft(G::suppose(view, random), view.viewer, random);
        return;
      case Level::servente:
      case Level::maestro:
      case Level::doge:
      case Level::flat1000:
        break;
    }
    Random look = random;
    const int seats = G::options(G::imagine(view, look)).seats;
    search_.begin(view, view.viewer, seats, effort_of<G>(player.level, seats), player.leaning, random, part,
                  memory);
    done_ = search_.decided();
    choice_ = search_.found()[0].action;
  }

  // A slice of work of few milliseconds. `time` is the share of the time that has gone by, for those who take
  // all they are given. Returns whether the player has made up its mind.
  bool think(double time = 0) {
    if (done_) return true;
    const double share = std::max(time, search_.share_done());
    if (share >= 1) return done_ = true;
    search_.round(share);
    choice_ = search_.best();
    return false;
  }

  const Action& best() const { return choice_; }
  bool done() const { return done_; }
  const Search<G>& search() const { return search_; }
  std::uint64_t simulations() const { return search_.simulations(); }
  // Adds what another mind found out about the same decision.
  void merge(const Mind& other) {
    search_.merge(other.search_);
    choice_ = search_.best();
  }

 private:
  const Knowledge<G>* knowledge_;
  Search<G> search_;
  Player player_;
  Action choice_{};
  bool done_ = true;
};

// A player of fixed effort thinks to the end.
template <Insightful G>
typename G::Action choose(Mind<G>& mind, const typename G::View& view, const Player& player,
                          const Random& random, const MemoryOf<G>& memory = {}) {
  mind.begin(view, player, random, 0, memory);
  while (!mind.think()) {
  }
  return mind.best();
}

}  // namespace laguna::ai
