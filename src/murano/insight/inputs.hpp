// The table as a network is told of it, a bit for each thing that is so: from one seat on, and only what that
// seat may know. Counts are told like a thermometer, a bit for each step that is reached.
#pragma once

#include "kit/bits.hpp"
#include "murano/insight/cast.hpp"

namespace laguna::murano::insight {

using Inputs = Bits<27>;

// Puts small sets one after the other.
class Teller {
 public:
  explicit Teller(Inputs& out) : out_(out) {}

  void set(std::uint64_t members, int width) {
    word_ |= members << at_;
    at_ += width;
    if (at_ < 64) return;
    out_.word[next_++] = word_;
    at_ -= 64;
    word_ = at_ == 0 ? 0 : members >> (width - at_);
  }
  void flag(bool is_so) { set(is_so ? 1 : 0, 1); }
  void one_of(int which, int width) {
    set(which >= 0 && which < width ? std::uint64_t{1} << which : 0, width);
  }
  void count(int count, int width) { set((std::uint64_t{1} << std::clamp(count, 0, width)) - 1, width); }
  void steps(int count, const auto& from) {
    std::uint64_t reached = 0;
    for (std::size_t i = 0; i < from.size(); ++i) reached |= std::uint64_t{count >= from[i]} << i;
    set(reached, static_cast<int>(from.size()));
  }
  void finish() {
    assert(next_ < static_cast<int>(out_.word.size()));
    out_.word[next_] = word_;
  }
  int told() const { return 64 * next_ + at_; }

 private:
  Inputs& out_;
  std::uint64_t word_ = 0;
  int at_ = 0, next_ = 0;
};

namespace telling {

inline constexpr std::array kGold = {1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15, 20, 26};
inline constexpr std::array kPoints = {1, 2, 4, 6};  // what production may cost
inline constexpr std::array kWorth = {3, 6, 9, 12};
inline constexpr std::array kHope = {200, 400, 600, 800, 1000, 1200, 1500};

inline void island(const Open& open, Seat seat, int i, Teller& out) {
  const Census on = census(open, i);
  const std::uint64_t sites = layout.sites_of[i];
  const std::uint32_t docks = docks_of(i), free = free_docks(open) & docks;
  for (int s = 0; s < open.seats; ++s) {
    const Seat whose = after(seat, s, open.seats);
    const int factories = on.factories[index(whose)], shops = on.shops[index(whose)];
    out.count(factories, 3);
    out.count(shops, 3);
    out.count(factories + shops, 4);
    out.count(std::popcount(open.players[index(whose)].docks & docks), 2);
  }
  for (int colour = 0; colour < kColours; ++colour) {
    out.count(on.shops_of[colour], 3);
    out.count(on.customers[colour], 6);
    out.flag((open.shops[index(seat)] & open.shops_of[colour] & sites) != 0);
  }
  out.count(on.customers[0] + on.customers[1] + on.customers[2], 9);
  out.count(on.palaces, 3);
  out.count(on.crests, 8);
  out.count(on.specials, 4);
  out.count(characters::sum(on.factories), 4);
  out.count(characters::sum(on.shops), 4);
  out.count(std::popcount(sites & ~open.built), 4);
  out.count(std::popcount(sites & open.open_sites()), 3);
  out.count(std::popcount(layout.streets_of[i] & ~open.paved), 4);
  out.flag(free != 0);
  out.flag((free & own_docks(seat)) != 0);
}

inline int best_income_of(const Open& open, Seat seat) {
  int most = 0;
  for (int i = 0; i < open.islands(); ++i) most = std::max(most, income_of(open, seat, i));
  return most;
}

inline void player(const Open& open, Seat seat, Teller& out) {
  const Player& player = open.players[index(seat)];
  out.steps(player.gold, kGold);
  out.steps(open.scores[index(seat)], kPoints);
  for (int s = 1; s < kStacks; ++s) out.count(player.tiles[s], 3);
  for (int bead : player.beads) out.count(bead, 3);
  out.set(player.cards, kSpecials);
  out.count(player.characters, 7);
  out.count(player.gondoliers, 6);
  out.count(player.supply, 4);
  out.count(std::popcount(player.docks & ~open.scored), 6);
  out.count(player.characters - std::popcount(player.docks & ~open.scored), 4);
  out.count(best_income_of(open, seat), 8);
  out.count(std::popcount(open.factories[index(seat)]), 4);
}

inline void ring(const Open& open, Teller& out) {
  out.set(open.ships.black, kRing);
  out.one_of(open.ships.red, kRing);
  out.set(open.ships.all_moved(), kRing);
  out.one_of(open.ships.ready == kNoSpace ? -1 : static_cast<int>(layout.deed[open.ships.ready]), kDeeds);
  out.count(open.ships.moves, 3);
}

inline void course(const Open& open, Seat seat, Teller& out) {
  out.count(open.stacks[0] / 2, 12);
  int empty = 0;
  for (int s = 1; s < kStacks; ++s) out.count(open.stacks[s], 8), empty += open.stacks[s] == 0;
  empty += open.stacks[0] == 0;
  out.count(empty, 2);
  out.count(turns_left(open), 24);
  out.count(open.characters_left / 4, 8);
  const auto relative = [&](Seat whose) {
    return whose == Seat::nobody ? -1 : (index(whose) - index(seat) + open.seats) % open.seats;
  };
  out.one_of(relative(open.acting), kMaxSeats);
  out.one_of(relative(open.ending), kMaxSeats);
  out.one_of(static_cast<int>(open.phase), kPhases);
  out.one_of(static_cast<int>(open.acting == seat ? open.tile : Tile::none), 9);
  out.one_of(open.phase == Phase::site && open.tile == Tile::street ? open.street : -1, kStreetKinds);
  out.count(open.left, 3);
  out.count(open.to_draw, 3);
}

// Own cards, and what they are worth where a gondolier is or may still go.
inline void cards(const State& state, Seat seat, Teller& out) {
  const Open& open = state.open;
  for (int kind = 0; kind < kKinds; ++kind) {
    out.count(state.shops.hidden(seat, kind), 2);
    out.count(state.palaces.hidden(seat, kind), 2);
  }
  const std::uint64_t hand = state.characters.hand(seat);
  out.set(hand, kCharacters);
  const Standing now = standing(open, seat, hand);
  for (int card = 1; card <= kCharacters; ++card) {
    int docked = 0, anywhere = 0;
    if ((hand >> (card - 1) & 1) != 0)
      for (int i = 0; i < open.islands(); ++i) {
        const int worth = best_worth(card, static_cast<Island>(i), now);
        anywhere = std::max(anywhere, worth);
        if (now.ready[i] > 0) docked = std::max(docked, worth);
      }
    out.steps(docked, kWorth);
    out.steps(anywhere, kWorth);
  }
}

}  // namespace telling

inline void inputs(const State& state, Seat seat, Inputs& inputs) {
  const Open& open = state.open;
  Teller out(inputs);
  telling::course(open, seat, out);
  telling::ring(open, out);
  telling::cards(state, seat, out);
  for (int s = 0; s < open.seats; ++s) telling::player(open, after(seat, s, open.seats), out);
  for (int i = 0; i < open.islands(); ++i) telling::island(open, seat, i, out);
  out.finish();
}

}  // namespace laguna::murano::insight
