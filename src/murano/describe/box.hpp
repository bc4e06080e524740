// The board in use, field by field.
#pragma once

#include "murano/box/spaces.hpp"
#include "murano/describe/fields.hpp"

namespace laguna::murano::described {

// What is printed on the board in use.
inline void box(int islands, auto&& out) {
  out.word("id", write_board(layout.id));
  out.flag("reconstructed", layout.reconstructed);
  out.words("ring", [](auto&& add) {
    for (Deed deed : layout.deed) add(write(deed));
  });
  out.numbers("anchors", ring_numbers(layout.anchors));
  out.group("islands", [&](auto&& all) {
    for (int island = 0; island < islands; ++island)
      all.words(kIslandName[island], [&](auto&& add) {
        const Shape& shape = layout.shape[island];
        for (int row = 0; row < shape.rows; ++row) {
          Text text;
          for (int column = 0; column < shape.columns; ++column) {
            const char letter = shape.at(row, column);
            text += std::string_view(&letter, 1);
          }
          add(text);
        }
      });
  });
  out.group("docks", [&](auto&& all) {
    for (int island = 0; island < islands; ++island)
      all.words(kIslandName[island], [&](auto&& add) {
        each_bit(layout.docks[island], [&](int colour) { add(kDockName[colour]); });
      });
  });
  out.group("tables", [](auto&& tables) {
    tables.numbers("gold_steps", numbers(layout.gold_steps));
    tables.numbers("gold_points", numbers(layout.gold_points));
    tables.numbers("customers_from", numbers(layout.customers_from));
    tables.numbers("customers_points", numbers(layout.customers_points));
    tables.numbers("colour_from", numbers(layout.colour_from));
    tables.numbers("colour_points", numbers(layout.colour_points));
  });
}

}  // namespace laguna::murano::described
