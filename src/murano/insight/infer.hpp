// The hidden cards as a sensible player infers them: what others have kept suits them, they play for it, and
// with other cards they would have sailed elsewhere.
#pragma once

#include "murano/insight/regret.hpp"

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

// What somebody infers at a moment: any two characters that the viewer never saw may change places.
class Inference {
 public:
  static constexpr int kMost = 128;

  // At most so many hypotheses of what the others hold are weighed by all they did. The memory may have seen
  // what came before.
  void begin(const View& view, const Memory& memory, int hypotheses, Random& random) {
    view_ = view;
    memory_ = memory;
    memory_.see(view);
    renew(hypotheses, random);
  }
  // Others: what many deals share is not luck that evens out.
  void renew(int hypotheses, Random& random) {
    int voyages = 0;
    each_voyage_of_others([&](const Voyage&, Seat) { ++voyages; });
    hypotheses = std::min(hypotheses, kMostLooks / std::max(1, voyages));
    count_ = 0;
    for (int h = 0; h < hypotheses; ++h) {
      const State state = draw(random);
      for (int keep = 0; keep < state.characters.kept; ++keep)
        kept_[h][keep] = static_cast<std::uint8_t>(state.characters.keeps[keep].card());
    }
    count_ = hypotheses;
    if (count_ > 0) weigh();
  }

  State draw(Random& random) const {
    State state = imagine(view_, random);
    Characters& deck = state.characters;
    Characters::Set undecided = view_.characters.unseen;
    const int turns = turns_left(kUsual, state.open);
    const int first = random.below(state.open.seats);
    for (int i = 0; i < state.open.seats; ++i) {
      const Seat seat = after(seat_at(first), i, state.open.seats);
      if (seat == view_.viewer || (deck.hand(seat) & undecided) == 0) continue;
      const Kept* const supposed = count_ > 0 ? &hypothesis_of(seat, deck, undecided, random) : nullptr;
      Suiting suiting(state.open, seat, undecided, turns);
      each_undecided(seat, deck, undecided, [&](int keep, int held) {
        const bool fits = supposed && (undecided & Characters::only((*supposed)[keep])) != 0;
        const int card =
            fits ? (*supposed)[keep] : insight::draw(suiting, undecided, memory_.of(keep), random);
        deck.exchange(held, card);
        suiting.give(card);
        undecided &= ~Characters::only(card);
      });
    }
    return state;
  }

 private:
  // So that it does not take long in long games.
  static constexpr int kMostLooks = 4000;
  using Kept = std::array<std::uint8_t, Characters::kMostKeeps>;
  using Regrets = std::array<int, kMost>;

  static void each_undecided(Seat seat, const Characters& deck, const Characters::Set& undecided,
                             auto&& visit) {
    for (int keep = 0; keep < deck.kept; ++keep)
      if (const int held = deck.keeps[keep].card();
          deck.keeps[keep].seat() == seat && (undecided & Characters::only(held)) != 0)
        visit(keep, held);
  }
  void each_voyage_of_others(auto&& visit) const {
    memory_.each_voyage([&](const Voyage& voyage) {
      if (const Seat seat = voyage.before.acting; seat != view_.viewer && voyage.at_hand != 0)
        visit(voyage, seat);
    });
  }

  // A hypothesis is likelier, the less its seat would regret.
  void weigh() {
    std::array<Regrets, kMaxSeats> regrets{};
    each_voyage_of_others(
        [&](const Voyage& voyage, Seat seat) { add_regrets(voyage, regrets[index(seat)]); });
    for (int s = 0; s < view_.open.seats; ++s) {
      const int least = *std::min_element(regrets[s].begin(), regrets[s].begin() + count_);
      int sum = 0;
      for (int h = 0; h < count_; ++h) until_[s][h] = sum += 1 + halved((regrets[s][h] - least) * 4 / 7);
    }
  }
  // Many suppose the same hand, above all in the beginning.
  void add_regrets(const Voyage& voyage, Regrets& regrets) const {
    std::array<Characters::Set, kMost> hands;
    Regrets known;
    int hands_known = 0;
    for (int h = 0; h < count_; ++h) {
      const Characters::Set hand = hand_at(voyage, kept_[h]);
      const auto end = hands.begin() + hands_known;
      const auto at = std::find(hands.begin(), end, hand) - hands.begin();
      if (at == hands_known) {
        hands[at] = hand;
        known[at] = hand == 0 ? 0 : regret(voyage, hand);
        ++hands_known;
      }
      regrets[h] += known[at];
    }
  }
  Characters::Set hand_at(const Voyage& voyage, const Kept& kept) const {
    Characters::Set hand = 0;
    for (std::uint64_t rest = voyage.at_hand; rest != 0; rest &= rest - 1) {
      const int keep = std::countr_zero(rest);
      if (view_.characters.keeps[keep].seat == voyage.before.acting) hand |= Characters::only(kept[keep]);
    }
    return hand;
  }
  // One that fits what is supposed of others already, if there is one soon.
  const Kept& hypothesis_of(Seat seat, const Characters& deck, const Characters::Set& undecided,
                            Random& random) const {
    const auto& until = until_[index(seat)];
    for (int tries = 1;; ++tries) {
      const auto* const end = until.data() + count_;
      const auto at = std::upper_bound(until.data(), end, random.below(until[count_ - 1])) - until.data();
      bool fits = true;
      each_undecided(seat, deck, undecided, [&](int keep, int) {
        fits = fits && (undecided & Characters::only(kept_[at][keep])) != 0;
      });
      if (fits || tries == 8) return kept_[at];
    }
  }

  View view_;
  Memory memory_;
  int count_ = 0;
  std::array<Kept, kMost> kept_;
  std::array<Regrets, kMaxSeats> until_;  // sums of how likely the hypotheses are, by seat
};

}  // namespace laguna::murano::insight
