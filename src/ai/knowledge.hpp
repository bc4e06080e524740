// What players of a game have learned: a network for each number of seats.
#pragma once

#include "ai/network.hpp"
#include "game/insight.hpp"

namespace laguna::ai {

template <class G>
inline constexpr int kInputs = static_cast<int>(64 * typename G::Inputs().word.size());

template <class G>
using NetworkOf = Network<kInputs<G>>;
template <class G>
using AccumulatorOf = Accumulator<typename G::Inputs, kInputs<G>>;

template <class G>
struct Knowledge {
  std::array<NetworkOf<G>, kMaxSeats - 1> networks;  // two, three, four seats

  const NetworkOf<G>& of(int seats) const { return networks[seats - 2]; }
};

// What is worth striving for, given what every seat will have in the end, by seats from the own one on:
// more than the others, and above all than the best of them.
constexpr int margin(const Hopes& totals, int seats) {
  int most = totals[1], sum = 0;
  for (int seat = 1; seat < seats; ++seat) {
    most = std::max(most, totals[seat]);
    sum += totals[seat];
  }
  return totals[0] - (most + sum / (seats - 1)) / 2;
}

template <class G>
Hopes totals_of(const typename G::State& state, Seat seat, int seats, const Hopes& hopes) {
  const Scores scores = G::scores(state);
  Hopes totals{};
  for (int s = 0; s < seats; ++s) totals[s] = hopes[s] + 100 * scores[index(after(seat, s, seats))];
  return totals;
}

}  // namespace laguna::ai
