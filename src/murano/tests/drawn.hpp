// Pictures of the table as text, positions to draw, and where something is in a picture.
#pragma once

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "murano/game.hpp"

namespace laguna::murano::pictures {

inline Canvas drawn(const View& view) {
  Canvas canvas;
  draw(view, canvas);
  return canvas;
}
inline Canvas drawn(const State& state, Seat viewer = Seat::nobody) { return drawn(observe(state, viewer)); }

inline std::string line_of(const Canvas& canvas, int row) {
  std::string line;
  for (int column = 0; column < Canvas::kWidth; ++column) append_utf8(line, canvas.at(row, column).glyph);
  return line.substr(0, line.find_last_not_of(' ') + 1);
}

inline std::string text_of(const Canvas& canvas) {
  std::string text;
  for (int row = 0; row < canvas.rows(); ++row) text += line_of(canvas, row) + "\n";
  return text;
}
inline std::string text_of(const State& state, Seat viewer = Seat::nobody) {
  return text_of(drawn(state, viewer));
}

inline State new_game(int seats) { return set_up(Options{static_cast<std::uint8_t>(seats)}); }

// A turn of White's, who may do everything.
inline State turn_of_white(int seats) {
  State state = new_game(seats);
  state.open.acting = seat_at(0);
  state.open.phase = Phase::sail;
  return state;
}

// One step of a game in which everybody plays at random.
inline void go_on(State& state, Random& random) {
  using G = Murano;
  if (G::turn(state).kind == Turn::Kind::chance)
    G::apply_chance(state, G::sample_chance(state, random), Silence());
  else
    G::apply(state, state.open.acting, G::sample(state, state.open.acting, random), Silence());
}

inline State position(int seats, unsigned decisions, int seed) {
  Random random(static_cast<std::uint64_t>(seed));
  State state = new_game(seats);
  while (state.open.decisions < decisions && state.open.phase != Phase::over) go_on(state, random);
  return state;
}

// Positions of all phases in games of two, three and four seats.
template <class Visit>
void each_position(int games, Visit visit) {
  for (int seats = 2; seats <= 4; ++seats)
    for (int seed = 0; seed < games; ++seed) {
      Random random(static_cast<std::uint64_t>(seed));
      State state = new_game(seats);
      for (int step = 0; state.open.phase != Phase::over; ++step) {
        if (step % 7 == seed % 7 || state.open.phase >= Phase::score) visit(state, random);
        go_on(state, random);
      }
      visit(state, random);
    }
}

using Places = std::set<std::pair<int, int>>;
inline Places difference(const Canvas& a, const Canvas& b) {
  Places places;
  for (int row = 0; row < Canvas::kHeight; ++row)
    for (int column = 0; column < Canvas::kWidth; ++column)
      if (!(a.at(row, column) == b.at(row, column))) places.insert({row, column});
  return places;
}

// The three glyphs of an island's space, found by its name: the letter of its column above it, its number at
// the left.
inline std::string shown_at(const Canvas& canvas, std::string_view island, char column, int row) {
  for (int top = 0; top + row < canvas.rows(); ++top) {
    for (int left = 0; left < Canvas::kWidth; ++left) {
      std::string title;
      for (std::size_t i = 0; i < island.size() && left + static_cast<int>(i) < Canvas::kWidth; ++i)
        append_utf8(title, canvas.at(top, left + static_cast<int>(i)).glyph);
      if (title != island) continue;
      int at = left;
      while (canvas.at(top + 1, at).glyph != static_cast<char32_t>(column)) ++at;
      EXPECT_EQ(canvas.at(top + 1 + row, left).glyph, static_cast<char32_t>('0' + row));
      std::string glyphs;
      for (int k = -1; k <= 1; ++k) append_utf8(glyphs, canvas.at(top + 1 + row, at + k).glyph);
      return glyphs;
    }
  }
  return "no such island";
}

}  // namespace laguna::murano::pictures
