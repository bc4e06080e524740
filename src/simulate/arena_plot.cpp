#include "simulate/arena_plot.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "simulate/svg.hpp"

namespace laguna::simulate {
namespace {

constexpr double kWidth = 900, kHeight = 400, kTop = 70, kBottom = 350;
using Anchor = Svg::Anchor;

std::string look(std::size_t player) { return fmt::format("c{}", player); }

std::string listed_players(const Match& match) {
  std::string all;
  for (const auto& player : match.players) all += (all.empty() ? "" : ", ") + player;
  return all;
}

void draw_shares(Svg& svg, const Match& match, const History& history) {
  const auto& moments = history.moments();
  const Axis games{0, moments.back().games, 60, 560}, share{0, 1, kBottom, kTop};
  for (double mark : share.marks()) {
    svg.line({games.from, share(mark)}, {games.to, share(mark)}, "faint");
    svg.text({games.from - 8, share(mark) + 4}, fmt::format("{:.0f} %", 100 * mark), Anchor::end);
  }
  for (double mark : games.marks())
    svg.text({games(mark), kBottom + 20}, fmt::format("{:.0f}", mark), Anchor::middle);
  svg.text({(games.from + games.to) / 2, kBottom + 40}, "games", Anchor::middle);
  svg.text({games.from, kTop - 14}, "Win share (line: fair share)");
  svg.line({games.from, share(1.0 / match.seats())}, {games.to, share(1.0 / match.seats())}, "ink");
  for (std::size_t player = 0; player < moments[0].shares.size(); ++player) {
    std::vector<Point> middle, band;
    for (const auto& moment : moments) {
      middle.push_back({games(moment.games), share(moment.shares[player].value)});
      band.push_back({games(moment.games), share(moment.shares[player].high)});
    }
    for (auto moment = moments.rbegin(); moment != moments.rend(); ++moment)
      band.push_back({games(moment->games), share(moment->shares[player].low)});
    svg.area(band, look(player));
    svg.path(middle, look(player));
  }
}

void draw_scores(Svg& svg, const Standings& standings) {
  double low = 1e9, high = -1e9;
  for (const auto& one : standings.each()) {
    const Estimate score = one.score();
    low = std::min(low, std::isfinite(score.low) ? score.low : score.value);
    high = std::max(high, std::isfinite(score.high) ? score.high : score.value);
  }
  const double room = std::max(1.0, (high - low) * 0.1);
  const Axis points{low - room, high + room, 620, 870};
  for (double mark : points.marks()) {
    svg.line({points(mark), kTop}, {points(mark), kBottom}, "faint");
    svg.text({points(mark), kBottom + 20}, fmt::format("{:g}", mark), Anchor::middle);
  }
  svg.text({(points.from + points.to) / 2, kBottom + 40}, "points", Anchor::middle);
  svg.text({points.from, kTop - 14}, "Mean score and win share");
  const double step = (kBottom - kTop) / static_cast<double>(standings.each().size());
  for (std::size_t player = 0; player < standings.each().size(); ++player) {
    const Standing& one = standings.each()[player];
    const Estimate score = one.score(), share = one.win_share();
    const double y = kTop + step * (static_cast<double>(player) + 0.65);
    if (std::isfinite(score.low)) svg.line({points(score.low), y}, {points(score.high), y}, look(player));
    svg.dot({points(score.value), y}, look(player));
    svg.text({points.from, y - 34}, one.player, Anchor::start, look(player));
    svg.text({points.from, y - 16},
             fmt::format("{:.1f} points, {:.1f} % ({:.1f} … {:.1f})", score.value, 100 * share.value,
                         100 * share.low, 100 * share.high),
             Anchor::start, look(player));
  }
}

}  // namespace

// At most 400 moments: when there are more, every second one goes.
void History::add(const Standings& standings) {
  constexpr std::size_t kMost = 400;
  if (standings.deals() % every_ != 0) return;
  Moment moment{static_cast<double>(standings.each()[0].games()), {}};
  for (const auto& one : standings.each()) moment.shares.push_back(one.win_share());
  moments_.push_back(std::move(moment));
  if (moments_.size() < kMost) return;
  for (std::size_t i = 0; i < kMost / 2; ++i) moments_[i] = std::move(moments_[2 * i + 1]);
  moments_.resize(kMost / 2);
  every_ *= 2;
}

std::string plot(const Match& match, const Standings& standings, const History& history) {
  const std::string title = fmt::format("{}, {}: {}; {} games, bands and bars are 95 % intervals", match.game,
                                        match.options, listed_players(match), standings.each()[0].games());
  Svg svg(kWidth, kHeight, title);
  svg.text({20, 28}, title);
  draw_shares(svg, match, history);
  draw_scores(svg, standings);
  return svg.finish();
}

}  // namespace laguna::simulate
