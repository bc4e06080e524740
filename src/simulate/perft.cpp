#include "simulate/perft.hpp"

#include <fmt/format.h>

#include "game/perft.hpp"
#include "table/games.hpp"

namespace laguna::simulate {

std::expected<std::string, Refusal> perft_line(const Position& position) {
  std::string counts;
  auto table = Table::open(position.game, position.options);
  if (!table) return std::unexpected(table.error());
  with_game(position.game, [&](auto entry) {
    using G = typename decltype(entry)::Type;
    const auto state = position_after<G>(*G::read_options(position.options), position.seed, position.after);
    std::uint64_t count = 0;
    for (int depth = 1; depth <= position.depth && count < position.enough; ++depth)
      counts += fmt::format(" {}", count = perft<G>(state, depth));
  });
  return fmt::format("{}; {}; seed {}; after {};{}\n", position.game, (*table)->options(), position.seed,
                     position.after, counts);
}

// Set-up, choices of every kind and chance, at several moments of several games.
std::optional<Refusal> perft_suite(std::string_view game, const std::function<void(std::string_view)>& line) {
  constexpr std::uint64_t kEnough = 200'000;
  const auto count = [&]<Game G>() {
    for (std::string_view variation : G::variations)
      for (int seats = 2; seats <= kMaxSeats; ++seats)
        for (int after : {0, 40, 75, 130, 170, 210, 250}) {
          const std::string options = fmt::format("seats {}{}", seats, variation);
          line(*perft_line({std::string(G::name), options, static_cast<std::uint64_t>(seats + after), after,
                            after == 0 ? 2 : 4, kEnough}));
        }
  };
  const bool known =
      with_games(game, [&](auto entry) { count.template operator()<typename decltype(entry)::Type>(); });
  return known ? std::nullopt : std::optional(no_game(game));
}

}  // namespace laguna::simulate
