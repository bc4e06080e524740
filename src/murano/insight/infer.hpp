// The hidden cards as a sensible player infers them: what others have kept suits them.
#pragma once

#include "murano/insight/cast.hpp"

namespace laguna::murano::insight {

// How likely the seat in turn is to hold each character: twice as likely for every `kTwice` that the card
// would bring it. Found in games of players who choose what is appraised highest.
class Suiting {
 public:
  Suiting(const Open& open, Characters::Set cards) : gondoliers_(open, turns_left(open)) {
    const Cast cast(open, Hand{}, turns_left(open));
    each(cards, [&](int card) { gain_[card] = cast.gain_of(card + 1); });
  }

  // One of the cards, given those drawn before.
  int draw(Characters::Set cards, Random& random) {
    std::array<int, kCharacters> likely;
    int sum = 0;
    each(cards, [&](int card) {
      const int more = gondoliers_.with(gain_[card]) - gondoliers_.total();
      sum += likely[card] = 1 + likelihood(more) * kLiked[formula_rule(card + 1) - 1];
    });
    int left = random.below(sum), drawn = 0;
    each(cards, [&](int card) {
      if (left >= 0) drawn = card;
      left -= likely[card];
    });
    Gondoliers::Gains before;
    gondoliers_.offer(gain_[drawn], before);
    return drawn;
  }

 private:
  static constexpr int kTwice = 210, kMostTimes = 12;
  // In percent, for what the appraisal does not see, by formula.
  static constexpr std::array<int, kFormulas> kLiked = {60,  220, 28,  170, 41,  69, 37, 80, 110,
                                                        190, 140, 220, 175, 230, 63, 46, 17, 100};

  static constexpr int likelihood(int more) {
    const int times = std::min(more / kTwice, kMostTimes), rest = more % kTwice;
    return (1 << times) * 16 * (kTwice + rest) / kTwice;
  }
  static void each(Characters::Set cards, auto&& visit) {
    for (; cards != 0; cards &= cards - 1) visit(std::countr_zero(cards));
  }

  Gondoliers gondoliers_;
  std::array<Gondoliers::Gain, kCharacters> gain_;
};

// Any two characters that the viewer never saw may change places.
inline State infer(const View& view, Random& random) {
  State state = imagine(view, random);
  Characters& deck = state.characters;
  Characters::Set undecided = view.characters.unseen;
  const int first = random.below(state.open.seats);
  for (int i = 0; i < state.open.seats; ++i) {
    const Seat seat = after(seat_at(first), i, state.open.seats);
    if (seat == view.viewer || (deck.hand(seat) & undecided) == 0) continue;
    Open open = state.open;
    open.acting = seat;
    Suiting suiting(open, undecided);
    while (const Characters::Set held = deck.hand(seat) & undecided) {
      const int card = suiting.draw(undecided, random);
      deck.exchange(std::countr_zero(held), card);
      undecided &= ~Characters::only(card);
    }
  }
  return state;
}

}  // namespace laguna::murano::insight
