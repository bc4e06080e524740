#include "server/backup.hpp"

#include <fmt/format.h>
#include <sys/stat.h>

#include "cli/commands.hpp"
#include "cli/database.hpp"
#include "cli/failure.hpp"
#include "cli/files.hpp"
#include "cli/options.hpp"
#include "server/failure.hpp"
#include "server/store_postgres.hpp"

namespace laguna::cli {
namespace {

struct BackupArguments {
  std::string file, database;
};

void back_up(const BackupArguments& args) {
  server::back_up(database_or_usual(args.database), args.file);
  print(fmt::format("Every game is in {}.\n", args.file));
}

void restore(const BackupArguments& args) {
  const std::string database = database_or_usual(args.database);
  const std::string kept = server::restore(args.file, database);
  print(fmt::format("{} holds the games of {}.\n", database, args.file));
  if (!kept.empty()) print(fmt::format("What it held before is in {}.\n", kept));
}

void add(CLI::App& app, const std::string& name, const std::string& about, const std::string& more,
         void (*run)(const BackupArguments&)) {
  CLI::App* command = app.add_subcommand(name, about);
  command->footer(more);
  auto args = std::make_shared<BackupArguments>();
  command->add_option("file", args->file, "the backup")->required()->check(kNotEmpty)->type_name("FILE");
  add_database(*command, args->database);
  command->callback([args, run] {
    if (server::is_postgres(args->database))
      throw Failure("that is for SQLite; PostgreSQL has pg_dump and pg_restore, see docs/hosting.md");
    umask(077);  // it holds everybody's cards
    try {
      run(*args);
    } catch (const server::Failure& failure) {
      throw Failure(failure.what());
    }
  });
}

}  // namespace

void add_backup(CLI::App& app) {
  add(app, "backup", "copy all games to a file, also while a server runs",
      "The file appears when it is whole. It holds everybody's cards: keep it like the database.\n"
      "Examples:\n"
      "  ./laguna backup monday.db\n"
      "  ./laguna backup monday.db --database games.db",
      back_up);
}

void add_restore(CLI::App& app) {
  add(app, "restore", "go back to the games of a backup, also while a server runs",
      "A server that runs says goodbye and begins anew; pages come back by themselves. What was there before "
      "is "
      "kept.\n"
      "Examples:\n"
      "  ./laguna restore monday.db\n"
      "  ./laguna restore monday.db --database games.db",
      restore);
}

}  // namespace laguna::cli
