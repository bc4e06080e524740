// The seats: what everyone sees of each player.
#pragma once

#include "murano/draw/marks.hpp"
#include "murano/rules/deeds.hpp"

namespace laguna::murano::drawing {

inline constexpr std::string_view kSeatsHead =
    "             points gold gondoliers  F  S  P  ★  red green blue characters";
inline constexpr int kPointsColumn = 16, kGoldColumn = 21, kGondoliersColumn = 28, kTilesColumn = 36,
                     kCharactersColumn = 65;
inline constexpr std::array<int, kBeads> kBeadColumns = {50, 55, 60};

// Gondoliers at hand, and behind a plus those in the general supply. Shops, palaces and characters lie face
// down: only how many there are is told, and what the next character costs.
inline void draw_seat(const View& view, Canvas& canvas, int row, Seat seat) {
  const Open& open = view.open;
  const Player& player = open.players[index(seat)];
  const auto put_count = [&](int column, int count) {
    canvas.put(row, column, padded(count, 2), count > 0 ? Ink::plain : Ink::faint);
  };
  const bool wins = open.phase == Phase::over && leaders(open).has(seat);
  canvas.put(row, 0, wins ? "♛" : is_asked(open, seat) ? "▸" : " ", Ink::strong);
  canvas.put(row, 1, Text(" ") + mark_of(seat) + " ", Ink::strong, paper_of(seat));
  canvas.put(row, 5, kSeatName[index(seat)]);
  canvas.put(row, kPointsColumn, padded(open.scores[index(seat)], 3), Ink::strong);
  canvas.put(row, kGoldColumn, padded(player.gold, 3), Ink::strong);
  canvas.put(row, kGondoliersColumn, Text() + player.gondoliers + "+" + player.supply);
  int column = kTilesColumn;
  for (Stack stack : {Stack::factories, Stack::shops, Stack::palaces, Stack::specials}) {
    put_count(column, player.tiles[static_cast<int>(stack)]);
    column += 3;
  }
  for (int bead = 0; bead < kBeads; ++bead) put_count(kBeadColumns[bead], player.beads[bead]);
  put_count(kCharactersColumn, player.characters);
  if (open.phase == Phase::score || open.phase == Phase::over) return;
  canvas.put(row, kCharactersColumn + 3, Text("next ") + character_price(open, seat) + "$", Ink::faint);
}

// Returns the row behind.
inline int draw_seats(const View& view, Canvas& canvas, int row) {
  canvas.put(row, 0, kSeatsHead, Ink::faint);
  view.open.everyone().each([&](Seat seat) { draw_seat(view, canvas, ++row, seat); });
  return row + 1;
}

// The special-building cards of all seats in the order they came, if there are any. Returns the row behind.
inline int draw_special_cards(const View& view, Canvas& canvas, int row) {
  if (view.cards.keeps.size() == 0) return row;
  canvas.put(row, 0, "Special cards", Ink::faint);
  Flow flow(canvas, row, 15);
  view.open.everyone().each([&](Seat seat) {
    bool first = true;
    for (const auto& keep : view.cards.keeps) {
      if (keep.seat != seat) continue;
      if (first) flow.put(Text(" ") + mark_of(seat) + " ", Ink::strong, paper_of(seat));
      first = false;
      const bool works = view.open.has(seat, static_cast<Special>(keep.card));
      flow.put(kSpecialName[keep.card], works ? Ink::plain : Ink::faint);
    }
  });
  return flow.below();
}

}  // namespace laguna::murano::drawing
