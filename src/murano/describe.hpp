// A view and an event field by field, for whoever writes them down: `out` takes named numbers, flags and
// words.
#pragma once

#include "murano/describe/box.hpp"
#include "murano/describe/choosing.hpp"
#include "murano/describe/table.hpp"
#include "murano/words.hpp"

namespace laguna::murano {

inline constexpr std::array<std::string_view, kPhases> kPhaseName = {
    "start", "sail", "act",  "draw", "draw", "take", "draw", "keep",  "build",
    "draw",  "site", "draw", "card", "draw", "sell", "give", "score", "over"};
inline constexpr std::array<std::string_view, 26> kEventName = {
    "started", "sailed",   "passed",    "took_gold", "bought", "searched",  "found",       "got",  "recruits",
    "drew",    "kept",     "declined",  "docked",    "hired",  "dismissed", "drew_street", "laid", "built",
    "income",  "produced", "drew_bead", "sold",      "gave",   "scored",    "last_turns",  "ended"};
inline constexpr std::array<std::string_view, kStacks> kStackName = {"streets", "factories", "shops",
                                                                     "palaces", "specials"};

inline void describe(const View& view, auto&& out) {
  using namespace described;
  const Open& open = view.open;
  const bool sailing = open.phase == Phase::sail || open.phase == Phase::act;
  out.number("viewer", number_of(view.viewer));
  out.number("seats", open.seats);
  out.word("phase", kPhaseName[static_cast<int>(open.phase)]);
  out.number("acting", number_of(open.acting));
  out.group("box", [&](auto&& print) { box(open.islands(), print); });
  out.numbers("ships", ring_numbers(open.ships.black));
  out.number("red", open.ships.red + 1);
  out.numbers("moved", ring_numbers(open.ships.all_moved()));
  out.number("ready", open.ships.ready == kNoSpace ? 0 : open.ships.ready + 1);
  out.number("next_move", open.ships.moves);
  out.group("ways", [&](auto&& all) {
    if (sailing && open.acting == view.viewer) ways(open, all);
  });
  board(open, out);
  out.group("stacks", [&](auto&& stacks) {
    for (int stack = 0; stack < kStacks; ++stack) stacks.number(kStackName[stack], open.stacks[stack]);
  });
  out.number("characters_left", open.characters_left);
  out.number("special_cards_left", view.cards.size());
  out.group("bag", [&](auto&& bag) { beads(open.bag, bag); });
  players(open, out);
  out.group("cards", [&](auto&& seats) {
    open.everyone().each([&](Seat seat) {
      seats.words(Text() + number_of(seat), [&](auto&& add) {
        for (const auto& keep : view.cards.keeps)
          if (keep.seat == seat) add(kSpecialName[keep.card]);
      });
    });
  });
  out.group("hands", [&](auto&& seats) {
    view.known.each([&](Seat seat) {
      seats.group(Text() + number_of(seat), [&](auto&& own) { hand(view.hands[index(seat)], own); });
    });
  });
  choosing(view, out);
  if (view.viewer != Seat::nobody) prospects(view, out);
  out.number("ending", number_of(open.ending));
  out.numbers("last_turns", [&](auto&& add) {
    const bool counting =
        open.ending != Seat::nobody && open.acting != Seat::nobody && open.phase != Phase::score;
    if (!counting) return;
    for (Seat seat = open.acting;;) {
      add(number_of(seat));
      seat = after(seat, 1, open.seats);
      if (seat == open.ending) return;
    }
  });
  out.number("quiet", open.quiet);
}

// What an event does not have is left out.
inline void describe(const Event& event, auto&& out) {
  using Kind = Event::Kind;
  const auto kind = event.kind;
  out.word("kind", kEventName[static_cast<int>(kind)]);
  if (event.seat != Seat::nobody) out.number("seat", number_of(event.seat));
  if (event.rule != Rule::none) out.word("rule", print_of(event.rule).id);
  if (event.points != 0) out.number("points", event.points);
  if (event.gold != 0) out.number("gold", event.gold);
  if (event.card != Event::kNoCard)
    out.word("card", is_special_card(event) ? Text(kSpecialName[event.card - Event::kFirstSpecial])
                                            : Text() + event.card);
  if (event.beads.count() > 0) out.word("beads", write(event.beads));
  switch (kind) {
    case Kind::sailed:
    case Kind::passed:
      out.word("from", write_ring(event.from));
      out.word("space", write_ring(event.place));
      if (event.red) out.number("red", 1);
      return;
    case Kind::bought:
    case Kind::searched:
      return out.word("tile", kWareName[static_cast<int>(event.stack)]);
    case Kind::found:
      out.word("tile", kWareName[static_cast<int>(event.stack)]);
      if (words::total(event.tiles) > 0) out.word("tiles", words::tiles(event));
      return;
    case Kind::got:
    case Kind::built:
      out.word("tile", event.tile == Tile::none ? kWareName[static_cast<int>(event.stack)]
                                                : kTileName[static_cast<int>(event.tile)]);
      if (kind == Kind::built) out.word("space", write_space(event.place));
      return;
    case Kind::drew_street:
    case Kind::laid:
      out.word("tile", kStreetName[event.count]);
      if (kind == Kind::laid) out.word("space", write_space(event.place));
      return;
    case Kind::docked:
      out.word("space", kIslandName[event.place]);
      return out.word("dock", kDockName[event.count]);
    case Kind::income:
      return out.word("space", kIslandName[event.place]);
    case Kind::scored:
      if (event.place != Event::kNowhere) out.word("space", kIslandName[event.place]);
      [[fallthrough]];
    default:
      if (event.count != 0) out.number("count", event.count);
  }
}

}  // namespace laguna::murano
