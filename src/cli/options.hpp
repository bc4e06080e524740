// Options that several commands share.
#pragma once

#include <CLI/CLI.hpp>
#include <string>

namespace laguna::cli {

// A game with its options, in the words a table understands.
struct GameChoice {
  std::string game;
  int seats = 4;
  bool tactical = false;

  void add_to(CLI::App& command) {
    command.add_option("game", game, "mille-fiori")->required()->type_name("GAME");
    add_options_to(command);
  }
  void add_options_to(CLI::App& command) {
    command.add_option("--seats", seats, "2, 3 or 4 seats")->capture_default_str()->type_name("N");
    command.add_flag("--tactical", tactical, "the tactical variation: no choosing ahead");
  }
  std::string words() const { return "seats " + std::to_string(seats) + (tactical ? " tactical" : ""); }
};

}  // namespace laguna::cli
