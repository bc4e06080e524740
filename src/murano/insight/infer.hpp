// The hidden cards as a sensible player infers them: what others have kept suits them, and they play for it.
#pragma once

#include "murano/insight/memory.hpp"

namespace laguna::murano::insight {

// A million, halved for every sixteen.
constexpr int halved(int sixteenths) {
  constexpr auto kRoots = [] {
    std::array<int, kTwice> roots{};
    double root = 1 << 20;
    for (int& r : roots) r = static_cast<int>(root), root *= 0.9576032806985737;
    return roots;
  }();
  const int times = sixteenths / kTwice;
  return times > 20 ? 0 : kRoots[sixteenths % kTwice] >> times;
}

// What a seat kept: one of the cards, given those drawn before.
inline int draw(const Suiting& suiting, Characters::Set cards, const Likely& remembered, Random& random) {
  std::array<int, kCharacters> likely;
  int most = INT_MIN, sum = 0, drawn = 0;
  each_card(cards, [&](int card) {
    likely[card] = remembered[card] + likely_by(suiting.of(card)) * 3 / 10;
    most = std::max(most, likely[card]);
  });
  each_card(cards, [&](int card) { sum += likely[card] = 1 + halved(most - likely[card]); });
  int left = random.below(sum);
  each_card(cards, [&](int card) {
    if (left >= 0) drawn = card;
    left -= likely[card];
  });
  return drawn;
}

// Any two characters that the viewer never saw may change places. The memory has seen the view.
inline State infer(const View& view, const Memory& memory, Random& random) {
  State state = imagine(view, random);
  Characters& deck = state.characters;
  Characters::Set undecided = view.characters.unseen;
  const int turns = turns_left(kUsual, state.open);
  const int first = random.below(state.open.seats);
  for (int i = 0; i < state.open.seats; ++i) {
    const Seat seat = after(seat_at(first), i, state.open.seats);
    if (seat == view.viewer || (deck.hand(seat) & undecided) == 0) continue;
    Suiting suiting(state.open, seat, undecided, turns);
    for (int keep = 0; keep < deck.kept; ++keep) {
      const int held = deck.keeps[keep].card();
      if (deck.keeps[keep].seat() != seat || (undecided & Characters::only(held)) == 0) continue;
      const int card = draw(suiting, undecided, memory.of(keep), random);
      deck.exchange(held, card);
      suiting.give(card);
      undecided &= ~Characters::only(card);
    }
  }
  return state;
}

}  // namespace laguna::murano::insight
