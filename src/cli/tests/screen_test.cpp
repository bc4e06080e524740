#include "cli/screen.hpp"

#include <gtest/gtest.h>

namespace laguna::cli {
namespace {

TEST(Screen, glyphs_become_utf8) {
  Canvas canvas;
  canvas.put(0, 0, "a é ◆ 𝄞");
  EXPECT_EQ(to_text(canvas, Colour::none), "a é ◆ 𝄞\n");
}

TEST(Screen, blanks_at_the_end_of_lines_are_left_out) {
  Canvas canvas;
  canvas.put(0, 2, "x   ");
  canvas.put(2, 0, "y");
  canvas.fill(2, 1, 5, Paper::sky);
  EXPECT_EQ(to_text(canvas, Colour::none), "  x\n\ny\n");
}

TEST(Screen, an_empty_canvas_is_no_text) { EXPECT_EQ(to_text(Canvas(), Colour::ansi), ""); }

TEST(Screen, without_colour_there_is_no_escape_code) {
  Canvas canvas;
  canvas.put(0, 0, "R", Ink::seat1, Paper::amber);
  EXPECT_EQ(to_text(canvas, Colour::none), "R\n");
}

TEST(Screen, a_stretch_of_one_style_has_one_code_and_the_line_ends_plain) {
  Canvas canvas;
  canvas.put(0, 0, "ab");
  canvas.put(0, 2, "cd", Ink::strong, Paper::seat1);
  canvas.put(1, 0, "e");
  const std::string text = to_text(canvas, Colour::ansi);
  EXPECT_TRUE(text.starts_with("ab\x1b[0;1;38;5;")) << text;
  EXPECT_TRUE(text.ends_with("mcd\x1b[0m\ne\n")) << text;
}

TEST(Screen, coloured_paper_reaches_to_its_edge) {
  Canvas canvas;
  canvas.fill(0, 0, 3, Paper::water);
  EXPECT_TRUE(to_text(canvas, Colour::ansi).ends_with("m   \x1b[0m\n"));
}

TEST(Screen, only_plain_ink_on_no_paper_needs_no_code) {
  for (int paper = 0; paper <= static_cast<int>(Paper::seat4); ++paper)
    for (int ink = 0; ink <= static_cast<int>(Ink::seat4); ++ink) {
      Canvas canvas;
      canvas.put(0, 0, "x", static_cast<Ink>(ink), static_cast<Paper>(paper));
      const std::string text = to_text(canvas, Colour::ansi);
      EXPECT_EQ(text.contains(";48;5;"), paper != 0);
      EXPECT_EQ(text == "x\n", paper == 0 && ink == 0);
    }
}

}  // namespace
}  // namespace laguna::cli
