
#include "server/sqlite.hpp"

namespace laguna::server::sqlite {

Connection::Connection(const std::string& file) : handle_(nullptr, sqlite3_close) {
  sqlite3* handle = nullptr;
  const int code = sqlite3_open_v2(file.c_str(), &handle,
                                   SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX, nullptr);
  handle_.reset(handle);
  if (code != SQLITE_OK) throw Error(code, handle == nullptr ? "out of memory" : sqlite3_errmsg(handle));
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
