#include "cli/saved_game.hpp"

#include <fmt/format.h>

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
    folder = fs::temp_directory_path();
  folder /= "laguna";
  std::error_code error;
  fs::create_directories(folder, error);
  if (error) throw Failure(fmt::format("cannot make the folder {}: {}", folder.string(), error.message()));
  return folder / (game + ".laguna");
}

bool is_saved(const std::string& path) { return fs::exists(path); }

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

std::string put_aside(const std::string& path) {
  const std::string aside = path + ".previous";
  std::error_code error;
  fs::rename(path, aside, error);
  if (error) throw Failure(fmt::format("cannot put {} aside: {}", path, error.message()));
  return aside;
}

}  // namespace laguna::cli
