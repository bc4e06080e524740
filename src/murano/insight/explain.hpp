// Why somebody might want to do this, field by field.
#pragma once

#include "murano/insight/foresight.hpp"

namespace laguna::murano::insight {

inline void explain(const View& view, const Action& action, auto&& out) {
  int points = 0, gold = 0;
  bool ends = false;
  foresee(view, action, [&](const Event& event) {
    points += event.points;
    gold += event.gold;
    ends |= event.kind == Event::Kind::last_turns;
  });
  out.number("points", points);
  out.number("gold", gold);
  out.flag("ends", ends);
}

}  // namespace laguna::murano::insight
