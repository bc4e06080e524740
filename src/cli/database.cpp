#include "cli/database.hpp"

#include <fmt/format.h>

#include <cstdlib>
#include <filesystem>

#include "cli/failure.hpp"
#include "cli/options.hpp"

namespace laguna::cli {

void add_database(CLI::App& command, std::string& file) {
  command
      .add_option("--database", file,
                  "where games are kept (usually in ~/.local/share/laguna), or postgresql://…")
      ->check(kNotEmpty)
      ->type_name("FILE");
}

std::string database_or_usual(const std::string& file) {
  if (!file.empty()) return file;
  const char* data = std::getenv("XDG_DATA_HOME");
  const char* home = std::getenv("HOME");
  std::filesystem::path folder;
  if (data != nullptr && data[0] == '/')
    folder = data;
  else if (home != nullptr && home[0] == '/')
    folder = std::filesystem::path(home) / ".local" / "share";
  else
    throw Failure("there is no home folder: say where the games are kept with --database FILE");
  std::error_code error;
  std::filesystem::create_directories(folder / "laguna", error);
  if (error)
    throw Failure(
        fmt::format("cannot make the folder {}: {}", (folder / "laguna").string(), error.message()));
  return folder / "laguna" / "laguna.db";
}

}  // namespace laguna::cli
