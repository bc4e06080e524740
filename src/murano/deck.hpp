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

namespace laguna::murano {

enum class Kept : bool { secretly, openly };

// Somebody looked at `count` cards and kept one of them. The others were put back in this order, so that all
// know their places, but not which card lies in which.
template <int kLook>
class Keep {
 public:
  constexpr Keep() = default;
  constexpr Keep(Seat seat, int count, int kept)
      : head_(static_cast<std::uint8_t>(index(seat) | count << 2 | kept << 5)) {}

  std::array<std::uint8_t, kLook> cards{};  // in the order drawn

  constexpr Seat seat() const { return seat_at(head_ & 3); }
  constexpr int count() const { return head_ >> 2 & 7; }
  constexpr int kept() const { return head_ >> 5; }  // index into the cards
  constexpr int card() const { return cards[kept()]; }
  constexpr int back(int place) const { return cards[place < kept() ? place : place + 1]; }
  // Who has looked at the card in this place since, before it came into another keep.
  constexpr bool seen(int place, Seat seat) const { return (seen_[place / 2] & bit(place, seat)) != 0; }
  constexpr void see(int place, Seat seat) { seen_[place / 2] |= bit(place, seat); }

  friend constexpr bool operator==(const Keep&, const Keep&) = default;

 private:
  static constexpr std::uint8_t bit(int place, Seat seat) {
    return static_cast<std::uint8_t>(1u << (4 * (place % 2) + index(seat)));
  }
  std::array<std::uint8_t, kLook / 2> seen_{};
  std::uint8_t head_ = 0;
};

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
  std::array<std::uint8_t, kCards> from =
      filled<kCards>(kFresh);                      // keep · kBack + place, of cards in the deck
  std::array<std::uint8_t, kRoom> queue{};         // top first, then zeros
  std::array<std::uint8_t, kLook> drawn{};         // being looked at, then zeros
  std::uint8_t kept = 0, queued = 0, in_hand = 0;  // how many of these three
  std::uint8_t looking = 0;                        // how many will be looked at
  Seat looker = Seat::nobody;

  // The cards of this game; nothing has been looked at.
  static constexpr Deck start(Set game) {
    Deck deck;
    deck.fresh = game;
    return deck;
  }

  constexpr int fresh_left() const { return std::popcount(fresh) - kRemoved; }
  constexpr int size() const { return fresh_left() + queued; }
  constexpr bool in_use() const { return looker != Seat::nobody; }
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

  constexpr bool holds(int card) const {
    return std::find(drawn.begin(), drawn.begin() + in_hand, card) != drawn.begin() + in_hand;
  }
  // Keeps this card of those drawn; the others go under the deck in the order drawn.
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
  // Keeps none of them.
  constexpr void decline() { put_back(); }

  // MU-H1: all see which of a seat's cards, as they lie in order, is turned over.
  constexpr void reveal(int card) {
    for (Set& cards : hands) cards &= static_cast<Set>(~only(card));
    shown |= only(card);
  }

  // The cards a seat has kept, in that order, turned over or not.
  template <class Visit>
  constexpr void each_kept(Seat seat, Visit visit) const {
    for (int i = 0; i < kept; ++i)
      if (keeps[i].seat() == seat) visit(keeps[i].card());
  }

  friend constexpr bool operator==(const Deck&, const Deck&) = default;

 private:
  template <int kCount>
  static constexpr std::array<std::uint8_t, kCount> filled(std::uint8_t with) {
    std::array<std::uint8_t, kCount> all{};
    all.fill(with);
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

// Every card of the game is in exactly one place.
template <int kCards, int kKeeps, int kLook, int kRemoved, Kept kHow>
constexpr bool sound(const Deck<kCards, kKeeps, kLook, kRemoved, kHow>& deck,
                     typename Deck<kCards, kKeeps, kLook, kRemoved, kHow>::Set game) {
  using D = Deck<kCards, kKeeps, kLook, kRemoved, kHow>;
  typename D::Set all = deck.fresh;
  bool once = true;
  const auto put = [&](typename D::Set cards) {
    once = once && (all & cards) == 0;
    all |= cards;
  };
  for (int i = 0; i < deck.queued; ++i) put(D::only(deck.queue[i]));
  for (int i = 0; i < deck.in_hand; ++i) put(D::only(deck.drawn[i]));
  for (const auto hand : deck.hands) put(hand);
  if (!D::kOpen) put(deck.shown);
  typename D::Set kept = 0;
  for (int i = 0; i < deck.kept; ++i) {
    once = once && (kept & D::only(deck.keeps[i].card())) == 0;
    kept |= D::only(deck.keeps[i].card());
  }
  typename D::Set held = D::kOpen ? 0 : deck.shown;
  for (const auto hand : deck.hands) held |= hand;
  return once && all == game && kept == held && deck.fresh_left() >= 0;
}

}  // namespace laguna::murano
