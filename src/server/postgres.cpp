#include "server/postgres.hpp"

#include <poll.h>

namespace laguna::server::postgres {
namespace {

using Clock = std::chrono::steady_clock;

constexpr auto kPatienceToConnect = std::chrono::milliseconds(1000);

// A statement gives up before we do, and nobody is locked out by one of us who has fallen asleep in a
// transaction. What is acknowledged is on disk, whatever is usual there.
constexpr auto kManners = R"(
SET client_min_messages = warning; SET statement_timeout = '1200ms'; SET lock_timeout = '1000ms';
SET idle_in_transaction_session_timeout = '1000ms';
SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off';
)";

std::string_view without_end(std::string_view text) {
  const std::size_t end = text.find_last_not_of(" \n");
  return text.substr(0, end == text.npos ? 0 : end + 1);
}

// The first line: others quote what was asked.
std::string message_of(const char* text) {
  std::string_view message = text;
  return std::string(without_end(message.substr(0, message.find('\n'))));
}

}  // namespace

std::string Rows::bytes(int row, int column) const {
  std::size_t size = 0;
  const auto* text = reinterpret_cast<const unsigned char*>(PQgetvalue(handle_.get(), row, column));
  const std::unique_ptr<unsigned char, void (*)(void*)> bytes(PQunescapeBytea(text, &size), PQfreemem);
  return bytes ? std::string(bytes.get(), bytes.get() + size) : "";
}

Connection::Connection(const std::string& url) : handle_(nullptr, PQfinish) {
  connect(url);
  execute(kManners);
}

void Connection::connect(const std::string& url) {
  const auto end = Clock::now() + kPatienceToConnect;
  const std::array<const char*, 4> names = {"dbname", "fallback_application_name", "client_encoding",
                                            nullptr};
  const std::array<const char*, 4> values = {url.c_str(), "laguna", "UTF8", nullptr};
  handle_.reset(PQconnectStartParams(names.data(), values.data(), 1));
  if (!handle_ || PQstatus(handle_.get()) == CONNECTION_BAD) lose("no connection to the database");
  PQsetNoticeProcessor(handle_.get(), [](void*, const char*) {}, nullptr);
  for (auto next = PGRES_POLLING_WRITING; next != PGRES_POLLING_OK; next = PQconnectPoll(handle_.get())) {
    if (next == PGRES_POLLING_FAILED) lose("no connection to the database");
    wait(next == PGRES_POLLING_READING ? POLLIN : POLLOUT, end);
  }
  if (PQsetnonblocking(handle_.get(), 1) != 0) lose("no connection to the database");
}

void Connection::lose(const std::string& reason) {
  const std::string more = handle_ ? message_of(PQerrorMessage(handle_.get())) : "";
  handle_.reset();
  prepared_.clear();
  throw Lost(more.empty() ? reason : reason + ": " + more);
}

void Connection::wait(short events, Time end) {
  const auto left = std::chrono::ceil<std::chrono::milliseconds>(end - Clock::now()).count();
  pollfd one{PQsocket(handle_.get()), events, 0};
  const int found = left > 0 ? poll(&one, 1, static_cast<int>(left)) : 0;
  if (found == 0) lose("the database does not answer");
  if (found < 0 && errno != EINTR) lose("no connection to the database");
}

// The last result of what was sent.
Rows Connection::await(Time end) {
  PGconn* const connection = handle_.get();
  for (int unsent = PQflush(connection); unsent != 0; unsent = PQflush(connection)) {
    if (unsent < 0) lose("the connection to the database broke");
    wait(POLLIN | POLLOUT, end);
    if (PQconsumeInput(connection) == 0) lose("the connection to the database broke");
  }
  std::optional<Rows> last;
  std::optional<Error> error;
  for (;;) {
    while (PQisBusy(connection) != 0) {
      wait(POLLIN, end);
      if (PQconsumeInput(connection) == 0) lose("the connection to the database broke");
    }
    PGresult* const result = PQgetResult(connection);
    if (result == nullptr) break;
    last.emplace(result);
    const auto status = PQresultStatus(result);
    if (status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK || status == PGRES_EMPTY_QUERY) continue;
    const char* state = PQresultErrorField(result, PG_DIAG_SQLSTATE);
    const char* text = PQresultErrorField(result, PG_DIAG_MESSAGE_PRIMARY);
    if (!error) error.emplace(state == nullptr ? "" : state, text == nullptr ? "" : text);
  }
  if (PQstatus(connection) == CONNECTION_BAD) lose("the connection to the database broke");
  if (error && error->state.empty()) lose("the connection to the database broke");
  if (error) throw *error;
  if (!last) lose("the connection to the database broke");
  return std::move(*last);
}

void Connection::execute(const std::string& sql, std::chrono::milliseconds patience) {
  const auto end = Clock::now() + patience;
  if (!handle_ || PQsendQuery(handle_.get(), sql.c_str()) == 0) lose("no connection to the database");
  await(end);
}

Rows Connection::run(const Statement& statement, std::span<const Value> values,
                     const std::function<void()>& meanwhile) {
  const auto end = Clock::now() + kPatience;
  if (!handle_) lose("no connection to the database");
  if (!prepared_.contains(statement.name)) {
    if (PQsendPrepare(handle_.get(), statement.name, statement.sql, 0, nullptr) == 0)
      lose("no connection to the database");
    await(end);
    prepared_.insert(statement.name);
  }
  constexpr std::size_t kMost = 16;
  std::array<const char*, kMost> texts;
  std::array<int, kMost> sizes, formats;
  for (std::size_t i = 0; i < values.size(); ++i) {
    texts.at(i) = values[i].data();
    sizes[i] = values[i].size();
    formats[i] = values[i].format();
  }
  if (PQsendQueryPrepared(handle_.get(), statement.name, static_cast<int>(values.size()), texts.data(),
                          sizes.data(), formats.data(), 0) == 0)
    lose("no connection to the database");
  if (PQflush(handle_.get()) < 0) lose("the connection to the database broke");
  if (meanwhile) meanwhile();
  return await(end);
}

void Connection::listen() {
  if (!handle_ || PQconsumeInput(handle_.get()) == 0) lose("the connection to the database broke");
}

std::vector<std::string> Connection::heard() {
  std::vector<std::string> words;
  for (;;) {
    const std::unique_ptr<PGnotify, void (*)(void*)> one(PQnotifies(handle_.get()), PQfreemem);
    if (!one) return words;
    words.emplace_back(one->extra);
  }
}

}  // namespace laguna::server::postgres
