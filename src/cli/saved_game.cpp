#include "cli/saved_game.hpp"

#include <fmt/format.h>

#include <unistd.h>

#include <cstdlib>
#include <filesystem>

#include "cli/failure.hpp"
#include "cli/files.hpp"

namespace laguna::cli {
namespace fs = std::filesystem;

std::string usual_save(const std::string& game) {
  const char* state = std::getenv("XDG_STATE_HOME");
  const char* home = std::getenv("HOME");
  fs::path folder;
  if (state != nullptr && *state != '\0')
    folder = state;
  else if (home != nullptr && *home != '\0')
    folder = fs::path(home) / ".local/state";
  else
    folder = fs::temp_directory_path() / fmt::format("user-{}", getuid());
  folder /= "laguna";
  std::error_code error;
  fs::create_directories(folder, error);
  if (error) throw Failure(fmt::format("cannot make the folder {}: {}", folder.string(), error.message()));
  return folder / (game + ".laguna");
}

bool is_saved(const std::string& path) {
  std::error_code error;
  const fs::file_status status = fs::status(path, error);
  if (fs::exists(status) && !fs::is_regular_file(status))
    throw Failure(fmt::format("{} is not a file that a game could be saved in", path));
  return fs::exists(status);
}

SavedGame load(const std::string& path) {
  const auto records = record::read_all(read_file(path));
  const auto refuse = [&](const record::Problem& problem) -> SavedGame {
    throw Failure(fmt::format("the saved game cannot be read: {}:{}: {} (--new starts another)", path,
                              problem.line, problem.reason));
  };
  if (!records) return refuse(records.error());
  auto table = replay(records->front());
  if (!table) return refuse(table.error());
  const Players& players = records->front().players;
  for (std::size_t i = 0; i < players.size(); ++i) {
    const bool is_bot = is_bot_name(players[i]);
    if (i == 0 ? players[i] != kYou : !is_bot)
      return refuse({records->front().line, fmt::format("seat {} is held by \"{}\"", i + 1, players[i])});
  }
  return {std::move(*table), players};
}

void save(const std::string& path, const Table& table, const Players& players) {
  auto record = table.record();
  record.players = players;
  NewFile file(path);
  file.write(record::write_text(record));
  file.keep();
}

namespace {

// The name, or the name with the first number that is free.
std::string free_name(const std::string& path, std::string_view ending) {
  std::string name = fmt::format("{}{}", path, ending);
  for (int number = 2; fs::exists(name); ++number) name = fmt::format("{}-{}{}", path, number, ending);
  return name;
}

}  // namespace

std::string put_aside(const std::string& path) {
  const std::string aside = free_name(path, ".previous");
  std::error_code error;
  fs::rename(path, aside, error);
  if (error) throw Failure(fmt::format("cannot put {} aside: {}", path, error.message()));
  return aside;
}

std::string finished_name(const std::string& path) {
  return free_name(fs::path(path).replace_extension(), ".finished.laguna");
}

}  // namespace laguna::cli
