// What a seat may know, how it imagines the rest, and what it is told.
#pragma once

#include "murano/choices.hpp"
#include "murano/deck_imagine.hpp"
#include "murano/pile_view.hpp"

namespace laguna::murano {

struct View {
  Open open;
  Seat viewer = Seat::nobody;
  Seats known;                          // whose hands the viewer may see: its own
  std::array<Hand, kMaxSeats> hands{};  // of those
  Contents found{};                     // in the stack that the viewer is looking through
  DeckView<Characters> characters;
  DeckView<SpecialCards> cards;
  PileView shops, palaces;

  friend constexpr bool operator==(const View&, const View&) = default;
};

inline View observe(const State& state, Seat viewer) {
  View view;
  view.open = state.open;
  view.viewer = viewer;
  const Tile tile = state.open.tile;
  if (state.open.acting != viewer && (is_shop(tile) || is_palace(tile))) view.open.tile = Tile::none;
  if (viewer != Seat::nobody) {
    view.known.insert(viewer);
    view.hands[index(viewer)] = hand_of(state, viewer);
  }
  if (state.open.phase == Phase::take && state.open.acting == viewer)
    view.found = pile_of(state, state.open.stack).left;
  view.characters = observe(state.characters, viewer);
  view.cards = observe(state.cards, viewer);
  view.shops = observe(state.shops, viewer);
  view.palaces = observe(state.palaces, viewer);
  return view;
}

// The table with everything open, as it may be shown when the game is over.
inline View reveal(const State& state) {
  View view = observe(state, Seat::nobody);
  view.open.tile = state.open.tile;
  view.known = state.open.everyone();
  view.known.each([&](Seat seat) { view.hands[index(seat)] = hand_of(state, seat); });
  return view;
}

// The hidden tile that a seat is about to place: the one just bought, or any of those it has.
inline Tile imagine_tile(const State& state, Random& random) {
  const Open& open = state.open;
  const Pile& pile = pile_of(state, open.stack);
  const auto own = static_cast<Tiles>(pile.open.of[index(open.acting)] & ~pile.open.built);
  const int tile = open.left == 0 ? pile.open.bought - 1
                                  : std::countr_zero(nth_bit(own, random.below(std::popcount(own))));
  int kind = 0;
  while ((pile.kind[static_cast<std::size_t>(kind)] >> tile & 1) == 0) ++kind;
  return tile_of(open.stack, kind);
}

inline State imagine(const View& view, Random& random) {
  State state;
  state.open = view.open;
  state.characters = imagine(view.characters, random);
  state.cards = imagine(view.cards, random);
  state.shops = imagine(view.shops, random);
  state.palaces = imagine(view.palaces, random);
  if (state.open.phase == Phase::site && state.open.tile == Tile::none)
    state.open.tile = imagine_tile(state, random);
  return state;
}

// What the seat alone knows, asked of its view.
struct OwnInView {
  const View& view;

  const Open& open() const { return view.open; }
  const Hand& mine() const { return view.hands[index(view.viewer)]; }
  Characters::Set unseen() const { return view.characters.unseen; }
  int tiles(Tile tile) const {
    return (is_shop(tile) ? mine().shops : mine().palaces)[static_cast<std::size_t>(kind_of(tile))];
  }
  int found(int kind) const { return view.found[static_cast<std::size_t>(kind)]; }
  std::uint64_t hand() const { return mine().characters; }
  void each_character(auto&& visit) const {
    for (const Place& place : view.characters.drawn) visit(view.characters.card(place) + 1);
  }
  void each_card(auto&& visit) const {
    for (const Place& place : view.cards.drawn) visit(view.cards.card(place));
  }
};

// MU-H1, MU-H2: tiles and characters are their seat's secret, and what it looks at.
inline Event seen_by(Event event, Seat viewer) {
  if (event.seat == viewer) return event;
  switch (event.kind) {
    case Event::Kind::got:
      event.tile = Tile::none;
      break;
    case Event::Kind::found:
      event.tiles = {};
      break;
    case Event::Kind::kept:
      if (is_special_card(event)) break;
      [[fallthrough]];
    case Event::Kind::drew:
      event.card = Event::kNoCard;
      break;
    default:
      break;
  }
  return event;
}

// Whether the event shows this seat something it had no part in deciding.
inline bool reveals(const Event& event, Seat viewer) {
  switch (event.kind) {
    case Event::Kind::started:
    case Event::Kind::drew_street:
    case Event::Kind::drew_bead:
      return true;
    case Event::Kind::found:
    case Event::Kind::got:
    case Event::Kind::drew:
      return event.seat == viewer;
    case Event::Kind::kept:
    case Event::Kind::built:
    case Event::Kind::scored:
      return event.seat != viewer;
    default:
      return false;
  }
}

}  // namespace laguna::murano
