// What the actions of the ring are worth to somebody, and what it is worth to sail to them.
#pragma once

#include <optional>

#include "murano/choices.hpp"
#include "murano/insight/deeds.hpp"

namespace laguna::murano::insight {

using Kind = Action::Kind;

// The best that recruiting may bring; what does not depend on gold is found once.
template <class Own>
class Recruiting {
 public:
  Recruiting(const Own& own, const Cast& cast) : own_(own), cast_(cast) {}

  int worth(const Position& p) {
    if (!with_) with_ = recruits(cast_, own_.unseen());
    return worth_recruiting(p, cast_, *with_);
  }

 private:
  const Own& own_;
  const Cast& cast_;
  std::optional<Recruits> with_;
};

int worth_of_deed(const Position& p, const Cast& cast, auto& recruiting, const Action& action) {
  const Open& open = p.open;
  switch (action.kind) {
    case Kind::take_gold:
      return worth_with_gold(p, cast, open.has(open.acting, Special::bank) ? 4 : 2);
    case Kind::buy:
    case Kind::search:
      return worth_buying(p, cast, stack_of(action), action.kind == Kind::search);
    case Kind::recruit:
      return recruiting.worth(p);
    case Kind::dock:
      return worth_docking(p, cast, action.a, action.b);
    case Kind::build:
      return worth_of_building(p, cast, tile_of(action), open.left > 0 ? open.left : kTilesInABuild);
    case Kind::income:
      return worth_with_gold(p, cast, income_of(open, open.acting, action.a));
    case Kind::produce:
      return worth_producing(p, cast, action.a, action.b != 0);
    case Kind::sell:
      return worth_selling(p, cast, Beads{action.a});
    case Kind::hire:
      return worth_hiring(p, cast, 1);
    case Kind::dismiss:
      return worth_hiring(p, cast, -1);
    default:
      return 0;
  }
}

// What is done in a turn after its first move.
using Steps = FixedVector<Action, kShips + 1>;

// What is best done on a space of the ring. What to build is looked at again on the spot, tile by tile.
struct Aim {
  int worth = INT_MIN;
  Action deed = act::stop();
};

// What moves of ships are worth. Many lead to the same few actions, so each action is looked at once.
template <class Own>
class Voyages {
 public:
  Voyages(const Own& own, const Position& now, const Cast& cast, Recruiting<Own>& recruiting)
      : own_(own), now_(now), cast_(cast), recruiting_(recruiting), usable_(now.open) {}

  // A move is worth what it leads to: the action there, or one of those whose shortest way begins with it.
  int worth(Sail move) {
    int most = INT_MIN / 2;
    each_goal(move, [&](int space, int price) { most = std::max(most, aim(space, price).worth); });
    return most;
  }
  // The rest of the turn, if that is what it is for.
  Steps after(Sail move) {
    Goal best;
    int most = INT_MIN / 2;
    each_goal(move, [&](int space, int price) {
      if (const int worth = aim(space, price).worth; worth > most) most = worth, best = {space, price};
    });
    Steps steps;
    if (best.space == kNoSpace) return steps;
    if (best.space != move.to)
      for (const Sail next : path_to(now_.open.ships, best.space, has_lighthouse()))
        if (next != move) steps.push_back(act::sail(next));
    const Action deed = aim(best.space, best.price).deed;
    if (deed.kind != Kind::stop) steps.push_back(deed);
    return steps;
  }

 private:
  static constexpr int kPrices = 8;
  struct Goal {
    int space = kNoSpace, price = 0;
  };
  struct Longer {  // than one move
    Sail first;
    Goal goal;
  };

  int gold() const { return now_.open.player().gold; }
  bool has_lighthouse() const { return now_.open.has(now_.open.acting, Special::lighthouse); }
  void each_goal(Sail move, auto&& visit) {
    if (!looked_) find_longer();
    const int paid = now_.open.ships.moves;
    if (usable_.at(move.to, gold() - paid)) visit(move.to, paid);
    for (const auto& [first, goal] : longer_)
      if (first == move) visit(goal.space, goal.price);
  }
  void find_longer() {
    looked_ = true;
    const Ships& ships = now_.open.ships;
    const bool lighthouse = has_lighthouse();
    for (Ring rest = ships.occupied(); rest != 0; rest &= rest - 1) {
      const int space = std::countr_zero(rest), moves = moves_to(ships, space, lighthouse);
      if (moves < 2) continue;
      const int price = price_of_moves(ships.moves, moves);
      if (price <= gold() && usable_.at(space, gold() - price))
        longer_.push_back({path_to(ships, space, lighthouse)[0], {space, price}});
    }
  }
  // The best that the space offers, once a ship is there.
  Aim aim(int space, int price) {
    if (price >= kPrices) return look(space, price);
    const Deed deed = layout.deed[space];
    Aim& known = known_[static_cast<int>(deed)][price];
    if (known.worth != INT_MIN) return known;
    if (deed == Deed::build && price > 0 && takes_no_gold()) {
      known = aim(space, 0);
      known.worth += now_.gold_worth(-price) - now_.gold_worth(0);
      return known;
    }
    return known = look(space, price);
  }
  // Building is worth the same at any price, as long as it cannot bring the end.
  bool takes_no_gold() const {
    const Open& open = now_.open;
    const bool may_end = open.stacks[0] <= kTilesInABuild &&
                         std::find(open.stacks.begin() + 1, open.stacks.end(), 0) != open.stacks.end();
    return now_.turns() > 0 && !may_end;
  }
  Aim look(int space, int price) const {
    Position p = now_;
    p.open.player().gold -= price;
    p.open.ships.ready = static_cast<std::uint8_t>(space);
    if (layout.deed[space] == Deed::build) return {worth_building(p, cast_, kTilesInABuild)};
    Aim best;
    const auto offer = [&](const Action& deed, int worth) {
      if (worth > best.worth) best = {worth, deed};
    };
    if (layout.deed[space] == Deed::dock) {
      each_good_dock(p.open,
                     [&](const Action& dock) { offer(dock, worth_docking(p, cast_, dock.a, dock.b)); });
      return best;
    }
    Actions list;
    choices::list_deeds(p.open, own_, list);
    for (const Action& deed : list) offer(deed, worth_of_deed(p, cast_, recruiting_, deed));
    return best;
  }

  const Own& own_;
  const Position& now_;
  const Cast& cast_;
  Recruiting<Own>& recruiting_;
  Usable usable_;
  bool looked_ = false;
  FixedVector<Longer, kRing> longer_;
  std::array<std::array<Aim, kPrices>, kDeeds> known_{};
};

}  // namespace laguna::murano::insight
