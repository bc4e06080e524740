// What a persona likes about a state, in hundredths of a point.
#pragma once

#include "murano/insight/cast.hpp"

namespace laguna::murano::insight {

inline constexpr std::array<std::string_view, 3> kLeanings = {"collector", "rival", "builder"};

// Cards that still may find a gondolier.
inline int as_collector(const Open& open, Seat seat) {
  const Player& player = open.players[index(seat)];
  const int gondoliers = player.gondoliers + std::popcount(player.docks & ~open.scored);
  return 2 * kPoint * std::min<int>(player.characters, gondoliers);
}

// What the strongest of the others seems to have.
inline int as_rival(const Open& open, Seat seat) {
  int most = 0;
  open.everyone().each([&](Seat other) {
    if (other == seat) return;
    const Player& player = open.players[index(other)];
    const int cards = std::min<int>(player.characters, std::popcount(player.docks & ~open.scored));
    most = std::max(most, open.scores[index(other)] * kPoint + cards * kUsual.card_of_others);
  });
  return -most / 3;
}

// Own buildings, and gold to come from them.
inline int as_builder(const Open& open, Seat seat) {
  const int marked = std::popcount(open.factories[index(seat)] | open.shops[index(seat)]);
  int income = 0;
  for (int i = 0; i < open.islands(); ++i) income = std::max(income, income_of(open, seat, i));
  return kPoint * marked + kPoint * income / 2;
}

inline int lean(int leaning, const State& state, Seat seat) {
  constexpr std::array kLikes = {as_collector, as_rival, as_builder};
  return kLikes[leaning](state.open, seat);
}

}  // namespace laguna::murano::insight
