// A good choice at a glance, for games that are played on in thought.
#pragma once

#include "murano/insight/errands.hpp"
#include "murano/insight/expand.hpp"

namespace laguna::murano::insight {

// Where to sail, and what that adds.
struct Course {
  Sail move{};
  int worth = INT_MIN / 2;
  int equals = 0;

  void offer(Sail other, int adds, Random& random) {
    if (adds < worth) return;
    equals = adds > worth ? 1 : equals + 1;
    worth = adds;
    if (equals == 1 || random.below(equals) == 0) move = other;
  }
};

// The ship that gets to this free space with one move.
inline Sail direct_move(const Ships& ships, int space) {
  const int from = ships.behind(space);
  return {static_cast<std::uint8_t>(ships.has_black_to_move(from) ? from : kNoSpace),
          static_cast<std::uint8_t>(space)};
}

// A turn begins: the best that can be reached, for its price.
inline Action quick_sail(const State& state, Seat seat, Random& random) {
  const Open& open = state.open;
  const Ships& ships = open.ships;
  const Errands errands(state, seat);
  const int gold = open.player().gold;
  const bool lighthouse = open.has(seat, Special::lighthouse);
  const Usable usable(open);
  std::array<int, kDeeds> worth;
  unsigned known = 0;
  const auto worth_at = [&](int space) {
    const int deed = static_cast<int>(layout.deed[space]);
    if ((known >> deed & 1) == 0) {
      worth[deed] = errands.best(layout.deed[space]).worth;
      known |= 1u << deed;
    }
    return worth[deed];
  };
  Course best;
  for (Ring rest = ships.reachable() & usable.with(gold); rest != 0; rest &= rest - 1) {
    const int space = std::countr_zero(rest);
    best.offer(direct_move(ships, space), worth_at(space), random);
  }
  for (Ring rest = ships.occupied(); gold > 0 && rest != 0; rest &= rest - 1) {
    const int space = std::countr_zero(rest), moves = moves_to(ships, space, lighthouse);
    if (moves == 0 || moves > 3) continue;
    const int price = price_of_moves(0, moves);
    if (price > gold || !usable.at(space, gold - price)) continue;
    const int adds = worth_at(space) + errands.at().gold(-price);
    if (adds > best.worth) best.offer(path_to(ships, space, lighthouse)[0], adds, random);
  }
  if (best.worth > errands.at().gold(1)) return act::sail(best.move);
  const Ring reach = ships.reachable();
  const auto any = nth_bit(reach, random.below(std::popcount(reach)));
  return act::pass(direct_move(ships, std::countr_zero(any)));
}

// The action of the ship, unless its move made way for another.
inline Action quick_act(const State& state, Seat seat, Random& random) {
  const Open& open = state.open;
  const Ships& ships = open.ships;
  const Errands errands(state, seat);
  const int gold = open.player().gold;
  const Usable usable(open);
  Errand best;
  if (usable.at(ships.ready, gold)) best = errands.best(layout.deed[ships.ready]);
  for (int back = 1; back <= 2; ++back) {
    const int space = ahead(ships.ready, kRing - back), price = price_of_moves(ships.moves, back);
    if (price > gold || !usable.at(space, gold - price)) continue;
    if (moves_to(ships, space, false) != back) continue;
    const int adds = errands.best(layout.deed[space]).worth + errands.at().gold(-price);
    best.offer(act::sail(path_to(ships, space, false)[0]), adds);
  }
  if (best.worth > INT_MIN / 4) return best.action;
  Actions list;
  list_choices(open, seat, OwnInState{state, seat}, list);
  return list[random.below(static_cast<int>(list.size()))];
}

inline Action quick_site(const State& state, Seat seat) {
  const Open& open = state.open;
  const Errands errands(state, seat);
  if (open.tile == Tile::street) return errands.best_street_place(open.street).action;
  const Errand best = errands.best_place(open.tile);
  return open.left == 0 && best.worth < 0 ? act::stop() : best.action;
}

inline Action quick(const State& state, Seat seat, Random& random) {
  const Open& open = state.open;
  const OwnInState own{state, seat};
  Errand best;
  switch (open.phase) {
    case Phase::sail:
      return quick_sail(state, seat, random);
    case Phase::act:
      return quick_act(state, seat, random);
    case Phase::take: {
      const Errands errands(state, seat);
      for (int kind = 0; kind < kKinds; ++kind)
        if (own.found(kind) > 0) {
          const Tile tile = tile_of(open.stack, kind);
          best.offer(act::tile(Kind::take, tile), errands.worth_of_tile(tile));
        }
      return best.action;
    }
    case Phase::keep: {
      const Errands errands(state, seat);
      best = {act::with(Kind::decline), 0};
      own.each_character([&](int character) {
        best.offer(act::card(Kind::keep, character), errands.worth_of_card(character));
      });
      return best.action;
    }
    case Phase::build:
      return Errands(state, seat).next_tile(false).action;
    case Phase::site:
      return quick_site(state, seat);
    case Phase::card: {
      const Errands errands(state, seat);
      own.each_card(
          [&](int card) { best.offer(act::card(Kind::keep_card, card), errands.worth_of_special(card)); });
      return best.action;
    }
    case Phase::sell:
      return Errands(state, seat)
          .sale(open.player().beads, bead_count(open.player()) - (open.station ? 1 : 0))
          .action;
    case Phase::give: {
      const Errands errands(state, seat);
      for (int bead = 0; bead < kBeads; ++bead)
        if (const int count = open.player().beads[bead]; count > 0)
          best.offer(act::bead(Kind::give, bead), errands.kept(bead, count - 1) - errands.kept(bead, count));
      return best.action;
    }
    case Phase::score:
      return planned_score(state, seat);
    default:
      return act::stop();
  }
}

}  // namespace laguna::murano::insight
