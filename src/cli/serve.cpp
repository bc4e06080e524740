#include <fcntl.h>
#include <fmt/format.h>
#include <spawn.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>

#include "cli/boards.hpp"
#include "cli/commands.hpp"
#include "cli/database.hpp"
#include "cli/failure.hpp"
#include "cli/files.hpp"
#include "cli/options.hpp"
#include "server/failure.hpp"
#include "server/hall.hpp"
#include "server/network.hpp"
#include "server/signals.hpp"
#include "server/store_sqlite.hpp"
#include "server/study_threads.hpp"

extern char** environ;

namespace laguna::cli {
namespace {

struct ServeArguments {
  server::Address address;
  std::string database, web;
  int threads = 0;
  bool no_browser = false, log = false;
};

// The page is built beside the program.
std::filesystem::path usual_web() {
  return std::filesystem::read_symlink("/proc/self/exe").parent_path() / "web";
}

// A person at a screen gets the page at once; anybody else reads the address.
void open_browser(const std::string& url) {
  const bool screen = std::getenv("DISPLAY") != nullptr || std::getenv("WAYLAND_DISPLAY") != nullptr;
  if (!screen || !isatty(STDOUT_FILENO)) return;
  std::string program = "xdg-open", address = url;
  char* const words[] = {program.data(), address.data(), nullptr};
  posix_spawn_file_actions_t quiet;
  posix_spawn_file_actions_init(&quiet);
  for (int stream : {STDOUT_FILENO, STDERR_FILENO})
    posix_spawn_file_actions_addopen(&quiet, stream, "/dev/null", O_WRONLY, 0);
  pid_t child = 0;
  posix_spawnp(&child, words[0], &quiet, nullptr, words,
               environ);  // without one, the address is printed anyway
  posix_spawn_file_actions_destroy(&quiet);
}

void stop_when_replaced(server::Store& store, server::Network& network) {
  auto& clock = network.clock();
  clock.at(clock.now() + std::chrono::seconds(1), [&] {
    stop_when_replaced(store, network);
    if (store.is_replaced()) network.stop();
  });
}

std::string url_of(const server::Address& address) {
  const bool six = address.host.find(':') != std::string::npos;
  return fmt::format("http://{}:{}", six ? "[" + address.host + "]" : address.host, address.port);
}

// Until somebody stops it, or until the database has been replaced: then the address at which to begin anew.
std::optional<server::Address> serve_once(const ServeArguments& args, server::Host& host,
                                          const server::WebFiles& files, const server::Address& address,
                                          server::Signals& signals, bool first) {
  server::Network network(address, host);
  if (signals.heard()) return std::nullopt;  // before this network could
  server::SqliteStore store(database_or_usual(args.database));
  server::StudyThreads study(args.threads > 0 ? args.threads : server::usual_threads(),
                             [&](std::function<void()> task) { network.post(std::move(task)); });
  server::Hall hall(store, network.clock(), study, files, host);
  const std::string url = url_of(network.address());
  if (first) print(fmt::format("Laguna is at {}\nStop it with Ctrl+C; every game is kept.\n", url));
  std::fflush(stdout);
  if (first && !args.no_browser && !files.empty()) open_browser(url);
  stop_when_replaced(store, network);
  if (network.run(hall)) return std::nullopt;
  return store.is_replaced() ? std::optional(network.address()) : std::nullopt;
}

void serve(const ServeArguments& args) try {
  umask(077);  // the database holds everybody's cards
  const server::WebFiles files(args.web.empty() ? usual_web() : std::filesystem::path(args.web));
  if (files.empty())
    std::fprintf(
        stderr,
        "laguna: the page has not been built (it needs node); only the interface under /api answers\n");
  using Wants = server::Host::Wants;
  server::Host host(args.log ? Wants::everything : Wants::problems);
  server::Signals signals;
  auto again = serve_once(args, host, files, args.address, signals, true);
  while (again) {
    print("The database was replaced; Laguna begins anew with it.\n");
    again = serve_once(args, host, files, *again, signals, false);
  }
  print("Laguna has stopped. Every game is kept.\n");
} catch (const server::Failure& failure) {
  throw Failure(failure.what());
}

}  // namespace

void add_serve(CLI::App& app) {
  CLI::App* command = app.add_subcommand("serve", "serve the page where people play, on this machine");
  command->footer(
      "This is what ./laguna does without a command. Games are kept in an SQLite database.\n"
      "Examples:\n"
      "  ./laguna serve --port 8081\n"
      "  ./laguna serve --host 0.0.0.0 --database games.db --no-browser\n"
      "  ./laguna serve --name play.example.org --no-browser      behind a proxy on this machine");
  auto args = std::make_shared<ServeArguments>();
  add_boards(*command);
  command->add_option("--host", args->address.host, "address to listen on")
      ->capture_default_str()
      ->type_name("HOST");
  add_number(*command, "--port", args->address.port, "port to listen on, 0 for any", 0, 65535)
      ->type_name("PORT");
  command
      ->add_option(
          "--name", args->address.names,
          "a name of this server in addresses, for example behind a proxy; may be given several times")
      ->check(kNotEmpty)
      ->type_name("NAME");
  add_database(*command, args->database);
  command->add_option("--web", args->web, "folder of the built page")->check(kNotEmpty)->type_name("FOLDER");
  add_number(*command, "--threads", args->threads,
             "threads on which computer players think (usually one a core)", 1, 64)
      ->type_name("N");
  command->add_flag("--no-browser", args->no_browser, "do not open a browser");
  command->add_flag("--log", args->log, "say on standard error what happens, a line of JSON each");
  command->callback([args] { serve(*args); });
}

void serve_at_once() { serve({}); }

}  // namespace laguna::cli
