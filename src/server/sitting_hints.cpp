// Advice for people who ask. One thought serves all who ask the same, and is remembered until the seat has
// acted.
#include <nlohmann/json.hpp>

#include "server/guest.hpp"
#include "table/advice.hpp"

namespace laguna::server {
namespace {

const Refusal kLate{"the table has moved on since", "late"};

}  // namespace

std::optional<Refusal> Sitting::no_advice(const wire::Advise& asked) const {
  const Seat seat = seat_at(asked.seat - 1);
  if (stored_.archive) return Refusal{"this is the record of a game", "turn"};
  if (!table_->turn().seats.has(seat)) return Refusal{"this seat has nothing to decide now", "turn"};
  if (journal_.has_acted_since(seat, asked.version)) return kLate;
  return std::nullopt;
}

void Sitting::advise(Guest& guest, const wire::Advise& asked) {
  if (const auto refusal = no_advice(asked)) return guest.refuse(asked.id, *refusal);
  auto& hint = hints_[asked.seat - 1];
  if (!hint) return begin_hint(seat_at(asked.seat - 1), {&guest, asked});
  if (hint->advice) return guest.tell_advice(asked, *hint->advice);
  for (Question& question : hint->askers) {
    if (question.guest != &guest) continue;
    guest.refuse(question.asked.id, kLate);
    question.asked = asked;
    return;
  }
  hint->askers.push_back({&guest, asked});
}

void Sitting::begin_hint(Seat seat, Question first) {
  auto work = [self = weak_from_this(), table = std::shared_ptr<const Table>(table_->copy()), seat,
               number = ++numbers_](const Thinking& thinking) -> Study::Rest {
    std::shared_ptr<const Json> advice;
    try {
      AdviceOrder order = kHint;
      order.seed = fresh_random().next();
      if (const auto found = table->advise(seat, order, thinking))
        advice = std::make_shared<const Json>(wire::advice(*found));
    } catch (const std::exception&) {
      advice.reset();
    }
    return [=] {
      if (const auto sitting = self.lock()) sitting->end_hint(seat, number, advice);
    };
  };
  auto errand = study_.begin(Study::Purpose::advice, std::move(work));
  if (!errand) return first.guest->refuse(first.asked.id, {"too many want advice at the moment", "busy"});
  hints_[index(seat)] = Hint{numbers_, std::move(*errand), {first}, nullptr};
}

void Sitting::end_hint(Seat seat, unsigned number, std::shared_ptr<const Json> advice) {
  auto& hint = hints_[index(seat)];
  if (!hint || hint->number != number) return;
  for (const Question& question : hint->askers)
    if (advice)
      question.guest->tell_advice(question.asked, *advice);
    else
      question.guest->refuse(question.asked.id, {"something went wrong here", "internal"});
  if (!advice) return hint.reset();
  hint->askers.clear();
  hint->advice = std::move(advice);
}

void Sitting::forget_hint(Seat seat) {
  auto& hint = hints_[index(seat)];
  if (!hint) return;
  for (const Question& question : hint->askers) question.guest->refuse(question.asked.id, kLate);
  hint.reset();
}

}  // namespace laguna::server
