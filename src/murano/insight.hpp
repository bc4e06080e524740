// Knowledge of the game for players: what an action is worth at a glance, and what it would bring.
#pragma once

#include <optional>

#include "murano/insight/foresight.hpp"
#include "murano/insight/voyages.hpp"
#include "murano/rules/plan.hpp"

namespace laguna::murano::insight {

// MU-E4: exactly what the best assignment says.
class Scoring {
 public:
  explicit Scoring(const auto& own)
      : now_(standing(own.open(), own.open().acting, own.mine().characters)), plan_(best_plan(now_)) {}

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

// Of all actions of a moment, by the one who is asked.
template <class Own>
class Appraisal {
 public:
  Appraisal(const Appraisal&) = delete;
  // As if there were at most so many turns to come.
  explicit Appraisal(const Own& own, const Belief& belief = kUsual, int horizon = INT_MAX)
      : own_(own),
        now_(belief, own.open(), own.mine(), own.open().acting, horizon),
        cast_(now_.cast()),
        recruiting_(own_, cast_),
        voyages_(own_, now_, cast_, recruiting_) {
    if (own.open().phase == Phase::score) scoring_.emplace(own);
  }

  // The rest of the turn that a ship sails for.
  Steps after(Sail move) { return voyages_.after(move); }

  // Of things as they are.
  int idle() const { return now_.worth_with(cast_.total()); }

  int of(const Action& action) {
    if (scoring_) return scoring_->of(action);
    switch (action.kind) {
      case Kind::sail:
        return voyages_.worth(sail_of(action));
      case Kind::pass:
        return worth_with_gold(now_, cast_, 1);
      case Kind::take:
        return worth_with(now_, cast_, tile_of(action));
      case Kind::on:
        return worth_on(action.a);
      case Kind::keep:
      case Kind::give:
        return changed(action).worth();
      case Kind::keep_card:
        if (static_cast<Special>(action.a) == Special::basilica) return 500;
        return with_time(now_.belief->cards[action.a], now_.turns(), now_.belief->special_turns);
      case Kind::decline:
      case Kind::stop:
        return idle();
      default:
        return worth_of_deed(now_, cast_, recruiting_, action);
    }
  }

 private:
  static constexpr int kUnknown = INT_MAX;

  // Of an island all sites are alike, and all street spaces that open as many.
  int worth_on(int place) {
    if (!places_known_) {
      places_known_ = true;
      for (auto& row : places_) row.fill(kUnknown);
    }
    if (is_site(place)) {
      const int site = place - kFirstSite;
      int& known = places_[layout.site_island[site]][0];
      if (known == kUnknown) known = insight::worth_on(now_, now_.open.tile, site);
      return known;
    }
    const Open& open = now_.open;
    const int opens = std::popcount(layout.beside[place] & ~open.beside & ~open.built);
    int& known = places_[layout.street_island[place]][opens];
    if (known == kUnknown) {
      Position p = now_;
      p.lay(p.open.street, place);
      known = p.worth();
    }
    return known;
  }
  Position changed(const Action& action) const {
    Position p = now_;
    if (action.kind == Kind::give) --p.open.player().beads[action.a];
    if (action.kind == Kind::keep) {
      p.open.player().gold -= character_price(p.open, p.open.acting);
      p.own.characters |= std::uint64_t{1} << (action.a - 1);
    }
    return p;
  }

  const Own own_;
  const Position now_;
  const Cast cast_;
  // These remember what they have looked at.
  Recruiting<Own> recruiting_;
  Voyages<Own> voyages_;
  bool places_known_ = false;
  std::array<std::array<int, kMostBeside + 1>, kIslands> places_;
  std::optional<Scoring> scoring_;
};

inline int appraise(const View& view, const Action& action, const Belief& belief = kUsual,
                    int horizon = INT_MAX) {
  return is_asked(view.open, view.viewer) ? Appraisal(OwnInView{view}, belief, horizon).of(action) : 0;
}
inline int appraise_shortly(const View& view, const Action& action, Horizon horizon) {
  return appraise(view, action, kUsual, horizon == Horizon::now ? 0 : 1);
}

}  // namespace laguna::murano::insight
