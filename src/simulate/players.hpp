// Computer players as simulations hold them: read from words once, asked for an action many times.
#pragma once

#include <algorithm>
#include <expected>
#include <memory>
#include <string>
#include <vector>

#include "ai/mind.hpp"
#include "simulate/stopwatch.hpp"
#include "table/knowledge.hpp"
#include "table/players.hpp"

namespace laguna::simulate {

using ai::Player;

template <Insightful G>
std::string words_of(const Player& player) {
  return std::string(ai::write_player<G>(player).view());
}

template <Insightful G>
std::expected<Player, Refusal> read_player(std::string_view words) {
  if (const auto problem = no_player<G>(words)) return std::unexpected(*problem);
  return *ai::read_player<G>(words);
}

// Room to think for one thread. Who goes by the clock has so much work of this thread, however busy the
// machine.
template <Insightful G>
class Mind {
 public:
  // Of players of whom some may look ahead.
  void begin_game(const std::vector<Player>& players) {
    remembers_ = std::ranges::any_of(players, [](const Player& one) { return ai::looks_ahead(one.level); });
    if (remembers_) memory_ = {};
  }

  // Asked for every decision in turn.
  typename G::Action choose(const Player& player, const typename G::State& state, Seat seat, Random& random) {
    if (remembers_) memory_.see(G::observe(state, seat));
    if (player.level == ai::Level::random) return G::sample(state, seat, random);  // the same choice, faster
    const double begin = now(CLOCK_THREAD_CPUTIME_ID), time = player.milliseconds / 1000.;
    const auto share = [&] { return time > 0 ? (now(CLOCK_THREAD_CPUTIME_ID) - begin) / time : 0; };
    mind_->begin(G::observe(state, seat), player, Random(random.next()), 0, memory_);
    while (!mind_->think(share())) {
    }
    return mind_->best();
  }

 private:
  bool remembers_ = false;
  ai::MemoryOf<G> memory_;  // the same for all seats
  std::unique_ptr<ai::Mind<G>> mind_ = std::make_unique<ai::Mind<G>>(knowledge_of<G>());
};

// One player a seat, and which of them are the same.
struct Lineup {
  std::vector<Player> players;
  std::vector<std::string> names;  // each once, in the order of the seats
  std::vector<int> name;           // of each player, an index into `names`
};

template <Insightful G>
std::expected<Lineup, Refusal> read_lineup(const std::vector<std::string>& all) {
  Lineup lineup;
  for (const std::string& words : all) {
    const auto player = read_player<G>(words);
    if (!player) return std::unexpected(player.error());
    lineup.players.push_back(*player);
    const std::string name = words_of<G>(*player);
    const auto known = std::ranges::find(lineup.names, name);
    lineup.name.push_back(static_cast<int>(known - lineup.names.begin()));
    if (known == lineup.names.end()) lineup.names.push_back(name);
  }
  return lineup;
}

}  // namespace laguna::simulate
