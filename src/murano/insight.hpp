// Knowledge of the game for players: what an action is worth at a glance, and what it would bring.
#pragma once

#include <optional>

#include "murano/insight/deeds.hpp"
#include "murano/insight/foresight.hpp"
#include "murano/rules/plan.hpp"

namespace laguna::murano::insight {

using Kind = Action::Kind;

inline int worth_of_deed(const View& view, const Position& p, const Cast& cast, const Action& action) {
  const Open& open = p.open;
  switch (action.kind) {
    case Kind::take_gold:
      return worth_with_gold(p, cast, open.has(open.acting, Special::bank) ? 4 : 2);
    case Kind::buy:
    case Kind::search:
      return worth_buying(p, cast, stack_of(action), action.kind == Kind::search);
    case Kind::recruit:
      return worth_recruiting(p, cast, view.characters.unseen);
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

// What moves of ships are worth. Many lead to the same few actions, so each action is looked at once.
class Voyages {
 public:
  Voyages(const View& view, const Position& now, const Cast& cast)
      : view_(view), now_(now), cast_(cast), usable_(now.open) {
    for (auto& row : known_) row.fill(kUnknown);
  }

  // A move is worth what it leads to: the action there, or one of those whose shortest way begins with it.
  int worth(Sail move) {
    if (!looked_) find_longer();
    const int paid = now_.open.ships.moves;
    int most = INT_MIN / 2;
    if (usable_.at(move.to, gold() - paid)) most = worth_at(move.to, paid);
    for (const auto& [first, space, price] : longer_)
      if (first == move) most = std::max(most, worth_at(space, price));
    return most;
  }

 private:
  static constexpr int kPrices = 8, kUnknown = INT_MAX;
  struct Longer {  // than one move
    Sail first;
    int space, price;
  };

  int gold() const { return now_.open.player().gold; }
  void find_longer() {
    looked_ = true;
    const Ships& ships = now_.open.ships;
    const bool lighthouse = now_.open.has(now_.open.acting, Special::lighthouse);
    for (Ring rest = ships.occupied(); rest != 0; rest &= rest - 1) {
      const int space = std::countr_zero(rest), moves = moves_to(ships, space, lighthouse);
      if (moves < 2) continue;
      const int price = price_of_moves(ships.moves, moves);
      if (price <= gold() && usable_.at(space, gold() - price))
        longer_.push_back({path_to(ships, space, lighthouse)[0], space, price});
    }
  }
  // The best that the space offers, once a ship is there.
  int worth_at(int space, int price) {
    if (price >= kPrices) return look(space, price);
    int& known = known_[static_cast<int>(layout.deed[space])][price];
    if (known == kUnknown) known = look(space, price);
    return known;
  }
  int look(int space, int price) const {
    Position p = now_;
    p.open.player().gold -= price;
    p.open.ships.ready = static_cast<std::uint8_t>(space);
    if (layout.deed[space] == Deed::build) return worth_building(p, cast_, kTilesInABuild, true);
    if (layout.deed[space] == Deed::dock) return worth_docking(p, cast_);
    Actions list;
    choices::list_deeds(p.open, OwnInView{view_}, list);
    int most = INT_MIN;
    for (const Action& action : list) most = std::max(most, worth_of_deed(view_, p, cast_, action));
    return most;
  }

  const View& view_;
  const Position& now_;
  const Cast& cast_;
  Usable usable_;
  bool looked_ = false;
  FixedVector<Longer, kRing> longer_;
  std::array<std::array<int, kPrices>, kDeeds> known_;
};

// MU-E4: exactly what the best assignment says.
class Scoring {
 public:
  explicit Scoring(const View& view)
      : now_(standing(view.open, view.viewer, view.hands[index(view.viewer)].characters)),
        plan_(best_plan(now_)) {}

  int of(const Action& action) const {
    if (action.kind == Kind::stop) return plan_.scores.empty() ? 0 : -1;
    for (const Score& score : plan_.scores)
      if (act::score(score.character, static_cast<int>(score.island), packed(score.payment)) == action)
        return 1 + worth(score.character, score.island, now_, score.payment);
    return -1;
  }

 private:
  Standing now_;
  Plan plan_;
};

// Of all actions of a moment.
class Appraisal {
 public:
  // As if there were at most so many turns to come.
  Appraisal(const Appraisal&) = delete;
  explicit Appraisal(const View& view, int horizon = INT_MAX)
      : view_(view), now_(view, horizon), cast_(now_.cast()), voyages_(view_, now_, cast_) {
    if (view.open.phase == Phase::score) scoring_.emplace(view);
  }

  // Of things as they are.
  int idle() const { return now_.worth_with(cast_.total()); }

  int of(const Action& action) const {
    if (scoring_) return scoring_->of(action);
    switch (action.kind) {
      case Kind::sail:
        return voyages_.worth(sail_of(action));
      case Kind::pass:
        return worth_with_gold(now_, cast_, 1);
      case Kind::take:
        return worth_with(now_, cast_, tile_of(action));
      case Kind::on:
        if (is_site(action.a)) return worth_on(now_, now_.open.tile, action.a - kFirstSite);
        [[fallthrough]];
      case Kind::keep:
      case Kind::give:
        return changed(action).worth();
      case Kind::keep_card:
        if (static_cast<Special>(action.a) == Special::basilica) return 500;
        return with_time(taste.cards[action.a], now_.turns(), taste.special_turns);
      case Kind::decline:
      case Kind::stop:
        return idle();
      default:
        return worth_of_deed(view_, now_, cast_, action);
    }
  }

 private:
  Position changed(const Action& action) const {
    Position p = now_;
    if (action.kind == Kind::on) p.lay(p.open.street, action.a);
    if (action.kind == Kind::give) --p.open.player().beads[action.a];
    if (action.kind == Kind::keep) {
      p.open.player().gold -= character_price(p.open, p.open.acting);
      p.own.characters |= std::uint64_t{1} << (action.a - 1);
    }
    return p;
  }

  const View& view_;
  Position now_;
  Cast cast_;
  mutable Voyages voyages_;  // remembers what it has looked at
  std::optional<Scoring> scoring_;
};

inline int appraise(const View& view, const Action& action, int horizon = INT_MAX) {
  return is_asked(view.open, view.viewer) ? Appraisal(view, horizon).of(action) : 0;
}
inline int appraise_shortly(const View& view, const Action& action, Horizon horizon) {
  return appraise(view, action, horizon == Horizon::now ? 0 : 1);
}

}  // namespace laguna::murano::insight
