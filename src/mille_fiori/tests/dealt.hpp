// A game whose luck the test decides.
#pragma once

#include "mille_fiori/tests/picture.hpp"

namespace laguna::mille_fiori::testing {

// What chance is to bring. Where it says nothing, the lowest cards that it does not name come up.
struct Luck {
  Seat start = red;
  std::string_view face_up = {};
  std::array<std::string_view, kMaxSeats> hands = {};  // by seat
};

class Fate {
 public:
  explicit Fate(const Luck& luck) : luck_(luck), named_(cards(luck.face_up)) {
    for (std::string_view hand : luck.hands) named_.add(cards(hand));
  }

  Action outcome(const State& state) {
    if (state.board.phase == Phase::draw_start) return act::start(luck_.start);
    if (state.board.phase == Phase::turn_up) return act::turn_up(next(luck_.face_up, state));
    const Seat seat = next_to_be_dealt(state.board, state.board.dealt);
    return act::deal(seat, next(luck_.hands[index(seat)], state));
  }

 private:
  Card next(std::string_view& names, const State& state) {
    if (!names.empty()) {
      const Card named = card(cut_word(names));
      named_.remove(named);
      return named;
    }
    Cards free = state.pile;
    free.remove(named_);
    return free.nth(0);
  }

  Luck luck_;
  Cards named_;
};

// All the luck that is due; tells what happened.
inline Told settle(Picture& picture, const Luck& luck) {
  Told story;
  for (Fate fate(luck); MilleFiori::turn(picture.state).kind == Turn::Kind::chance;)
    MilleFiori::apply_chance(picture.state, fate.outcome(picture.state),
                             [&](const Event& event) { story.push_back(told(event)); });
  return story;
}

// A game after its first deal.
inline Picture dealt(Options options, const Luck& luck) {
  Picture picture(options.seats, options.tactical);
  picture.state = MilleFiori::start(options);
  settle(picture, luck);
  return picture;
}

// Everyone plays the rest of the cycle: the first card of the hand is kept, and every card is used to sail.
inline Told finish_cycle(Picture& picture) {
  Told story;
  const auto cycle = [&] { return picture.state.board.round * 10 + picture.state.board.cycle; };
  for (const int now = cycle(); cycle() == now && picture.state.board.phase != Phase::over;) {
    const Turn turn = MilleFiori::turn(picture.state);
    if (turn.kind != Turn::Kind::seats) break;
    const auto choices = picture.may(turn.seats.front());
    const bool picks = picture.state.board.phase == Phase::pick;
    for (auto& line : picture.does(turn.seats.front(), picks ? choices.front() : choices.back()))
      story.push_back(line);
  }
  return story;
}

}  // namespace laguna::mille_fiori::testing
