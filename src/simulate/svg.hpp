// A drawing as text: a self-contained SVG that is readable on light and on dark paper.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace laguna::simulate {

struct Point {
  double x, y;
};

// Elements have a class instead of a colour: `ink`, `faint` and `paper`, or one of four colours, "c0" to
// "c3", as a line, or with a blank and `area` or `solid` behind it.
class Svg {
 public:
  Svg(double width, double height, std::string_view title);

  void line(Point from, Point to, std::string_view look);
  void path(const std::vector<Point>&, std::string_view look);
  void area(const std::vector<Point>& around, std::string_view look);
  void dot(Point, std::string_view look);
  enum class Anchor { start, middle, end };
  void text(Point, std::string_view words, Anchor = Anchor::start, std::string_view look = "ink");

  std::string finish() const { return text_ + "</svg>\n"; }

 private:
  std::string text_;
};

// Numbers on an axis between two places of the drawing.
struct Axis {
  double low, high;  // values
  double from, to;   // places

  double operator()(double value) const { return from + (value - low) / (high - low) * (to - from); }
  std::vector<double> marks() const;  // round values, four to eight of them
};

}  // namespace laguna::simulate
