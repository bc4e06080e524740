#include "server/store_sqlite.hpp"

#include <fmt/format.h>

#include <array>
#include <cstring>
#include <future>

#include "server/failure.hpp"
#include "server/schema.hpp"

namespace laguna::server {
namespace {

constexpr std::size_t kWorthAThread = 8;

template <std::size_t n>
void take_bytes(std::string_view from, std::optional<std::array<unsigned char, n>>& to) {
  if (from.size() == n) std::memcpy(to.emplace().data(), from.data(), n);
}

}  // namespace

struct SqliteStore::Inside {
  explicit Inside(const std::string& file)
      : lock((check_header(file), file)), connection(file), prepared(ready(connection, file)) {}

  // Everything that writes comes through here. A file that was moved away would keep nothing.
  void write(const std::function<void()>& work) try {
    int moved = 0;
    sqlite3_file_control(connection.get(), "main", SQLITE_FCNTL_HAS_MOVED, &moved);
    if (moved != 0) throw StorageFailure("the database file is gone");
    connection.transact([&] {
      if (writers_seen() != others_at_first) throw StorageFailure("the database was replaced");
      work();
    });
  } catch (const sqlite::Error& error) {
    throw StorageFailure("the database cannot be written: " + reason(error));
  }
  // And everything that reads, through here.
  auto read(const auto& work) try { return work(); } catch (const sqlite::Error& error) {
    throw StorageFailure("the database cannot be read: " + reason(error));
  }

  std::optional<StoredTable> find(const std::string& name);
  void add(const StoredTable& table) {
    add_table
        .bind(table.name, table.game, table.options, table.created, table.absence, table.pace, table.listed,
              table.archive, table.archive, table.next, table.coach, table.secret)
        .run();
    for (std::size_t i = 0; i < table.seats.size(); ++i) put(table.name, static_cast<int>(i), table.seats[i]);
  }
  void put(const std::string& table, int seat, const StoredSeat& stored) {
    put_seat
        .bind(table, seat + 1, static_cast<int>(stored.sitter), stored.name, stored.bot, stored.key,
              stored.luck)
        .run();
  }
  void put(const std::string& table, int first, std::span<const Entry> entries) {
    for (const Entry& entry : entries) add_entry.bind(table, first++, entry.seat, entry.words).run();
  }
  void append(const std::string& table, int first, std::span<const Entry> entries, bool over) {
    put(table, first, entries);
    touch.bind(table, kTouchedEvery).run();
    if (over) mark_over.bind(table).run();
  }

  static bool ready(sqlite::Connection& connection, const std::string& file) {
    connection.wait(std::chrono::seconds(2));  // somebody may be looking at it with another program
    renew(connection, file);                   // before WAL, so that the file itself says what it is
    connection.run("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON");
    connection.wait(std::chrono::milliseconds(100));  // from now on people wait
    return true;
  }

  long long writers_seen() {
    others.bind().row();
    const long long seen = others.number(0);
    others.bind();
    return seen;
  }

