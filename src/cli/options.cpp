#include "cli/options.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "cli/boards.hpp"
#include "table/table.hpp"

namespace laguna::cli {

CLI::Option* GameChoice::add_game_to(CLI::App& command) {
  return command.add_option("game", game, game_names())->type_name("GAME");
}

void GameChoice::add_options_to(CLI::App& command) {
  add_number(command, "--seats", seats, "seats at the table", 2, 4)->capture_default_str()->type_name("N");
  const Json known = facts();
  for (const Json& about : known["games"])
    for (const std::string name : about["variations"]) {
      if (name.empty() || command.get_option_no_throw("--" + name) != nullptr) continue;
      command.add_flag_callback(
          "--" + name, [this, name] { variation += ' ' + name; },
          fmt::format("the {} variation of {}", name, about["name"].get<std::string>()));
    }
  add_boards(command);
}

}  // namespace laguna::cli
