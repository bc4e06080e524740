#include "simulate/svg.hpp"

#include <fmt/format.h>

#include <array>
#include <cmath>

namespace laguna::simulate {
namespace {

struct Colours {
  std::string_view paper, ink, faint;
  std::array<std::string_view, 4> series;
};
constexpr Colours kLight = {"#ffffff", "#24292f", "#d5d9de", {"#1f6feb", "#bc4c00", "#1a7f37", "#8250df"}};
constexpr Colours kDark = {"#15181d", "#d7dae0", "#3a3f4b", {"#6cb0ff", "#ffa657", "#56d364", "#d2a8ff"}};

std::string style(const Colours& colours) {
  std::string text =
      fmt::format(".paper{{fill:{}}}text.ink{{fill:{}}}.ink.line{{stroke:{}}}.faint{{stroke:{}}}",
                  colours.paper, colours.ink, colours.ink, colours.faint);
  for (std::size_t i = 0; i < colours.series.size(); ++i)
    text += fmt::format(".c{0}.line{{stroke:{1}}}.c{0}.area,.c{0}.solid,text.c{0}{{fill:{1}}}", i,
                        colours.series[i]);
  return text;
}

std::string escaped(std::string_view words) {
  std::string text;
  for (char c : words) text += c == '<' ? "&lt;" : c == '>' ? "&gt;" : c == '&' ? "&amp;" : std::string(1, c);
  return text;
}

std::string listed(const std::vector<Point>& points) {
  std::string text;
  for (const Point& point : points) text += fmt::format("{:.1f},{:.1f} ", point.x, point.y);
  return text;
}

}  // namespace

Svg::Svg(double width, double height, std::string_view title) {
  text_ = fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0} {1}\" width=\"{0}\" height=\"{1}\" "
      "role=\"img\">\n<title>{2}</title>\n<style>{3}.line{{fill:none;stroke-width:1.5}}"
      ".faint{{stroke-width:1}}.area{{opacity:.18}}text{{font:13px system-ui,'DejaVu Sans',sans-serif}}"
      "@media(prefers-color-scheme:dark){{{4}}}</style>\n"
      "<rect class=\"paper\" width=\"{0}\" height=\"{1}\" rx=\"8\"/>\n",
      width, height, escaped(title), style(kLight), style(kDark));
}

void Svg::line(Point from, Point to, std::string_view look) {
  text_ += fmt::format("<line class=\"{} line\" x1=\"{:.1f}\" y1=\"{:.1f}\" x2=\"{:.1f}\" y2=\"{:.1f}\"/>\n",
                       look, from.x, from.y, to.x, to.y);
}
void Svg::path(const std::vector<Point>& points, std::string_view look) {
  text_ += fmt::format("<polyline class=\"{} line\" points=\"{}\"/>\n", look, listed(points));
}
void Svg::area(const std::vector<Point>& around, std::string_view look) {
  text_ += fmt::format("<polygon class=\"{} area\" points=\"{}\"/>\n", look, listed(around));
}
void Svg::dot(Point at, std::string_view look) {
  text_ +=
      fmt::format("<circle class=\"{} solid\" cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"4\"/>\n", look, at.x, at.y);
}
void Svg::text(Point at, std::string_view words, Anchor anchor, std::string_view look) {
  constexpr std::array kAnchors = {"start", "middle", "end"};
  text_ += fmt::format("<text class=\"{}\" x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"{}\">{}</text>\n", look,
                       at.x, at.y, kAnchors[static_cast<int>(anchor)], escaped(words));
}

std::vector<double> Axis::marks() const {
  const double rough = (high - low) / 5, power = std::pow(10, std::floor(std::log10(rough)));
  const double step = power * (rough < 1.5 * power   ? 1
                               : rough < 3.5 * power ? 2
                               : rough < 7.5 * power ? 5
                                                     : 10);
  std::vector<double> all;
  for (double mark = std::ceil(low / step - 1e-9) * step; mark <= high + step * 1e-9; mark += step)
    all.push_back(mark + 0.0);  // no -0
  return all;
}

}  // namespace laguna::simulate
