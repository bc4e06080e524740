// Gold and glass: taking gold, income, production and selling.
#pragma once

#include "murano/rules/building.hpp"

namespace laguna::murano {

inline constexpr std::array<int, 4> kBeadPrice = {0, 5, 12, 20};

// MU-A1, MU-K1
template <class Emit>
void take_gold(State& state, Emit& emit) {
  Open& open = state.open;
  const bool bank = open.has(open.acting, Special::bank);
  const int gold = bank ? 4 : 2;
  open.player().gold += gold;
  emit(tell::plain(tell::Kind::took_gold, open.acting, bank ? Rule::K1 : Rule::A1, gold));
  end_turn(state, emit);
}

// MU-I1
template <class Emit>
void take_income(State& state, int island, Emit& emit) {
  Open& open = state.open;
  const int gold = income_of(open, open.acting, island);
  open.player().gold += gold;
  emit(tell::placed(tell::plain(tell::Kind::income, open.acting, Rule::I1, gold), island));
  end_turn(state, emit);
}

// MU-P3, MU-K10, MU-K11: every set of beads that may be sold.
inline void each_sale(const Open& open, auto&& visit) {
  const Player& player = open.player();
  const int most = bead_count(player) - (open.station ? 1 : 0);
  if (most <= 0) return;
  const auto stands = stands_for(open, open.acting);
  const auto up_to = [&](int bead, int room) {
    return player.beads[bead] < room ? player.beads[bead] : room;
  };
  const int room = most < 3 ? most : 3;
  for (int red = 0; red <= up_to(0, room); ++red)
    for (int green = 0; green <= up_to(1, room - red); ++green)
      for (int blue = 0; blue <= up_to(2, room - red - green); ++blue) {
        const int colours = (red > 0 ? 1 : 0) | (green > 0 ? 2 : 0) | (blue > 0 ? 4 : 0);
        if (colours == 0 || (colours & ~stands[std::countr_zero(static_cast<unsigned>(colours))]) != 0)
          continue;
        visit(Beads{static_cast<std::uint8_t>(red | green << 2 | blue << 4)});
      }
}
inline bool can_sell(const Open& open) { return bead_count(open.player()) > (open.station ? 1 : 0); }

template <class Emit>
void after_selling(State& state, Emit& emit) {
  if (!state.open.station) return end_turn(state, emit);
  state.open.phase = Phase::give;
}

// MU-P1, MU-P2, MU-K11
template <class Emit>
void produce(State& state, int factories, bool station, Emit& emit) {
  Open& open = state.open;
  emit(tell::counted(tell::Kind::produced, open.acting, factories, station ? Rule::K11 : Rule::P1));
  gain_points(open, open.acting, -2 * factories);
  emit(tell::points(open.acting, Rule::P2, -2 * factories, factories));
  open.to_draw = static_cast<std::uint8_t>(factories + (station ? 1 : 0));
  open.station = station;
  open.phase = Phase::bead;
}

// MU-K7: after the last bead of a production.
template <class Emit>
void draw_bead(State& state, int bead, Emit& emit) {
  Open& open = state.open;
  --open.bag[bead];
  ++open.player().beads[bead];
  emit(tell::with_beads(tell::Kind::drew_bead, open.acting, Beads::one(bead)));
  if (--open.to_draw > 0) return;
  if (open.has(open.acting, Special::guild_hall)) gain(open, Rule::K7, 1, emit);
  if (!can_sell(open)) return after_selling(state, emit);
  open.phase = Phase::sell;
}

template <class Emit>
void sell(State& state, Beads beads, Emit& emit) {
  Open& open = state.open;
  for (int bead = 0; bead < kBeads; ++bead) {
    auto& own = open.player().beads[bead];
    own = static_cast<std::uint8_t>(own - beads.of(bead));
    open.bag[bead] = static_cast<std::uint8_t>(open.bag[bead] + beads.of(bead));
  }
  const int gold = kBeadPrice[beads.count()];
  open.player().gold += gold;
  emit(tell::with_beads(tell::Kind::sold, open.acting, beads, Rule::P3, gold));
  after_selling(state, emit);
}

// MU-K11
template <class Emit>
void give_back(State& state, int bead, Emit& emit) {
  Open& open = state.open;
  --open.player().beads[bead];
  ++open.bag[bead];
  open.station = false;
  emit(tell::with_beads(tell::Kind::gave, open.acting, Beads::one(bead), Rule::K11));
  end_turn(state, emit);
}

}  // namespace laguna::murano
