// Some deck that a viewer cannot tell from the real one.
#pragma once

#include <optional>

#include "murano/deck_choices.hpp"

namespace laguna::murano {

// Follows every card from the moment it came up: a number in that order, until it is known which one it is.
template <class D>
class Imagined {
 public:
  constexpr explicit Imagined(const DeckView<D>& view) : view_(view) {}

  // Nothing, if a card the viewer saw would have come from elsewhere.
  constexpr std::optional<D> deck(const typename Choices<D>::Answer& kept, Random& random) {
    for (std::size_t e = 0; e < view_.keeps.size(); ++e)
      if (!add(view_.keeps[e], kept[e])) return std::nullopt;
    for (const Place& place : view_.queue) deck_.queue[deck_.queued++] = follow(place);
    for (const Place& place : view_.drawn) deck_.drawn[deck_.in_hand++] = follow(place);
    deal(random);
    return finish();
  }

 private:
  constexpr std::uint8_t follow(const Place& place) {
    if (place.from != D::kFresh) {
      const auto& keep = deck_.keeps[place.from / D::kBack];
      return static_cast<std::uint8_t>(keep.back(place.from % D::kBack));
    }
    cards_[count_] = place.fresh.card;
    seen_[count_] = place.fresh.seen;
    return count_++;
  }
  constexpr bool identify(int number, std::uint8_t card) {
    if (card == kUnknown) return true;
    if (cards_[number] != kUnknown || (known_ & D::only(card)) != 0) return cards_[number] == card;
    known_ |= D::only(card);
    cards_[number] = card;
    return true;
  }
  constexpr bool add(const typename DeckView<D>::Keep& seen, int kept) {
    auto& keep = deck_.keeps[deck_.kept++] = typename D::Keep(seen.seat, seen.count, kept);
    for (int i = 0; i < seen.count; ++i) {
      keep.cards[i] = follow(seen.cards[i]);
      if (cards_[keep.cards[i]] != kUnknown) known_ |= D::only(cards_[keep.cards[i]]);
    }
    for (int i = 0; i + 1 < seen.count; ++i) {
      seen.back[i].seen.each([&](Seat seat) { keep.see(i, seat); });
      if (!identify(keep.back(i), seen.back[i].card)) return false;
    }
    return identify(keep.card(), seen.card);
  }
  constexpr void deal(Random& random) {
    deck_.fresh = view_.unseen;
    for (int number = 0; number < count_; ++number) {
      if (cards_[number] == kUnknown) {
        cards_[number] = static_cast<std::uint8_t>(deck_.any(random));
        deck_.fresh ^= D::only(cards_[number]);
      }
      seen_[number].each([&](Seat seat) { deck_.peeked[index(seat)] |= D::only(cards_[number]); });
    }
  }
  // From numbers to cards.
  constexpr D finish() {
    for (std::size_t e = 0; e < view_.keeps.size(); ++e) {
      auto& keep = deck_.keeps[e];
      for (int i = 0; i < keep.count(); ++i) keep.cards[i] = cards_[keep.cards[i]];
      const auto card = D::only(keep.card());
      if (view_.keeps[e].shown) deck_.shown |= card;
      if (D::kOpen || !view_.keeps[e].shown) deck_.hands[index(keep.seat())] |= card;
    }
    const auto name = [&](auto& numbers, const auto& places) {
      for (std::size_t i = 0; i < places.size(); ++i) {
        numbers[i] = cards_[numbers[i]];
        deck_.from[numbers[i]] = places[i].from;
      }
    };
    name(deck_.queue, view_.queue);
    name(deck_.drawn, view_.drawn);
    deck_.looker = view_.looker;
    deck_.looking = view_.looking;
    return deck_;
  }

  const DeckView<D>& view_;
  D deck_;
  std::array<std::uint8_t, D::kSize> cards_{};
  std::array<Seats, D::kSize> seen_{};
  typename D::Set known_ = 0;
  std::uint8_t count_ = 0;
};

// All decks that look like this are equally likely: whichever card each seat kept, and whatever the cards are
// that the viewer never saw.
template <class D>
constexpr D imagine(const DeckView<D>& view, Random& random) {
  const Choices<D> choices(view);
  while (true)
    if (const auto deck = Imagined<D>(view).deck(choices.draw(random), random)) return *deck;
}

}  // namespace laguna::murano
