// The whole table in text: the board as it lies, the seats, the cards, and the viewer's hand.
#pragma once

#include "mille_fiori/draw/cards.hpp"
#include "mille_fiori/draw/residences.hpp"
#include "mille_fiori/draw/route.hpp"
#include "mille_fiori/draw/seats.hpp"
#include "mille_fiori/draw/townspeople.hpp"
#include "mille_fiori/draw/trade.hpp"
#include "mille_fiori/draw/workshops.hpp"

namespace laguna::mille_fiori {

// At most 27 rows.
constexpr void draw(const View& view, Canvas& canvas) {
  using namespace drawing;
  const Board& board = view.board;
  draw_status(view, canvas, 0);
  draw_workshops(board, canvas, 1, 0);
  draw_residences(board, canvas, 1, 60);
  draw_seats(view, canvas, 5, 59);
  draw_legend(canvas, 10, 60);
  draw_harbor_and_trade(board, canvas, 11, 0);
  draw_pyramid(board, canvas, 11, 47, Area::nobili);
  draw_pyramid(board, canvas, 15, 47, Area::populi);
  draw_route(board, canvas, 19);
  draw_hand(view, canvas, draw_face_up(view, canvas, 22));
}

}  // namespace laguna::mille_fiori
