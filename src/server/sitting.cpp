#include "server/sitting.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "server/guest.hpp"

namespace laguna::server {
namespace {

constexpr auto kTryAgain = std::chrono::seconds(3);  // after the database could not be written

void replay_entry(Table& table, Journal& journal, const Entry& entry) {
  const Seat seat = entry.seat == 0 ? Seat::nobody : seat_at(entry.seat - 1);
  std::optional<Refusal> refusal;
  if (entry.words == kUndo) {
    const int step = table.last_step_of(seat);
    refusal = table.undo(seat);
    journal.add_undo(seat, step);
  } else {
    refusal = entry.seat == 0 ? table.settle(entry.words) : table.play(seat, entry.words);
    journal.add_step(seat);
  }
  if (refusal)
    throw std::runtime_error(fmt::format("entry {} of a journal: {}", journal.version(), refusal->reason));
}

}  // namespace

std::vector<Entry> settle_luck(Table& table) {
  std::vector<Entry> entries;
  while (table.turn().kind == Turn::Kind::chance) {
    Random luck = fresh_random();
    entries.push_back({0, table.settle(luck)});
  }
  return entries;
}

Sitting::Sitting(StoredTable stored, Store& store, Clock& clock)
    : stored_(std::move(stored)), store_(store), clock_(clock), changed_(clock.now()) {
  absent_since_.fill(clock.now());
  rebuild();
}

void Sitting::rebuild() {
  auto table = Table::open(stored_.game, stored_.options);
  if (!table) throw std::runtime_error(table.error().reason);
  table_ = std::move(*table);
  journal_ = {};
  for (const Entry& entry : store_.journal(stored_.name)) replay_entry(*table_, journal_, entry);
}

bool Sitting::is_open_book() const { return stored_.archive || table_->turn().kind == Turn::Kind::over; }

Json Sitting::summary() const {
  wire::Summary about{.table = stored_.name,
                      .game = stored_.game,
                      .options = stored_.options,
                      .created = stored_.created,
                      .listed = stored_.listed,
                      .archive = stored_.archive,
                      .version = journal_.version(),
                      .seats = {},
                      .absence = stored_.absence,
                      .pace = stored_.pace,
                      .next = stored_.next};
  for (int i = 0; i < table_->seats(); ++i) {
    const StoredSeat& seat = stored_.seats[i];
    about.seats.push_back({seat.sitter, seat.name, seat.bot, is_here(seat_at(i)), is_stand_in(seat_at(i))});
  }
  return wire::summary(about, *table_);
}

record::Record Sitting::record() const {
  record::Record record = table_->record();
  for (int i = 0; i < table_->seats(); ++i) {
    const StoredSeat& seat = stored_.seats[i];
    record.players.push_back(seat.sitter == wire::Sitter::bot ? seat.bot
                             : seat.name.empty()              ? std::string(table_->seat_name(seat_at(i)))
                                                              : seat.name);
  }
  return record;
}

Seats Sitting::seats_of(std::span<const std::string> tokens) const {
  Seats seats;
  for (const std::string& token : tokens) {
    const Digest given = digest(token);
    for (int i = 0; i < table_->seats(); ++i)
      if (stored_.seats[i].key && same(*stored_.seats[i].key, given)) seats.insert(seat_at(i));
  }
  return seats;
}

std::expected<std::string, Refusal> Sitting::claim(Seat seat, const wire::SeatOrder& order, bool by_sitter) {
  if (index(seat) >= table_->seats()) return std::unexpected(Refusal{"there is no such seat", "unknown"});
  if (stored_.seats[index(seat)].sitter != wire::Sitter::open)
    return std::unexpected(Refusal{"the seat is not open", "taken"});
  const bool person = order.sitter == wire::Sitter::person;
  if (!person && !by_sitter) return std::unexpected(Refusal{"only who sits here may call a bot", "token"});
  const std::string token = person ? new_token() : "";
  StoredSeat taken{order.sitter, order.name, person ? std::string(kStandIn) : order.bot, std::nullopt};
  if (person) taken.key = digest(token);
  store_.set_seat(stored_.name, seat, taken);
  stored_.seats[index(seat)] = std::move(taken);
  absent_since_[index(seat)] = clock_.now();
  tell_all();
  return token;
}

void Sitting::go_on_at(const StoredTable& next, std::span<const Entry> journal) {
  store_.add_next(stored_.name, next, journal);
  stored_.next = next.name;
  tell_all();
}

// Writes down what the table has just done. If that fails, the table forgets it.
std::optional<Refusal> Sitting::keep(std::span<const Entry> entries) try {
  store_.append(stored_.name, journal_.version(), entries, table_->turn().kind == Turn::Kind::over);
  for (const Entry& entry : entries)
    if (entry.words != kUndo) journal_.add_step(entry.seat == 0 ? Seat::nobody : seat_at(entry.seat - 1));
  changed_ = clock_.now();
  return std::nullopt;
} catch (const StorageFailure& failure) {
  rebuild();
  return Refusal{failure.what(), "storage"};
}

std::optional<Refusal> Sitting::play(Seat seat, std::string_view action, int version) {
  if (stored_.archive) return Refusal{"this is the record of a game", "turn"};
  if (journal_.has_acted_since(seat, version)) return Refusal{"this seat has acted since", "late"};
  if (auto refusal = advance(seat, action)) return refusal;
  left_.erase(seat);
  tell_all();
  return std::nullopt;
}

std::optional<Refusal> Sitting::advance(Seat seat, std::string_view action) {
  if (auto refusal = table_->play(seat, action)) return refusal;
  std::vector<Entry> entries = {{number_of(seat), std::string(action)}};
  std::ranges::move(settle_luck(*table_), std::back_inserter(entries));
  return keep(entries);
}

std::optional<Refusal> Sitting::undo(Seat seat, bool whole, int version) {
  if (stored_.archive) return Refusal{"this is the record of a game", "turn"};
  if (journal_.has_acted_since(seat, version)) return Refusal{"this seat has acted since", "late"};
  std::vector<Entry> entries;
  std::vector<int> steps;
  do {
    const int step = table_->last_step_of(seat);
    const auto refusal = table_->undo(seat);
    if (refusal && entries.empty()) return refusal;
    if (refusal) break;
    entries.push_back({number_of(seat), std::string(kUndo)});
    steps.push_back(step);
  } while (whole);
  if (auto refusal = keep(entries)) return refusal;
  for (int step : steps) {
    journal_.add_undo(seat, step);
    for (Guest* guest : guests_) guest->forget_after(step);
  }
  tell_all();
  return std::nullopt;
}

std::optional<Refusal> Sitting::set_pace(int pace) try {
  store_.set_pace(stored_.name, pace);
  stored_.pace = pace;
  tell_all();
  return std::nullopt;
} catch (const StorageFailure& failure) {
  return Refusal{failure.what(), "storage"};
}

void Sitting::skip() {
  hurry_ = true;
  schedule();
}

void Sitting::leave(Seat seat) {
  left_.insert(seat);
  tell_all();
}

void Sitting::join(Guest& guest) {
  guests_.insert(&guest);
  left_ = left_.without(guest.seats());
  const Seats before = present_;
  note_presence();
  if (present_ != before)
    tell_all();
  else {
    guest.tell(summary());
    schedule();
  }
}

void Sitting::part(Guest& guest) {
  guests_.erase(&guest);
  const Seats before = present_;
  note_presence();
  if (present_ != before) tell_all();
}

void Sitting::note_presence() {
  Seats present;
  for (const Guest* guest : guests_) guest->seats().each([&](Seat seat) { present.insert(seat); });
  present_.without(present).each([&](Seat seat) { absent_since_[index(seat)] = clock_.now(); });
  present_ = present;
}

void Sitting::tell_all() {
  const Json about = summary();
  for (Guest* guest : guests_) guest->tell(about);
  schedule();
}

void Sitting::close_all(std::string_view message) {
  for (Guest* guest : guests_) guest->close(message);
}

// ---- bots

bool Sitting::is_person(Seat seat) const { return stored_.seats[index(seat)].sitter == wire::Sitter::person; }
bool Sitting::is_here(Seat seat) const { return present_.has(seat) && !left_.has(seat); }
bool Sitting::anybody_here() const { return !present_.without(left_).empty(); }

bool Sitting::is_stand_in(Seat seat) const {
  if (stored_.archive || !is_person(seat) || is_here(seat)) return false;
  return left_.has(seat) ||
         (stored_.absence > 0 &&
          clock_.now() >= absent_since_[index(seat)] + std::chrono::seconds(stored_.absence));
}

// Nobody's bot plays to an empty house, and nobody stands in while no person waits.
bool Sitting::is_played_by_bot(Seat seat) const {
  if (stored_.seats[index(seat)].sitter == wire::Sitter::bot) return !guests_.empty();
  return is_stand_in(seat) && anybody_here();
}

std::chrono::milliseconds Sitting::pause() const {
  if (hurry_) return std::chrono::milliseconds(0);
  return std::chrono::milliseconds(table_->turn().seats.count() > 1 ? stored_.pace / 3 : stored_.pace);
}

std::optional<Clock::Time> Sitting::due(Seat seat) const {
  if (is_played_by_bot(seat)) return changed_ + pause();
  if (is_person(seat) && !is_here(seat) && anybody_here() && stored_.absence > 0)
    return absent_since_[index(seat)] + std::chrono::seconds(stored_.absence);
  return std::nullopt;
}

void Sitting::schedule() {
  if (stored_.archive || table_->turn().kind != Turn::Kind::seats) return;
  std::optional<Time> next;
  bool person_asked = false;
  table_->turn().seats.each([&](Seat seat) {
    if (const auto when = due(seat)) next = next ? std::min(*next, *when) : *when;
    person_asked |= is_here(seat);
  });
  if (person_asked && table_->turn().seats.count() == 1) hurry_ = false;
  ++alarm_;
  if (!next) return;
  clock_.at(*next, [self = weak_from_this(), alarm = alarm_] {
    if (const auto sitting = self.lock(); sitting && sitting->alarm_ == alarm) sitting->tick();
  });
}

// A bot's turn has come, or a person has been away for long enough.
void Sitting::tick() {
  std::optional<Seat> mover;
  table_->turn().seats.each([&](Seat seat) {
    if (!mover && is_played_by_bot(seat) && changed_ + pause() <= clock_.now()) mover = seat;
  });
  if (!mover) return tell_all();
  Random mind = fresh_random();
  const auto action = table_->suggest(*mover, stored_.seats[index(*mover)].bot, mind);
  if (action && !advance(*mover, *action)) return tell_all();
  changed_ = clock_.now() + kTryAgain;
  schedule();
}

}  // namespace laguna::server
