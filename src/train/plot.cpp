#include <algorithm>

#include <fmt/format.h>

#include <span>

#include "simulate/svg.hpp"
#include "train/train.hpp"

namespace laguna::train {
namespace {

using simulate::Axis;
using simulate::Point;
using simulate::Svg;
using Anchor = Svg::Anchor;

using Generations = std::span<const Generation>;

// One curve over the generations in a panel of its own.
struct Curve {
  std::string_view name, look;
  double top;  // where its panel begins
  double (*value)(const Generation&);
  double scale;
};

void draw(Svg& svg, Generations generations, const Curve& curve) {
  double most = 0;
  for (const Generation& one : generations) most = std::max(most, curve.scale * curve.value(one));
  const Axis up{0, std::max(most * 1.1, 1e-9), curve.top + 150, curve.top + 20};
  const Axis along{0, std::max(1., static_cast<double>(generations.size()) - 1), 60, 460};
  svg.text({60, curve.top + 8}, curve.name);
  for (double mark : up.marks()) {
    svg.line({60, up(mark)}, {460, up(mark)}, "faint");
    svg.text({54, up(mark) + 4}, fmt::format("{:g}", mark), Anchor::end, "faint");
  }
  std::vector<Point> points;
  for (std::size_t i = 0; i < generations.size(); ++i) {
    points.push_back({along(static_cast<double>(i)), up(curve.scale * curve.value(generations[i]))});
    svg.text({points.back().x, curve.top + 168}, fmt::format("{}", i + 1), Anchor::middle, "faint");
  }
  svg.path(points, curve.look);
  for (const Point& point : points) svg.dot(point, curve.look);
}

}  // namespace

std::string plot(const Training& training, const std::string& title) {
  const Generations all = training.generations();
  const Generations hands = all.first(std::min<std::size_t>(training.hands(), all.size()));
  const Generations networks = all.subspan(hands.size());
  const auto wins = [](const Generation& one) { return one.win_share; };
  constexpr double kPanel = 190;
  double top = 20;
  Svg svg(500, 400 + (hands.empty() ? 0 : kPanel), title);
  const auto panel = [&](Generations some, std::string_view name, std::string_view look,
                         double (*value)(const Generation&), double scale) {
    draw(svg, some, {name, look, top, value, scale});
    top += kPanel;
  };
  if (!hands.empty())
    panel(hands,
          training.hand_is_masterly()
              ? "Wins of the masterly hand against deft ones, in percent, by generation"
              : "Wins of the deft hand against choices at a glance, in percent, by generation",
          "c2", wins, 100);
  panel(networks, "Wins of the network alone against choices at a glance, in percent, by generation", "c0",
        wins, 100);
  panel(
      networks, "Error of the points it foresees", "c1", [](const Generation& one) { return one.error; }, 1);
  return svg.finish();
}

}  // namespace laguna::train
