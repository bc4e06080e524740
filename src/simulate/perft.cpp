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
    for (int depth = 1; depth <= position.depth; ++depth)
      counts += fmt::format(" {}", perft<G>(state, depth));
  });
  return fmt::format("{}; {}; seed {}; after {};{}\n", position.game, position.options, position.seed,
                     position.after, counts);
}

// Set-up, deals, picks, play and extra cards, at several moments of several games.
void perft_suite(const std::function<void(std::string_view)>& line) {
  const auto count = [&]<Game G>() {
    for (std::string_view variation : G::variations)
      for (int seats = 2; seats <= kMaxSeats; ++seats)
        for (int after : {0, 40, 75, 130, 170, 210, 250}) {
          const std::string options = fmt::format("seats {}{}", seats, variation);
          line(*perft_line({std::string(G::name), options, static_cast<std::uint64_t>(seats + after), after,
                            after == 0 ? 2 : 4}));
        }
  };
  std::apply([&](auto... entry) { (count.template operator()<typename decltype(entry)::Type>(), ...); },
             Games());
}

}  // namespace laguna::simulate
