// PostgreSQL, as little of it as is needed: a connection whose every wait is bounded, statements prepared
// once, rows, notifications.
#pragma once

#include <libpq-fe.h>

#include <array>
#include <chrono>
#include <concepts>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace laguna::server::postgres {

// The server's one thread waits no longer than this; a lease lasts twice as long.
inline constexpr std::chrono::milliseconds kPatience{1500};

// The database refused: nothing has changed.
struct Error : std::runtime_error {
  Error(std::string_view code, const std::string& what) : std::runtime_error(what), state(code) {}
  std::string state;  // five letters of SQL
};

// The connection is gone; what was being done may have been done.
struct Lost : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// A value for a statement: text, a number, bytes, or nothing.
class Value {
 public:
  Value(std::integral auto number) : text_(std::to_string(static_cast<long long>(number))) {}
  Value(std::string text) : text_(std::move(text)) {}
  Value(std::string_view text) : text_(text) {}
  Value(const char* text) : text_(text) {}
  Value(std::span<const unsigned char> bytes)
      : text_(std::in_place, bytes.begin(), bytes.end()), bytes_(true) {}
  template <std::size_t n>
  Value(const std::optional<std::array<unsigned char, n>>& bytes) : bytes_(true) {
    if (bytes) text_.emplace(bytes->begin(), bytes->end());
  }
  Value(const std::optional<std::string>& text) : text_(text) {}

  const char* data() const { return text_ ? text_->c_str() : nullptr; }
  int size() const { return text_ ? static_cast<int>(text_->size()) : 0; }
  int format() const { return bytes_ ? 1 : 0; }

 private:
  std::optional<std::string> text_;
  bool bytes_ = false;
};

class Rows {
 public:
  explicit Rows(PGresult* result) : handle_(result, PQclear) {}

  int count() const { return PQntuples(handle_.get()); }
  std::string text(int row, int column) const { return PQgetvalue(handle_.get(), row, column); }
  long long number(int row, int column) const { return std::atoll(PQgetvalue(handle_.get(), row, column)); }
  std::string bytes(int row, int column) const;
  bool is_null(int row, int column) const { return PQgetisnull(handle_.get(), row, column) != 0; }

 private:
  std::unique_ptr<PGresult, void (*)(PGresult*)> handle_;
};

// A constant of the program; each connection prepares it when it is first used.
struct Statement {
  const char* name;
  const char* sql;
};

class Connection {
 public:
  // Throws Lost if there is none within a second.
  explicit Connection(const std::string& url);

  // `meanwhile` is done once the statement is on its way.
  Rows run(const Statement&, std::span<const Value> values, const std::function<void()>& meanwhile = {});
  Rows run(const Statement& statement, std::initializer_list<Value> values = {}) {
    return run(statement, std::span(values.begin(), values.size()));
  }
  // Several statements, separated by semicolons; they are one transaction.
  void execute(const std::string& sql, std::chrono::milliseconds patience = kPatience);

  int descriptor() const { return PQsocket(handle_.get()); }
  // What others have said on channels that are listened to, as far as it has been read along with answers.
  std::vector<std::string> heard();
  // Reads what has come. Throws Lost.
  void listen();

 private:
  using Time = std::chrono::steady_clock::time_point;

  void connect(const std::string& url);
  void wait(short events, Time end);
  Rows await(Time end);
  [[noreturn]] void lose(const std::string& reason);

  std::unique_ptr<PGconn, void (*)(PGconn*)> handle_;
  std::set<std::string_view> prepared_;
};

}  // namespace laguna::server::postgres
