// SQLite, as little of it as is needed: a connection, a statement, a transaction, a copy.
#pragma once

#include <sqlite3.h>

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>

namespace laguna::server::sqlite {

struct Error : std::runtime_error {
  Error(int number, const std::string& what) : std::runtime_error(what), code(number) {}
  int code;
};

class Connection {
 public:
  enum class Access { make, write, read };  // whether the file may be made, or changed

  explicit Connection(const std::string& file, Access = Access::make);
  void wait(std::chrono::milliseconds) const;  // at most, while somebody else is writing
  void run(const std::string& sql);
  void transact(const std::function<void()>& work);  // all of it or nothing
  sqlite3* get() const { return handle_.get(); }

 private:
  std::unique_ptr<sqlite3, int (*)(sqlite3*)> handle_;
};

// Everything as it is at one moment, whoever goes on writing to `from`; all of it or nothing.
void copy(const Connection& from, const Connection& to);

// Prepared once, used again and again: bind, then step or take rows.
class Statement {
 public:
  Statement(const Connection&, std::string_view sql);

  template <class... Values>
  Statement& bind(const Values&... values) {
    sqlite3_reset(handle_.get());
    int place = 0;
    (put(++place, values), ...);
    return *this;
  }
  void run() {
    while (row()) continue;
  }
  bool row();  // whether there is another
  std::string text(int column) const;
  long long number(int column) const { return sqlite3_column_int64(handle_.get(), column); }
  std::string_view blob(int column) const;
  bool is_null(int column) const { return sqlite3_column_type(handle_.get(), column) == SQLITE_NULL; }

 private:
  void put(int place, long long value);
  void put(int place, std::string_view value);
  void put(int place, std::span<const unsigned char> value);
  template <class Value>
  void put(int place, const std::optional<Value>& value) {
    return value ? put(place, *value) : check(sqlite3_bind_null(handle_.get(), place));
  }
  void check(int code) const;

  std::unique_ptr<sqlite3_stmt, int (*)(sqlite3_stmt*)> handle_;
};

}  // namespace laguna::server::sqlite
