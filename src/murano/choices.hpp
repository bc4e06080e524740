// What a seat may do now: the whole list, or one of it drawn at random.
#pragma once

#include "murano/rules/buying.hpp"
#include "murano/rules/trading.hpp"

namespace laguna::murano {

// Room for the longest list: a hand full of characters that can be scored everywhere for gold and beads.
using Actions = FixedVector<Action, 448>;

// What lies face down before a seat.
struct Hand {
  Contents shops{}, palaces{};
  std::uint64_t characters = 0;  // bit c-1 for character c

  friend constexpr bool operator==(const Hand&, const Hand&) = default;
};

inline Hand hand_of(const State& state, Seat seat) {
  Hand hand;
  for (int kind = 0; kind < kKinds; ++kind) {
    hand.shops[kind] = static_cast<std::uint8_t>(state.shops.hidden(seat, kind));
    hand.palaces[kind] = static_cast<std::uint8_t>(state.palaces.hidden(seat, kind));
  }
  hand.characters = state.characters.hand(seat);
  return hand;
}

// What the seat alone knows, asked of a state.
struct OwnInState {
  const State& state;
  Seat seat;

  const Open& open() const { return state.open; }
  Hand mine() const { return hand_of(state, seat); }
  Characters::Set unseen() const { return state.characters.unseen_by(seat); }
  int tiles(Tile tile) const { return pile_of(state, stack_of(tile)).hidden(seat, kind_of(tile)); }
  int found(int kind) const { return pile_of(state, state.open.stack).left[kind]; }
  std::uint64_t hand() const { return state.characters.hand(seat); }
  void each_character(auto&& visit) const {
    for (int i = 0; i < state.characters.in_hand; ++i) visit(state.characters.drawn[i] + 1);
  }
  void each_card(auto&& visit) const {
    for (int i = 0; i < state.cards.in_hand; ++i) visit(state.cards.drawn[i]);
  }
};

inline bool is_asked(const Open& open, Seat seat) {
  switch (open.phase) {
    case Phase::start:
    case Phase::top:
    case Phase::removed:
    case Phase::look:
    case Phase::street:
    case Phase::special:
    case Phase::bead:
    case Phase::over:
      return false;
    default:
      return open.acting == seat;
  }
}

namespace choices {

using Kind = Action::Kind;

// MU-B1
template <class Own>
void list_tiles(const Open& open, const Own& own, Actions& out) {
  if (can_draw_street(open)) out.push_back(act::tile(Kind::build, Tile::street));
  const Player& player = open.player();
  if (!has_building(player) || open.open_sites() == 0) return;
  const auto count = [&](Stack stack) { return player.tiles[static_cast<int>(stack)]; };
  if (count(Stack::factories) > 0) out.push_back(act::tile(Kind::build, Tile::factory));
  if (count(Stack::specials) > 0) out.push_back(act::tile(Kind::build, Tile::special));
  for (int kind = 0; kind < kKinds && count(Stack::shops) > 0; ++kind)
    if (own.tiles(shop_of(kind)) > 0) out.push_back(act::tile(Kind::build, shop_of(kind)));
  for (int kind = 0; kind < kKinds && count(Stack::palaces) > 0; ++kind)
    if (own.tiles(palace_of(kind)) > 0) out.push_back(act::tile(Kind::build, palace_of(kind)));
}

// MU-A3, MU-A4
inline void list_purchases(const Open& open, Stack stack, Actions& out) {
  if (open.stacks[static_cast<int>(stack)] == 0) return;
  const int gold = open.player().gold;
  if (gold >= kPrice[static_cast<int>(stack)]) out.push_back(act::stack(Kind::buy, stack));
  const bool hidden = stack == Stack::shops || stack == Stack::palaces;
  if (hidden && gold >= kSearchPrice) out.push_back(act::stack(Kind::search, stack));
}

// MU-A8
inline void list_docks(const Open& open, Actions& out) {
  const Player& player = open.player();
  const Seat seat = open.acting;
  if (player.gondoliers == 0) return;
  std::uint32_t docks = 0;
  if (player.gold >= dock_price(open, seat, true)) docks |= own_docks(seat);
  if (player.gold >= dock_price(open, seat, false)) docks |= ~own_docks(seat);
  for (docks &= free_docks(open); docks != 0; docks &= docks - 1) {
    const int dock = std::countr_zero(docks);
    out.push_back(act::dock(dock / 4, dock % 4));
  }
}

// MU-P1, MU-K11
inline void list_production(const Open& open, Actions& out) {
  const int most = factories_to_use(open, open.acting);
  const bool station = open.has(open.acting, Special::trading_station);
  for (int factories = 1; factories <= most; ++factories) {
    out.push_back(act::produce(factories, false));
    if (station && factories < bag_size(open)) out.push_back(act::produce(factories, true));
  }
  each_sale(open, [&](Beads beads) { out.push_back(act::sell(beads)); });
}

// What the ship moved last offers.
template <class Own>
void list_deeds(const Open& open, const Own& own, Actions& out) {
  const Player& player = open.player();
  const Seat seat = open.acting;
  switch (layout.deed[open.ships.ready]) {
    case Deed::take_gold:
      return out.push_back(act::with(Kind::take_gold));
    case Deed::factory:
      return list_purchases(open, Stack::factories, out);
    case Deed::shop:
      return list_purchases(open, Stack::shops, out);
    case Deed::palace:
      return list_purchases(open, Stack::palaces, out);
    case Deed::special:
      return list_purchases(open, Stack::specials, out);
    case Deed::recruit:
      if (open.characters_left > 0 && player.gold >= character_price(open, seat))
        out.push_back(act::with(Kind::recruit));
      return;
    case Deed::dock:
      return list_docks(open, out);
    case Deed::build:
      return list_tiles(open, own, out);
    case Deed::income:
      for (int island = 0; island < open.islands(); ++island)
        if (income_of(open, seat, island) > 0) out.push_back(act::income(island));
      return;
    case Deed::production:
      return list_production(open, out);
    case Deed::gondolier:
      if (player.supply > 0 && player.gold >= hire_price(open, seat)) out.push_back(act::with(Kind::hire));
      if (player.gondoliers > 0) out.push_back(act::with(Kind::dismiss));
      return;
  }
}

inline void list_spaces(std::uint64_t spaces, int first, Actions& out) {
  out.append([&](Action* at) {
    for (; spaces != 0; spaces &= spaces - 1) *at++ = act::on(first + std::countr_zero(spaces));
    return at;
  });
}

}  // namespace choices

template <class Own>
void list_choices(const Open& open, Seat seat, const Own& own, Actions& out) {
  using Kind = Action::Kind;
  if (!is_asked(open, seat)) return;
  switch (open.phase) {
    case Phase::sail:
      return out.append([&](Action* at) {
        each_sail(open, [&](Sail move) { *at++ = act::sail(move); });
        each_move(open.ships, [&](Sail move) { *at++ = act::pass(move); });
        return at;
      });
    case Phase::act:
      choices::list_deeds(open, own, out);
      return out.append([&](Action* at) {
        each_sail(open, [&](Sail move) { *at++ = act::sail(move); });
        return at;
      });
    case Phase::take:
      for (int kind = 0; kind < kKinds; ++kind)
        if (own.found(kind) > 0) out.push_back(act::tile(Kind::take, tile_of(open.stack, kind)));
      return;
    case Phase::keep:
      own.each_character([&](int character) { out.push_back(act::card(Kind::keep, character)); });
      return out.push_back(act::with(Kind::decline));
    case Phase::build:
      choices::list_tiles(open, own, out);
      return out.push_back(act::stop());
    case Phase::site:
      if (open.tile == Tile::street) return choices::list_spaces(open.free_streets(), 0, out);
      choices::list_spaces(open.open_sites(), kFirstSite, out);
      if (open.left == 0) out.push_back(act::stop());  // MU-E2
      return;
    case Phase::card:
      return own.each_card([&](int card) { out.push_back(act::card(Kind::keep_card, card)); });
    case Phase::sell:
      each_sale(open, [&](Beads beads) { out.push_back(act::sell(beads)); });
      return out.push_back(act::stop());
    case Phase::give:
      for (int bead = 0; bead < kBeads; ++bead)
        if (open.player().beads[bead] > 0) out.push_back(act::bead(Kind::give, bead));
      return;
    case Phase::score:
      each_score(open, seat, own.hand(), [&](const Action& action) { out.push_back(action); });
      return out.push_back(act::stop());
    default:  // nobody is asked
      return;
  }
}

}  // namespace laguna::murano
