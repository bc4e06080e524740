// Computer players as simulations hold them: read from words once, asked for an action many times.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <expected>
#include <string>
#include <vector>

#include "ai/bots.hpp"
#include "table/table.hpp"

namespace laguna::simulate {

using Player = ai::Bot;

template <Game G>
std::string words_of(const Player& player) {
  return std::string(ai::name_of(player));
}

template <Game G>
std::expected<Player, Refusal> read_player(std::string_view words) {
  if (const auto player = ai::read_bot(words)) return *player;
  return std::unexpected(
      Refusal{fmt::format("there is no bot {} (there is: {})", record::quoted(words), bot_names())});
}

// Room to think for one thread.
template <Game G>
class Mind {
 public:
  typename G::Action choose(const Player& player, const typename G::State& state, Seat seat, Random& random) {
    if (player == ai::Bot::random) return G::sample(state, seat, random);  // the same choice, faster
    return ai::choose<G>(player, G::observe(state, seat), random);
  }
};

// One player a seat, and which of them are the same.
struct Lineup {
  std::vector<Player> players;
  std::vector<std::string> names;  // each once, in the order of the seats
  std::vector<int> name;           // of each player, an index into `names`
};

template <Game G>
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
