// Characters in a few words, with what they would score on each island now.
#pragma once

#include "murano/describe.hpp"
#include "murano/draw/marks.hpp"
#include "murano/rules/plan.hpp"

namespace laguna::murano::drawing {

inline Text in_short(int character) {
  const Character& print = print_of(character);
  const Text points = Text() + print.points;
  const Text ware = kWareName[static_cast<int>(print.building)];
  const Text colour = write(print.colour);
  switch (print.formula) {
    case Formula::buildings:
      return points + " for each " + ware;
    case Formula::only_owner:
      return points + ", only owner: " + ware;
    case Formula::gold:
      return Text("gold: 2 ") + colour + ", grey, P, ★";
    case Formula::few_customers:
      return points + ", 3 red+blue or fewer";
    case Formula::everything:
      return points + ", something of all";
    case Formula::customers:
      return "by all customers";
    case Formula::customers_of:
      return Text("by ") + colour + " customers";
    case Formula::crests:
      return points + " for each crest";
    case Formula::marked_buildings:
      return points + " own, " + print.other + " other building";
    case Formula::specials_as_customers:
      return points + ", specials = " + colour;
    case Formula::three_alike:
      return points + ", factory=palace=shop";
    case Formula::as_crests:
      return points + ", " + kStackName[static_cast<int>(print.building)] + " = crests";
    case Formula::own_as_others:
      return points + ", own = others'";
    case Formula::one_crest:
      return points + ", one crest";
    case Formula::own_buildings_at:
      return points + ", 3 own buildings";
    case Formula::own_gondoliers_at:
      return points + ", 2 own gondoliers";
    case Formula::beads_at:
      return points + " for each " + write(print.bead) + " bead";
    case Formula::shops_of:
      return points + " for each " + colour + " shop";
  }
  return {};
}

// The islands by their second names, which begin with different letters.
inline constexpr std::array<std::string_view, kIslands> kIslandMark = {"M", "T", "D", "C", "P", "S"};
inline constexpr int kCharacterWidth = Canvas::kWidth / 2, kWorthColumn = 29;

// A star where a gondolier of the viewer waits.
inline void draw_worth_head(const Open& open, Canvas& canvas, int row, int column, const Standing& now) {
  for (int island = 0; island < open.islands(); ++island) {
    const int at = column + kWorthColumn + 3 * island + 1;
    canvas.put(row, at, kIslandMark[island], Ink::faint);
    if (now.ready[island] > 0) canvas.put(row, at + 1, "*", Ink::strong);
  }
}

inline void draw_worth(const Open& open, Canvas& canvas, int row, int column, int character,
                       const Standing& now, Ink ink) {
  canvas.put(row, column, padded(character, 2), Ink::strong);
  canvas.put(row, column + 3, in_short(character), ink);
  for (int island = 0; island < open.islands(); ++island) {
    const int points = best_worth(character, static_cast<Island>(island), now);
    const bool ready = now.ready[island] > 0;
    const int at = column + kWorthColumn + 3 * island;
    if (points == 0)
      canvas.put(row, at + 1, "·", Ink::faint);
    else
      canvas.put(row, at, padded(points, 2), ready ? Ink::strong : Ink::plain);
  }
}

}  // namespace laguna::murano::drawing
