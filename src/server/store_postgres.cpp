#include "server/store_postgres.hpp"

#include <algorithm>
#include <cstring>
#include <nlohmann/json.hpp>
#include <unordered_set>

namespace laguna::server {
namespace {

using postgres::Connection;
using postgres::Statement;

// Held until the transaction ends, the row of a table keeps others from taking it meanwhile; who has taken it
// before is seen here.
constexpr Statement kHold{"hold",
                          "SELECT name FROM tables WHERE name = $1 AND owner = $2 AND EXISTS "
                          "(SELECT FROM leases WHERE number = $2 AND until > clock_timestamp()) "
                          "FOR NO KEY UPDATE"};
constexpr Statement kLasts{"lasts", "SELECT FROM leases WHERE number = $1 AND until > clock_timestamp()"};
constexpr Statement kAppend{
    "append",
    "WITH held AS (SELECT name FROM tables WHERE name = $1 AND owner = $2 AND EXISTS "
    "(SELECT FROM leases WHERE number = $2 AND until > clock_timestamp()) FOR NO KEY UPDATE), "
    "kept AS (INSERT INTO journal SELECT name, $3 + place - 1, seat, words FROM held, "
    "ROWS FROM (json_to_recordset($4) AS (seat INTEGER, words TEXT)) WITH ORDINALITY "
    "AS entries (seat, words, place) ORDER BY place), "
    "marked AS (UPDATE tables SET over = greatest(over, $5), touched = extract(epoch FROM now()) "
    "WHERE name = (SELECT name FROM held) AND ($5 = 1 OR touched < extract(epoch FROM now()) - $6)) "
    "SELECT name FROM held"};
// The same for many tables; of those that are not held nothing is kept.
constexpr Statement kAppendAll{
    "append_all",
    "WITH asked AS (SELECT * FROM json_to_recordset($2) AS (t TEXT, first INTEGER, ends INTEGER, e JSON)), "
    "held AS (SELECT name FROM tables WHERE name IN (SELECT t FROM asked) AND owner = $1 AND EXISTS "
    "(SELECT FROM leases WHERE number = $1 AND until > clock_timestamp()) ORDER BY name FOR NO KEY UPDATE), "
    "kept AS (INSERT INTO journal SELECT t, first + place - 1, seat, words FROM asked JOIN held ON name = t, "
    "ROWS FROM (json_to_recordset(e) AS (seat INTEGER, words TEXT)) WITH ORDINALITY "
    "AS entries (seat, words, place)), "
    "ended AS (SELECT t FROM asked WHERE ends = 1), "
    "marked AS (UPDATE tables SET touched = extract(epoch FROM now()), "
    "over = CASE WHEN name IN (SELECT t FROM ended) THEN 1 ELSE over END WHERE name IN (SELECT name FROM "
    "held) "
    "AND (name IN (SELECT t FROM ended) OR touched < extract(epoch FROM now()) - $3)) "
    "SELECT name FROM held"};
constexpr Statement kAddTable{"add_table",
                              "INSERT INTO tables VALUES ($1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13)"};
constexpr Statement kPutSeat{"put_seat",
                             "INSERT INTO seats VALUES ($1,$2,$3,$4,$5,$6,$7) ON CONFLICT (tbl, seat) DO "
                             "UPDATE SET sitter = $3, name = $4, bot = $5, token_hash = $6, luck = $7"};
constexpr Statement kPutEntries{
    "put_entries",
    "INSERT INTO journal SELECT $1, place - 1, seat, words FROM "
    "ROWS FROM (json_to_recordset($2) AS (seat INTEGER, words TEXT)) WITH ORDINALITY "
    "AS entries (seat, words, place) ORDER BY place"};
constexpr Statement kTouch{"touch",
                           "UPDATE tables SET touched = extract(epoch FROM now()) WHERE name = $1 AND "
                           "touched < extract(epoch FROM now()) - $2"};
constexpr Statement kSetPace{"set_pace", "UPDATE tables SET pace = $2 WHERE name = $1"};
constexpr Statement kSetNext{"set_next", "UPDATE tables SET next = $2 WHERE name = $1"};
constexpr Statement kFindTable{
    "find_table",
    "SELECT game, options, created, absence, pace, listed, archive, next, coach, secret "
    "FROM tables WHERE name = $1"};
constexpr Statement kFindSeats{
    "find_seats", "SELECT sitter, name, bot, token_hash, luck FROM seats WHERE tbl = $1 ORDER BY seat"};
constexpr Statement kFindEntries{"find_entries",
                                 "SELECT seat, words FROM journal WHERE tbl = $1 ORDER BY entry"};
constexpr Statement kFindListed{
    "find_listed", "SELECT name FROM tables WHERE listed = 1 AND over = 0 ORDER BY created DESC LIMIT $1"};

Json list_of(std::span<const Entry> entries) {
  Json list = Json::array();
  for (const Entry& entry : entries) list.push_back({{"seat", entry.seat}, {"words", entry.words}});
  return list;
}

std::string in_json(std::span<const Entry> entries) { return list_of(entries).dump(); }

std::string in_json(std::span<const Addition> additions) {
  Json list = Json::array();
  for (const Addition& one : additions)
    list.push_back({{"t", one.table},
                    {"first", one.first_entry},
                    {"ends", one.over ? 1 : 0},
                    {"e", list_of(one.entries)}});
  return list.dump();
}

template <std::size_t n>
void take_bytes(const std::string& from, std::optional<std::array<unsigned char, n>>& to) {
  if (from.size() == n) std::memcpy(to.emplace().data(), from.data(), n);
}

void put(Connection& connection, const std::string& table, int seat, const StoredSeat& stored) {
  connection.run(kPutSeat, {table, seat + 1, static_cast<int>(stored.sitter), stored.name, stored.bot,
                            stored.key, stored.luck});
}

void put(Connection& connection, const StoredTable& table, std::span<const Entry> journal, long long owner) {
  connection.run(kAddTable,
                 {table.name, table.game, table.options, table.created, table.absence, table.pace,
                  table.listed, table.archive, table.archive, table.next, table.coach, table.secret, owner});
  for (std::size_t i = 0; i < table.seats.size(); ++i)
    put(connection, table.name, static_cast<int>(i), table.seats[i]);
  if (!journal.empty()) connection.run(kPutEntries, {table.name, in_json(journal)});
}

}  // namespace

bool is_postgres(std::string_view database) {
  return database.starts_with("postgresql://") || database.starts_with("postgres://");
}

void PostgresStore::add(const StoredTable& table, std::span<const Entry> journal) {
  node_.write([&](Connection& connection, long long lease) {
    if (connection.run(kLasts, {lease}).count() == 0) node_.fenced();
    put(connection, table, journal, lease);
  });
}

void PostgresStore::append(const std::string& table, int first_entry, std::span<const Entry> entries,
                           bool over) {
  const std::array<postgres::Value, 6> values = {table, node_.lease(), first_entry, in_json(entries),
                                                 over,  kTouchedEvery};
  if (node_.write(kAppend, values).count() == 0) node_.fenced();
}

std::vector<std::string> PostgresStore::append_all(std::span<const Addition> additions,
                                                   const std::function<void()>& meanwhile) {
  const std::array<postgres::Value, 3> values = {node_.lease(), in_json(additions), kTouchedEvery};
  std::unordered_set<std::string> kept;
  std::string reason;
  bool done = false;
  try {
    const auto rows = node_.write(kAppendAll, values, [&] { meanwhile(), done = true; });
    for (int i = 0; i < rows.count(); ++i) kept.insert(rows.text(i, 0));
    const auto is_kept = [&](const Addition& one) { return kept.contains(one.table); };
    if (!std::ranges::all_of(additions, is_kept)) node_.fenced();
  } catch (const StorageFailure& failure) {
    reason = failure.what();
  }
  if (!done) meanwhile();
  std::vector<std::string> reasons;
  for (const Addition& one : additions) reasons.push_back(kept.contains(one.table) ? "" : reason);
  return reasons;
}

void PostgresStore::change(const std::string& table, const Work& work) {
  node_.write([&](Connection& connection, long long lease) {
    if (connection.run(kHold, {table, lease}).count() == 0) node_.fenced();
    work(connection);
  });
}

void PostgresStore::set_seat(const std::string& table, Seat seat, const StoredSeat& stored) {
  change(table, [&](Connection& connection) {
    put(connection, table, index(seat), stored);
    connection.run(kTouch, {table, kTouchedEvery});
  });
}

void PostgresStore::set_pace(const std::string& table, int pace) {
  change(table, [&](Connection& connection) { connection.run(kSetPace, {table, pace}); });
}

void PostgresStore::add_next(const std::string& table, const StoredTable& next,
                             std::span<const Entry> journal) {
  node_.write([&](Connection& connection, long long lease) {
    if (connection.run(kHold, {table, lease}).count() == 0) node_.fenced();
    put(connection, next, journal, lease);
    connection.run(kSetNext, {table, next.name});
  });
}

// The lease is written all the time, which shows whether something can be.
void PostgresStore::check() { node_.check(); }

std::optional<StoredTable> PostgresStore::find(const std::string& name) {
  const auto row = node_.read(kFindTable, {name});
  if (row.count() == 0) return std::nullopt;
  StoredTable table{.name = name,
                    .game = row.text(0, 0),
                    .options = row.text(0, 1),
                    .created = row.number(0, 2),
                    .absence = static_cast<int>(row.number(0, 3)),
                    .pace = static_cast<int>(row.number(0, 4)),
                    .listed = row.number(0, 5) != 0,
                    .coach = row.number(0, 8) != 0,
                    .archive = row.number(0, 6) != 0,
                    .next = row.text(0, 7),
                    .seats = {},
                    .secret = {}};
  if (!row.is_null(0, 9)) take_bytes(row.bytes(0, 9), table.secret);
  const auto seats = node_.read(kFindSeats, {name});
  for (int i = 0; i < seats.count(); ++i) {
    StoredSeat stored{
        static_cast<wire::Sitter>(seats.number(i, 0)), seats.text(i, 1), seats.text(i, 2), {}, {}};
    if (!seats.is_null(i, 3)) take_bytes(seats.bytes(i, 3), stored.key);
    if (!seats.is_null(i, 4)) stored.luck = seats.text(i, 4);
    table.seats.push_back(std::move(stored));
  }
  return table;
}

std::vector<Entry> PostgresStore::journal(const std::string& table) {
  const auto rows = node_.read(kFindEntries, {table});
  std::vector<Entry> entries;
  entries.reserve(rows.count());
  for (int i = 0; i < rows.count(); ++i)
    entries.push_back({static_cast<int>(rows.number(i, 0)), rows.text(i, 1)});
  return entries;
}

std::vector<std::string> PostgresStore::listed(int most) {
  const auto rows = node_.read(kFindListed, {most});
  std::vector<std::string> names;
  for (int i = 0; i < rows.count(); ++i) names.push_back(rows.text(i, 0));
  return names;
}

}  // namespace laguna::server
