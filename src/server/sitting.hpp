// A table that is being played: the game, who sits where, who is connected, whose turn the bots take and who
// wants advice.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <set>
#include <string>

#include "server/host.hpp"
#include "server/journal.hpp"
#include "server/site.hpp"
#include "server/store.hpp"
#include "server/study.hpp"
#include "table/wire.hpp"

namespace laguna::server {

inline constexpr std::string_view kStandIn = "servente";  // who plays for the absent
inline constexpr int kMostEntries =
    20'000;  // of a journal; from then on a game only goes forward, to its end

class Announcement;
class Guest;
class Ledger;

class Sitting : public std::enable_shared_from_this<Sitting> {
 public:
  // From what is stored; throws std::runtime_error if the journal cannot be replayed.
  Sitting(StoredTable, Store&, Ledger&, Clock&, Study&, Host&);

  const StoredTable& stored() const { return stored_; }
  const Table& table() const { return *table_; }
  bool is_open_book() const;    // over or an archive: everything may be seen
  std::string summary() const;  // in JSON
  record::Record record() const;

  // The seats that these tokens open.
  Seats seats_of(std::span<const std::string> tokens) const;

  // Takes an open seat; returns the token of a person. A bot is seated by somebody who sits here.
  std::expected<std::string, Refusal> claim(Seat, const wire::SeatOrder&, bool by_sitter);
  // Words of a seat, which the luck of the game will depend on; as long as no card is dealt.
  std::optional<Refusal> add_luck(Seat, const std::string& words);
  void go_on_at(const StoredTable& next, std::span<const Entry> journal);

  std::optional<Refusal> play(Seat, std::string_view action, int version);
  std::optional<Refusal> undo(Seat, bool whole, int version);
  std::optional<Refusal> set_pace(int pace);
  void skip();
  void leave(Seat);
  // To who asked for something, once everything before it is kept; `hangs`: done only if that is.
  void answer(Guest&, int id, std::optional<Refusal>, bool hangs);
  // For the ledger: what is to be kept, and whether it was.
  Addition addition() const;
  void prepare();  // what will be told if it is kept
  void end_keeping(const std::string& problem);
  void finish_round();  // keeps it now
  // Who asks is told later, or why not.
  void advise(Guest&, const wire::Advise&);

  void join(Guest&);
  void part(Guest&);
  int unchanged_since(int version) const { return journal_.unchanged_since(version); }
  void close_all(std::string_view message);

 private:
  using Time = Clock::Time;
  // A bot's about its decision.
  struct Thought {
    unsigned number;
    std::optional<Errand> errand;       // none while it waits to try again
    std::optional<std::string> action;  // once it has made up its mind
  };
  struct Answer {
    Guest* guest;
    int id;
    std::optional<Refusal> refusal;
    bool hangs;
  };
  // What has been done and is not yet kept, so that nobody may know of it.
  struct Unkept {
    Unkept(std::unique_ptr<Table> table, int entries_before, Time now);
    ~Unkept();
    std::unique_ptr<Table> before;
    int version;  // before
    Time began;
    std::vector<Entry> entries;
    std::vector<Answer> answers;
    std::unique_ptr<Announcement> prepared;
    int by_people = 0, by_bots = 0;  // actions
  };
  struct Question {
    Guest* guest;
    wire::Advise asked;
  };
  struct Hint {
    unsigned number;
    Errand errand;
    std::vector<Question> askers;
    std::shared_ptr<const Json> advice;
  };

  bool is_person(Seat) const;
  bool is_here(Seat) const;
  bool anybody_here() const;
  bool is_stand_in(Seat) const;
  bool is_played_by_bot(Seat) const;
  bool is_waiting() const;
  Seats awaited() const;
  std::optional<Time> due(Seat) const;
  std::chrono::milliseconds pause(Seat) const;

  void begin();
  std::optional<Refusal> advance(Seat, std::string_view action);
  void keep(std::vector<Entry>, std::unique_ptr<Table> before);
  void forget_answers(const Guest&);
  void note_presence();
  void tell_all();
  void announce(Announcement&);
  void schedule();
  void tick();
  void think_where_asked();
  void begin_thought(Seat);
  void end_thought(Seat, unsigned number, std::optional<std::string> action);
  std::optional<Refusal> no_advice(const wire::Advise&) const;
  void begin_hint(Seat, Question);
  void end_hint(Seat, unsigned number, std::shared_ptr<const Json> advice);
  void forget_hint(Seat);
  void forget_thoughts(Seats);

  StoredTable stored_;
  std::string commitment_;  // to its secret
  Store& store_;
  Ledger& ledger_;
  Clock& clock_;
  Study& study_;
  Host& host_;
  std::unique_ptr<Table> table_;
  Journal journal_;
  std::unique_ptr<Unkept> unkept_;
  std::set<Guest*> guests_;
  Seats present_, left_;  // connected; said goodbye
  std::array<Time, kMaxSeats> absent_since_{};
  Time changed_;
  bool hurry_ = false;
  bool closed_ = false;  // nothing more is told or done
  unsigned alarm_ = 0;   // only the newest rings
  std::optional<Time> alarm_at_;
  unsigned numbers_ = 0;  // of thoughts and hints
  std::array<std::optional<Thought>, kMaxSeats> thoughts_;
  std::array<std::optional<Hint>, kMaxSeats> hints_;
};

// The words of each seat, empty if it has added none.
std::vector<std::string> luck_of(const StoredTable&);
// All luck that is due at a table.
std::vector<Entry> settle_luck(Table&, const StoredTable&);
// A new table's journal: nothing while luck is awaited.
std::vector<Entry> first_luck(Table&, const StoredTable&);

}  // namespace laguna::server
