// Who plays when no person does, and when.
#include "server/sitting.hpp"

namespace laguna::server {
namespace {

constexpr auto kTryAgain = std::chrono::seconds(3);  // after the database could not be written

}  // namespace

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
  const Seats asked = table_->turn().seats;
  asked.each([&](Seat seat) { hurry_ &= !is_here(seat); });
  std::optional<Time> next;
  asked.each([&](Seat seat) {
    if (const auto when = due(seat)) next = next ? std::min(*next, *when) : *when;
  });
  if (next && next == alarm_at_) return;
  ++alarm_;
  alarm_at_ = next;
  if (!next) return;
  clock_.at(*next, [self = weak_from_this(), alarm = alarm_] {
    if (const auto sitting = self.lock(); sitting && sitting->alarm_ == alarm) sitting->tick();
  });
}

// A bot's turn has come, or a person has been away for long enough.
void Sitting::tick() {
  alarm_at_.reset();
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
