#include <fcntl.h>

#include <csignal>
#include <new>

#include "cli/commands.hpp"
#include "cli/failure.hpp"
#include "cli/files.hpp"
#include "table/table.hpp"

namespace {

constexpr auto kAbout =
    "Laguna: board games of Venice, complete, in the browser, in a terminal and in a simulator.\n"
    "Without a command it serves the page where you play, and opens it. Games: ";
constexpr auto kExamples =
    "Examples:\n"
    "  ./laguna                                        play in the browser\n"
    "  ./laguna play murano                            play here in the terminal\n"
    "  ./laguna play mille-fiori --seats 2 --tactical  play the tactical variation against one bot\n"
    "  ./laguna simulate mille-fiori --games 100000 --bots greedy,random\n"
    "  ./laguna rules mille-fiori MF-W2                what a rule says\n"
    "Every command explains itself: ./laguna COMMAND --help\n"
    "An unofficial fan edition. Mille Fiori is a game by Reiner Knizia, Murano one by Inka and Markus Brand.";

int run(int argc, char** argv) {
  CLI::App app(kAbout + laguna::game_names() + ".", "laguna");
  app.footer(kExamples);
  app.require_subcommand(0, 1);
  laguna::cli::add_serve(app);
  laguna::cli::add_backup(app);
  laguna::cli::add_restore(app);
  laguna::cli::add_prune(app);
  laguna::cli::add_play(app);
  laguna::cli::add_players(app);
  laguna::cli::add_simulate(app);
  laguna::cli::add_arena(app);
  laguna::cli::add_strength(app);
  laguna::cli::add_train(app);
  laguna::cli::add_replay(app);
  laguna::cli::add_verify(app);
  laguna::cli::add_advise(app);
  laguna::cli::add_engine(app);
  laguna::cli::add_perft(app);
  laguna::cli::add_rules(app);
  laguna::cli::add_bench(app);
  laguna::cli::add_load(app);
  try {
    app.parse(argc, argv);
    if (app.get_subcommands().empty()) laguna::cli::serve_at_once();
    return 0;
  } catch (const CLI::CallForHelp&) {
    const auto chosen = app.get_subcommands();
    laguna::cli::print(chosen.empty() ? app.help() : chosen.front()->help());
    return 0;
  } catch (const CLI::ParseError& error) {
    throw laguna::cli::Usage(error.what());
  }
}

// A file opened later must not become the standard output; what is closed stays unusable.
void fill_closed_streams() {
  for (int stream = 0; stream <= 2; ++stream)
    if (fcntl(stream, F_GETFD) < 0) open("/dev/null", stream == 0 ? O_WRONLY : O_RDONLY);
}

}  // namespace

int main(int argc, char** argv) {
  fill_closed_streams();
  // A closed pipe or a file that may not grow is an error of writing like any other.
  for (int signal : {SIGPIPE, SIGXFSZ}) std::signal(signal, SIG_IGN);
  try {
    return run(argc, argv);
  } catch (const std::bad_alloc&) {
    std::fprintf(stderr, "laguna: there is not enough memory\n");
    return 1;
  } catch (const laguna::cli::Usage& error) {
    std::fprintf(stderr, "laguna: %s\n", error.what());
    return 2;
  } catch (const laguna::cli::Unproved& error) {
    std::fprintf(stderr, "laguna: %s\n", error.what());
    return 3;
  } catch (const std::exception& error) {
    std::fprintf(stderr, "laguna: %s\n", error.what());
    return 1;
  }
}
