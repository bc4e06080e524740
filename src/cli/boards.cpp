#include "table/boards.hpp"
#include "cli/boards.hpp"

#include <fmt/format.h>

#include "cli/failure.hpp"
#include "cli/files.hpp"
#include "cli/options.hpp"

namespace laguna::cli {
namespace {

std::string option_of(std::string_view game) { return fmt::format("--{}-board", game); }

void use_file(std::string_view game, const std::string& path) {
  if (const auto problem = use_board(game, read_file(path)))
    throw Failure(fmt::format("{}: {}", path, *problem));
}

}  // namespace

void add_boards(CLI::App& command) {
  for (std::string_view game : games_with_board())
    command
        .add_option_function<std::string>(
            option_of(game), [game](const std::string& path) { use_file(game, path); },
            fmt::format("values of your own box for {} (docs/{}-board.md)", game, game))
        ->check(kNotEmpty)
        ->type_name("FILE");
}

std::string boards_given(const CLI::App& command) {
  std::string words;
  for (std::string_view game : games_with_board())
    if (command.count(option_of(game)) > 0)
      words += fmt::format(" {} {}", option_of(game), command.get_option(option_of(game))->as<std::string>());
  return words;
}

}  // namespace laguna::cli
