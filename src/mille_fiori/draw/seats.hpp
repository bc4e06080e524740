// The seats: what everyone sees of each player.
#pragma once

#include "mille_fiori/draw/marks.hpp"
#include "mille_fiori/rules/turns.hpp"
#include "mille_fiori/view.hpp"

namespace laguna::mille_fiori::drawing {

constexpr Seats deciding(const Board& board) {
  if (board.phase == Phase::pick && !board.options.tactical) return board.everyone().without(board.committed);
  const bool acts = board.phase == Phase::pick || board.phase == Phase::play || board.phase == Phase::extra;
  return acts ? Seats::only(board.acting) : Seats();
}

constexpr Text doing(const Board& board, Seat seat) {
  if (board.phase == Phase::over) return leaders(board).has(seat) ? "wins" : "";
  if (board.committed.has(seat)) return "chosen";
  if (!deciding(board).has(seat)) return {};
  if (board.phase == Phase::pick) return "chooses";
  return board.phase == Phase::play ? write(board.shown) : Text("extra card");
}

// A head line and a line for each seat, 35 columns wide.
constexpr void draw_seats(const View& view, Canvas& canvas, int row, int column) {
  const Board& board = view.board;
  canvas.put(row, column + 10, "points ◆+box hand", Ink::faint);
  board.everyone().each([&](Seat seat) {
    const int n = index(seat), supply = board.stock[n] > kInTheBox ? board.stock[n] - kInTheBox : 0;
    ++row;
    if (deciding(board).has(seat)) canvas.put(row, column, "▸", Ink::strong);
    canvas.put(row, column + 1, mark_of(seat), Ink::strong, paper_of(seat));
    const int behind = canvas.put(row, column + 4, kSeatName[n]);
    if (seat == board.start) canvas.put(row, behind + 1, kDoge, Ink::strong);
    canvas.put(row, column + 13, padded(board.scores[n], 3), Ink::strong);
    canvas.put(row, column + 17, padded(supply, 2) + "+" + (board.stock[n] - supply));
    canvas.put(row, column + 22, padded(view.hand_sizes[n], 2));
    canvas.put(row, column + 25, doing(board, seat), board.shown != Card::none ? Ink::plain : Ink::faint);
  });
}

constexpr void draw_legend(Canvas& canvas, int row, int column) {
  canvas.put(row, column, Text("▸ decides  ") + kDoge + " Doge  " + kExtraCard + " extra card", Ink::faint);
}

}  // namespace laguna::mille_fiori::drawing
