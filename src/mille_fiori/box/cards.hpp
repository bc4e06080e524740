// The 109 cards: which exist, what they are called, and a bag of them as a set of bits.
#pragma once

#include <optional>

#include "kit/bits.hpp"
#include "kit/random.hpp"
#include "kit/text.hpp"
#include "mille_fiori/box/symbols.hpp"

namespace laguna::mille_fiori {

// A kind of card, symbol and wheel. Its number is the place of its first copy in `Cards`.
enum class Card : std::uint8_t { none = 0xff };

constexpr int index(Card card) { return static_cast<int>(card); }

inline constexpr int kWheels = 5;
inline constexpr int kCards = 109;

// How many copies there are with the wheels 1 to 5.
inline constexpr std::array<std::array<int, kWheels>, kSymbols> kCopies = {{
    {1, 1, 3, 1, 1},  // quartz
    {1, 2, 1, 2, 1},  // ash
    {2, 1, 1, 1, 2},  // lime
    {2, 2, 2, 2, 1},  // pigment
    {4, 4, 4, 4, 4},  // key
    {1, 1, 1, 0, 1},  // lion
    {1, 1, 1, 0, 1},  // coin
    {1, 1, 1, 1, 0},  // cross
    {1, 1, 1, 1, 0},  // fish
    {1, 1, 1, 1, 0},  // shell
    {1, 1, 1, 0, 1},  // crab
    {1, 1, 1, 1, 1},  // glasses
    {1, 1, 1, 1, 1},  // carafes
    {1, 1, 1, 1, 1},  // jewelry
    {1, 1, 1, 1, 1},  // swans
    {3, 3, 3, 3, 3},  // ship
}};

namespace cards {

struct Print {
  Symbol symbol{};
  Area area{};
  std::uint8_t wheel = 0;
  std::uint8_t first = 0;   // place of the first copy
  std::uint64_t group = 0;  // all copies, in their word
};

// Copies of a kind lie side by side; symbols up to the key fill the first word, the others the second.
struct Deck {
  std::array<Print, 128> print{};  // by place of any copy
  Bits128 all, first_copies;
  std::array<std::array<Card, kWheels>, kSymbols> card{};
};

constexpr Deck make_deck() {
  Deck deck;
  int place = 0;
  for (int s = 0; s < kSymbols; ++s) {
    if (static_cast<Symbol>(s) == Symbol::lion) place = 64;
    for (int wheel = 1; wheel <= kWheels; ++wheel) {
      const int copies = kCopies[s][wheel - 1];
      deck.card[s][wheel - 1] = copies == 0 ? Card::none : static_cast<Card>(place);
      if (copies == 0) continue;
      const std::uint64_t group = ((std::uint64_t{1} << copies) - 1) << (place & 63);
      deck.first_copies.insert(place);
      for (int first = place; place < first + copies; ++place) {
        deck.all.insert(place);
        deck.print[place] = {static_cast<Symbol>(s), kAreaOf[s], static_cast<std::uint8_t>(wheel),
                             static_cast<std::uint8_t>(first), group};
      }
    }
  }
  return deck;
}

inline constexpr Deck kDeck = make_deck();

}  // namespace cards

constexpr Symbol symbol_of(Card card) { return cards::kDeck.print[index(card)].symbol; }
constexpr int wheel_of(Card card) { return cards::kDeck.print[index(card)].wheel; }
constexpr Area area_of(Card card) { return cards::kDeck.print[index(card)].area; }
// `none` if the box has no such card.
constexpr Card card_with(Symbol symbol, int wheel) {
  return cards::kDeck.card[static_cast<int>(symbol)][wheel - 1];
}

// A bag of cards. Of each kind the first places of its group are filled, so equal bags are equal bits.
class Cards {
 public:
  static constexpr Cards whole_deck() {
    Cards all;
    all.bits_ = cards::kDeck.all;
    return all;
  }

  constexpr int count() const { return bits_.count(); }
  constexpr bool empty() const { return bits_.empty(); }
  constexpr bool has(Card card) const { return card != Card::none && bits_.has(index(card)); }
  constexpr int count(Card card) const { return std::popcount(copies(card)); }

  // There is a copy left to add, or to remove.
  constexpr void add(Card card) { word(card) |= copies(card) + Bits128::bit(index(card)); }
  constexpr void remove(Card card) {
    const std::uint64_t own = copies(card);
    word(card) ^= own ^ ((own >> 1) & group(card));
  }
  constexpr void add(const Cards& more) {
    if (empty())
      *this = more;
    else
      more.each([&](Card card) { add(card); });
  }
  constexpr void remove(const Cards& less) {
    less.each([&](Card card) { remove(card); });
  }

  // The kinds in it: how many, and the n-th.
  constexpr int kinds() const { return first_copies().count(); }
  constexpr Card kind(int n) const { return static_cast<Card>(first_copies().nth(n)); }
  template <class Visit>
  constexpr void each_kind(Visit visit) const {
    first_copies().each([&](int place) { visit(static_cast<Card>(place)); });
  }

  // Single cards: the n-th, one at random, all of them.
  constexpr Card nth(int n) const { return static_cast<Card>(cards::kDeck.print[bits_.nth(n)].first); }
  constexpr Card any(Random& random) const { return nth(random.below(count())); }
  template <class Visit>
  constexpr void each(Visit visit) const {
    bits_.each([&](int place) { visit(static_cast<Card>(cards::kDeck.print[place].first)); });
  }

  friend constexpr bool operator==(const Cards&, const Cards&) = default;

 private:
  static constexpr std::uint64_t group(Card card) { return cards::kDeck.print[index(card)].group; }
  constexpr std::uint64_t& word(Card card) { return bits_.word[index(card) >> 6]; }
  constexpr std::uint64_t copies(Card card) const { return bits_.word[index(card) >> 6] & group(card); }
  constexpr Bits128 first_copies() const { return bits_ & cards::kDeck.first_copies; }

  friend class Dealer;
  Bits128 bits_;
};

constexpr Text write(Card card) {
  return Text(kSymbolName[static_cast<int>(symbol_of(card))]) + "-" + wheel_of(card);
}

constexpr std::optional<Card> read_card(std::string_view text) {
  const std::size_t hyphen = text.rfind('-');
  if (hyphen == std::string_view::npos) return std::nullopt;
  const auto wheel = read_number(text.substr(hyphen + 1));
  if (!wheel || *wheel < 1 || *wheel > kWheels) return std::nullopt;
  for (int s = 0; s < kSymbols; ++s) {
    if (kSymbolName[s] != text.substr(0, hyphen)) continue;
    const Card card = card_with(static_cast<Symbol>(s), *wheel);
    return card == Card::none ? std::nullopt : std::optional(card);
  }
  return std::nullopt;
}

static_assert(Cards::whole_deck().count() == kCards);

}  // namespace laguna::mille_fiori
