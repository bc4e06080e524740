// The workshops: hexagonal cells as a wall of bricks, with extra-card symbols where three of them meet.
#pragma once

#include "mille_fiori/draw/marks.hpp"

namespace laguna::mille_fiori::drawing {

// A grid of lines that find their own corners: each cell of it knows which of its four arms are drawn.
class Wall {
 public:
  static constexpr int kRows = 9, kColumns = 58;
  static constexpr int kHalf = 3;  // columns in half a cell

  static constexpr int left_of(int x) { return x * kHalf; }
  static constexpr int middle_of(int x) { return x * kHalf + kHalf; }

  constexpr void add_cell(int row, int x) {
    const int left = left_of(x), right = left + 2 * kHalf, top = 2 * row, bottom = top + 2;
    for (int column = left; column < right; ++column)
      for (int line : {top, bottom}) arms_[line][column] |= kRight, arms_[line][column + 1] |= kLeft;
    for (int line = top; line < bottom; ++line)
      for (int column : {left, right}) arms_[line][column] |= kDown, arms_[line + 1][column] |= kUp;
  }

  constexpr void draw(Canvas& canvas, int row, int column, Paper paper) const {
    constexpr std::array<std::string_view, 16> kGlyph = {" ", "╵", "╷", "│", "╴", "┘", "┐", "┤",
                                                         "╶", "└", "┌", "├", "─", "┴", "┬", "┼"};
    for (int r = 0; r < kRows; ++r)
      for (int c = 0; c < kColumns; ++c)
        if (arms_[r][c] != 0) canvas.put(row + r, column + c, kGlyph[arms_[r][c]], Ink::faint, paper);
  }

 private:
  static constexpr std::uint8_t kUp = 1, kDown = 2, kLeft = 4, kRight = 8;
  std::array<std::array<std::uint8_t, kColumns>, kRows> arms_{};
};

constexpr Wall make_wall() {
  Wall wall;
  for (int number = 1; number <= 30; ++number) wall.add_cell(box::row_of(number), kWorkshopX[number - 1]);
  return wall;
}
inline constexpr Wall kWall = make_wall();

// The one of the three cells that is alone in its row lies above or below the symbol.
constexpr int lone_cell(const std::array<int, 3>& triple) {
  const auto [a, b, c] = triple;
  return box::row_of(a) == box::row_of(b) ? c : a;
}

constexpr void draw_workshops(const Board& board, Canvas& canvas, int row, int column) {
  const Paper paper = paper_of(Area::workshops);
  const int legend = put_title(canvas, row, column, Area::workshops);
  canvas.put(row, legend + 1, "quartz ash lime pigment×2", Ink::faint);
  put_bonuses(canvas, row, column + 41, board, Area::workshops);

  ++row;
  kWall.draw(canvas, row, column, paper);
  for (int number = 1; number <= 30; ++number)
    put_space(canvas, row + 2 * box::row_of(number) + 1, column + Wall::left_of(kWorkshopX[number - 1]) + 1,
              5, board, space_at(Area::workshops, number),
              name_of(print::kWorkshops[number - 1]).substr(0, 2));

  for (const auto& triple : print::kTriples) {
    const Mask three = areas::kMasks.triple[index(space_at(Area::workshops, triple[0]))];
    if ((three & ~board.occupied(word_of(Area::workshops))) == 0) continue;
    canvas.put(row + 2 * box::row_of(triple[2]), column + Wall::middle_of(kWorkshopX[lone_cell(triple) - 1]),
               kExtraCard, Ink::strong, paper);
  }
}

}  // namespace laguna::mille_fiori::drawing
