// A good choice at a glance, for games that are played on in thought.
#pragma once

#include "murano/insight/errands.hpp"
#include "murano/insight/expand.hpp"

namespace laguna::murano::insight {

// The ship that gets to this free space with one move.
inline Sail direct_move(const Ships& ships, int space) {
  const int from = ships.behind(space);
  return {static_cast<std::uint8_t>(ships.has_black_to_move(from) ? from : kNoSpace),
          static_cast<std::uint8_t>(space)};
}
inline int any_of(Ring spaces, Random& random) {
  return std::countr_zero(nth_bit(spaces, random.below(std::popcount(spaces))));
}

// Ways of more ships than this are not looked for.
inline constexpr int kMostMoves = 3;

// A turn begins: the best that can be reached, for its price.
inline Action quick_sail(const State& state, Seat seat, Random& random) {
  const Open& open = state.open;
  const Ships& ships = open.ships;
  const Errands errands(state, seat);
  const int gold = open.player().gold;
  const Usable usable(open);
  const Ring reach = ships.reachable(), direct = reach & usable.with(gold);
  Errand best;
  std::array<int, kDeeds> worth;
  Ring there = 0;  // where the best is done
  for (int deed = 0; deed < kDeeds; ++deed) {
    worth[deed] = INT_MIN;
    const Ring spaces = direct & layout.spaces_of[deed];
    if (spaces == 0) continue;
    worth[deed] = errands.best(static_cast<Deed>(deed)).worth;
    if (worth[deed] > best.worth) best.worth = worth[deed], there = spaces;
  }
  if (there != 0) best.action = act::sail(direct_move(ships, any_of(there, random)));

  const bool lighthouse = open.has(seat, Special::lighthouse);
  const int cheapest = lighthouse ? 0 : errands.at().gold(-1);
  for (Ring rest = gold > 0 || lighthouse ? ships.occupied() & usable.with(gold) : 0; rest != 0;
       rest &= rest - 1) {
    const int space = std::countr_zero(rest), deed = static_cast<int>(layout.deed[space]);
    if (worth[deed] == INT_MIN) worth[deed] = errands.best(static_cast<Deed>(deed)).worth;
    if (worth[deed] + cheapest <= best.worth) continue;
    const int moves = moves_to(ships, space, lighthouse), price = price_of_moves(0, moves);
    if (moves == 0 || moves > kMostMoves || price > gold || !usable.at(space, gold - price)) continue;
    const int adds = worth[deed] + errands.at().gold(-price);
    if (adds > best.worth) best.offer(act::sail(path_to(ships, space, lighthouse)[0]), adds);
  }
  if (best.worth > errands.at().gold(1)) return best.action;
  return act::pass(direct_move(ships, any_of(reach, random)));
}

// What is done on the space if there is nothing to choose; `stop` if there is.
inline Action only_deed(const Open& open, Deed deed) {
  const auto buy = [](Stack stack) { return act::stack(Kind::buy, stack); };
  const bool may_search = open.player().gold >= kSearchPrice;
  switch (deed) {
    case Deed::take_gold:
      return act::with(Kind::take_gold);
    case Deed::factory:
      return buy(Stack::factories);
    case Deed::special:
      return buy(Stack::specials);
    case Deed::shop:
      return may_search ? act::stop() : buy(Stack::shops);
    case Deed::palace:
      return may_search ? act::stop() : buy(Stack::palaces);
    case Deed::recruit:
      return act::with(Kind::recruit);
    case Deed::dock:
    case Deed::build:
    case Deed::income:
    case Deed::production:
    case Deed::gondolier:
      break;
  }
  return act::stop();
}

// The action of the ship, unless its move made way for another.
inline Action quick_act(const State& state, Seat seat, Random& random) {
  const Open& open = state.open;
  const Ships& ships = open.ships;
  const int gold = open.player().gold;
  const Usable usable(open);
  FixedVector<int, kMostMoves> made_way_for;
  for (int back = 1; back < kMostMoves; ++back) {
    const int space = ahead(ships.ready, kRing - back), price = price_of_moves(ships.moves, back);
    if (price <= gold && usable.at(space, gold - price) && moves_to(ships, space, false) == back)
      made_way_for.push_back(space);
  }
  const bool can_act = usable.at(ships.ready, gold);
  const Deed deed = layout.deed[ships.ready];
  if (can_act && made_way_for.empty())
    if (const Action only = only_deed(open, deed); only.kind != Kind::stop) return only;
  const Errands errands(state, seat);
  Errand best;
  if (can_act) best = errands.best(deed);
  for (int space : made_way_for) {
    const Path path = path_to(ships, space, false);
    const int price = price_of_moves(ships.moves, static_cast<int>(path.size()));
    best.offer(act::sail(path[0]), errands.best(layout.deed[space]).worth + errands.at().gold(-price));
  }
  if (best.worth > INT_MIN / 4) return best.action;
  Actions list;
  list_choices(open, seat, OwnInState{state, seat}, list);
  return list[random.below(static_cast<int>(list.size()))];
}

inline Action quick_site(const State& state, Seat seat) {
  const Open& open = state.open;
  const Errands errands(state, seat);
  if (open.tile == Tile::street) return errands.yard().best_place(open.street).action;
  const Errand best = errands.yard().best_place(open.tile);
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
          best.offer(act::tile(Kind::take, tile), errands.yard().worth(tile));
        }
      return best.action;
    }
    case Phase::keep: {
      const Errands errands(state, seat);
      best = {act::with(Kind::decline), 0};
      own.each_character([&](int character) {
        best.offer(act::card(Kind::keep, character), errands.worth_of_character(character));
      });
      return best.action;
    }
    case Phase::build:
      return Errands(state, seat).yard().next_tile().action;
    case Phase::site:
      return quick_site(state, seat);
    case Phase::card: {
      const Errands errands(state, seat);
      own.each_card(
          [&](int card) { best.offer(act::card(Kind::keep_card, card), errands.worth_of_card(card)); });
      return best.action;
    }
    case Phase::sell:
      return Errands(state, seat).trade().sale(bead_count(open.player()) - (open.station ? 1 : 0)).action;
    case Phase::give: {
      const Errands errands(state, seat);
      for (int bead = 0; bead < kBeads; ++bead)
        if (const int count = open.player().beads[bead]; count > 0)
          best.offer(act::bead(Kind::give, bead),
                     errands.trade().kept(bead, count - 1) - errands.trade().kept(bead, count));
      return best.action;
    }
    case Phase::score:
      return planned_score(state, seat);
    default:
      return act::stop();
  }
}

}  // namespace laguna::murano::insight
