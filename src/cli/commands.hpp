// The subcommands. Each adds itself, with its help, to the program's command line and runs when it is parsed.
#pragma once

#include <CLI/CLI.hpp>

namespace laguna::cli {

void add_serve(CLI::App&);
void add_backup(CLI::App&);
void add_restore(CLI::App&);
void add_prune(CLI::App&);
void add_play(CLI::App&);
void add_players(CLI::App&);
void add_simulate(CLI::App&);
void add_arena(CLI::App&);
void add_strength(CLI::App&);
void add_train(CLI::App&);
void add_replay(CLI::App&);
void add_verify(CLI::App&);
void add_advise(CLI::App&);
void add_engine(CLI::App&);
void add_perft(CLI::App&);
void add_rules(CLI::App&);
void add_bench(CLI::App&);
void add_load(CLI::App&);

// What `./laguna` does without arguments.
void serve_at_once();

}  // namespace laguna::cli
