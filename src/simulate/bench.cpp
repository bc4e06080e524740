#include "simulate/bench.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>

#include "game/playout.hpp"
#include "table/games.hpp"

namespace laguna::simulate {
namespace {

using Clock = std::chrono::steady_clock;

template <Game G, class Choose>
Measure measure(const typename G::Options& options, std::string_view mode, std::uint64_t games) {
  double best = 1e300;
  std::uint64_t checksum = 0, units = 0;
  for (int run = 0; run < 3; ++run) {
    Random random(1);
    Choose choose;
    checksum = units = 0;
    const auto begin = Clock::now();
    for (std::uint64_t game = 0; game < games; ++game) {
      auto state = G::start(options);
      play_out<G>(state, random, choose);
      units += G::units(state);
      for (int points : G::scores(state)) checksum = mix(checksum ^ static_cast<std::uint64_t>(points));
    }
    best = std::min(best, std::chrono::duration<double>(Clock::now() - begin).count());
  }
  return {std::string(G::name), options.seats,        std::string(mode),  games,
          games / best,         std::string(G::unit), best * 1e9 / units, fmt::format("{:016x}", checksum)};
}

}  // namespace

std::expected<std::vector<Measure>, Refusal> bench(std::string_view game, std::uint64_t games) {
  std::vector<Measure> measures;
  const auto add = [&]<Game G>() {
    for (int seats = 2; seats <= kMaxSeats; ++seats) {
      typename G::Options options{};
      options.seats = static_cast<std::uint8_t>(seats);
      measures.push_back(measure<G, Direct<G>>(options, "direct", games));
      measures.push_back(measure<G, FromList<G>>(options, "lists", games));
    }
  };
  const bool known =
      with_games(game, [&](auto entry) { add.template operator()<typename decltype(entry)::Type>(); });
  if (!known) return std::unexpected(no_game(game));
  return measures;
}

}  // namespace laguna::simulate
