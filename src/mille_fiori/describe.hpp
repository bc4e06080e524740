// A view and an event field by field, for whoever writes them down: `out` takes named numbers, flags and
// words.
#pragma once

#include "mille_fiori/view.hpp"

namespace laguna::mille_fiori {

inline constexpr std::array<std::string_view, 7> kPhaseName = {"draw_start", "turn_up", "deal", "pick",
                                                               "play",       "extra",   "over"};
inline constexpr std::array<std::string_view, kBonusAreas> kBonusAreaName = {"workshops", "residences",
                                                                             "nobili", "populi", "trade"};
inline constexpr std::array<std::string_view, 15> kEventName = {
    "started", "turned_up", "dealt",    "picked", "played",    "placed",     "sailed", "scored",
    "earned",  "took",      "declined", "passed", "left_over", "last_turns", "ended"};

constexpr Text word(Card card) { return card == Card::none ? Text() : write(card); }

constexpr auto list_of(const Cards& cards) {
  return [&cards](auto&& add) { cards.each([&](Card card) { add(write(card)); }); };
}
constexpr auto by_seat(int seats, const auto& values) {
  return [seats, &values](auto&& add) {
    for (int seat = 0; seat < seats; ++seat) add(static_cast<int>(values[seat]));
  };
}

constexpr void describe(const Board& board, auto&& out) {
  out.number("seats", board.seats());
  out.flag("tactical", board.options.tactical);
  out.word("phase", kPhaseName[static_cast<int>(board.phase)]);
  out.number("round", board.start == Seat::nobody ? 0 : board.round + 1);
  out.number("cycle", board.cycle + 1);
  out.number("doge", number_of(board.start));
  out.number("acting", number_of(board.acting));
  out.word("shown", word(board.shown));
  out.numbers("committed",
              [&](auto&& add) { board.committed.each([&](Seat seat) { add(number_of(seat)); }); });
  out.number("first_out", number_of(board.first_out));
  out.words("face_up", list_of(board.face_up));
  out.words("discard", list_of(board.discard));
  out.group("diamonds", [&](auto&& spaces) {
    board.everyone().each([&](Seat seat) {
      board.diamonds[index(seat)].each(
          [&](int space) { spaces.number(write(static_cast<Space>(space)), number_of(seat)); });
    });
  });
  out.group("bonuses", [&](auto&& areas) {
    for (int area = 0; area < kBonusAreas; ++area)
      areas.numbers(kBonusAreaName[area], [&](auto&& add) {
        for (Seat mark : board.bonuses[area]) add(number_of(mark));
      });
  });
  out.numbers("ships", by_seat(board.seats(), board.ships));
  out.numbers("stock", by_seat(board.seats(), board.stock));
  out.numbers("scores", by_seat(board.seats(), board.scores));
}

constexpr void describe(const View& view, auto&& out) {
  out.number("viewer", number_of(view.viewer));
  describe(view.board, out);
  out.number("pile", view.pile_size);
  out.words("hand", list_of(view.hand));
  out.word("pick", word(view.pick));
  out.numbers("hand_sizes", by_seat(view.board.seats(), view.hand_sizes));
  out.group("known", [&](auto&& seats) {
    view.known.each(
        [&](Seat seat) { seats.words(Text() + (index(seat) + 1), list_of(view.cards[index(seat)])); });
  });
}

// What an event does not have is left out.
constexpr void describe(const Event& event, auto&& out) {
  out.word("kind", kEventName[static_cast<int>(event.kind)]);
  if (event.seat != Seat::nobody) out.number("seat", number_of(event.seat));
  if (event.rule != Rule::none) out.word("rule", print_of(event.rule).id);
  if (event.points != 0) out.number("points", event.points);
  if (event.count != 0) out.number("count", event.count);
  if (event.card != Card::none) out.word("card", write(event.card));
  if (event.space != Space::none) out.word("space", write(event.space));
}

}  // namespace laguna::mille_fiori
