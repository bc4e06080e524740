// What the viewer alone knows: hidden tiles, characters and their worth, what is being looked at, the plan.
#pragma once

#include "murano/draw/characters.hpp"
#include "murano/notation.hpp"

namespace laguna::murano::drawing {

inline constexpr int kOwnColumn = 15;

inline void put_tiles(Flow& flow, Stack stack, const Contents& tiles) {
  for (int kind = 0; kind < kKinds; ++kind) {
    const int count = tiles[static_cast<std::size_t>(kind)];
    const Text name = kTileName[static_cast<std::size_t>(tile_of(stack, kind))];
    if (count > 0) flow.put(count == 1 ? name : name + " ×" + count, Ink::strong);
  }
}

// Two in a line, with their worth on each island; strong where a gondolier waits. Returns the row behind.
inline int draw_characters(const View& view, Canvas& canvas, int row) {
  const Open& open = view.open;
  const std::uint64_t hand = view.hands[index(view.viewer)].characters;
  const Standing now = standing(open, view.viewer, hand);
  int count = 0;
  const auto put = [&](int character, bool own) {
    const int column = count++ % 2 * kCharacterWidth;
    if (column == 0) ++row;
    draw_worth(open, canvas, row, column, character, now, own ? Ink::plain : Ink::strong);
    if (!own) canvas.put(row, column + kWorthColumn - 2, "?", Ink::strong);
  };
  const int head = row;
  for (std::uint64_t rest = hand; rest != 0; rest &= rest - 1) put(std::countr_zero(rest) + 1, true);
  if (open.phase == Phase::keep && open.acting == view.viewer)
    OwnInView{view}.each_character([&](int character) { put(character, false); });
  if (count == 0) return head;
  canvas.put(head, 0, "Characters", Ink::faint);
  for (int k = 0; k < 2 && k < count; ++k) draw_worth_head(open, canvas, head, k * kCharacterWidth);
  return row + 1;
}

// The best that could be scored now. Returns the row behind.
inline int draw_plan(const View& view, Canvas& canvas, int row) {
  const Plan plan = best_plan(standing(view.open, view.viewer, view.hands[index(view.viewer)].characters));
  if (plan.scores.size() == 0) return row;
  canvas.put(row, 0, Text("Best now +") + (plan.points + plan.left_over), Ink::strong);
  Flow flow(canvas, row, kOwnColumn);
  for (const auto& score : plan.scores) {
    const Action action =
        act::score(score.character, static_cast<int>(score.island), packed(score.payment));
    flow.put(write(action).view().substr(6));  // without the verb
  }
  if (plan.left_over > 0) flow.put(Text("gondoliers +") + plan.left_over, Ink::faint);
  return flow.below();
}

// Returns the row behind.
inline int draw_looked_at(const View& view, Canvas& canvas, int row) {
  const Open& open = view.open;
  if (open.acting != view.viewer) return row;
  if (open.phase != Phase::take && open.phase != Phase::card) return row;
  canvas.put(row, 0, "Looked at", Ink::faint);
  Flow flow(canvas, row, kOwnColumn);
  if (open.phase == Phase::take) put_tiles(flow, open.stack, view.found);
  if (open.phase == Phase::card)
    OwnInView{view}.each_card([&](int card) { flow.put(kSpecialName[card], Ink::strong); });
  return flow.below();
}

// The viewer's hidden tiles; with all cards open everybody's, and characters by their numbers. Returns the row
// behind.
inline int draw_hand(const View& view, Canvas& canvas, int row, Seat seat) {
  const Hand& hand = view.hands[index(seat)];
  const bool numbers = seat != view.viewer;
  if (total(hand.shops) + total(hand.palaces) == 0 && (!numbers || hand.characters == 0)) return row;
  canvas.put(row, 0, "Hidden", Ink::faint);
  canvas.put(row, 8, Text(" ") + mark_of(seat) + " ", Ink::strong, paper_of(seat));
  Flow flow(canvas, row, kOwnColumn);
  put_tiles(flow, Stack::shops, hand.shops);
  put_tiles(flow, Stack::palaces, hand.palaces);
  for (std::uint64_t rest = numbers ? hand.characters : 0; rest != 0; rest &= rest - 1)
    flow.put(Text() + (std::countr_zero(rest) + 1));
  return flow.below();
}

// Returns the row behind.
inline int draw_own(const View& view, Canvas& canvas, int row) {
  view.known.each([&](Seat seat) { row = draw_hand(view, canvas, row, seat); });
  if (view.viewer == Seat::nobody) return row;
  row = draw_looked_at(view, canvas, row);
  row = draw_characters(view, canvas, row);
  return view.open.phase == Phase::over ? row : draw_plan(view, canvas, row);
}

}  // namespace laguna::murano::drawing
