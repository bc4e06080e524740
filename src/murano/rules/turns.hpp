// The course of the game: setting up, whose turn it is, and how the end comes.
#pragma once

#include "murano/rules/deeds.hpp"
#include "murano/rules/scoring.hpp"

namespace laguna::murano {

// MU-S1, MU-S3, MU-S4, MU-S5
inline State set_up(const Options& options) {
  State state;
  Open& open = state.open;
  open.seats = options.seats;
  const bool four = options.seats == kMaxSeats;
  open.everyone().each([&](Seat seat) {
    Player& player = open.players[index(seat)];
    player.gold = kStartGold;
    player.gondoliers = kStartGondoliers;
    player.supply = kSupplyGondoliers;
  });
  open.ships.black = layout.anchors & (layout.anchors - 1);
  open.ships.red = static_cast<std::uint8_t>(std::countr_zero(layout.anchors));
  int streets = 0;
  for (int kind = 0; kind < kStreetKinds; ++kind) {
    const int count = layout.streets[kind] - (four ? 0 : kStreetsForFour[kind]);
    open.drawable[kind] = static_cast<std::uint8_t>(count);
    streets += count;
  }
  const auto shops = static_cast<std::uint8_t>(four ? 4 : 3);
  state.shops = Pile::start({shops, shops, shops}, false);
  state.palaces = Pile::start(layout.palaces, !four);
  open.stacks = {static_cast<std::uint8_t>(streets), static_cast<std::uint8_t>(four ? 12 : 11),
                 static_cast<std::uint8_t>(3 * shops), static_cast<std::uint8_t>(four ? 12 : 11),
                 static_cast<std::uint8_t>(four ? 12 : 9)};
  open.bag.fill(kBeadsOfAColour);
  state.characters = Characters::start(characters_of(options.seats));
  state.cards = SpecialCards::start((1u << kSpecials) - 1);
  open.characters_left = static_cast<std::uint8_t>(state.characters.size());
  return state;
}

inline void begin_turn(Open& open, Seat seat) {
  open.acting = seat;
  open.phase = Phase::sail;
  open.ships.rest();
  open.new_cards = 0;
  open.tile_left = false;
  ++open.turns;
}

// MU-S2
template <class Emit>
void begin(Open& open, Seat first, Emit& emit) {
  emit(tell::plain(tell::Kind::started, first));
  open.everyone().each([&](Seat seat) {
    gain_points(open, seat, kStartPoints);
    emit(tell::points(seat, Rule::S1, kStartPoints));
  });
  begin_turn(open, first);
}

template <class Emit>
void trigger_end(Open& open, Rule rule, Emit& emit) {
  open.ending = open.acting;
  open.quietly = rule == Rule::E3;
  emit(tell::plain(tell::Kind::last_turns, open.acting, rule));
}

// MU-E1: a tile leaves its stack, and two empty stacks trigger the end.
template <class Emit>
void leave_stack(Open& open, Stack stack, Emit& emit) {
  --open.stacks[static_cast<int>(stack)];
  open.tile_left = true;
  if (open.ending != Seat::nobody) return;
  int empty = 0;
  for (int left : open.stacks) empty += left == 0;
  if (empty >= 2) trigger_end(open, Rule::E1, emit);
}

template <class Emit>
void end_turn(State& state, Emit& emit) {
  Open& open = state.open;
  open.quiet = static_cast<std::uint8_t>(open.tile_left ? 0 : open.quiet + 1);
  if (open.ending == Seat::nobody && open.quiet == kQuietTurns) trigger_end(open, Rule::E3, emit);  // MU-E3
  open.tile = Tile::none;
  open.left = 0;
  const Seat next = after(open.acting, 1, open.seats);
  if (next == open.ending) return begin_scoring(state, emit);
  begin_turn(open, next);
}

// MU-M1, MU-M2, MU-M3, MU-K12
template <class Emit>
void sail(Open& open, Sail move, Emit& emit) {
  const int price = open.ships.moves, from = move.ship == kNoSpace ? open.ships.red : move.ship;
  open.player().gold -= price;
  open.ships.sail(move);
  open.phase = Phase::act;
  emit(tell::sailed(tell::Kind::sailed, open.acting, Rule::M2, move, from, -price));
}

// MU-M5
template <class Emit>
void pass(State& state, Sail move, Emit& emit) {
  Open& open = state.open;
  const int from = move.ship == kNoSpace ? open.ships.red : move.ship;
  ++open.player().gold;
  open.ships.sail(move);
  emit(tell::sailed(tell::Kind::passed, open.acting, Rule::M5, move, from, 1));
  end_turn(state, emit);
}

}  // namespace laguna::murano
