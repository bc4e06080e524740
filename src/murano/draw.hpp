// The whole table in text: the lagoon in its ring of ships, the stacks, the seats, and what the viewer alone
// knows.
#pragma once

#include "murano/draw/hand.hpp"
#include "murano/draw/islands.hpp"
#include "murano/draw/ring.hpp"
#include "murano/draw/seats.hpp"
#include "murano/draw/stacks.hpp"
#include "murano/draw/status.hpp"

namespace laguna::murano {

inline void draw(const View& view, Canvas& canvas) {
  using namespace drawing;
  const Open& open = view.open;
  draw_status(view, canvas, 0);
  const int below = draw_islands(open, canvas, 2, kSide + 1, Canvas::kWidth - 2 * (kSide + 1));
  draw_ring(view, canvas, 1, below - 2);
  draw_stacks(open, canvas, below + 1);
  const int seats = draw_warning(open, canvas, below + 2);
  draw_legend(canvas, seats, 78);
  draw_own(view, canvas, draw_special_cards(view, canvas, draw_seats(view, canvas, seats)));
}

}  // namespace laguna::murano
