// The choice that is appraised highest, and what a seat may hope for.
#pragma once

#include "game/best.hpp"
#include "murano/choices.hpp"
#include "murano/insight.hpp"
#include "murano/insight/hands.hpp"

namespace laguna::murano::insight {

// The rest of a turn as it was thought of when its first ship sailed, so that it need not be thought of
// again; and how much was thought, for a choice takes longer the more characters there are to think of.
class Intention {
 public:
  // The next step, if this is the decision it was meant for.
  std::optional<Action> next(const Open& open) {
    if (open.decisions != decision_ || done_ == steps_.size()) return std::nullopt;
    ++decision_;
    return steps_[done_++];
  }
  void set(const Open& open, const Steps& steps) {
    steps_ = steps;
    done_ = 0;
    decision_ = open.decisions + 1;
  }
  void think_of(int characters) { quarters_ += 4 + characters; }
  // In actions of somebody without characters.
  int work() const { return quarters_ / 4; }

 private:
  Steps steps_;
  std::size_t done_ = 0;
  std::uint32_t decision_ = 0;
  int quarters_ = 0;
};

// Once a ship has sailed, further ones are looked at only if what it leads to is not worth it: those cost as
// much to look at as all the rest, and seldom sail.
inline Action best_appraised(Appraisal<OwnInState>& appraisal, const State& state, Seat seat,
                             Random& random) {
  const auto worth = [&](const Action& action) { return appraisal.of(action); };
  Actions legal;
  list_choices(state.open, seat, OwnInState{state, seat}, legal);
  if (state.open.phase == Phase::act) {
    const Action deed = best_of(legal, random, [&](const Action& action) {
      return action.kind == Kind::sail ? INT_MIN : worth(action);
    });
    if (deed.kind != Kind::sail && worth(deed) >= appraisal.idle() + kPoint) return deed;
  }
  return best_of(legal, random, worth);
}

inline Action deft_with(const Belief& hand, const State& state, Seat seat, Random& random) {
  Appraisal appraisal(OwnInState{state, seat}, hand);
  return best_appraised(appraisal, state, seat, random);
}
inline Action deft(const State& state, Seat seat, Random& random) {
  return deft_with(kUsual, state, seat, random);
}
// The same for who plays a game on without a break.
inline Action deft_with(const Belief& hand, const State& state, Seat seat, Random& random,
                        Intention& intention) {
  if (const auto step = intention.next(state.open)) return *step;
  intention.think_of(state.open.players[index(seat)].characters);
  Appraisal appraisal(OwnInState{state, seat}, hand);
  const Action action = best_appraised(appraisal, state, seat, random);
  if (action.kind == Kind::sail) intention.set(state.open, appraisal.after(sail_of(action)));
  return action;
}

inline int weigh(const State& state, Seat seat) {
  return Position(kUsual, state.open, hand_of(state, seat), seat).worth();
}

}  // namespace laguna::murano::insight
