#include "cli/boards.hpp"
#include "cli/commands.hpp"
#include "cli/game_loop.hpp"
#include "cli/players_text.hpp"
#include "table/table.hpp"

namespace laguna::cli {

void add_play(CLI::App& app) {
  CLI::App* command = app.add_subcommand("play", "play a game in the terminal against computer players");
  command->footer(
      "You sit in the first seat. The game is saved after each of your decisions and resumed the next time.\n"
      "--new, or any of --seats, --bot, --seed and a variation, starts another; the old one is put aside. "
      "Type ? during a game for its commands. NO_COLOR switches colours off.\n"
      "Examples:\n"
      "  ./laguna play mille-fiori\n"
      "  ./laguna play mille-fiori --seats 2 --bot garzonetto --seed 7\n"
      "  ./laguna play mille-fiori --seats 3 --bot maestro:rival,serventino\n"
      "  ./laguna play mille-fiori --tactical --new\n"
      "  ./laguna play murano\n" +
      about_players());
  auto args = std::make_shared<PlayArguments>();
  args->choice.add_to(*command);
  command
      ->add_option("--bot", args->bots,
                   "who plays the other seats, one for all or one each, with commas: " + bot_names() +
                       "; maestro and doge with a persona (maestro:rival), doge with seconds (doge@10)")
      ->delimiter(',')
      ->default_str("servente")
      ->type_name("NAMES");
  add_number(*command, "--seed", args->seed, "seed of all luck and of the bots", 0, kAnySeed)->type_name("S");
  command->add_option("--save", args->save, "where the game is kept between two visits")
      ->check(kNotEmpty)
      ->type_name("FILE");
  command->add_flag("--new", args->fresh, "start a new game even if one is saved");
  command->callback([args, command] {
    args->fresh |= args->choice.is_given(*command) || command->count("--bot") + command->count("--seed") > 0;
    args->boards = boards_given(*command);
    play(*args);
  });
}

}  // namespace laguna::cli
