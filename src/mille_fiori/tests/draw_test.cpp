#include "mille_fiori/draw.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <set>
#include <sstream>

#include "mille_fiori/game.hpp"

namespace laguna::mille_fiori {
namespace {

constexpr int kRowsAllowed = 27;

Canvas drawn(const View& view) {
  Canvas canvas;
  draw(view, canvas);
  return canvas;
}

std::string line_of(const Canvas& canvas, int row) {
  std::string line;
  for (int column = 0; column < Canvas::kWidth; ++column) append_utf8(line, canvas.at(row, column).glyph);
  return line.substr(0, line.find_last_not_of(' ') + 1);
}

std::string text_of(const Canvas& canvas) {
  std::string text;
  for (int row = 0; row < canvas.rows(); ++row) text += line_of(canvas, row) + "\n";
  return text;
}

State new_game(int seats, bool tactical = false) {
  return set_up({static_cast<std::uint8_t>(seats), tactical});
}

// Some decisions of a game in which everybody plays at random.
State position(State state, int decisions, Random& random) {
  using G = MilleFiori;
  while (decisions > 0 && G::turn(state).kind != Turn::Kind::over) {
    const Turn turn = G::turn(state);
    if (turn.kind == Turn::Kind::chance) {
      G::settle(state, random);
      continue;
    }
    const Seat seat = turn.seats.front();
    G::apply(state, seat, G::sample(state, seat, random), Silence());
    --decisions;
  }
  return state;
}

using Places = std::set<std::pair<int, int>>;
Places difference(const Canvas& a, const Canvas& b) {
  Places places;
  for (int row = 0; row < Canvas::kHeight; ++row)
    for (int column = 0; column < Canvas::kWidth; ++column)
      if (!(a.at(row, column) == b.at(row, column))) places.insert({row, column});
  return places;
}

State with_diamond(Seat seat, Space space) {
  State state = new_game(4);
  state.board.diamonds[index(seat)].insert(index(space));
  return state;
}

// Set LAGUNA_BLESS to write the picture anew, and read it before it is committed.
TEST(Draw, a_game_in_its_middle_looks_like_the_picture) {
  Random random(11);
  const State state = position(new_game(4), 108, random);
  const std::string text = text_of(drawn(observe(state, seat_at(0))));
  const std::string path = "src/mille_fiori/tests/board.txt";
  if (std::getenv("LAGUNA_BLESS") != nullptr) std::ofstream(path) << text;
  std::stringstream picture;
  picture << std::ifstream(path).rdbuf();
  EXPECT_EQ(text, picture.str());
}

TEST(Draw, each_space_shows_a_diamond_in_a_place_of_its_own) {
  const Canvas empty = drawn(observe(new_game(4), Seat::nobody));
  Places taken;
  int spaces = 0;
  for (int a = 0; a < kAreas; ++a)
    for (int number = 1; number <= kSpacesIn[a]; ++number, ++spaces) {
      const Space space = space_at(static_cast<Area>(a), number);
      const Canvas canvas = drawn(observe(with_diamond(seat_at(1), space), Seat::nobody));
      const Places changed = difference(empty, canvas);
      ASSERT_FALSE(changed.empty()) << write(space).view();
      const auto [row, column] = *std::ranges::find_if(changed, [&](const auto& place) {
        return canvas.at(place.first, place.second).glyph != empty.at(place.first, place.second).glyph;
      });
      EXPECT_EQ(canvas.at(row, column).glyph, U'●') << write(space).view();
      EXPECT_EQ(canvas.at(row, column + 1).glyph, U'B') << write(space).view();
      for (const auto& place : changed) EXPECT_TRUE(taken.insert(place).second) << write(space).view();

      std::string printed;
      for (int k = 0; k < 2; ++k) append_utf8(printed, empty.at(row, column + k).glyph);
      EXPECT_EQ(printed, (number < 10 ? " " : "") + std::to_string(number)) << write(space).view();
    }
  EXPECT_EQ(spaces, kSpaces);
}

TEST(Draw, each_seat_has_a_mark_that_reads_without_colour) {
  std::set<std::string> texts;
  for (int seat = 0; seat < 4; ++seat)
    texts.insert(
        text_of(drawn(observe(with_diamond(seat_at(seat), space_at(Area::harbor, 8)), Seat::nobody))));
  EXPECT_EQ(texts.size(), 4u);
}

TEST(Draw, a_full_triple_of_workshops_loses_its_symbol) {
  State state = new_game(4);
  const auto symbols = [&] {
    const std::string text = text_of(drawn(observe(state, Seat::nobody)));
    return std::count(text.begin(), text.end(), '+');
  };
  const auto before = symbols();
  for (int number : print::kTriples[0])
    state.board.diamonds[number % 2].insert(index(space_at(Area::workshops, number)));
  EXPECT_EQ(symbols(), before - 1);
}

TEST(Draw, ships_share_a_space_of_the_route) {
  State state = new_game(4);
  state.board.ships.fill(20);
  EXPECT_TRUE(line_of(drawn(observe(state, Seat::nobody)), 21).ends_with("RBGY"));
}

TEST(Draw, a_bonus_space_shows_who_took_it) {
  State state = new_game(2);
  state.board.bonuses[static_cast<int>(Area::trade)][0] = seat_at(1);
  EXPECT_TRUE(text_of(drawn(observe(state, Seat::nobody))).contains("bonus ●B 15 10  5"));
}

TEST(Draw, a_spectator_sees_no_hand) {
  Random random(5);
  const State state = position(new_game(3), 1, random);
  EXPECT_TRUE(text_of(drawn(observe(state, seat_at(0)))).contains("◆R hand"));
  EXPECT_TRUE(text_of(drawn(observe(state, seat_at(0))))
                  .contains("chosen  " + std::string(write(state.picks[0]).view())));
  EXPECT_FALSE(text_of(drawn(observe(state, Seat::nobody))).contains("◆R hand"));
}

// The right edge belongs to the residences and the route; text that runs into it would change it.
TEST(Draw, every_position_fits_the_sheet) {
  Random random(1);
  for (int seats = 2; seats <= 4; ++seats)
    for (bool tactical : {false, true})
      for (int decisions = 0; decisions < 400; decisions += 7) {
        const State state = position(new_game(seats, tactical), decisions, random);
        const Canvas canvas = drawn(observe(state, seat_at(0)));
        EXPECT_LE(canvas.rows(), kRowsAllowed);
        for (int row = 2; row <= 15; ++row) EXPECT_EQ(canvas.at(row, 94).glyph, U' ');
        EXPECT_EQ(line_of(canvas, 20).back(), '+');
        EXPECT_EQ(line_of(canvas, 0).ends_with(" · game over"), state.board.phase == Phase::over);
        const std::string last = line_of(canvas, canvas.rows() - 1);
        state.hands[0].each([&](Card card) { EXPECT_TRUE(last.contains(write(card).view())) << last; });
      }
}

TEST(Draw, the_last_cycle_is_the_last_to_be_counted) {
  State state = new_game(4);
  state.board.phase = Phase::over;
  state.board.cycle = 4;
  EXPECT_TRUE(line_of(drawn(observe(state, Seat::nobody)), 0).contains("cycle 4 of 4"));
}

TEST(Draw, the_most_face_up_cards_there_can_be_are_all_shown) {
  Random random(2);
  for (int trial = 0; trial < 5000; ++trial) {
    State state = new_game(2);
    int digits = 0;
    for (int n = 0; n < 49; ++n) {
      const Card card = state.pile.any(random);
      state.pile.remove(card);
      state.board.face_up.add(card);
    }
    const Canvas canvas = drawn(observe(state, seat_at(0)));
    ASSERT_LE(canvas.rows(), kRowsAllowed);
    for (int row = 22; row < canvas.rows(); ++row)
      for (int column = 0; column < Canvas::kWidth; ++column)
        digits += canvas.at(row, column).glyph >= U'1' && canvas.at(row, column).glyph <= U'5';
    ASSERT_EQ(digits, 49);
  }
}

}  // namespace
}  // namespace laguna::mille_fiori
