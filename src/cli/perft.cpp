#include "simulate/perft.hpp"
#include "cli/commands.hpp"
#include "cli/failure.hpp"
#include "cli/files.hpp"
#include "cli/options.hpp"

namespace laguna::cli {
namespace {

struct Arguments {
  GameChoice choice;
  std::uint64_t seed = 1;
  int after = 0;
  int depth = 3;
};

}  // namespace

void add_perft(CLI::App& app) {
  CLI::App* command =
      app.add_subcommand("perft", "count the ways a game can go on, to check move generation");
  command->footer(
      "Counts all sequences of 1, 2, … DEPTH steps from the position after so many random steps of a seeded "
      "game.\n"
      "Every outcome of chance is a step. Without a game it prints the counts kept in the repository.\n"
      "Examples:\n  ./laguna perft\n  ./laguna perft mille-fiori --seats 3 --seed 7 --after 60 --depth 4");
  auto args = std::make_shared<Arguments>();
  command->add_option("game", args->choice.game, "mille-fiori")->type_name("GAME");
  args->choice.add_options_to(*command);
  command->add_option("--seed", args->seed, "seed of the random steps")
      ->capture_default_str()
      ->type_name("S");
  command->add_option("--after", args->after, "random steps before counting")
      ->capture_default_str()
      ->type_name("K");
  command->add_option("--depth", args->depth, "steps to count")->capture_default_str()->type_name("D");
  command->callback([args] {
    if (args->after < 0) throw Usage("--after wants a number from 0");
    if (args->depth < 1 || args->depth > 12) throw Usage("--depth wants a number from 1 to 12");
    if (args->choice.game.empty()) return simulate::perft_suite(print);
    const auto line =
        simulate::perft_line({args->choice.game, args->choice.words(), args->seed, args->after, args->depth});
    if (!line) throw Usage(line.error().reason);
    print(*line);
  });
}

}  // namespace laguna::cli
