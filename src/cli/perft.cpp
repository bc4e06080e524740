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
  bool suite = false;
};

}  // namespace

void add_perft(CLI::App& app) {
  CLI::App* command =
      app.add_subcommand("perft", "count the ways a game can go on, to check move generation");
  command->footer(
      "Counts all sequences of 1, 2, … DEPTH steps from the position after so many random steps of a seeded "
      "game.\n"
      "Every outcome of chance is a step. --suite prints the counts kept in the repository, and so does no "
      "game at all.\n"
      "Examples:\n  ./laguna perft mille-fiori --seats 3 --seed 7 --after 60 --depth 4\n  ./laguna perft "
      "murano --suite");
  auto args = std::make_shared<Arguments>();
  args->choice.add_game_to(*command);
  args->choice.add_options_to(*command);
  add_number(*command, "--seed", args->seed, "seed of the random steps", 0, kAnySeed)
      ->capture_default_str()
      ->type_name("S");
  add_number(*command, "--after", args->after, "random steps before counting", 0, 1'000'000)
      ->capture_default_str()
      ->type_name("K");
  add_number(*command, "--depth", args->depth, "steps to count", 1, 12)
      ->capture_default_str()
      ->type_name("D");
  command->add_flag("--suite", args->suite, "the counts that are kept, of this game or of all");
  command->callback([args] {
    if (args->suite || args->choice.game.empty()) {
      if (const auto refusal = simulate::perft_suite(args->choice.game, print)) throw Usage(refusal->reason);
      return;
    }
    const auto line =
        simulate::perft_line({args->choice.game, args->choice.words(), args->seed, args->after, args->depth});
    if (!line) throw Usage(line.error().reason);
    print(*line);
  });
}

}  // namespace laguna::cli
