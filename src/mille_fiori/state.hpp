// The table at one moment: what lies open, and what is hidden from somebody.
#pragma once

#include "game/seat.hpp"
#include "mille_fiori/box/box.hpp"
#include "mille_fiori/options.hpp"

namespace laguna::mille_fiori {

inline constexpr int kHandSize = 5;
inline constexpr int kSupply = 27;
inline constexpr int kInTheBox = 3;
inline constexpr std::array kFaceUpAtStart = {9, 4, 9};  // two, three, four seats
inline constexpr std::array kCyclesInRound = {3, 4, 4};

enum class Phase : std::uint8_t {
  draw_start,  // chance: who has the Doge card
  turn_up,     // chance: cards face up
  deal,        // chance: hands
  pick,        // everyone, or in the tactical variation the acting seat, keeps a card
  play,        // the acting seat plays the shown card
  extra,       // the acting seat may take an extra card
  over
};

// Everything that lies open. Nobody's secrets are in here, so a view may copy it whole.
struct Board {
  std::array<Spaces, kMaxSeats> diamonds{};
  Cards face_up, discard;
  Scores scores{};
  std::array<std::uint8_t, kMaxSeats> ships{};
  std::array<std::uint8_t, kMaxSeats> stock{};  // diamonds left, those in the box included
  std::array<std::array<Seat, kBonus.size()>, kBonusAreas> bonuses{};  // who marks 20, 15, 10, 5
  Options options;
  Phase phase = Phase::draw_start;
  Seat start = Seat::nobody;  // has the Doge card
  Seat acting = Seat::nobody;
  Card shown = Card::none;  // being played
  Seats committed;          // have chosen a card that is still hidden
  std::uint8_t cycle = 0;   // of picking and playing, in the round
  std::uint8_t round = 0;
  std::uint8_t dealt = 0;         // cards of this round's deal
  Seat first_out = Seat::nobody;  // whose supply ran empty first

  constexpr int seats() const { return options.seats; }
  constexpr Seats everyone() const { return Seats::first(options.seats); }
  constexpr Seat left_of(Seat seat) const { return after(seat, 1, options.seats); }
  constexpr Mask occupied(int word) const {
    return diamonds[0].word[word] | diamonds[1].word[word] | diamonds[2].word[word] | diamonds[3].word[word];
  }
  constexpr Mask of(Seat seat, Area area) const {
    return diamonds[index(seat)].word[word_of(area)] & mask_of(area);
  }

  friend constexpr bool operator==(const Board&, const Board&) = default;
};

struct State {
  Board board;
  Cards pile;  // a bag: its order is not decided before a card is drawn
  std::array<Cards, kMaxSeats> hands{};
  std::array<Card, kMaxSeats> picks = {Card::none, Card::none, Card::none, Card::none};

  friend constexpr bool operator==(const State&, const State&) = default;
};
static_assert(sizeof(State) <= 512);

// Every card is in exactly one place, and every diamond too.
constexpr bool sound(const State& state) {
  const Board& board = state.board;
  Bits128 once;
  int cards =
      state.pile.count() + board.face_up.count() + board.discard.count() + (board.shown != Card::none);
  for (int seat = 0; seat < kMaxSeats; ++seat) {
    cards += state.hands[seat].count() + (state.picks[seat] != Card::none);
    int diamonds = board.stock[seat] + board.diamonds[seat].count();
    for (const auto& marks : board.bonuses)
      for (Seat mark : marks) diamonds += index(mark) == seat;
    if (diamonds != (seat < board.seats() ? kSupply + kInTheBox : 0)) return false;
    if (!(once & board.diamonds[seat]).empty()) return false;
    once = once | board.diamonds[seat];
  }
  Cards all = state.pile;
  all.add(board.face_up);
  all.add(board.discard);
  if (board.shown != Card::none) all.add(board.shown);
  for (const Cards& hand : state.hands) all.add(hand);
  for (Card pick : state.picks)
    if (pick != Card::none) all.add(pick);
  return cards == kCards && all == Cards::whole_deck();
}

}  // namespace laguna::mille_fiori
