// Buying tiles, recruiting characters, and gondoliers.
#pragma once

#include "murano/rules/building.hpp"

namespace laguna::murano {

// MU-E2: in the last turn a tile just bought may be placed at once.
template <class Emit>
void after_buying(State& state, Tile tile, Emit& emit) {
  Open& open = state.open;
  if (open.ending == Seat::nobody || open.open_sites() == 0) return end_turn(state, emit);
  open.tile = tile;
  open.phase = Phase::site;
}

inline Pile& pile_of(State& state, Stack stack) {
  return stack == Stack::shops ? state.shops : state.palaces;
}
inline const Pile& pile_of(const State& state, Stack stack) {
  return stack == Stack::shops ? state.shops : state.palaces;
}
constexpr Tile tile_of(Stack stack, int kind) {
  return stack == Stack::shops ? shop_of(kind) : palace_of(kind);
}

// MU-A2, MU-A3, MU-A5
template <class Emit>
void buy(State& state, Stack stack, Emit& emit) {
  Open& open = state.open;
  const int price = kPrice[static_cast<int>(stack)];
  const bool hidden = stack == Stack::shops || stack == Stack::palaces;
  const Rule rule = hidden ? Rule::A3 : stack == Stack::factories ? Rule::A2 : Rule::A5;
  open.player().gold -= price;
  emit(tell::of_stack(tell::Kind::bought, open.acting, rule, stack, -price));
  if (hidden) {
    open.stack = stack;
    open.phase = Phase::top;
    return;
  }
  ++open.player().tiles[static_cast<int>(stack)];
  leave_stack(open, stack, emit);
  after_buying(state, stack == Stack::factories ? Tile::factory : Tile::special, emit);
}

// A shop or palace came to the seat.
template <class Emit>
void get_hidden(State& state, Tile tile, Emit& emit) {
  Open& open = state.open;
  ++open.player().tiles[static_cast<int>(open.stack)];
  emit(tell::with_tile(tell::Kind::got, open.acting, tile));
  leave_stack(open, open.stack, emit);
  after_buying(state, tile, emit);
}
template <class Emit>
void draw_top(State& state, Tile tile, Emit& emit) {
  pile_of(state, state.open.stack).take_top(state.open.acting, kind_of(tile));
  get_hidden(state, tile, emit);
}

template <class Emit>
void look_through(State& state, Emit& emit) {
  Open& open = state.open;
  open.phase = Phase::take;
  Event event = tell::of_stack(tell::Kind::found, open.acting, Rule::none, open.stack, 0);
  event.tiles = pile_of(state, open.stack).left;
  emit(event);
}

// MU-A4
template <class Emit>
void search(State& state, Stack stack, Emit& emit) {
  Open& open = state.open;
  open.player().gold -= kSearchPrice;
  open.stack = stack;
  Pile& pile = pile_of(state, stack);
  pile.begin_search(open.acting);
  emit(tell::of_stack(tell::Kind::searched, open.acting, Rule::A4, stack, -kSearchPrice));
  if (!pile.needs_removed()) return look_through(state, emit);
  open.phase = Phase::removed;
}
// Which palace is not in the game nobody is told; one sees what is.
template <class Emit>
void decide_removed(State& state, Tile tile, Emit& emit) {
  state.palaces.remove(kind_of(tile));
  look_through(state, emit);
}
template <class Emit>
void take(State& state, Tile tile, Emit& emit) {
  pile_of(state, state.open.stack).choose(kind_of(tile));
  get_hidden(state, tile, emit);
}

// MU-A6
template <class Emit>
void look_at_characters(State& state, auto&& draw, Emit& emit) {
  look_on(state.characters, state.open.acting, 1, draw, emit);
  state.open.phase = state.characters.needs_chance() ? Phase::look : Phase::keep;
}
template <class Emit>
void recruit(State& state, Emit& emit) {
  const Seat seat = state.open.acting;
  const int wanted = characters_to_look_at(state.open, seat), left = state.open.characters_left;
  emit(tell::counted(tell::Kind::recruits, seat, wanted < left ? wanted : left, Rule::A6));
  look_at_characters(state, [&] { state.characters.begin_look(seat, wanted); }, emit);
}
template <class Emit>
void draw_character(State& state, int character, Emit& emit) {
  look_at_characters(state, [&] { state.characters.draw(character - 1); }, emit);
}
template <class Emit>
void keep_character(State& state, int character, Emit& emit) {
  Open& open = state.open;
  const int price = character_price(open, open.acting);
  state.characters.keep(character - 1);
  open.player().gold -= price;
  ++open.player().characters;
  --open.characters_left;
  emit(tell::with_card(tell::Kind::kept, open.acting, character, Rule::A6, -price));
  end_turn(state, emit);
}
// MU-A7
template <class Emit>
void decline(State& state, Emit& emit) {
  state.characters.decline();
  emit(tell::plain(tell::Kind::declined, state.open.acting, Rule::A7));
  end_turn(state, emit);
}

// MU-A8, MU-K3
template <class Emit>
void place_gondolier(State& state, int island, int colour, Emit& emit) {
  Open& open = state.open;
  Player& player = open.player();
  const int price = dock_price(open, open.acting, colour == index(open.acting));
  player.gold -= price;
  --player.gondoliers;
  player.docks |= 1u << (4 * island + colour);
  Event event = tell::plain(tell::Kind::docked, open.acting, Rule::A8, -price);
  event.count = static_cast<std::uint8_t>(colour);
  emit(tell::placed(event, island));
  if (open.has(open.acting, Special::dockside_bar)) gain(open, Rule::K3, 1, emit);
  end_turn(state, emit);
}

// MU-A9
template <class Emit>
void hire(State& state, Emit& emit) {
  Open& open = state.open;
  Player& player = open.player();
  const int price = hire_price(open, open.acting);
  player.gold -= price;
  ++player.gondoliers;
  --player.supply;
  emit(tell::plain(tell::Kind::hired, open.acting, Rule::A9, -price));
  end_turn(state, emit);
}
template <class Emit>
void dismiss(State& state, Emit& emit) {
  Open& open = state.open;
  Player& player = open.player();
  const int gain = dismiss_gain(open, open.acting);
  player.gold += gain;
  --player.gondoliers;
  ++player.supply;
  emit(tell::plain(tell::Kind::dismissed, open.acting, Rule::A9, gain));
  end_turn(state, emit);
}

}  // namespace laguna::murano
