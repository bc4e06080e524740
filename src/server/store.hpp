// The database: tables, who sits there, and a journal of everything done at them. What it has said is kept.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <stdexcept>
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
// When something was last done at a table is written once in so many seconds.
inline constexpr int kTouchedEvery = 3600;

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

// What was done at a table since its journal had so many entries.
struct Addition {
  std::string table;
  int first_entry;
  std::vector<Entry> entries;
  bool over;  // the game ended with it
};

// A write that was not done, for example because the disk is full: nothing has changed.
struct StorageFailure : std::runtime_error {
  using std::runtime_error::runtime_error;
};

class Store {
 public:
  virtual ~Store() = default;

  virtual void add(const StoredTable&, std::span<const Entry> journal) = 0;
  virtual void append(const std::string& table, int first_entry, std::span<const Entry>, bool over) = 0;
  // Of several tables at once; for each the reason why it was not kept, or nothing. A store may keep all of
  // them in one go, or none. `meanwhile` is done once, on this thread, perhaps while the disk is busy; it may
  // not use the store.
  virtual std::vector<std::string> append_all(std::span<const Addition> additions,
                                              const std::function<void()>& meanwhile) {
    meanwhile();
    std::vector<std::string> reasons(additions.size());
    for (std::size_t i = 0; i < additions.size(); ++i) try {
        append(additions[i].table, additions[i].first_entry, additions[i].entries, additions[i].over);
      } catch (const StorageFailure& failure) {
        reasons[i] = failure.what();
      }
    return reasons;
  }
  virtual void set_seat(const std::string& table, Seat, const StoredSeat&) = 0;
  virtual void set_pace(const std::string& table, int pace) = 0;
  virtual void add_next(const std::string& table, const StoredTable& next,
                        std::span<const Entry> journal) = 0;

  virtual std::optional<StoredTable> find(const std::string& table) = 0;
  virtual std::vector<Entry> journal(const std::string& table) = 0;
  // Writes what is there already; throws StorageFailure if nothing can be kept now.
  virtual void check() = 0;
  // Whether somebody else has written to the database, as restoring a backup does. From then on nothing more
  // is written here: what was played since is not what the database says.
  virtual bool is_replaced() = 0;
  // Names of listed tables that are not over, the newest first.
  virtual std::vector<std::string> listed(int most) = 0;
};

}  // namespace laguna::server
