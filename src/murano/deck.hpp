// A deck whose cards are looked at, kept or put back under it: where every card is, and who saw which one
// where.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstdint>
#include <type_traits>

#include "game/seat.hpp"
#include "kit/bits.hpp"
#include "kit/random.hpp"
#include "murano/keep.hpp"

namespace laguna::murano {

enum class Kept : bool { secretly, openly };

// Cards are numbers below kCards; at most kKeeps are ever kept, at most kLook looked at together, and
// kRemoved lie unseen in the box. Those never come up, so they stay among the `fresh` ones, whose order is
// undecided. Below the fresh cards lies the `queue` of those that were put back.
template <int kCards, int kKeeps, int kLook, int kRemoved, Kept kHow>
struct Deck {
  using Set = std::conditional_t<kCards <= 16, std::uint16_t, std::uint64_t>;
  using Keep = murano::Keep<kLook>;
  static constexpr int kSize = kCards, kMostKeeps = kKeeps, kMostLook = kLook, kInTheBox = kRemoved;
  static constexpr bool kOpen = kHow == Kept::openly;
  static constexpr int kRoom = kCards - kRemoved;
  static constexpr int kBack = kLook - 1;       // most cards put back with a keep
  static constexpr std::uint8_t kFresh = 0xff;  // where a card comes from that was in no keep yet
  static_assert(kCards <= 64 && kLook <= 7 && kKeeps * kBack < kFresh);
  static constexpr Set only(int card) { return static_cast<Set>(Set{1} << card); }

  Set fresh = 0;
  Set shown = 0;                        // kept cards that all have seen
  std::array<Set, kMaxSeats> hands{};   // kept and not turned over, or kept openly
  std::array<Set, kMaxSeats> peeked{};  // what a seat saw before it came into any keep
  std::array<Keep, kKeeps> keeps{};
  std::array<std::uint8_t, kCards> from = all_fresh();  // keep · kBack + place, of cards in the deck
  std::array<std::uint8_t, kRoom> queue{};              // top first, then zeros
  std::array<std::uint8_t, kLook> drawn{};              // being looked at, then zeros
  std::uint8_t kept = 0, queued = 0, in_hand = 0;       // how many of these three
  std::uint8_t looking = 0;                             // how many will be looked at
  Seat looker = Seat::nobody;

  // The cards of this game; nothing has been looked at.
  static constexpr Deck start(Set game) {
    Deck deck;
    deck.fresh = game;
    return deck;
  }

  constexpr int fresh_left() const { return std::popcount(fresh) - kRemoved; }
  constexpr int size() const { return fresh_left() + queued; }
  constexpr Set hand(Seat seat) const { return hands[index(seat)]; }

  // A seat looks at so many cards, or what is left: fresh ones are brought by chance, one by one.
  constexpr void begin_look(Seat seat, int wanted) {
    looker = seat;
    looking = static_cast<std::uint8_t>(std::min(wanted, size()));
    if (!needs_chance()) draw_from_queue();
  }
  constexpr bool needs_chance() const { return in_hand < looking && fresh_left() > 0; }
  constexpr int any(Random& random) const {
    return std::countr_zero(nth_bit(fresh, random.below(std::popcount(fresh))));
  }
  constexpr void draw(int card) {
    assert(needs_chance() && (fresh & only(card)) != 0);
    fresh ^= only(card);
    peeked[index(looker)] |= only(card);
    drawn[in_hand++] = static_cast<std::uint8_t>(card);
    if (!needs_chance()) draw_from_queue();
  }

  // MU-A6, MU-B7: keeps this card of those drawn; the others go under the deck in the order drawn.
  constexpr void keep(int card) {
    int at = 0;
    while (drawn[at] != card) ++at;
    Keep& entry = keeps[kept] = Keep(looker, in_hand, at);
    entry.cards = drawn;
    hands[index(looker)] |= only(card);
    if (kOpen) shown |= only(card);
    from[card] = kFresh;
    for (int i = at; i + 1 < in_hand; ++i) drawn[i] = drawn[i + 1];
    --in_hand;
    for (int i = 0; i < in_hand; ++i) from[drawn[i]] = static_cast<std::uint8_t>(kept * kBack + i);
    ++kept;
    put_back();
  }
  // MU-A7: keeps none of them.
  constexpr void decline() { put_back(); }

  // MU-H1: all see which of a seat's cards, as they lie in order, is turned over.
  constexpr void reveal(int card) {
    for (Set& cards : hands) cards &= static_cast<Set>(~only(card));
    shown |= only(card);
  }

