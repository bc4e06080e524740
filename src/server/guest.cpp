#include "server/guest.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "server/announcement.hpp"

namespace laguna::server {
namespace {

constexpr auto kTimeForHello = std::chrono::seconds(10);
constexpr int kNoHello = 4000;
constexpr int kGoingAway = 1001;

template <class... Cases>
struct Either : Cases... {
  using Cases::operator()...;
};

}  // namespace

Guest::Guest(std::shared_ptr<Sitting> sitting, std::shared_ptr<Line> line, Clock& clock)
    : sitting_(std::move(sitting)), line_(std::move(line)) {
  clock.at(clock.now() + kTimeForHello, [line = std::weak_ptr(line_), greeted = greeted_] {
    if (const auto open = line.lock(); open && !*greeted) open->close(kNoHello, "no hello came");
  });
}

Guest::~Guest() {
  if (*greeted_) sitting_->part(*this);
  *greeted_ = true;
}

void Guest::hear(std::string_view text) {
  const auto message = wire::read_message(text);
  if (!message) {
    send(wire::refused(message.error().id, message.error().refusal));
    if (!*greeted_) line_->close(kNoHello, "that was no hello");
    return;
  }
  if (const auto* hello = std::get_if<wire::Hello>(&*message)) return greet(*hello);
  if (!*greeted_) return line_->close(kNoHello, "hello comes first");
  if (const auto* ping = std::get_if<wire::Ping>(&*message)) return answer(ping->id, std::nullopt);
  const auto seat = [](int number) { return seat_at(number - 1); };
  const auto hangs = [&](int id, std::optional<Refusal> refusal) {
    sitting_->answer(*this, id, std::move(refusal), true);
  };
  const auto stands = [&](int id, std::optional<Refusal> refusal) {
    sitting_->answer(*this, id, std::move(refusal), false);
  };
  // Actions of a round are kept together; whatever else is said comes after them.
  if (!std::holds_alternative<wire::Play>(*message) && !std::holds_alternative<wire::Undo>(*message))
    sitting_->finish_round();
  std::visit(
      Either{[&](const wire::Hello&) {}, [&](const wire::Ping&) {},
             [&](const wire::Play& play) {
               auto refusal = no_key(play.seat);
               hangs(play.id, refusal ? refusal : sitting_->play(seat(play.seat), play.action, play.version));
             },
             [&](const wire::Undo& undo) {
               auto refusal = no_key(undo.seat);
               hangs(undo.id, refusal ? refusal : sitting_->undo(seat(undo.seat), undo.whole, undo.version));
             },
             [&](const wire::Skip&) {
               if (!seats_.empty()) sitting_->skip();
             },
             [&](const wire::Pace& pace) {
               stands(pace.id, seats_.empty() ? Refusal{"only who sits here sets the pace", "token"}
                                              : sitting_->set_pace(pace.pace));
             },
             [&](const wire::Leave& leave) {
               auto refusal = no_key(leave.seat);
               if (!refusal) sitting_->leave(seat(leave.seat));
               stands(leave.id, refusal);
             },
             [&](const wire::Luck& luck) {
               auto refusal = no_key(luck.seat);
               stands(luck.id, refusal ? refusal : sitting_->add_luck(seat(luck.seat), luck.words));
             },
             [&](const wire::Advise& advise) {
               if (const auto refusal = no_key(advise.seat)) return refuse(advise.id, *refusal);
               sitting_->advise(*this, advise);
             }},
      *message);
}

void Guest::greet(const wire::Hello& hello) {
  sitting_->finish_round();
  if (*greeted_) sitting_->part(*this);
  *greeted_ = true;
  seats_ = sitting_->seats_of(hello.tokens);
  const auto useless = [&](const std::string& token) { return sitting_->seats_of({&token, 1}).empty(); };
  if (std::ranges::any_of(hello.tokens, useless))
    send(wire::refused(0, {"a token is none of this table", "token"}));
  told_ = sitting_->unchanged_since(hello.version);
  sitting_->join(*this);
}

std::optional<Refusal> Guest::no_key(int seat) const {
  if (seats_.has(seat_at(seat - 1))) return std::nullopt;
  return Refusal{fmt::format("you have no key to seat {}", seat), "token"};
}

void Guest::answer(int id, const std::optional<Refusal>& refusal) {
  send(refusal ? wire::refused(id, *refusal) : wire::done(id));
}

void Guest::prepare(Announcement& announcement) const { announcement.message(seats_, told_); }

void Guest::tell(Announcement& announcement) {
  line_->send(announcement.message(seats_, told_));
  told_ = sitting_->table().steps();
}

void Guest::close(std::string_view message) {
  send(std::string(message));
  line_->close(kGoingAway, "the server stops");
}

}  // namespace laguna::server
