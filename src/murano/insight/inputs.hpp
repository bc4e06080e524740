// The table as a network is told of it, a bit for each thing that is so: from one seat on, and only what that
// seat may know.
#pragma once

#include "murano/insight/glance.hpp"
#include "murano/insight/telling.hpp"

namespace laguna::murano::insight {

namespace telling {

inline constexpr std::array kGold = {1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15, 20, 26};
inline constexpr std::array kPoints = {1, 2, 4, 6};  // what production may cost
inline constexpr std::array kAhead = {-20, -10, -4, 1, 5, 11, 21};
inline constexpr int kBestCards = 7;
inline constexpr std::array kHope = {150, 300, 450, 600, 750, 900, 1050, 1200, 1500};

inline void island(const Glance& at, int i, Teller& out) {
  const Open& open = at.open;
  const Prospect& on = at.prospect(i);
  const std::uint64_t sites = layout.sites_of[i];
  const std::uint32_t docks = docks_of(i), free = free_docks(open) & docks;
  out.count(on.own_factories, 3);
  out.count(on.own_shops, 3);
  out.count(on.own(), 4);
  out.count(on.of_others(), 4);
  out.count(on.placed, 3);
  for (int s = 1; s < open.seats; ++s) {
    const int other = index(after(at.seat, s, open.seats));
    out.count(std::popcount((open.factories[other] | open.shops[other]) & sites), 4);
    out.count(std::popcount(open.players[other].docks & docks), 2);
  }
  for (int colour = 0; colour < kColours; ++colour) {
    out.count(on.shops[colour], 3);
    out.count(on.customers[colour], 6);
    out.flag((open.shops[index(at.seat)] & open.shops_of[colour] & sites) != 0);
  }
  out.count(on.all_customers(), 9);
  for (int s = 1; s < kStacks; ++s) out.count(on.on[s], 4);
  out.count(on.crests, 8);
  out.count(on.sites, 4);
  out.count(std::popcount(sites & open.open_sites()), 3);
  out.count(on.streets, 4);
  out.flag(free != 0);
  out.flag((free & own_docks(at.seat)) != 0);
}

inline void player(const Open& open, Seat seat, Teller& out) {
  const Player& player = open.players[index(seat)];
  const int docked = std::popcount(player.docks & ~open.scored);
  int income = 0;
  for (int i = 0; i < open.islands(); ++i) income = std::max(income, income_of(open, seat, i));
  out.steps(player.gold, kGold);
  out.steps(open.scores[index(seat)], kPoints);
  for (int s = 1; s < kStacks; ++s) out.count(player.tiles[s], 3);
  for (int bead : player.beads) out.count(bead, 3);
  out.set(player.cards, kSpecials);
  out.count(player.characters, 7);
  out.count(player.gondoliers, 6);
  out.count(player.supply, 3);
  out.count(docked, 6);
  out.count(docked - player.characters, 3);
  out.count(player.characters - docked, 4);
  out.count(income, 8);
  out.count(std::popcount(open.factories[index(seat)]), 4);
}

inline void ring(const Open& open, Teller& out) {
  out.set(open.ships.black, kRing);
  out.one_of(open.ships.red, kRing);
  out.set(open.ships.all_moved(), kRing);
  out.one_of(open.ships.ready == kNoSpace ? -1 : static_cast<int>(layout.deed[open.ships.ready]), kDeeds);
  out.count(open.ships.moves, 3);
}

inline void course(const Glance& at, Teller& out) {
  const Open& open = at.open;
  int empty = open.stacks[0] == 0, most = INT_MIN;
  out.count((open.stacks[0] + 1) / 2, 12);
  for (int s = 1; s < kStacks; ++s) out.count(open.stacks[s], 8), empty += open.stacks[s] == 0;
  out.count(empty, 2);
  out.count(at.turns, 24);
  out.count(open.quiet / 12, 4);
  out.count(open.characters_left / 4, 8);
  const auto seen = [&](Seat whose) {
    return whose == Seat::nobody ? -1 : (index(whose) - index(at.seat) + open.seats) % open.seats;
  };
  out.one_of(seen(open.acting), kMaxSeats);
  out.one_of(seen(open.ending), kMaxSeats);
  out.one_of(static_cast<int>(open.phase), kPhases);
  out.one_of(static_cast<int>(open.acting == at.seat ? open.tile : Tile::none), 9);
  out.one_of(open.phase == Phase::site && open.tile == Tile::street ? open.street : -1, kStreetKinds);
  out.count(open.left, 3);
  out.count(open.to_draw, 3);
  open.everyone().each([&](Seat other) {
    if (other != at.seat) most = std::max<int>(most, open.scores[index(other)]);
  });
  out.steps(open.scores[index(at.seat)] - most, kAhead);
}

// What the own cards promise, the best first, and what they would bring now.
inline void cards(const State& state, const Glance& at, Teller& out) {
  for (int kind = 0; kind < kKinds; ++kind) {
    out.count(state.shops.hidden(at.seat, kind), 2);
    out.count(state.palaces.hidden(at.seat, kind), 2);
  }
  out.set(state.characters.hand(at.seat), kCharacters);
  Means last = at.means();
  last.turns = 0;
  std::array<int, kBestCards> hopes{}, sure{};
  int sum = 0, total = 0;
  unsigned docked = 0;
  for (int row = 0; row < std::min(at.cards(), kBestCards); ++row) {
    const auto& held = at.card(row);
    hopes[row] = held.now;
    sum += held.now;
    if (held.place >= kIslands) continue;
    docked |= 1u << row;
    sure[row] = hope(held.character, at.prospect(held.place), last);
    total += sure[row];
  }
  for (int row = 0; row < kBestCards; ++row) {
    out.steps(hopes[row], kHope);
    out.steps(sure[row], kHope);
  }
  out.set(docked, kBestCards);
  out.count(sum / 150, 40);
  out.count(total / 150, 40);
}

}  // namespace telling

inline void inputs(const State& state, Seat seat, Inputs& inputs) {
  const Open& open = state.open;
  const Glance at(state, seat);
  Teller out(inputs);
  telling::course(at, out);
  telling::ring(open, out);
  telling::cards(state, at, out);
  for (int s = 0; s < open.seats; ++s) telling::player(open, after(seat, s, open.seats), out);
  for (int i = 0; i < at.islands(); ++i) telling::island(at, i, out);
  out.finish();
}

}  // namespace laguna::murano::insight
