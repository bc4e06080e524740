// The cards: the line above the board that counts them, those face up, and the viewer's own.
#pragma once

#include "mille_fiori/draw/marks.hpp"
#include "mille_fiori/view.hpp"

namespace laguna::mille_fiori::drawing {

inline constexpr int kCardsColumn = 9;

constexpr void draw_status(const View& view, Canvas& canvas, int row) {
  const Board& board = view.board;
  const int rounds = (kCards - kFaceUpAtStart[board.seats() - 2]) / (kHandSize * board.seats());
  const int cycles = kCyclesInRound[board.seats() - 2];
  const int cycle = board.cycle < cycles ? board.cycle + 1 : cycles;  // all are over when the game is
  int column = canvas.put(row, 0, "Mille Fiori", Ink::strong);
  const Text where =
      Text("round ") + (board.round + 1) + " of " + rounds + " · cycle " + cycle + " of " + cycles;
  column = canvas.put(row, column + 2, where);
  const Text counts = Text(" · pile ") + view.pile_size + " · discards " + board.discard.count();
  column = canvas.put(row, column, counts, Ink::faint);
  if (board.options.tactical) column = canvas.put(row, column, " · tactical", Ink::faint);
  if (board.phase == Phase::over)
    canvas.put(row, column, " · game over", Ink::strong);
  else if (board.first_out != Seat::nobody)
    canvas.put(row, column, " · last turns", Ink::strong);
}

// Face up, by symbol: its name and the wheels of its cards. Returns the row behind.
constexpr int draw_face_up(const View& view, Canvas& canvas, int row) {
  canvas.put(row, 0, "Face up", Ink::faint);
  int column = kCardsColumn;
  for (int s = 0; s < kSymbols; ++s) {
    const Symbol symbol = static_cast<Symbol>(s);
    Text group = Text(" ") + name_of(symbol);
    bool any = false;
    view.board.face_up.each([&](Card card) {
      if (symbol_of(card) == symbol) group += " ", group += wheel_of(card), any = true;
    });
    if (!any) continue;
    group += " ";
    const int width = static_cast<int>(group.view().size());
    if (column + width > Canvas::kWidth) ++row, column = kCardsColumn;
    column = canvas.put(row, column, group, Ink::plain, paper_of(area_of(symbol))) + 1;
  }
  return row + 1;
}

constexpr int put_card(Canvas& canvas, int row, int column, Card card) {
  return canvas.put(row, column, Text(" ") + write(card) + " ", Ink::strong, paper_of(area_of(card))) + 1;
}

constexpr void draw_hand(const View& view, Canvas& canvas, int row) {
  if (view.viewer == Seat::nobody) return;
  canvas.put(row, 0, mark_of(view.viewer), Ink::strong, paper_of(view.viewer));
  canvas.put(row, 3, "hand", Ink::strong);
  int column = kCardsColumn;
  view.hand.each([&](Card card) { column = put_card(canvas, row, column, card); });
  if (view.pick == Card::none) return;
  column = canvas.put(row, column + 1, "chosen", Ink::strong) + 1;
  put_card(canvas, row, column, view.pick);
}

}  // namespace laguna::mille_fiori::drawing
