#include "server/schema.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <unistd.h>

#include <array>
#include <cstring>
#include <filesystem>
#include <fstream>

#include "server/failure.hpp"

namespace laguna::server {
namespace {

constexpr int kOurs = 0x4c414755;  // "LAGU" in the file's header
constexpr auto kCreate = R"(
CREATE TABLE tables (
  name TEXT PRIMARY KEY, game TEXT NOT NULL, options TEXT NOT NULL, created INTEGER NOT NULL,
  absence INTEGER NOT NULL, pace INTEGER NOT NULL, listed INTEGER NOT NULL, archive INTEGER NOT NULL,
  over INTEGER NOT NULL, next TEXT NOT NULL, coach INTEGER NOT NULL DEFAULT 0, secret BLOB,
  touched INTEGER NOT NULL DEFAULT 0) WITHOUT ROWID;
CREATE INDEX lobby ON tables (created DESC) WHERE listed = 1 AND over = 0;
CREATE TABLE seats (
  tbl TEXT NOT NULL REFERENCES tables, seat INTEGER NOT NULL, sitter INTEGER NOT NULL,
  name TEXT NOT NULL, bot TEXT NOT NULL, token_hash BLOB, luck TEXT, PRIMARY KEY (tbl, seat)) WITHOUT ROWID;
CREATE TABLE journal (
  tbl TEXT NOT NULL REFERENCES tables, entry INTEGER NOT NULL, seat INTEGER NOT NULL, words TEXT NOT NULL,
  PRIMARY KEY (tbl, entry)) WITHOUT ROWID;
)";

// What databases of versions 1, 2, … lack of the next.
constexpr std::array<std::string_view, kSchema - 1> kRenew = {
    "ALTER TABLE tables ADD COLUMN coach INTEGER NOT NULL DEFAULT 0;",
    "ALTER TABLE tables ADD COLUMN secret BLOB; ALTER TABLE seats ADD COLUMN luck TEXT;",
    "ALTER TABLE tables ADD COLUMN touched INTEGER NOT NULL DEFAULT 0; "
    "UPDATE tables SET touched = unixepoch();"};

std::string whatever_lacks(int version) {
  if (version == 0) return kCreate;
  return fmt::format("{}", fmt::join(kRenew.begin() + version - 1, kRenew.end(), ""));
}

void check_version(const std::string& file, int version) {
  if (version > kSchema)
    throw Failure(fmt::format(
        "{} was made by a newer Laguna (database version {}, this one knows {}); it was not touched", file,
        version, kSchema));
}

int version_of(const sqlite::Connection& connection) {
  sqlite::Statement version(connection, "PRAGMA user_version");
  version.row();
  return static_cast<int>(version.number(0));
}

}  // namespace

int check_header(const std::string& file) {
  std::ifstream in(file, std::ios::binary);
  std::array<unsigned char, 100> head{};
  in.read(reinterpret_cast<char*>(head.data()), head.size());
  if (in.gcount() == 0) return 0;
  const auto number = [&](int at) {
    return head[at] << 24 | head[at + 1] << 16 | head[at + 2] << 8 | head[at + 3];
  };
  if (in.gcount() < 100 || std::memcmp(head.data(), "SQLite format 3", 16) != 0 || number(68) != kOurs)
    throw Failure(fmt::format("{} is not a database of Laguna; it was not touched", file));
  check_version(file, number(60));
  return number(60);
}

void renew(sqlite::Connection& connection, const std::string& file) {
  const int version = version_of(connection);
  check_version(file, version);
  if (version == kSchema) return;
  connection.transact([&] {
    connection.run(fmt::format("PRAGMA application_id = {}; PRAGMA user_version = {}; {}", kOurs, kSchema,
                               whatever_lacks(version)));
  });
}

std::string reason(const sqlite::Error& error) {
  return error.code == SQLITE_FULL || errno == ENOSPC ? "the disk is full" : error.what();
}

Lock::Lock(const std::string& file)
    : descriptor_(open((std::filesystem::weakly_canonical(file).string() + ".lock").c_str(),
                       O_RDWR | O_CREAT | O_CLOEXEC, 0600)) {
  if (descriptor_ < 0) throw Failure(fmt::format("cannot write beside {}: {}", file, std::strerror(errno)));
  if (flock(descriptor_, LOCK_EX | LOCK_NB) == 0) return;
  close(descriptor_);
  throw Failure(fmt::format("{} is in use by another Laguna", file));
}

Lock::~Lock() { close(descriptor_); }

}  // namespace laguna::server
