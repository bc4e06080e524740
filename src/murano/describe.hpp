// A view and an event field by field, for whoever writes them down: `out` takes named numbers, flags and
// words.
#pragma once

#include "murano/notation.hpp"
#include "murano/rules/plan.hpp"
#include "murano/view.hpp"
#include "murano/words.hpp"

namespace laguna::murano {

inline constexpr std::array<std::string_view, kPhases> kPhaseName = {
    "start", "sail", "act",  "draw", "draw", "take", "draw", "keep",  "build",
    "draw",  "site", "draw", "card", "draw", "sell", "give", "score", "over"};
inline constexpr std::array<std::string_view, 26> kEventName = {
    "started", "sailed",   "passed",    "took_gold", "bought", "searched", "found",     "got",  "recruits",
    "drew",    "kept",     "declined",  "docked",    "hired",  "dismissed", "drew_street", "laid", "built",
    "income",  "produced", "drew_bead", "sold",      "gave",   "scored",    "last_turns",  "ended"};
inline constexpr std::array<std::string_view, kStacks> kStackName = {"streets", "factories", "shops",
                                                                     "palaces", "specials"};

namespace described {

constexpr auto numbers(const auto& values) {
  return [&values](auto&& add) {
    for (auto value : values) add(static_cast<int>(value));
  };
}
constexpr auto by_seat(int seats, auto&& value) {
  return [seats, value](auto&& add) {
    for (int seat = 0; seat < seats; ++seat) add(static_cast<int>(value(seat)));
  };
}
constexpr auto ring_numbers(Ring ring) {
  return [ring](auto&& add) {
    for (Ring rest = ring; rest != 0; rest &= rest - 1) add(std::countr_zero(rest) + 1);
  };
}
constexpr void each_bit(std::uint64_t mask, auto&& visit) {
  for (; mask != 0; mask &= mask - 1) visit(std::countr_zero(mask));
}
inline void beads(const std::array<std::uint8_t, kBeads>& counts, auto&& out) {
  for (int bead = 0; bead < kBeads; ++bead) out.number(kBeadName[bead], counts[bead]);
}

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

inline void board(const Open& open, auto&& out) {
  out.group("streets", [&](auto&& spaces) {
    each_bit(open.paved,
             [&](int space) { spaces.word(write_street(space), kStreetName[open.street_at(space)]); });
  });
  out.group("buildings", [&](auto&& sites) {
    const auto all = [&](std::uint64_t mask, Tile tile) {
      each_bit(mask, [&](int site) { sites.word(write_site(site), kTileName[static_cast<int>(tile)]); });
    };
    for (std::uint64_t factories : open.factories) all(factories, Tile::factory);
    all(open.specials, Tile::special);
    for (int kind = 0; kind < 3; ++kind) {
      all(open.shops_of[kind], shop_of(kind));
      all(open.palaces[kind], palace_of(kind));
    }
  });
  out.group("markers", [&](auto&& sites) {
    for (int seat = 0; seat < open.seats; ++seat)
      each_bit(open.factories[seat] | open.shops[seat],
               [&](int site) { sites.number(write_site(site), seat + 1); });
  });
  const auto holder = [&](int dock) {
    for (int seat = 0; seat < open.seats; ++seat)
      if ((open.players[seat].docks >> dock & 1) != 0) return seat + 1;
    return 0;
  };
  out.group("docks", [&](auto&& islands) {
    for (int island = 0; island < open.islands(); ++island)
      islands.numbers(kIslandName[island], [&](auto&& add) {
        for (int colour = 0; colour < 4; ++colour) add(holder(4 * island + colour));
      });
  });
  out.words("scored", [&](auto&& add) {
    each_bit(open.scored, [&](int dock) { add(Text(kIslandName[dock / 4]) + " " + kDockName[dock % 4]); });
  });
}

inline void players(const Open& open, auto&& out) {
  const auto list = [&](std::string_view key, auto&& value) { out.numbers(key, by_seat(open.seats, value)); };
  const auto of = [&](int seat) -> const Player& { return open.players[seat]; };
  const auto tiles = [&](Stack stack) {
    return [&, stack](int seat) { return of(seat).tiles[static_cast<int>(stack)]; };
  };
  list("gold", [&](int seat) { return of(seat).gold; });
  list("scores", [&](int seat) { return open.scores[seat]; });
  list("gondoliers", [&](int seat) { return of(seat).gondoliers; });
  list("supply", [&](int seat) { return of(seat).supply; });
  list("factories", tiles(Stack::factories));
  list("specials", tiles(Stack::specials));
  list("shops", tiles(Stack::shops));
  list("palaces", tiles(Stack::palaces));
  list("characters", [&](int seat) { return of(seat).characters; });
  list("price", [&](int seat) { return character_price(open, seat_at(seat)); });
  out.group("beads", [&](auto&& seats) {
    for (int seat = 0; seat < open.seats; ++seat)
      seats.group(Text() + (seat + 1), [&](auto&& own) { beads(of(seat).beads, own); });
  });
}

inline void hand(const Hand& hand, auto&& out) {
  out.words("tiles", [&](auto&& add) {
    for (int kind = 0; kind < kKinds; ++kind)
      for (int n = hand.shops[kind]; n > 0; --n) add(kTileName[static_cast<int>(shop_of(kind))]);
    for (int kind = 0; kind < kKinds; ++kind)
      for (int n = hand.palaces[kind]; n > 0; --n) add(kTileName[static_cast<int>(palace_of(kind))]);
  });
  out.numbers("characters", [&](auto&& add) { each_bit(hand.characters, [&](int card) { add(card + 1); }); });
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
  const bool placing = open.phase == Phase::site || open.phase == Phase::build;
  out.group("building", [&](auto&& now) {
    now.word("tile", placing ? tile_being_placed(open) : Text());
    now.number("left", placing ? (open.left == 0 ? 1 : open.left) : 0);
  });
}

}  // namespace described

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
