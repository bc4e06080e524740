#include "server/backup.hpp"

#include <fcntl.h>
#include <fmt/chrono.h>
#include <fmt/format.h>
#include <unistd.h>

#include <cstring>
#include <filesystem>
#include <optional>

#include "server/failure.hpp"
#include "server/schema.hpp"

namespace laguna::server {
namespace {

using sqlite::Connection;
constexpr auto kPatience = std::chrono::seconds(10);

void check_whole(const Connection& connection, const std::string& file) {
  sqlite::Statement check(connection, "PRAGMA integrity_check(1)");
  if (!check.row() || check.text(0) != "ok") throw Failure(fmt::format("{} is damaged", file));
}

int version_of(const std::string& file) {
  const int version = check_header(file);
  if (version == 0) throw Failure(fmt::format("there is no database {}", file));
  return version;
}

void write_through(const std::string& path) {
  const int descriptor = open(path.c_str(), O_RDONLY | O_CLOEXEC);
  const bool done = descriptor >= 0 && fsync(descriptor) == 0;
  const std::string problem = std::strerror(errno);
  if (descriptor >= 0) close(descriptor);
  if (!done) throw Failure(fmt::format("{} cannot be written: {}", path, problem));
}

// A name beside the file, gone in the end.
class Draft {
 public:
  explicit Draft(const std::string& file) : path_(file + ".part") { clear(); }
  Draft(const Draft&) = delete;
  ~Draft() { clear(); }
  const std::string& path() const { return path_; }

 private:
  void clear() const {
    for (const char* end : {"", "-journal"}) unlink((path_ + end).c_str());
  }
  std::string path_;
};

void copy_to_new(const Connection& from, const std::string& file) {
  Connection to(file);
  sqlite::copy(from, to);
  to.run("PRAGMA journal_mode = DELETE");  // one file, whole without its neighbours
  check_whole(to, file);
}

std::string name_for_what_was(const std::string& database) {
  return fmt::format("{}.{:%Y%m%dT%H%M%SZ}", database, fmt::gmtime(std::time(nullptr)));
}

}  // namespace

void back_up(const std::string& database, const std::string& file) try {
  version_of(database);
  if (std::filesystem::exists(file))
    throw Failure(fmt::format("{} is there already; it was not touched", file));
  const Connection from(database, Connection::Access::write);
  from.wait(kPatience);
  const Draft draft(file);
  copy_to_new(from, draft.path());
  write_through(draft.path());
  if (rename(draft.path().c_str(), file.c_str()) != 0)
    throw Failure(fmt::format("cannot write {}: {}", file, std::strerror(errno)));
  const auto folder = std::filesystem::path(file).parent_path();
  write_through(folder.empty() ? "." : folder.string());
} catch (const sqlite::Error& error) {
  throw Failure(fmt::format("{} cannot be copied to {}: {}", database, file, reason(error)));
}

std::string restore(const std::string& file, const std::string& database) try {
  version_of(file);
  const int version = check_header(database);
  // A server that runs is of the version of its database; another would not understand what comes.
  std::optional<Lock> alone;
  if (version != kSchema) alone.emplace(database);

  Connection fresh("");  // SQLite's own temporary file
  sqlite::copy(Connection(file, Connection::Access::read), fresh);
  check_whole(fresh, file);
  renew(fresh, file);

  const std::string kept = version == 0 ? "" : name_for_what_was(database);
  if (!kept.empty()) back_up(database, kept);
  const Connection to(database);
  to.wait(kPatience);
  sqlite::copy(fresh, to);
  return kept;
} catch (const sqlite::Error& error) {
  throw Failure(fmt::format("{} cannot be restored to {}: {}", file, database, reason(error)));
}

}  // namespace laguna::server
