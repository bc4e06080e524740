// What a seat may know, how it imagines the rest, and what it is told.
#pragma once

#include "mille_fiori/events.hpp"
#include "mille_fiori/state.hpp"

namespace laguna::mille_fiori {

struct View {
  Board board;
  Seat viewer = Seat::nobody;
  Cards hand;                            // the viewer's own
  Card pick = Card::none;                // the viewer's own, still hidden from the others
  Seats known;                           // whose cards the viewer has seen and can tell
  std::array<Cards, kMaxSeats> cards{};  // of those seats: hand and hidden pick together
  std::array<std::uint8_t, kMaxSeats> hand_sizes{};
  std::uint8_t pile_size = 0;
  Cards unseen;  // the pile and the unknown hands and picks, mixed

  friend constexpr bool operator==(const View&, const View&) = default;
};

// A hand that was passed on is known less what was taken from it, and every taken card has been played openly
// before hands move on: so in the t-th cycle (from 0) a seat knows the cards of the t seats on its left, at
// most of all.
constexpr Seats known_to(const Board& board, Seat viewer) {
  Seats known;
  if (viewer == Seat::nobody) return known;
  const int reach = board.cycle < board.seats() ? board.cycle : board.seats() - 1;
  for (int steps = 1; steps <= reach; ++steps) known.insert(after(viewer, steps, board.seats()));
  return known;
}

constexpr View observe(const State& state, Seat viewer) {
  View view;
  view.board = state.board;
  view.viewer = viewer;
  view.known = known_to(state.board, viewer);
  view.pile_size = static_cast<std::uint8_t>(state.pile.count());
  view.unseen = state.pile;
  state.board.everyone().each([&](Seat seat) {
    const Cards& hand = state.hands[index(seat)];
    const Card pick = state.picks[index(seat)];
    view.hand_sizes[index(seat)] = static_cast<std::uint8_t>(hand.count());
    if (seat == viewer) {
      view.hand = hand;
      view.pick = pick;
      return;
    }
    Cards& pool = view.known.has(seat) ? view.cards[index(seat)] : view.unseen;
    pool.add(hand);
    if (pick != Card::none) pool.add(pick);
  });
  return view;
}

// The table with every card open, as it may be shown when the game is over.
constexpr View reveal(const State& state) {
  View view = observe(state, Seat::nobody);
  view.known = state.board.everyone();
  view.known.each([&](Seat seat) {
    view.cards[index(seat)] = state.hands[index(seat)];
    if (const Card pick = state.picks[index(seat)]; pick != Card::none) view.cards[index(seat)].add(pick);
  });
  view.unseen = state.pile;
  return view;
}

// Every way to deal the unseen cards, and every choice of a hidden pick among a seat's cards, is equally
// likely.
constexpr State imagine(const View& view, Random& random) {
  State state;
  state.board = view.board;
  state.pile = view.unseen;
  const auto draw = [&](Cards& from) {
    const Card card = from.any(random);
    from.remove(card);
    return card;
  };
  view.board.everyone().each([&](Seat seat) {
    if (seat == view.viewer) {
      state.hands[index(seat)] = view.hand;
      state.picks[index(seat)] = view.pick;
      return;
    }
    const bool picked = view.board.committed.has(seat);
    Cards& hand = state.hands[index(seat)];
    if (view.known.has(seat)) {
      hand = view.cards[index(seat)];
    } else {
      for (int left = view.hand_sizes[index(seat)] + (picked ? 1 : 0); left > 0; --left)
        hand.add(draw(state.pile));
    }
    if (picked) state.picks[index(seat)] = draw(hand);
  });
  return state;
}

// Dealt and picked cards are their seat's secret; in the tactical variation a pick is shown at once.
constexpr Event seen_by(Event event, Seat viewer) {
  const bool secret = event.kind == Event::Kind::dealt || event.kind == Event::Kind::picked;
  if (secret && event.seat != viewer) event.card = Card::none;
  return event;
}

// Whether the event shows this seat something it had no part in deciding: a card of somebody else, a new
// hand.
constexpr bool reveals(const Event& event, Seat viewer) {
  switch (event.kind) {
    case Event::Kind::started:
    case Event::Kind::turned_up:
    case Event::Kind::dealt:
    case Event::Kind::passed:
    case Event::Kind::left_over:
      return true;
    case Event::Kind::played:
      return event.seat != viewer;
    case Event::Kind::picked:
    case Event::Kind::placed:
    case Event::Kind::sailed:
    case Event::Kind::scored:
    case Event::Kind::earned:
    case Event::Kind::took:
    case Event::Kind::declined:
    case Event::Kind::last_turns:
    case Event::Kind::ended:
      return false;
  }
  return true;
}

}  // namespace laguna::mille_fiori
