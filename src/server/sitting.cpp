#include "server/sitting.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "server/announcement.hpp"
#include "server/guest.hpp"

namespace laguna::server {
namespace {

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
  // The words may be somebody's secret.
  if (refusal)
    throw std::runtime_error(fmt::format("entry {} of its journal is not legal", journal.version()));
}

}  // namespace

Sitting::Sitting(StoredTable stored, Store& store, Ledger& ledger, Clock& clock, Study& study, Host& host)
    : stored_(std::move(stored)),
      store_(store),
      ledger_(ledger),
      clock_(clock),
      study_(study),
      host_(host),
      changed_(clock.now()) {
  if (stored_.secret) commitment_ = fair::commitment(*stored_.secret);
  absent_since_.fill(clock.now());
  auto table = Table::open(stored_.game, stored_.options);
  if (!table) throw std::runtime_error(table.error().reason);
  table_ = std::move(*table);
  if (std::ssize(stored_.seats) != table_->seats()) throw std::runtime_error("a table lacks seats");
  for (const Entry& entry : store_.journal(stored_.name)) replay_entry(*table_, journal_, entry);
}

bool Sitting::is_open_book() const { return stored_.archive || table_->turn().kind == Turn::Kind::over; }

std::string Sitting::summary() const {
  wire::Summary about{.table = stored_.name,
                      .game = stored_.game,
                      .options = stored_.options,
                      .created = stored_.created,
                      .listed = stored_.listed,
                      .coach = stored_.coach,
                      .archive = stored_.archive,
                      .version = journal_.version(),
                      .seats = {},
                      .absence = stored_.absence,
                      .pace = stored_.pace,
                      .next = stored_.next,
                      .fair = {}};
  if (stored_.secret) about.fair = {commitment_, luck_of(stored_), awaited()};
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
  if (stored_.secret) record.fair = {commitment_, luck_of(stored_), fair::hex(*stored_.secret)};
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
  StoredSeat taken{order.sitter, order.name, person ? std::string(kStandIn) : order.bot, {}, {}};
  if (person) taken.key = digest(token);
  if (order.luck && is_waiting()) taken.luck = "";
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

std::optional<Refusal> Sitting::play(Seat seat, std::string_view action, int version) {
  if (stored_.archive) return Refusal{"this is the record of a game", "turn"};
  if (journal_.has_acted_since(seat, version)) return Refusal{"this seat has acted since", "late"};
  if (auto refusal = advance(seat, action)) return refusal;
  ++unkept_->by_people;
  left_.erase(seat);
  return std::nullopt;
}

std::optional<Refusal> Sitting::advance(Seat seat, std::string_view action) {
  auto before = unkept_ ? nullptr : table_->copy();
  if (auto refusal = table_->play(seat, action)) return refusal;
  std::vector<Entry> entries = {{number_of(seat), std::string(action)}};
  std::ranges::move(settle_luck(*table_, stored_), std::back_inserter(entries));
  keep(std::move(entries), std::move(before));
  forget_thoughts(Seats::only(seat));
  return std::nullopt;
}

std::optional<Refusal> Sitting::undo(Seat seat, bool whole, int version) {
  if (stored_.archive) return Refusal{"this is the record of a game", "turn"};
  if (journal_.has_acted_since(seat, version)) return Refusal{"this seat has acted since", "late"};
  if (journal_.version() >= kMostEntries)
    return Refusal{"too much has been taken back at this table", "undo"};
  auto before = unkept_ ? nullptr : table_->copy();
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
  keep(std::move(entries), std::move(before));
  unkept_->by_people += static_cast<int>(steps.size());
  forget_thoughts(Seats::first(table_->seats()));
  for (int step : steps) {
    journal_.add_undo(seat, step);
    for (Guest* guest : guests_) guest->forget_after(step);
  }
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
  if (guests_.empty()) changed_ = clock_.now();  // bots begin when somebody looks
  const Seats before = present_.without(left_);
  guests_.insert(&guest);
  left_ = left_.without(guest.seats());
  note_presence();
  if (unkept_ || present_.without(left_) != before || is_waiting())
    tell_all();
  else {
    Announcement announcement(*this);
    guest.tell(announcement);
    schedule();
  }
}

void Sitting::part(Guest& guest) {
  guests_.erase(&guest);
  forget_answers(guest);
  for (auto& hint : hints_) {
    if (!hint) continue;
    std::erase_if(hint->askers, [&](const Question& question) { return question.guest == &guest; });
    if (hint->askers.empty() && !hint->advice) hint.reset();
  }
  const Seats before = present_;
  note_presence();
  if (present_ != before)
    tell_all();
  else if (guests_.empty())
    schedule();
}

void Sitting::note_presence() {
  Seats present;
  for (const Guest* guest : guests_) guest->seats().each([&](Seat seat) { present.insert(seat); });
  present_.without(present).each([&](Seat seat) { absent_since_[index(seat)] = clock_.now(); });
  present_ = present;
}

// What is not yet kept is told later, with the rest.
void Sitting::tell_all() {
  if (closed_) return;
  begin();
  if (unkept_) return;
  Announcement announcement(*this);
  announce(announcement);
}

void Sitting::announce(Announcement& announcement) {
  for (Guest* guest : guests_) guest->tell(announcement);
  schedule();
}

void Sitting::close_all(std::string_view message) {
  closed_ = true;
  for (Guest* guest : guests_) guest->close(message);
}

}  // namespace laguna::server
