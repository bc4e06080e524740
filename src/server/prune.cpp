#include "server/prune.hpp"

#include <fmt/format.h>

#include <optional>

#include "server/failure.hpp"
#include "server/schema.hpp"
#include "server/schema_postgres.hpp"
#include "server/store.hpp"
#include "server/store_postgres.hpp"

namespace laguna::server {
namespace {

constexpr auto kPatience = std::chrono::seconds(10);
constexpr int kAtOnce = 100;

// As old as the database may think a table that is one day younger.
long long seconds_in(int days) { return days * 86'400LL + kTouchedEvery; }

long long number(const sqlite::Connection& connection, const std::string& sql) {
  sqlite::Statement statement(connection, sql);
  statement.row();
  return statement.number(0);
}

Pruned prune_file(const std::string& file, int days) try {
  const int version = check_header(file);
  if (version == 0) throw Failure(fmt::format("there is no database {}", file));
  std::optional<Lock> alone;  // a server that runs is of the version of its database
  if (version != kSchema) alone.emplace(file);
  sqlite::Connection connection(file, sqlite::Connection::Access::write);
  connection.wait(kPatience);
  renew(connection, file);
  Pruned pruned;
  connection.transact([&] {
    const std::string old = fmt::format("FROM tables WHERE touched < {}",
                                        number(connection, "SELECT unixepoch()") - seconds_in(days));
    pruned.removed = number(connection, "SELECT count(*) " + old);
    if (pruned.removed > 0)
      connection.run(
          fmt::format("DELETE FROM journal WHERE tbl IN (SELECT name {0}); "
                      "DELETE FROM seats WHERE tbl IN (SELECT name {0}); DELETE {0}",
                      old));
    pruned.left = number(connection, "SELECT count(*) FROM tables");
  });
  return pruned;
} catch (const sqlite::Error& error) {
  throw Failure(fmt::format("{} cannot be pruned: {}", file, reason(error)));
}

// Who writes to a table holds its row: then it is waited for, and looked at again.
constexpr postgres::Statement kPrune{
    "prune",
    "WITH old AS (DELETE FROM tables WHERE touched < extract(epoch FROM now()) - $1 AND name IN "
    "(SELECT name FROM tables WHERE touched < extract(epoch FROM now()) - $1 LIMIT $2) RETURNING name), "
    "seated AS (DELETE FROM seats USING old WHERE tbl = old.name), "
    "done AS (DELETE FROM journal USING old WHERE tbl = old.name) SELECT count(*) FROM old"};
constexpr postgres::Statement kCount{"count", "SELECT count(*) FROM tables"};

// Some at a time, so that no node waits for long.
Pruned prune_postgres(const std::string& url, int days) try {
  {
    postgres::Connection first(url);
    renew(first);
  }
  postgres::Connection connection(url);
  Pruned pruned;
  for (long long more = 1; more > 0; pruned.removed += more)
    more = connection.run(kPrune, {seconds_in(days), kAtOnce}).number(0, 0);
  pruned.left = connection.run(kCount).number(0, 0);
  return pruned;
} catch (const postgres::Lost& lost) {
  throw Failure(fmt::format("the database cannot be used: {}", lost.what()));
} catch (const postgres::Error& error) {
  throw Failure(fmt::format("the database cannot be pruned: {}", error.what()));
}

}  // namespace

Pruned prune(const std::string& database, int days) {
  return is_postgres(database) ? prune_postgres(database, days) : prune_file(database, days);
}

}  // namespace laguna::server
