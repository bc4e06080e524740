#include "table/boards.hpp"

#include "table/games.hpp"
#include "table/sheet.hpp"

namespace laguna {

std::vector<std::string_view> games_with_board() {
  std::vector<std::string_view> names;
  const auto add = [&]<class G>() {
    if constexpr (Correctable<G>) names.push_back(G::name);
  };
  std::apply([&](auto... entry) { (add.template operator()<typename decltype(entry)::Type>(), ...); },
             Games());
  return names;
}

std::optional<std::string> use_board(std::string_view game, std::string_view file) {
  std::optional<std::string> problem = std::string(game) + " has no board that could be replaced";
  with_game(game, [&](auto entry) {
    using G = typename decltype(entry)::Type;
    if constexpr (Correctable<G>)
      problem = read_sheet(file, [](const Sheet& sheet) { return G::use_board(sheet); });
  });
  return problem;
}

}  // namespace laguna
