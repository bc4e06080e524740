// Who plays when no person does, and when.
#include "server/sitting.hpp"

namespace laguna::server {
namespace {

constexpr auto kTryAgain = std::chrono::seconds(3);  // who could not think or act
constexpr auto kShortThought = std::chrono::milliseconds(500);

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

// As long as that bot may think, however soon it knows: when it moves tells nothing of its cards.
std::chrono::milliseconds Sitting::pause(Seat seat) const {
  const std::chrono::milliseconds thought = thinking_time(stored_.game, stored_.seats[index(seat)].bot);
  if (hurry_) return thought;
  const int pace = table_->turn().seats.count() > 1 ? stored_.pace / 3 : stored_.pace;
  return std::max(std::chrono::milliseconds(pace), thought);
}

// A bot moves when its pause is over and it has made up its mind.
std::optional<Clock::Time> Sitting::due(Seat seat) const {
  const auto& thought = thoughts_[index(seat)];
  if (thought) return thought->action ? std::optional(changed_ + pause(seat)) : std::nullopt;
  if (is_person(seat) && !is_here(seat) && anybody_here() && stored_.absence > 0)
    return absent_since_[index(seat)] + std::chrono::seconds(stored_.absence);
  return std::nullopt;
}

void Sitting::schedule() {
  if (closed_) return;
  think_where_asked();
  if (stored_.archive || table_->turn().kind == Turn::Kind::over) return;
  const Seats asked = is_waiting() ? awaited() : table_->turn().seats;
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
  if (closed_) return;
  alarm_at_.reset();
  std::optional<Seat> mover;
  table_->turn().seats.each([&](Seat seat) {
    const auto& thought = thoughts_[index(seat)];
    if (!mover && thought && thought->action && changed_ + pause(seat) <= clock_.now()) mover = seat;
  });
  if (!mover) return tell_all();
  const std::string action = *thoughts_[index(*mover)]->action;
  if (!advance(*mover, action)) {
    ++unkept_->by_bots;
    return;
  }
  thoughts_[index(*mover)].reset();
  changed_ = clock_.now() + kTryAgain;
  schedule();
}

// Bots think while their pause lasts. What they think about is theirs alone to decide: as long as they are
// asked, nobody else can change what they see of it but by an undo.
void Sitting::think_where_asked() {
  const Turn turn = table_->turn();
  for (int i = 0; i < table_->seats(); ++i) {
    const Seat seat = seat_at(i);
    const bool asked = !stored_.archive && turn.seats.has(seat);
    if (!asked) forget_hint(seat);
    if (!asked || !is_played_by_bot(seat))
      thoughts_[i].reset();
    else if (!thoughts_[i])
      begin_thought(seat);
  }
}

void Sitting::begin_thought(Seat seat) {
  const std::string& bot = stored_.seats[index(seat)].bot;
  const auto purpose =
      thinking_time(stored_.game, bot) > kShortThought ? Study::Purpose::long_move : Study::Purpose::move;
  auto work = [self = weak_from_this(), table = std::shared_ptr<const Table>(table_->copy()), seat, bot,
               number = ++numbers_](const Thinking& thinking) -> Study::Rest {
    std::optional<std::string> action;
    try {
      Random mind = fresh_random();
      if (auto suggested = table->suggest(seat, bot, mind, thinking)) action = std::move(*suggested);
    } catch (const std::exception&) {
      action.reset();
    }
    return [=] {
      if (const auto sitting = self.lock()) sitting->end_thought(seat, number, action);
    };
  };
  thoughts_[index(seat)] = Thought{numbers_, study_.begin(purpose, std::move(work)), std::nullopt};
}

// Who could not think tries again.
void Sitting::end_thought(Seat seat, unsigned number, std::optional<std::string> action) {
  auto& thought = thoughts_[index(seat)];
  if (!thought || thought->number != number) return;
  thought->errand.reset();
  thought->action = std::move(action);
  if (thought->action) return schedule();
  clock_.at(clock_.now() + kTryAgain, [self = weak_from_this(), seat, number] {
    const auto sitting = self.lock();
    if (!sitting) return;
    auto& failed = sitting->thoughts_[index(seat)];
    if (failed && failed->number == number) failed.reset();
    sitting->schedule();
  });
}

void Sitting::forget_thoughts(Seats seats) {
  seats.each([&](Seat seat) {
    thoughts_[index(seat)].reset();
    forget_hint(seat);
  });
}

}  // namespace laguna::server
