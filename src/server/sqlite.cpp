
#include "server/sqlite.hpp"

namespace laguna::server::sqlite {

namespace {

int flags(Connection::Access access) {
  switch (access) {
    case Connection::Access::make:
      return SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;
    case Connection::Access::write:
      return SQLITE_OPEN_READWRITE;
    case Connection::Access::read:
      return SQLITE_OPEN_READONLY;
  }
  return 0;
}

}  // namespace

Connection::Connection(const std::string& file, Access access) : handle_(nullptr, sqlite3_close) {
  sqlite3* handle = nullptr;
  const int code = sqlite3_open_v2(file.c_str(), &handle, flags(access) | SQLITE_OPEN_NOMUTEX, nullptr);
  handle_.reset(handle);
  if (code != SQLITE_OK) throw Error(code, handle == nullptr ? "out of memory" : sqlite3_errmsg(handle));
}

void Connection::wait(std::chrono::milliseconds most) const {
  sqlite3_busy_timeout(handle_.get(), static_cast<int>(most.count()));
}

void Connection::run(const std::string& sql) {
  const int code = sqlite3_exec(handle_.get(), sql.c_str(), nullptr, nullptr, nullptr);
  if (code != SQLITE_OK) throw Error(code, sqlite3_errmsg(handle_.get()));
}

void Connection::transact(const std::function<void()>& work) {
  run("BEGIN IMMEDIATE");
  try {
    work();
    run("COMMIT");
  } catch (...) {
    // Some failures have rolled back already; then there is nothing to do.
    sqlite3_exec(handle_.get(), "ROLLBACK", nullptr, nullptr, nullptr);
    throw;
  }
}

void copy(const Connection& from, const Connection& to) {
  sqlite3_backup* work = sqlite3_backup_init(to.get(), "main", from.get(), "main");
  if (work == nullptr) throw Error(sqlite3_errcode(to.get()), sqlite3_errmsg(to.get()));
  const int done = sqlite3_backup_step(work, -1);  // in one go, so that no writer makes it begin again
  const int code = sqlite3_backup_finish(work);
  if (done != SQLITE_DONE) throw Error(code == SQLITE_OK ? done : code, sqlite3_errstr(done));
}

Statement::Statement(const Connection& connection, std::string_view sql)
    : handle_(nullptr, sqlite3_finalize) {
  sqlite3_stmt* handle = nullptr;
  const int code = sqlite3_prepare_v3(connection.get(), sql.data(), static_cast<int>(sql.size()),
                                      SQLITE_PREPARE_PERSISTENT, &handle, nullptr);
  handle_.reset(handle);
  if (code != SQLITE_OK) throw Error(code, sqlite3_errmsg(connection.get()));
}

bool Statement::row() {
  const int code = sqlite3_step(handle_.get());
  if (code == SQLITE_ROW) return true;
  sqlite3_reset(handle_.get());
  check(code == SQLITE_DONE ? SQLITE_OK : code);
  return false;
}

std::string Statement::text(int column) const { return std::string(blob(column)); }
std::string_view Statement::blob(int column) const {
  const void* bytes = sqlite3_column_blob(handle_.get(), column);
  return {static_cast<const char*>(bytes),
          static_cast<std::size_t>(sqlite3_column_bytes(handle_.get(), column))};
}

void Statement::put(int place, long long value) { check(sqlite3_bind_int64(handle_.get(), place, value)); }
void Statement::put(int place, std::string_view value) {
  check(sqlite3_bind_text64(handle_.get(), place, value.data(), value.size(), SQLITE_TRANSIENT, SQLITE_UTF8));
}
void Statement::put(int place, std::span<const unsigned char> value) {
  check(sqlite3_bind_blob64(handle_.get(), place, value.data(), value.size(), SQLITE_TRANSIENT));
}

void Statement::check(int code) const {
  if (code != SQLITE_OK) throw Error(code, sqlite3_errmsg(sqlite3_db_handle(handle_.get())));
}

}  // namespace laguna::server::sqlite
