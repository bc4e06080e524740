// Positions to measure players at.
#pragma once

#include <vector>

#include "ai/memory.hpp"
#include "game/playout.hpp"

namespace laguna::simulate {

template <Insightful G>
struct Position {
  typename G::State state;
  Seat seat;
  ai::MemoryOf<G> memory;
};

// Decisions from all over some games that are played at a glance, each with a choice.
template <Insightful G>
std::vector<Position<G>> positions(int seats) {
  constexpr int kGames = 4, kEvery = 17;
  std::vector<Position<G>> all;
  typename G::Options options{};
  options.seats = static_cast<std::uint8_t>(seats);
  Random random(1);
  int choices = 0;
  ai::MemoryOf<G> memory;
  const auto choose = [&](const typename G::State& state, Seat seat, Random& mind) {
    typename G::Actions legal;
    G::legal_actions(state, seat, legal);
    memory.see(G::observe(state, seat));
    if (legal.size() > 1 && choices++ % kEvery == 0) all.push_back({state, seat, memory});
    return G::quick(state, seat, mind);
  };
  for (int game = 0; game < kGames; ++game) {
    memory = {};
    auto state = G::start(options);
    play_out<G>(state, random, choose);
  }
  return all;
}

}  // namespace laguna::simulate
