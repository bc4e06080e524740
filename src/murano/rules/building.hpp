// Building: streets are drawn and laid, buildings go beside them, special buildings bring a card.
#pragma once

#include "murano/rules/turns.hpp"

namespace laguna::murano {

// Draws so that the seat sees each card, also those from under the deck, which take no luck.
template <class Emit>
void look_on(auto& deck, Seat seat, int first_card, auto&& draw, Emit& emit) {
  const int before = deck.in_hand;
  draw();
  for (int i = before; i < deck.in_hand; ++i)
    emit(tell::with_card(tell::Kind::drew, seat, first_card + deck.drawn[static_cast<std::size_t>(i)]));
}

template <class Emit>
void look_at_special_cards(State& state, auto&& draw, Emit& emit) {
  look_on(state.cards, state.open.acting, Event::kFirstSpecial, draw, emit);
  state.open.phase = state.cards.needs_chance() ? Phase::special : Phase::card;
}

// After a tile, or a card for it: the next one, if the action goes on and something can be built.
template <class Emit>
void go_on_building(State& state, Emit& emit) {
  Open& open = state.open;
  open.tile = Tile::none;
  if (open.left > 0) --open.left;
  if (open.left == 0 || !can_build(open)) return end_turn(state, emit);
  open.phase = Phase::build;
}

// MU-B1: which tile comes next.
inline void begin_tile(State& state, Tile tile) {
  Open& open = state.open;
  if (open.left == 0) open.left = kTilesInABuild;
  open.tile = tile;
  open.stack = stack_of(tile);
  open.phase = tile == Tile::street ? Phase::street : Phase::site;
}

// MU-B2
template <class Emit>
void draw_street(Open& open, int kind, Emit& emit) {
  --open.drawable[kind];
  open.street = static_cast<std::uint8_t>(kind);
  open.phase = Phase::site;
  emit(tell::counted(tell::Kind::drew_street, open.acting, kind));
  leave_stack(open, Stack::streets, emit);
}

inline void put_street(Open& open, int kind, int space) {
  const std::uint64_t here = std::uint64_t{1} << space;
  open.paved |= here;
  open.beside |= layout.beside[space];
  for (int colour = 0; colour < kColours; ++colour)
    if (kCustomers[kind][colour] > 0) {
      open.customers[colour] |= here;
      open.served[colour] |= layout.sites_of[layout.street_island[space]];
    }
}
template <class Emit>
void lay_street(State& state, int space, Emit& emit) {
  put_street(state.open, state.open.street, space);
  emit(tell::placed(tell::counted(tell::Kind::laid, state.open.acting, state.open.street), space));
  go_on_building(state, emit);
}

template <class Emit>
void gain(Open& open, Rule rule, int points, Emit& emit) {
  gain_points(open, open.acting, points);
  emit(tell::points(open.acting, rule, points));
}

// MU-B4, MU-B5, MU-B6, MU-K4, MU-K5
template <class Emit>
void put_building(Open& open, Tile tile, int site, Emit& emit) {
  const Seat seat = open.acting;
  const std::uint64_t here = std::uint64_t{1} << site;
  --open.player().tiles[static_cast<int>(stack_of(tile))];
  open.built |= here;
  emit(tell::placed(tell::with_tile(tell::Kind::built, seat, tile), kFirstSite + site));
  if (tile == Tile::factory) {
    open.factories[index(seat)] |= here;
    gain(open, Rule::B4, 1, emit);
  } else if (is_shop(tile)) {
    open.shops[index(seat)] |= here;
    open.shops_of[kind_of(tile)] |= here;
    gain(open, Rule::B5, 2, emit);
  } else if (is_palace(tile)) {
    open.palaces[kind_of(tile)] |= here;
    gain(open, Rule::B6, 3, emit);
  } else {
    open.specials |= here;
  }
  const bool craft = is_shop(tile) || tile == Tile::factory;
  if (open.has(seat, craft ? Special::crane_craft : Special::crane_civic))
    gain(open, craft ? Rule::K5 : Rule::K4, 1, emit);
}

// MU-B7
template <class Emit>
void build(State& state, int site, Emit& emit) {
  const Tile tile = state.open.tile;
  const Seat seat = state.open.acting;
  put_building(state.open, tile, site, emit);
  if (is_shop(tile)) state.shops.build(seat, kind_of(tile));
  if (is_palace(tile)) state.palaces.build(seat, kind_of(tile));
  if (tile == Tile::special)
    return look_at_special_cards(state, [&] { state.cards.begin_look(seat, 3); }, emit);
  go_on_building(state, emit);
}

template <class Emit>
void draw_special_card(State& state, int card, Emit& emit) {
  look_at_special_cards(state, [&] { state.cards.draw(card); }, emit);
}

// MU-B7, MU-K9, MU-K14
template <class Emit>
void keep_special_card(State& state, int card, Emit& emit) {
  Open& open = state.open;
  state.cards.keep(card);
  const auto bit = bit_of(static_cast<Special>(card));
  open.player().cards = static_cast<std::uint16_t>(open.player().cards | bit);
  open.new_cards = static_cast<std::uint16_t>(open.new_cards | bit);
  emit(tell::with_card(tell::Kind::kept, open.acting, Event::kFirstSpecial + card, Rule::B7));
  if (static_cast<Special>(card) == Special::basilica) gain(open, Rule::K9, 5, emit);
  go_on_building(state, emit);
}

}  // namespace laguna::murano
