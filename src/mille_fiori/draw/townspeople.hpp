// The townspeople: two pyramids, one drawing.
#pragma once

#include "mille_fiori/draw/marks.hpp"

namespace laguna::mille_fiori::drawing {

struct Level {
  int first, spaces;
  std::string_view points;  // with the extra card of the top level
};
inline constexpr std::array kLevels = {Level{1, 3, "6+"}, Level{4, 4, "3"}, Level{8, 5, "1"}};

// A title and three levels, 46 columns wide.
constexpr void draw_pyramid(const Board& board, Canvas& canvas, int row, int column, Area pyramid) {
  constexpr int kCell = 9;
  const auto& symbols = pyramid == Area::nobili ? print::kNobili : print::kPopuli;
  const int legend = put_title(canvas, row, column, pyramid);
  canvas.put(row, legend + 1, "same symbol ×2", Ink::faint);
  put_bonuses(canvas, row, column + 29, board, pyramid);
  for (const auto& [first, count, points] : kLevels) {
    ++row;
    canvas.put(row, column, points, Ink::faint);
    for (int k = 0; k < count; ++k)
      put_space(canvas, row, column + 2 + kCell * (5 - count) / 2 + kCell * k, kCell - 1, board,
                space_at(pyramid, first + k), name_of(symbols[first + k - 1]));
  }
}

}  // namespace laguna::mille_fiori::drawing
