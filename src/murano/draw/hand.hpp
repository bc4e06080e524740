// What the viewer alone knows: hidden tiles, characters and their worth, what is being looked at, the plan.
#pragma once

#include "murano/draw/characters.hpp"
#include "murano/notation.hpp"

namespace laguna::murano::drawing {

inline constexpr int kOwnColumn = 15;

// What the special-building cards do.
inline constexpr std::array<std::string_view, kSpecials> kCardInShort = {
    "take-gold brings 4",
    "characters cost 2 less",
    "1 point for a gondolier placed",
    "1 point for a special or palace built",
    "1 point for a shop or factory built",
    "docks cost 1 or 3",
    "1 point after a production",
    "look at 5 characters",
    "5 points at once",
    "red and green beads are alike",
    "blue and green beads are alike",
    "red and blue beads are alike",
    "produce one bead more, give one back",
    "the red ship may join a ship",
    "dismiss for 5, hire for 1"};

inline void put_tiles(Flow& flow, Stack stack, const Contents& tiles) {
  for (int kind = 0; kind < kKinds; ++kind) {
    const int count = tiles[kind];
    const Text name = kTileName[static_cast<int>(tile_of(stack, kind))];
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
  canvas.put(head, 0, "Characters  * your gondolier", Ink::faint);
  for (int k = 0; k < 2 && k < count; ++k) draw_worth_head(open, canvas, head, k * kCharacterWidth, now);
  return row + 1;
}

inline Text in_short(const Score& score) {
  Text text = Text() + score.character + "→" + kIslandMark[static_cast<int>(score.island)];
  if (score.payment.gold > 0) text = text + " " + score.payment.gold + "$";
  if (score.payment.bead_count() > 0)
    text = text + " " + write(Beads{static_cast<std::uint8_t>(packed(score.payment))});
  return text;
}

// The best that could be scored now. Returns the row behind.
inline int draw_plan(const View& view, Canvas& canvas, int row) {
  const Plan plan = best_plan(standing(view.open, view.viewer, view.hands[index(view.viewer)].characters));
  if (plan.scores.size() == 0) return row;
  canvas.put(row, 0, Text("Best now +") + (plan.points + plan.left_over), Ink::strong);
  Flow flow(canvas, row, kOwnColumn);
  for (const Score& score : plan.scores) flow.put(in_short(score));
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
    OwnInView{view}.each_card(
        [&](int card) { flow.put(Text(kSpecialName[card]) + ": " + kCardInShort[card]); });
  return flow.below();
}

// The viewer's hidden tiles; with all cards open everybody's, and characters by their numbers. Returns the
// row behind.
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
