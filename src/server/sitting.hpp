// A table that is being played: the game, who sits where, who is connected, and whose turn the bots take.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <set>
#include <string>

#include "server/journal.hpp"
#include "server/site.hpp"
#include "server/store.hpp"
#include "table/wire.hpp"

namespace laguna::server {

inline constexpr std::string_view kStandIn = "greedy";  // who plays for the absent

class Guest;

class Sitting : public std::enable_shared_from_this<Sitting> {
 public:
  // From what is stored; throws std::runtime_error if the journal cannot be replayed.
  Sitting(StoredTable, Store&, Clock&);

  const StoredTable& stored() const { return stored_; }
  const Table& table() const { return *table_; }
  bool is_open_book() const;  // over or an archive: everything may be seen
  Json summary() const;
  record::Record record() const;

  // The seats that these tokens open.
  Seats seats_of(std::span<const std::string> tokens) const;

  // Takes an open seat; returns the token of a person. A bot is seated by somebody who sits here.
  std::expected<std::string, Refusal> claim(Seat, const wire::SeatOrder&, bool by_sitter);
  void go_on_at(const StoredTable& next, std::span<const Entry> journal);

  std::optional<Refusal> play(Seat, std::string_view action, int version);
  std::optional<Refusal> undo(Seat, bool whole, int version);
  std::optional<Refusal> set_pace(int pace);
  void skip();
  void leave(Seat);

  void join(Guest&);
  void part(Guest&);
  int unchanged_since(int version) const { return journal_.unchanged_since(version); }
  void close_all(std::string_view message);

 private:
  using Time = Clock::Time;

  bool is_person(Seat) const;
  bool is_here(Seat) const;
  bool anybody_here() const;
  bool is_stand_in(Seat) const;
  bool is_played_by_bot(Seat) const;
  std::optional<Time> due(Seat) const;
  std::chrono::milliseconds pause() const;

  std::optional<Refusal> advance(Seat, std::string_view action);
  std::optional<Refusal> keep(std::span<const Entry>, std::unique_ptr<Table> before);
  void note_presence();
  void tell_all();
  void schedule();
  void tick();

  StoredTable stored_;
  Store& store_;
  Clock& clock_;
  std::unique_ptr<Table> table_;
  Journal journal_;
  std::set<Guest*> guests_;
  Seats present_, left_;  // connected; said goodbye
  std::array<Time, kMaxSeats> absent_since_{};
  Time changed_;
  bool hurry_ = false;
  unsigned alarm_ = 0;  // only the newest rings
  std::optional<Time> alarm_at_;
};

// A new table's journal: a beginning, and the luck that is due.
std::vector<Entry> settle_luck(Table&);

}  // namespace laguna::server
