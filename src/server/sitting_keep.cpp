// What has been done at the table is written down, with what was done at others; then everybody is told.
#include <algorithm>
#include <nlohmann/json.hpp>

#include "server/announcement.hpp"
#include "server/guest.hpp"
#include "server/ledger.hpp"

namespace laguna::server {
namespace {

constexpr auto kTryAgain = std::chrono::seconds(3);  // bots, after the database could not be written

}  // namespace

Sitting::Unkept::Unkept(std::unique_ptr<Table> table, int entries_before, Time now)
    : before(std::move(table)), version(entries_before), began(now) {}
Sitting::Unkept::~Unkept() = default;

// The table has done this; `before` is how it was, unless that is known.
void Sitting::keep(std::vector<Entry> entries, std::unique_ptr<Table> before) {
  changed_ = clock_.now();
  if (!unkept_) {
    unkept_ = std::make_unique<Unkept>(std::move(before), journal_.version(), changed_);
    ledger_.add(shared_from_this());
  }
  for (const Entry& entry : entries)
    if (entry.words != kUndo) journal_.add_step(entry.seat == 0 ? Seat::nobody : seat_at(entry.seat - 1));
  std::ranges::move(entries, std::back_inserter(unkept_->entries));
}

Addition Sitting::addition() const {
  return {stored_.name, unkept_->version, unkept_->entries, table_->turn().kind == Turn::Kind::over};
}

void Sitting::prepare() {
  auto announcement = std::make_unique<Announcement>(*this);
  for (const Guest* guest : guests_) guest->prepare(*announcement);
  unkept_->prepared = std::move(announcement);
}

// Whatever goes wrong at one table is not the trouble of the next.
void Sitting::end_keeping(const std::string& problem) try {
  const auto unkept = std::move(unkept_);
  if (problem.empty()) {
    host_.metrics.writing.Observe(std::chrono::duration<double>(clock_.now() - unkept->began).count());
    host_.metrics.actions_of_people.Increment(unkept->by_people);
    host_.metrics.actions_of_bots.Increment(unkept->by_bots);
    if (table_->turn().kind == Turn::Kind::over)
      host_.note("over", {{"table", hint_of(stored_.name)}, {"steps", table_->steps()}});
    unkept->prepared ? announce(*unkept->prepared) : tell_all();
  } else {
    table_ = std::move(unkept->before);
    journal_.cut(unkept->version);
    host_.metrics.storage_failures.Increment();
    host_.problem("storage", {{"table", hint_of(stored_.name)}, {"reason", problem}});
    forget_thoughts(Seats::first(table_->seats()));
    for (Guest* guest : guests_) guest->forget_after(table_->steps());
    changed_ = clock_.now() + kTryAgain;
    Announcement unchanged(*this);
    announce(unchanged);
  }
  for (const Answer& answer : unkept->answers) {
    const bool lost = !problem.empty() && answer.hangs && !answer.refusal;
    answer.guest->answer(answer.id, lost ? Refusal{problem, "storage"} : answer.refusal);
  }
} catch (...) {
  host_.fault("the end of a round");
}

void Sitting::answer(Guest& guest, int id, std::optional<Refusal> refusal, bool hangs) {
  if (unkept_)
    unkept_->answers.push_back({&guest, id, std::move(refusal), hangs});
  else
    guest.answer(id, refusal);
}

// Who has gone hears no answer.
void Sitting::forget_answers(const Guest& guest) {
  if (unkept_) std::erase_if(unkept_->answers, [&](const Answer& answer) { return answer.guest == &guest; });
}

void Sitting::finish_round() { ledger_.finish(); }

}  // namespace laguna::server
