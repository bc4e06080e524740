// Reasons for people, and what personas like.
#include "mille_fiori/tests/dealt.hpp"

namespace laguna::mille_fiori::testing {
namespace {

// Reasons as words: "points 6", "bonus.area trade".
class Reasons {
 public:
  explicit Reasons(Told& words, std::string before = "") : words_(words), before_(std::move(before)) {}
  void number(std::string_view key, int value) const { add(key, std::to_string(value)); }
  void flag(std::string_view key, bool value) const {
    if (value) words_.push_back(before_ + std::string(key));
  }
  void word(std::string_view key, std::string_view value) const { add(key, std::string(value)); }
  void group(std::string_view key, auto&& fill) const {
    fill(Reasons(words_, before_ + std::string(key) + "."));
  }

 private:
  void add(std::string_view key, const std::string& value) const {
    words_.push_back(before_ + std::string(key) + " " + value);
  }
  Told& words_;
  std::string before_;
};

Told reasons(const Picture& p, Seat seat, std::string_view action) {
  Told words;
  MilleFiori::explain(observe(p.state, seat), *read(action), Reasons(words));
  return words;
}

// The seat is about to play this card.
Picture& shown(Picture& p, Seat seat, std::string_view name) {
  p.state.board.phase = Phase::play;
  p.state.board.acting = p.state.board.start = seat;
  p.state.board.shown = card(name);
  p.state.pile.remove(card(name));
  return p;
}

TEST(Explain, points_and_an_extra_card) {
  Picture p;
  p.workshops(R"(
       . . . . . .   .
      . . . . . b   . .
       . .   . b . r . .
        .   . . r . . .)");
  EXPECT_EQ(
      reasons(shown(p, blue, "pigment-1"), blue, "place workshop-20"),
      (Told{"points 6", "others 0", "extra", "bonus.area workshops", "bonus.points 20", "bonus.missing 1"}));
}

TEST(Explain, a_bonus_is_among_the_points) {
  Picture p;
  p.harbor_and_trade(R"(
      . . .  r r r .
      . . .  . . b b
      . . .  . . . .
      . . .  . . . .
      . . .  . . . .)");
  p.bonuses(Area::trade, "b");
  EXPECT_EQ(reasons(shown(p, red, "swans-1"), red, "place trade-4"),
            (Told{"points 17", "others 2", "bonus.area trade", "bonus.points 15", "bonus.missing 0"}));
}

TEST(Explain, sailing) {
  Picture p;
  p.ship(red, 3);
  EXPECT_EQ(reasons(shown(p, red, "swans-4"), red, "sail"), (Told{"points 0", "others 0", "extra"}));
}

TEST(Explain, a_bonus_that_cannot_be_marked_is_no_reason) {
  Picture p;
  p.harbor_and_trade(R"(
      . . .  r r r .
      . . .  . . . .
      . . .  . . . .
      . . .  . . . .
      . . .  . . . .)");
  p.state.board.stock[0] = 1;
  EXPECT_EQ(reasons(shown(p, red, "swans-1"), red, "place trade-4"), (Told{"points 1", "others 0"}));
}

TEST(Explain, a_pick_has_a_use_and_is_denied_to_the_neighbour) {
  Picture p = dealt({2, false}, {.face_up = "key-1", .hands = {"ash-1 ash-2 lime-1 lime-2 ship-5"}});
  p.ship(blue, 1).ship(red, 7);
  EXPECT_EQ(reasons(p, red, "pick ship-5"),
            (Told{"points 10", "others 0", "best.action place harbor-1 sail", "neighbour.seat 2",
                  "neighbour.card ship-5", "neighbour.points 10"}));
}

TEST(Explain, a_better_card_goes_on_to_the_neighbour) {
  Picture p = dealt({2, false}, {.hands = {"ash-1 ash-2 lime-1 lime-2 ship-5"}});
  p.ship(blue, 1);
  const Told why = reasons(p, red, "pick lime-1");
  EXPECT_EQ(Told(why.end() - 3, why.end()),
            (Told{"neighbour.seat 2", "neighbour.card ship-5", "neighbour.points 10"}));
}

TEST(Explain, the_neighbour_gets_no_card_at_the_end_of_a_round) {
  Picture p = dealt({2, false}, {});
  finish_cycle(p);
  finish_cycle(p);
  for (const auto& line : reasons(p, red, p.may(red).front())) EXPECT_FALSE(line.starts_with("neighbour"));
}

TEST(Explain, nothing_is_said_of_declining) {
  Picture p;
  EXPECT_EQ(reasons(p, red, "decline"), Told{});
}

TEST(Lean, each_persona_likes_something_else) {
  const Picture plain;
  Picture p;
  p.nobili(R"(
        . . .
       . . . .
      r r r . .)");
  p.bonuses(Area::nobili, "r");
  EXPECT_GT(MilleFiori::lean(0, p.state, red), MilleFiori::lean(0, plain.state, red));
  p.state.board.scores = {0, 30, 0, 0};
  EXPECT_LT(MilleFiori::lean(1, p.state, red), MilleFiori::lean(1, plain.state, red));
  EXPECT_EQ(MilleFiori::lean(1, p.state, green), MilleFiori::lean(1, plain.state, green));
  p.ship(red, 12);
  EXPECT_GT(MilleFiori::lean(2, p.state, red), MilleFiori::lean(2, plain.state, red));
}

}  // namespace
}  // namespace laguna::mille_fiori::testing
