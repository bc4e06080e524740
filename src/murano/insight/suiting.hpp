// What one more character would bring a seat.
#pragma once

#include "murano/insight/cast.hpp"

namespace laguna::murano::insight {

inline void each_card(Characters::Set cards, auto&& visit) {
  for (; cards != 0; cards &= cards - 1) visit(std::countr_zero(cards));
}

// Of these cards, on the gondoliers that are free, with so many turns to come.
class Suiting {
 public:
  Suiting(const Open& now, Seat seat, Characters::Set cards, int turns)
      : Suiting(as_if(now, seat), cards, turns) {}

  int of(int card) const { return gondoliers_.with(gain_[card]) - gondoliers_.total(); }
  void give(int card) {
    Gondoliers::Gains before;
    gondoliers_.offer(gain_[card], before);
  }

 private:
  Suiting(const Open& open, Characters::Set cards, int turns) : gondoliers_(kUsual, open, turns) {
    const Cast cast(kUsual, open, Hand{}, turns);
    each_card(cards, [&](int card) { gain_[card] = cast.gain_of(card + 1); });
  }
  static Open as_if(Open open, Seat seat) {
    open.acting = seat;
    return open;
  }

  Gondoliers gondoliers_;
  std::array<Gondoliers::Gain, kCharacters> gain_;
};

}  // namespace laguna::murano::insight
