#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "cli/players_text.hpp"
#include "table/table.hpp"

namespace laguna::cli {
namespace {

struct Words {
  std::string_view name, words;
};

// Levels and baselines; a persona stands with its game.
constexpr std::array kWords = {
    Words{"garzonetto",
          "novice: has just learned the rules: sees only what is there now, and forgets the neighbour"},
    Words{"garzone", "easy: overvalues the points of the moment"},
    Words{"serventino", "medium: judges well what a move is worth, but does not look ahead"},
    Words{"servente", "good: looks ahead a little, at most 0.03 s a decision"},
    Words{"maestro", "strong: imagines many ways the game may go on, at most 0.3 s a decision"},
    Words{"doge", "strongest: thinks for as long as it is given; doge@10 for ten seconds, doge for three"},
    Words{"random", "plays any legal action"},
    Words{"greedy", "takes what is worth most by rules of thumb, without looking ahead"},
    Words{"flat1000", "plays every game on a thousand times, greedily, and has learned nothing"},
    Words{"mille-fiori:collector", "hoards bonuses"},
    Words{"mille-fiori:rival", "begrudges its neighbour every good card"},
    Words{"mille-fiori:sailor", "is drawn to the harbor and the trade route"},
    Words{"murano:collector", "gathers characters and places for them"},
    Words{"murano:rival", "spoils what others are after"},
    Words{"murano:builder", "builds early and often"},
};

std::string line(std::string_view shown, std::string_view name) {
  const auto found = std::ranges::find(kWords, name, &Words::name);
  return fmt::format("  {:<18} {}\n", shown, found == kWords.end() ? "" : found->words);
}

}  // namespace

std::string about_players() {
  const Json known = facts();
  const auto levels = known["levels"].get<std::vector<std::string>>();
  std::string text = "Players, weakest first:\n", baselines = "To measure others by:\n";
  for (const std::string name : known["bots"]) {
    const bool is_level = std::ranges::find(levels, name) != levels.end();
    (is_level ? text : baselines) += line(name, name);
  }
  for (const Json& game : known["games"]) {
    const auto name = game["name"].get<std::string>();
    text += fmt::format("Personas of maestro and doge in {}:\n", name);
    for (const std::string persona : game["personas"])
      text += line("maestro:" + persona, fmt::format("{}:{}", name, persona));
  }
  return text + baselines;
}

void add_players(CLI::App& app) {
  CLI::App* command = app.add_subcommand("players", "who the computer players are");
  command->footer(
      "How strong they are is measured in docs/strength.md.\nExamples:\n  ./laguna players\n"
      "  ./laguna play murano --bot maestro:builder,serventino --seats 3");
  command->callback([] { print(about_players()); });
}

}  // namespace laguna::cli
