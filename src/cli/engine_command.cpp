#include <cstdio>
#include <iostream>

#include "cli/boards.hpp"
#include "cli/commands.hpp"
#include "cli/engine.hpp"

namespace laguna::cli {
namespace {

// Nobody listens any more: then there is nothing left to do.
void say_line(const std::string& line) {
  const std::string text = line + '\n';
  const bool said =
      std::fwrite(text.data(), 1, text.size(), stdout) == text.size() && std::fflush(stdout) == 0;
  if (!said) std::_Exit(1);
}

void run() {
  Engine engine(say_line);
  for (std::string line; std::getline(std::cin, line);)
    if (!engine.hear(line)) return;
  engine.finish();
}

}  // namespace

void add_engine(CLI::App& app) {
  CLI::App* command =
      app.add_subcommand("engine", "think for other programs, over standard input and output");
  command->footer(
      "A protocol in lines, like UCI of chess; docs/engine.md specifies it.\n"
      "Examples:\n"
      "  (echo record; cat game.laguna; echo end; echo back 57; echo seat 1; echo go time 500) | ./laguna "
      "engine");
  add_boards(*command);
  command->callback([] { run(); });
}

}  // namespace laguna::cli
