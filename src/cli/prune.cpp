#include "server/prune.hpp"

#include <fmt/format.h>

#include "cli/commands.hpp"
#include "cli/database.hpp"
#include "cli/failure.hpp"
#include "cli/files.hpp"
#include "cli/options.hpp"
#include "cli/words.hpp"
#include "server/failure.hpp"

namespace laguna::cli {
namespace {

struct PruneArguments {
  std::string database;
  int days = 0;
};

void prune(const PruneArguments& args) try {
  const auto [removed, left] = server::prune(database_or_usual(args.database), args.days);
  print(fmt::format("{} removed, where nothing was done for {}; {} left.\n", counted(removed, "table"),
                    counted(args.days, "day"), left));
} catch (const server::Failure& failure) {
  throw Failure(failure.what());
}

}  // namespace

void add_prune(CLI::App& app) {
  CLI::App* command = app.add_subcommand("prune", "remove old tables, also while a server runs");
  command->footer(
      "Removes every table where nothing was done for so many days, over or not, and its record with it.\n"
      "There is no way back but a backup.\n"
      "Examples:\n"
      "  ./laguna prune --older-than 90\n"
      "  ./laguna prune --older-than 90 --database games.db");
  auto args = std::make_shared<PruneArguments>();
  add_number(*command, "--older-than", args->days, "days without an action", 1, 36'500)
      ->required()
      ->type_name("DAYS");
  add_database(*command, args->database);
  command->callback([args] { prune(*args); });
}

}  // namespace laguna::cli
