#include <fmt/format.h>

#include <algorithm>

#include "simulate/strength.hpp"
#include "simulate/svg.hpp"

namespace laguna::simulate {
namespace {

constexpr double kTop = 80, kBottom = 330;
using Anchor = Svg::Anchor;

std::string look(int seats) { return fmt::format("c{}", seats - 2); }

// Levels from left to right, a line for each number of seats.
void draw_panel(Svg& svg, const Schedule& schedule, const Results& results, const std::string& game,
                const std::string& other, double left, double right) {
  const Axis share{0, 1, kBottom, kTop};
  const double step = (right - left) / static_cast<double>(schedule.levels.size());
  svg.text({left, kTop - 14}, fmt::format("against {} in all other seats", other));
  for (double mark : share.marks()) {
    svg.line({left, share(mark)}, {right, share(mark)}, "faint");
    svg.text({left - 8, share(mark) + 4}, fmt::format("{:.0f} %", 100 * mark), Anchor::end);
  }
  for (int seats = 2; seats <= kMaxSeats; ++seats) {
    std::vector<Point> line;
    for (std::size_t i = 0; i < schedule.levels.size(); ++i) {
      const Standings* standings = results.of(Schedule::match(game, seats, {schedule.levels[i], other}));
      if (standings == nullptr) continue;
      const Estimate won = standings->each()[0].win_share();
      const double x = left + step * (static_cast<double>(i) + 0.5) + 6 * (seats - 3);
      svg.line({x, share(won.low)}, {x, share(won.high)}, look(seats));
      svg.dot({x, share(won.value)}, look(seats));
      line.push_back({x, share(won.value)});
    }
    if (line.size() > 1) svg.path(line, look(seats));
  }
  for (std::size_t i = 0; i < schedule.levels.size(); ++i)
    svg.text({left + step * (static_cast<double>(i) + 0.5), kBottom + 20.0 + 16 * (i % 2)},
             schedule.levels[i], Anchor::middle);
}

}  // namespace

std::string strength_plot(const Schedule& schedule, const Results& results, const std::string& game) {
  const std::string title = fmt::format("Win shares of one player in {}", game);
  Svg svg(960, 380, title);
  svg.text({60, 30}, title + ", with 95 % intervals:");
  for (int seats = 2; seats <= kMaxSeats; ++seats)
    svg.text({330.0 + 160 * (seats - 1), 30}, fmt::format("{} seats (fair {:.0f} %)", seats, 100.0 / seats),
             Anchor::start, look(seats));
  draw_panel(svg, schedule, results, game, "greedy", 60, 470);
  draw_panel(svg, schedule, results, game, "flat1000", 530, 940);
  return svg.finish();
}

}  // namespace laguna::simulate
