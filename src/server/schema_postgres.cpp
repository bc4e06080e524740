#include "server/schema_postgres.hpp"

#include <fmt/format.h>

#include <array>

#include "server/failure.hpp"
#include "server/secrets.hpp"

namespace laguna::server {
namespace {

constexpr long long kOurs = 0x4c414755;  // "LAGU": the advisory lock of whoever renews
constexpr auto kPatienceToRenew = std::chrono::minutes(10);

// The owner of a table is the number of a lease. There are no foreign keys: whoever writes has looked at the
// row of the table, and holds it, anyway.
constexpr auto kFirst = R"(
CREATE TABLE laguna (version INTEGER NOT NULL, secret BYTEA NOT NULL);
CREATE TABLE leases (number BIGINT PRIMARY KEY, address TEXT NOT NULL, until TIMESTAMPTZ NOT NULL);
CREATE TABLE tables (
  name TEXT PRIMARY KEY, game TEXT NOT NULL, options TEXT NOT NULL, created BIGINT NOT NULL,
  absence INTEGER NOT NULL, pace INTEGER NOT NULL, listed INTEGER NOT NULL, archive INTEGER NOT NULL,
  over INTEGER NOT NULL, next TEXT NOT NULL, coach INTEGER NOT NULL, secret BYTEA, owner BIGINT)
  WITH (fillfactor = 80);
CREATE INDEX lobby ON tables (created DESC) WHERE listed = 1 AND over = 0;
CREATE TABLE seats (
  tbl TEXT NOT NULL, seat INTEGER NOT NULL, sitter INTEGER NOT NULL, name TEXT NOT NULL, bot TEXT NOT NULL,
  token_hash BYTEA, luck TEXT, PRIMARY KEY (tbl, seat));
CREATE TABLE journal (
  tbl TEXT NOT NULL, entry INTEGER NOT NULL, seat INTEGER NOT NULL, words TEXT NOT NULL,
  PRIMARY KEY (tbl, entry));

-- Who has a table, after this lease has taken it if nobody had. Whoever is about to renew a lease or to write
-- is waited for: first the table's row, then the owner's lease, so that nobody is thought dead who is not.
CREATE FUNCTION take_table(wanted TEXT, mine BIGINT) RETURNS BIGINT LANGUAGE plpgsql AS $$
DECLARE has BIGINT; lasts TIMESTAMPTZ;
BEGIN
  SELECT owner INTO has FROM tables WHERE name = wanted;
  IF NOT FOUND OR has = mine THEN RETURN has; END IF;
  SELECT until INTO lasts FROM leases WHERE number = has;
  IF lasts > clock_timestamp() THEN RETURN has; END IF;
  SELECT owner INTO has FROM tables WHERE name = wanted FOR NO KEY UPDATE;
  SELECT until INTO lasts FROM leases WHERE number = has FOR SHARE;
  IF has = mine OR lasts > clock_timestamp() THEN RETURN has; END IF;
  UPDATE tables SET owner = mine WHERE name = wanted
    AND EXISTS (SELECT FROM leases WHERE number = mine AND until > clock_timestamp());
  IF FOUND THEN RETURN mine; END IF;
  RETURN 0;
END $$;
)";

// What databases of versions 0, 1, … lack of the next.
constexpr std::array<const char*, kPostgresSchema> kRenew = {
    kFirst, "ALTER TABLE tables ADD COLUMN touched BIGINT NOT NULL DEFAULT extract(epoch FROM now());"};

int version_of(postgres::Connection& connection) {
  const postgres::Statement there{"schema_there", "SELECT to_regclass('laguna') IS NOT NULL"};
  const postgres::Statement version{"schema_version", "SELECT version FROM laguna"};
  if (connection.run(there).text(0, 0) != "t") return 0;
  const auto rows = connection.run(version);
  return rows.count() == 0 ? 0 : static_cast<int>(rows.number(0, 0));
}

}  // namespace

void renew(postgres::Connection& connection) {
  if (version_of(connection) == kPostgresSchema) return;
  connection.execute("SET statement_timeout = 0; SET lock_timeout = 0");
  connection.execute(fmt::format("SELECT pg_advisory_lock({})", kOurs), kPatienceToRenew);
  const int version = version_of(connection);  // others may have been faster
  if (version > kPostgresSchema)
    throw Failure(
        fmt::format("the database was made by a newer Laguna (database version {}, this one knows {}); it "
                    "was not touched",
                    version, kPostgresSchema));
  if (version == kPostgresSchema) return;
  std::string sql;
  for (int from = version; from < kPostgresSchema; ++from) sql += kRenew[from];
  // With the secret, nodes know each other.
  sql += version == 0 ? fmt::format("INSERT INTO laguna VALUES ({}, '\\x{}');", kPostgresSchema,
                                    fair::hex(new_secret()))
                      : fmt::format("UPDATE laguna SET version = {};", kPostgresSchema);
  connection.execute(sql, kPatienceToRenew);
}

}  // namespace laguna::server
