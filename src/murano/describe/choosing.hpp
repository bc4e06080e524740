// What the viewer can choose from, and what it would be worth.
#pragma once

#include "murano/describe/fields.hpp"
#include "murano/notation.hpp"
#include "murano/rules/plan.hpp"
#include "murano/view.hpp"

namespace laguna::murano::described {

// The cheapest way to every ring space, for the seat whose turn it is.
inline void ways(const Open& open, auto&& out) {
  const bool lighthouse = open.has(open.acting, Special::lighthouse);
  const Usable usable(open);
  for (int space = 0; space < kRing; ++space) {
    const int moves = moves_to(open.ships, space, lighthouse);
    const int price = price_of_moves(open.ships.moves, moves);
    if (moves == 0 || price > open.player().gold) continue;
    out.group(Text() + (space + 1), [&](auto&& way) {
      way.number("price", price);
      way.flag("useful", usable.at(space, open.player().gold - price));
      way.words("path", [&](auto&& add) {
        for (const Sail& move : path_to(open.ships, space, lighthouse)) add(write(act::sail(move)));
      });
    });
  }
}

// What the viewer's characters are worth now, and the best that can be made of them.
inline void prospects(const View& view, auto&& out) {
  const Open& open = view.open;
  const std::uint64_t hand = view.hands[index(view.viewer)].characters;
  const Standing now = standing(open, view.viewer, hand);
  std::uint64_t weighed = hand;
  if (open.phase == Phase::keep && open.acting == view.viewer)
    OwnInView{view}.each_character([&](int character) { weighed |= std::uint64_t{1} << (character - 1); });
  out.group("worth", [&](auto&& cards) {
    each_bit(weighed, [&](int card) {
      cards.group(Text() + (card + 1), [&](auto&& islands) {
        for (int island = 0; island < open.islands(); ++island)
          islands.number(kIslandName[island], best_worth(card + 1, static_cast<Island>(island), now));
      });
    });
  });
  const Plan plan = best_plan(now);
  out.group("plan", [&](auto&& all) {
    all.number("points", plan.points);
    all.number("left_over", plan.left_over);
    all.number("gold", plan.gold_left);
    all.words("steps", [&](auto&& add) {
      for (const auto& score : plan.scores)
        add(write(act::score(score.character, static_cast<int>(score.island), packed(score.payment))));
    });
  });
}

// Of another's hidden tile only what kind of tile it is.
inline Text tile_being_placed(const Open& open) {
  if (open.phase != Phase::site) return {};
  if (open.tile == Tile::none) return kWareName[static_cast<int>(open.stack)];
  const Text tile = kTileName[static_cast<int>(open.tile)];
  return open.tile == Tile::street ? tile + " " + kStreetName[open.street] : tile;
}

inline void choosing(const View& view, auto&& out) {
  const Open& open = view.open;
  const bool mine = open.acting == view.viewer && view.viewer != Seat::nobody;
  out.words("drawn", [&](auto&& add) {
    if (!mine) return;
    if (open.phase == Phase::keep) OwnInView{view}.each_character([&](int c) { add(Text() + c); });
    if (open.phase == Phase::card) OwnInView{view}.each_card([&](int card) { add(kSpecialName[card]); });
  });
  out.group("found", [&](auto&& kinds) {
    for (int kind = 0; kind < kKinds; ++kind)
      if (view.found[kind] > 0)
        kinds.number(kTileName[static_cast<int>(tile_of(open.stack, kind))], view.found[kind]);
  });
  out.numbers("under", [&](auto&& add) {
    for (const Place& place : view.characters.queue) {
      const int card = view.characters.card(place);
      add(card == kUnknown ? 0 : card + 1);
    }
  });
  const bool placing = open.phase == Phase::site || open.phase == Phase::build || open.phase == Phase::card;
  out.group("building", [&](auto&& now) {
    now.word("tile", placing ? tile_being_placed(open) : Text());
    now.number("left", placing ? (open.left == 0 ? 1 : open.left) : 0);
  });
  out.words("new_cards",
            [&](auto&& add) { each_bit(open.new_cards, [&](int card) { add(kSpecialName[card]); }); });
  out.flag("station", open.station);
}

}  // namespace laguna::murano::described
