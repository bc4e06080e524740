// The line above the board: whose turn it is and what for, and the decks.
#pragma once

#include "murano/describe.hpp"
#include "murano/draw/marks.hpp"

namespace laguna::murano::drawing {

inline Text doing(const Open& open) {
  switch (open.phase) {
    case Phase::start:
      return "the start is drawn";
    case Phase::sail:
      return "sails or passes";
    case Phase::act:
      return Text("acts on ") + write_ring(open.ships.ready) + ", or sails on for " + open.ships.moves +
             " gold";
    case Phase::take:
      return Text("takes a ") + kWareName[static_cast<int>(open.stack)] + " out of the stack";
    case Phase::keep:
      return "may keep a character";
    case Phase::build:
      return Text("builds, tiles left: ") + open.left;
    case Phase::site:
      return Text("places ") + described::tile_being_placed(open);
    case Phase::card:
      return "keeps a special-building card";
    case Phase::sell:
      return "sells beads";
    case Phase::give:
      return "gives a bead back";
    case Phase::score:
      return "scores characters";
    case Phase::top:
    case Phase::removed:
    case Phase::look:
    case Phase::street:
    case Phase::special:
    case Phase::bead:
      return "draws";
    case Phase::over:
      return "game over";
  }
  return {};
}

inline void draw_status(const View& view, Canvas& canvas, int row) {
  const Open& open = view.open;
  int column = canvas.put(row, 0, "Murano", Ink::strong) + 2;
  if (open.acting != Seat::nobody) {
    column = canvas.put(row, column, mark_of(open.acting), Ink::strong, paper_of(open.acting)) + 1;
    column = canvas.put(row, column, kSeatName[index(open.acting)]) + 1;
  }
  column = canvas.put(row, column, doing(open), Ink::strong);
  const Text decks = Text(" · characters ") + open.characters_left + " · special cards " + view.cards.size();
  canvas.put(row, column, decks, Ink::faint);
}

}  // namespace laguna::murano::drawing
