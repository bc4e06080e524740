// What a perfect memory in a seat knows of a deck.
#pragma once

#include "kit/fixed_vector.hpp"
#include "murano/deck.hpp"

namespace laguna::murano {

inline constexpr std::uint8_t kUnknown = 0xff;

// MU-H2: all follow the places of cards. Which card lies there only those know who have seen it there.
struct Sight {
  std::uint8_t card = kUnknown;  // to the viewer
  Seats seen;                    // who has looked at it, known to all

  friend constexpr bool operator==(const Sight&, const Sight&) = default;
};

// A card put back with a keep is described there; one that was in no keep yet, here.
struct Place {
  std::uint8_t from = 0;
  Sight fresh;

  friend constexpr bool operator==(const Place&, const Place&) = default;
};

template <class D>
struct DeckView {
  using Set = typename D::Set;

  // MU-H1: characters lie in the order in which they came, but face down.
  struct Keep {
    Seat seat = Seat::nobody;
    std::uint8_t count = 0;
    std::uint8_t kept = kUnknown;  // index into the cards
    std::uint8_t card = kUnknown;  // the kept one
    bool shown = false;            // to all
    std::array<Place, D::kMostLook> cards{};
    std::array<Sight, D::kBack> back{};

    friend constexpr bool operator==(const Keep&, const Keep&) = default;
  };

  Seat viewer = Seat::nobody;
  Seat looker = Seat::nobody;
  std::uint8_t looking = 0;
  std::uint8_t fresh = 0;  // how many, those in the box included
  Set unseen = 0;          // cards the viewer has never seen
  FixedVector<Keep, D::kMostKeeps> keeps;
  FixedVector<Place, D::kRoom> queue;
  FixedVector<Place, D::kMostLook> drawn;

  constexpr int size() const { return fresh - D::kInTheBox + static_cast<int>(queue.size()); }
  // The card in a place, as far as the viewer has seen it there.
  constexpr int card(const Place& place) const {
    if (place.from == D::kFresh) return place.fresh.card;
    return keeps[place.from / D::kBack].back[place.from % D::kBack].card;
  }
  constexpr int hand_size(Seat seat) const {
    int count = 0;
    for (const Keep& keep : keeps) count += keep.seat == seat && (D::kOpen || !keep.shown);
    return count;
  }
  // As far as the viewer knows: all of the own one.
  constexpr Set hand(Seat seat) const {
    Set cards = 0;
    for (const Keep& keep : keeps)
      if (keep.seat == seat && keep.card != kUnknown && (D::kOpen || !keep.shown))
        cards |= D::only(keep.card);
    return cards;
  }

  friend constexpr bool operator==(const DeckView&, const DeckView&) = default;
};

template <class D>
constexpr DeckView<D> observe(const D& deck, Seat viewer) {
  DeckView<D> view;
  view.viewer = viewer;
  view.looker = deck.looker;
  view.looking = deck.looking;
  view.fresh = static_cast<std::uint8_t>(std::popcount(deck.fresh));
  view.unseen = deck.unseen_by(viewer);

  const auto sight = [&](int card, bool known, auto seen) {
    Sight made;
    if (known) made.card = static_cast<std::uint8_t>(card);
    Seats::first(kMaxSeats).each([&](Seat seat) {
      if (seen(seat)) made.seen.insert(seat);
    });
    return made;
  };
  const auto place = [&](int card, std::uint8_t from) {
    Place made{from, {}};
    const auto peeked = [&](Seat seat) { return (deck.peeked[index(seat)] & D::only(card)) != 0; };
    if (from == D::kFresh) made.fresh = sight(card, viewer != Seat::nobody && peeked(viewer), peeked);
    return made;
  };

  std::array<std::uint8_t, D::kSize> from{};
  from.fill(D::kFresh);
  for (int e = 0; e < deck.kept; ++e) {
    const auto& real = deck.keeps[e];
    const bool own = real.seat() == viewer;
    typename DeckView<D>::Keep keep;
    keep.seat = real.seat();
    keep.count = static_cast<std::uint8_t>(real.count());
    keep.shown = (deck.shown & D::only(real.card())) != 0;
    if (own) keep.kept = static_cast<std::uint8_t>(real.kept());
    if (own || keep.shown) keep.card = static_cast<std::uint8_t>(real.card());
    for (int i = 0; i < real.count(); ++i) keep.cards[i] = place(real.cards[i], from[real.cards[i]]);
    for (int i = 0; i + 1 < real.count(); ++i) {
      const int card = real.back(i);
      const auto saw = [&](Seat seat) { return real.seen(i, seat); };
      keep.back[i] = sight(card, own || (viewer != Seat::nobody && saw(viewer)), saw);
      from[card] = static_cast<std::uint8_t>(e * D::kBack + i);
    }
    view.keeps.push_back(keep);
  }
  for (int i = 0; i < deck.queued; ++i) view.queue.push_back(place(deck.queue[i], from[deck.queue[i]]));
  for (int i = 0; i < deck.in_hand; ++i) view.drawn.push_back(place(deck.drawn[i], from[deck.drawn[i]]));
  return view;
}

}  // namespace laguna::murano
