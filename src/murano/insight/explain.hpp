// Why somebody might want to do this, field by field.
#pragma once

#include "murano/insight/foresight.hpp"
#include "murano/insight/quick.hpp"
#include "murano/notation.hpp"

namespace laguna::murano::insight {

// What an action is meant for: it and the steps that belong to it, up to luck, something unseen or the next
// tile of the same turn.
struct Intent {
  State before, after;
  int points = 0, gold = 0, price = 0;  // the price of the ships' moves is part of the gold
  bool ends = false, docks = false;
  Deed deed{};
  Action meant = act::stop();  // of the ship, or the action itself

  Intent(const View& view, const Action& action) : before(stage(view, action)), after(before) {
    Random random(1);
    step(view.viewer, action);
    while (goes_on(view.viewer)) step(view.viewer, quick(after, view.viewer, random));
  }

 private:
  bool goes_on(Seat seat) const {
    const Phase phase = after.open.phase;
    const bool own =
        phase == Phase::act || phase == Phase::site || phase == Phase::sell || phase == Phase::give;
    return own && after.open.acting == seat;
  }
  void step(Seat seat, const Action& action) {
    docks |= action.kind == Kind::dock;
    if (meant.kind == Kind::stop || meant.kind == Kind::sail) meant = action;
    if (after.open.ships.ready != kNoSpace) deed = layout.deed[after.open.ships.ready];
    apply_choice(after, action, [&](const Event& event) {
      if (event.seat != seat) return;
      if (event.rule != Rule::E5 || action.kind == Kind::stop) points += event.points;
      gold += event.gold;
      if (event.kind == Event::Kind::sailed) price -= event.gold;
      ends |= event.kind == Event::Kind::last_turns;
    });
  }
};

// Where a character would score most if the game ended now: where a gondolier is, or may still go.
struct Place {
  int island = 0, points = 0;
};
inline Place best_place_of(int character, const Open& open, const Standing& now, bool docked_only) {
  Place best;
  for (int i = 0; i < open.islands(); ++i) {
    const bool may_go = !docked_only && now.at_hand > 0 && (free_docks(open) & docks_of(i)) != 0;
    if (now.ready[i] == 0 && !may_go) continue;
    if (const int points = best_worth(character, static_cast<Island>(i), now); points > best.points)
      best = {i, points};
  }
  return best;
}

// The own character that gains most.
inline void explain_character(const Intent& intent, Seat seat, auto&& out) {
  const Open &then = intent.before.open, &open = intent.after.open;
  const std::uint64_t hand = intent.after.characters.hand(seat);
  const Standing before = standing(then, seat, intent.before.characters.hand(seat));
  const Standing after = standing(open, seat, hand);
  int best = 0, had = 0, most = 0;
  Place place;
  for (std::uint64_t rest = hand; rest != 0; rest &= rest - 1) {
    const int character = std::countr_zero(rest) + 1;
    const Place now = best_place_of(character, open, after, intent.docks);
    const bool held = (before.hand >> (character - 1) & 1) != 0;
    const int points = held ? best_place_of(character, then, before, intent.docks).points : 0;
    if (now.points - points > most) best = character, had = points, place = now, most = now.points - points;
  }
  if (best == 0) return;
  out.group("character", [&](auto&& character) {
    character.number("number", best);
    character.word("island", kIslandName[place.island]);
    character.number("before", had);
    character.number("after", place.points);
  });
}

// A dock in the colour of somebody else who could still use it.
inline void explain_dock(const Open& open, Seat seat, const Action& action, auto&& out) {
  if (action.kind != Kind::dock || action.b == index(seat) || action.b >= open.seats) return;
  if (open.players[action.b].gondoliers == 0) return;
  out.group("denies", [&](auto&& denies) {
    denies.number("seat", action.b + 1);
    denies.word("what", Text(kIslandName[action.a]) + " " + kDockName[action.b]);
  });
}

inline void explain(const View& view, const Action& action, auto&& out) {
  if (!is_asked(view.open, view.viewer)) return;
  const Intent intent(view, action);
  out.number("points", intent.points);
  out.number("gold", intent.gold);
  out.flag("ends", intent.ends);
  if (action.kind == Kind::sail) {
    out.word("deed", kDeedName[static_cast<int>(intent.deed)]);
    out.number("price", intent.price);
    out.group("best", [&](auto&& best) { best.word("action", write(intent.meant)); });
  }
  if (view.open.phase == Phase::score) return;
  explain_character(intent, view.viewer, out);
  explain_dock(view.open, view.viewer, intent.meant, out);
}

}  // namespace laguna::murano::insight