  Lock lock;
  sqlite::Connection connection;
  bool prepared;
  sqlite::Statement others{connection, "PRAGMA data_version"};  // changes when somebody else has written
  const long long others_at_first = writers_seen();
  sqlite::Statement add_table{connection, "INSERT INTO tables VALUES (?,?,?,?,?,?,?,?,?,?,?,?,unixepoch())"};
  sqlite::Statement put_seat{connection, "INSERT OR REPLACE INTO seats VALUES (?,?,?,?,?,?,?)"};
  sqlite::Statement add_entry{connection, "INSERT INTO journal VALUES (?,?,?,?)"};
  sqlite::Statement touch{
      connection, "UPDATE tables SET touched = unixepoch() WHERE name = ? AND touched < unixepoch() - ?"};
  sqlite::Statement mark_over{connection, "UPDATE tables SET over = 1 WHERE name = ?"};
  sqlite::Statement set_pace{connection, "UPDATE tables SET pace = ? WHERE name = ?"};
  sqlite::Statement set_next{connection, "UPDATE tables SET next = ? WHERE name = ?"};
  sqlite::Statement find_table{
      connection,
      "SELECT game, options, created, absence, pace, listed, archive, next, coach, secret "
      "FROM tables WHERE name = ?"};
  sqlite::Statement find_seats{
      connection, "SELECT sitter, name, bot, token_hash, luck FROM seats WHERE tbl = ? ORDER BY seat"};
  sqlite::Statement find_entries{connection, "SELECT seat, words FROM journal WHERE tbl = ? ORDER BY entry"};
  sqlite::Statement find_listed{
      connection, "SELECT name FROM tables WHERE listed = 1 AND over = 0 ORDER BY created DESC LIMIT ?"};
};

SqliteStore::SqliteStore(const std::string& file) try : inside_(std::make_unique<Inside>(file)) {
} catch (const sqlite::Error& error) {
  throw Failure(fmt::format("the database {} cannot be opened: {}", file, reason(error)));
}
SqliteStore::~SqliteStore() = default;

void SqliteStore::add(const StoredTable& table, std::span<const Entry> journal) {
  inside_->write([&] {
    inside_->add(table);
    inside_->put(table.name, 0, journal);
  });
}

std::vector<std::string> SqliteStore::append_all(std::span<const Addition> additions,
                                                 const std::function<void()>& meanwhile) {
  // Few are written sooner than a thread is made.
  const auto when = additions.size() < kWorthAThread ? std::launch::deferred : std::launch::async;
  auto written = std::async(when, [&] {
    inside_->write([&] {
      for (const Addition& addition : additions)
        inside_->append(addition.table, addition.first_entry, addition.entries, addition.over);
    });
  });
  meanwhile();
  try {
    written.get();
    return std::vector<std::string>(additions.size());
  } catch (const StorageFailure& failure) {
    return std::vector<std::string>(additions.size(), failure.what());
  }
}

void SqliteStore::append(const std::string& table, int first_entry, std::span<const Entry> entries,
                         bool over) {
  inside_->write([&] { inside_->append(table, first_entry, entries, over); });
}

void SqliteStore::set_seat(const std::string& table, Seat seat, const StoredSeat& stored) {
  inside_->write([&] {
    inside_->put(table, index(seat), stored);
    inside_->touch.bind(table, kTouchedEvery).run();
  });
}

void SqliteStore::set_pace(const std::string& table, int pace) {
  inside_->write([&] { inside_->set_pace.bind(pace, table).run(); });
}

void SqliteStore::add_next(const std::string& table, const StoredTable& next,
                           std::span<const Entry> journal) {
  inside_->write([&] {
    inside_->add(next);
    inside_->put(next.name, 0, journal);
    inside_->set_next.bind(next.name, table).run();
  });
}

void SqliteStore::check() {
  inside_->write([&] { inside_->connection.run(fmt::format("PRAGMA user_version = {}", kSchema)); });
}

bool SqliteStore::is_replaced() {
  return inside_->read([&] { return inside_->writers_seen() != inside_->others_at_first; });
}

std::optional<StoredTable> SqliteStore::find(const std::string& name) {
  return inside_->read([&] { return inside_->find(name); });
}

std::optional<StoredTable> SqliteStore::Inside::find(const std::string& name) {
  auto& row = find_table.bind(name);
  if (!row.row()) return std::nullopt;
  StoredTable table{.name = name,
                    .game = row.text(0),
                    .options = row.text(1),
                    .created = row.number(2),
                    .absence = static_cast<int>(row.number(3)),
                    .pace = static_cast<int>(row.number(4)),
                    .listed = row.number(5) != 0,
                    .coach = row.number(8) != 0,
                    .archive = row.number(6) != 0,
                    .next = row.text(7),
                    .seats = {},
                    .secret = {}};
  take_bytes(row.blob(9), table.secret);
  row.bind(name);
  for (auto& seat = find_seats.bind(name); seat.row();) {
    StoredSeat stored{static_cast<wire::Sitter>(seat.number(0)), seat.text(1), seat.text(2), {}, {}};
    take_bytes(seat.blob(3), stored.key);
    if (!seat.is_null(4)) stored.luck = seat.text(4);
    table.seats.push_back(std::move(stored));
  }
  return table;
}

std::vector<Entry> SqliteStore::journal(const std::string& table) {
  return inside_->read([&] {
    std::vector<Entry> entries;
    for (auto& row = inside_->find_entries.bind(table); row.row();)
      entries.push_back({static_cast<int>(row.number(0)), row.text(1)});
    return entries;
  });
}

std::vector<std::string> SqliteStore::listed(int most) {
  return inside_->read([&] {
    std::vector<std::string> names;
    for (auto& row = inside_->find_listed.bind(most); row.row();) names.push_back(row.text(0));
    return names;
  });
}

}  // namespace laguna::server
