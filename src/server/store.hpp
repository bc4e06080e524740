// The database: tables, who sits there, and a journal of everything done at them. What it has said is kept.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "server/secrets.hpp"
#include "table/wire.hpp"

namespace laguna::server {

// One thing done at a table: an action of a seat, an outcome of chance (seat 0), or a seat's "undo".
struct Entry {
  int seat;
  std::string words;

  friend bool operator==(const Entry&, const Entry&) = default;
};
inline constexpr std::string_view kUndo = "undo";

struct StoredSeat {
  wire::Sitter sitter;
  std::string name, bot;
  std::optional<Digest> key;        // the hash of its token
  std::optional<std::string> luck;  // its words for the luck of the game; empty while they are awaited
};

struct StoredTable {
  std::string name, game, options;
  long long created = 0;
  int absence = 0, pace = 0;
  bool listed = false, coach = false, archive = false;
  std::string next;
  std::vector<StoredSeat> seats;
  std::optional<fair::Secret> secret;  // of a game whose luck can be proved
};

// A write that was not done, for example because the disk is full: nothing has changed.
struct StorageFailure : std::runtime_error {
  using std::runtime_error::runtime_error;
};

class Store {
 public:
  // Makes the file if it is not there. Throws Failure if it is no database of ours, of a newer version, or in
  // use.
  explicit Store(const std::string& file);
  ~Store();

  void add(const StoredTable&, std::span<const Entry> journal);
  void append(const std::string& table, int first_entry, std::span<const Entry>, bool over);
  void set_seat(const std::string& table, Seat, const StoredSeat&);
  void set_pace(const std::string& table, int pace);
  void add_next(const std::string& table, const StoredTable& next, std::span<const Entry> journal);

  std::optional<StoredTable> find(const std::string& table);
  std::vector<Entry> journal(const std::string& table);
  // Writes what is there already; throws StorageFailure if nothing can be kept now.
  void check();
  // Whether somebody else has written to the database, as restoring a backup does. From then on nothing more
  // is written here: what was played since is not what the database says.
  bool is_replaced();
  // Names of listed tables that are not over, the newest first.
  std::vector<std::string> listed(int most);

 private:
  struct Inside;
  std::unique_ptr<Inside> inside_;
};

}  // namespace laguna::server
