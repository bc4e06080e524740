// The end: characters are scored with gondoliers, seat after seat.
#pragma once

#include "murano/events.hpp"
#include "murano/rules/characters.hpp"
#include "murano/state.hpp"

namespace laguna::murano {

// MU-K10: which beads stand for which, studios chained.
inline std::array<std::uint8_t, kBeads> stands_for(const Open& open, Seat seat) {
  std::array<std::uint8_t, kBeads> stands = {1, 2, 4};
  const auto join = [&](Special studio, Bead a, Bead b) {
    if (!open.has(seat, studio)) return;
    const auto both = static_cast<std::uint8_t>(stands[index(a)] | stands[index(b)]);
    for (int bead = 0; bead < kBeads; ++bead)
      if ((both >> bead & 1) != 0) stands[bead] = both;
  };
  join(Special::studio_red_green, Bead::red, Bead::green);
  join(Special::studio_blue_green, Bead::blue, Bead::green);
  join(Special::studio_red_blue, Bead::red, Bead::blue);
  return stands;
}

inline Holdings holdings_of(const Open& open, Seat seat) {
  const Player& player = open.players[index(seat)];
  return {player.gold, player.beads, stands_for(open, seat)};
}

// All that decides what these characters of the seat can score.
inline Standing standing(const Open& open, Seat seat, std::uint64_t hand) {
  const Player& player = open.players[index(seat)];
  Standing now;
  now.seat = seat;
  now.seats = open.seats;
  now.hand = hand;
  now.holdings = holdings_of(open, seat);
  now.at_hand = player.gondoliers;
  for (int island = 0; island < open.islands(); ++island) {
    now.islands[island] = census(open, island);
    const std::uint32_t here = player.docks & docks_of(island);
    now.placed[island] = static_cast<std::uint8_t>(std::popcount(here));
    now.ready[island] = static_cast<std::uint8_t>(std::popcount(here & ~open.scored));
  }
  return now;
}

// What a character takes, as an action writes it.
inline int packed(const Payment& payment) {
  Beads beads;
  for (int bead = 0; bead < kBeads; ++bead)
    for (int n = payment.beads[bead]; n > 0; --n) beads = beads + Beads::one(bead);
  return payment.gold > 0 ? payment.gold : beads.packed;
}
inline Payment payment_of(int character, int paid) {
  Payment payment;
  if (takes_gold(character)) {
    payment.gold = static_cast<std::uint8_t>(paid);
  } else {
    for (int bead = 0; bead < kBeads; ++bead)
      payment.beads[bead] = static_cast<std::uint8_t>(Beads{static_cast<std::uint8_t>(paid)}.of(bead));
  }
  return payment;
}

// MU-E4: every way to score a character for something.
inline void each_score(const Open& open, Seat seat, std::uint64_t hand, auto&& visit) {
  const Player& player = open.players[index(seat)];
  if (hand == 0 || (player.docks & ~open.scored) == 0) return;
  const Standing now = standing(open, seat, hand);
  for (std::uint64_t rest = hand; rest != 0; rest &= rest - 1) {
    const int character = std::countr_zero(rest) + 1;
    for (int island = 0; island < open.islands(); ++island) {
      if (now.ready[island] == 0) continue;
      each_payment(character, now.holdings, [&](const Payment& payment) {
        if (worth(character, static_cast<Island>(island), now.islands[island], seat, now.placed[island],
                  now.holdings, payment) > 0)
          visit(act::score(character, island, packed(payment)));
      });
    }
  }
}

inline void gain_points(Open& open, Seat seat, int points) {
  open.scores[index(seat)] = static_cast<std::int16_t>(open.scores[index(seat)] + points);
}

// MU-E5
template <class Emit>
void count_left_over(Open& open, Seat seat, Emit& emit) {
  const Player& player = open.players[index(seat)];
  const int left = std::popcount(player.docks & ~open.scored) + player.gondoliers;
  if (left == 0) return;
  gain_points(open, seat, left);
  emit(tell::points(seat, Rule::E5, left, left));
}

// MU-E4: the seat is asked if it has a character and a gondolier for it, which all can see; otherwise the
// next one, and when all have scored, the game is over.
template <class Emit>
void stop_scoring(State& state, Emit& emit);
template <class Emit>
void go_on_scoring(State& state, Emit& emit) {
  const Player& player = state.open.player();
  if (player.characters == 0 || (player.docks & ~state.open.scored) == 0) stop_scoring(state, emit);
}

template <class Emit>
void stop_scoring(State& state, Emit& emit) {
  Open& open = state.open;
  count_left_over(open, open.acting, emit);
  open.acting = after(open.acting, 1, open.seats);
  if (open.acting != open.ending) return go_on_scoring(state, emit);
  open.phase = Phase::over;
  open.acting = Seat::nobody;
  emit(tell::plain(tell::Kind::ended, Seat::nobody, open.quietly ? Rule::E3 : Rule::E1));
}

template <class Emit>
void begin_scoring(State& state, Emit& emit) {
  state.open.phase = Phase::score;
  state.open.acting = state.open.ending;
  state.open.new_cards = 0;  // a card of the last turn works now
  go_on_scoring(state, emit);
}

template <class Emit>
void score(State& state, const Action& action, Emit& emit) {
  Open& open = state.open;
  const Seat seat = open.acting;
  Player& player = open.player();
  const int character = action.a, island = action.b;
  const Payment payment = payment_of(character, action.c);
  const Standing now = standing(open, seat, state.characters.hand(seat));
  const int points = worth(character, static_cast<Island>(island), now.islands[island], seat,
                           now.placed[island], now.holdings, payment);
  player.gold -= payment.gold;
  for (int bead = 0; bead < kBeads; ++bead) {
    player.beads[bead] = static_cast<std::uint8_t>(player.beads[bead] - payment.beads[bead]);
    open.bag[bead] = static_cast<std::uint8_t>(open.bag[bead] + payment.beads[bead]);
  }
  const std::uint32_t ready = player.docks & ~open.scored & docks_of(island);
  open.scored |= ready & -ready;
  --player.characters;
  state.characters.reveal(character - 1);
  gain_points(open, seat, points);
  Event event = tell::points(seat, character_rule(formula_rule(character)), points);
  event.card = action.a;
  event.place = action.b;
  event.gold = -payment.gold;
  if (payment.gold == 0) event.beads = Beads{action.c};
  emit(event);
  go_on_scoring(state, emit);
}

// MU-E6
inline Seats leaders(const Open& open) {
  Seats best;
  const auto ahead_of = [&](Seat a, Seat b) {
    const int difference = open.scores[index(a)] - open.scores[index(b)];
    return difference != 0 ? difference > 0 : open.players[index(a)].gold > open.players[index(b)].gold;
  };
  open.everyone().each([&](Seat seat) {
    bool beaten = false;
    open.everyone().each([&](Seat other) { beaten |= ahead_of(other, seat); });
    if (!beaten) best.insert(seat);
  });
  return best;
}

}  // namespace laguna::murano