  // The cards that a seat, or somebody who has none, has never seen, wherever they are.
  constexpr Set unseen_by(Seat seat) const {
    Set all = fresh, seen = shown;
    for (Set cards : hands) all |= cards;
    for (int i = 0; i < queued; ++i) all |= only(queue[i]);
    for (int i = 0; i < in_hand; ++i) all |= only(drawn[i]);
    if (seat == Seat::nobody) return static_cast<Set>(all & ~seen);
    seen |= peeked[index(seat)];
    for (int i = 0; i < kept; ++i)
      for (int place = 0; place + 1 < keeps[i].count(); ++place)
        if (keeps[i].seat() == seat || keeps[i].seen(place, seat)) seen |= only(keeps[i].back(place));
    return static_cast<Set>(all & ~seen);
  }

  // Two cards change places, wherever they are and whoever saw them there.
  constexpr void exchange(int a, int b) {
    const auto in_set = [&](Set& set) {
      if (((set >> a ^ set >> b) & 1) != 0) set ^= only(a) ^ only(b);
    };
    const auto in_list = [&](auto& cards, int count) {
      for (int i = 0; i < count; ++i)
        if (cards[i] == a || cards[i] == b) cards[i] = static_cast<std::uint8_t>(a ^ b ^ cards[i]);
    };
    in_set(fresh);
    in_set(shown);
    for (Set& cards : hands) in_set(cards);
    for (Set& cards : peeked) in_set(cards);
    for (int i = 0; i < kept; ++i) in_list(keeps[i].cards, keeps[i].count());
    std::swap(from[a], from[b]);
    in_list(queue, queued);
    in_list(drawn, in_hand);
  }

  friend constexpr bool operator==(const Deck&, const Deck&) = default;

 private:
  static constexpr std::array<std::uint8_t, kCards> all_fresh() {
    std::array<std::uint8_t, kCards> all{};
    all.fill(kFresh);
    return all;
  }

  constexpr void draw_from_queue() {
    const int count = looking - in_hand;
    if (count == 0) return;
    for (int i = 0; i < count; ++i) {
      drawn[in_hand++] = queue[i];
      sight(queue[i]);
    }
    std::copy(queue.begin() + count, queue.begin() + queued, queue.begin());
    std::fill(queue.begin() + queued - count, queue.begin() + queued, std::uint8_t{0});
    queued = static_cast<std::uint8_t>(queued - count);
  }
  // MU-H2: what one looked at and put back only the one who looked knows.
  constexpr void sight(int card) {
    if (from[card] == kFresh)
      peeked[index(looker)] |= only(card);
    else
      keeps[from[card] / kBack].see(from[card] % kBack, looker);
  }
  constexpr void put_back() {
    for (int i = 0; i < in_hand; ++i) queue[queued++] = drawn[i];
    drawn = {};
    in_hand = looking = 0;
    looker = Seat::nobody;
  }
};

// MU-S4: forty characters, five of them removed unseen; everyone keeps them secretly.
using Characters = Deck<40, 35, 5, 5, Kept::secretly>;
// Fifteen special-building cards, one for each of twelve tiles at most, kept openly.
using SpecialCards = Deck<15, 12, 3, 0, Kept::openly>;
static_assert(sizeof(Characters) <= 456 && sizeof(SpecialCards) <= 180);

// Every card of the game is in exactly one place, and whoever has one has kept it.
template <auto... kShape>
constexpr bool sound(const Deck<kShape...>& deck, typename Deck<kShape...>::Set game) {
  using D = Deck<kShape...>;
  typename D::Set all = 0, kept = 0;
  bool once = true;
  const auto put = [&](typename D::Set& set, typename D::Set cards) {
    once = once && (set & cards) == 0;
    set |= cards;
  };
  for (const auto hand : deck.hands) put(all, hand);
  if (!D::kOpen) put(all, deck.shown);
  for (int i = 0; i < deck.kept; ++i) put(kept, D::only(deck.keeps[i].card()));
  once = once && kept == all;
  put(all, deck.fresh);
  for (int i = 0; i < deck.queued; ++i) put(all, D::only(deck.queue[i]));
  for (int i = 0; i < deck.in_hand; ++i) put(all, D::only(deck.drawn[i]));
  return once && all == game && deck.fresh_left() >= 0;
}

}  // namespace laguna::murano
