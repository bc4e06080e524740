#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>

#include "simulate/strength.hpp"

namespace laguna::simulate {
namespace {

std::string_view title(const std::string& game) { return game == "murano" ? "Murano" : "Mille Fiori"; }

std::string share_in_words(const Standing& one) {
  const Estimate share = one.win_share();
  return fmt::format("{:.1f} % ({:.1f}–{:.1f})", 100 * share.value, 100 * share.low, 100 * share.high);
}

// "93.1 % (90.8–94.9), 404 games"
std::string cell(const Results& results, const Match& match) {
  const Standings* standings = results.of(match);
  if (standings == nullptr) return "–";
  return fmt::format("{}, {} games", share_in_words(standings->each()[0]), standings->each()[0].games());
}

std::string verdict(const Estimate& result, const Goal& goal) {
  if (result.value >= goal.aim) return result.low >= goal.aim ? "aim reached, beyond doubt" : "aim reached";
  if (result.value >= goal.floor)
    return result.low >= goal.floor ? "floor reached, beyond doubt" : "floor reached";
  return result.high < goal.floor ? "short of the floor" : "short of the floor, within the interval";
}

std::string goals(const Schedule& schedule, const Results& results) {
  std::string text =
      "| match | fair | floor | aim | result (95 % interval) | games | |\n|---|---|---|---|---|---|---|\n";
  for (const Goal& goal : schedule.goals) {
    const Standings* standings = results.of(goal.match);
    const bool of_scores = goal.floor > 1;
    const auto figure = [&](double value) {
      return of_scores ? fmt::format("{:g} points", value) : fmt::format("{:g} %", 100 * value);
    };
    std::string result = "–", games = "0", reached = "not played";
    if (standings != nullptr) {
      const Standing& one = standings->each()[0];
      const Estimate score = one.score();
      result = of_scores ? fmt::format("{:.1f} points ({:.1f}–{:.1f})", score.value, score.low, score.high)
                         : share_in_words(one);
      games = fmt::format("{}", one.games());
      reached = verdict(of_scores ? score : one.win_share(), goal);
    }
    text +=
        fmt::format("| {} | {} | {} | {} | {} | {} | {} |\n", goal.what, of_scores ? "" : figure(goal.fair),
                    figure(goal.floor), figure(goal.aim), result, games, reached);
  }
  return text;
}

std::string against(const Schedule& schedule, const Results& results, const std::string& game,
                    const std::string& other) {
  std::string text = fmt::format(
      "One player against {0} in all other seats:\n\n| player | 2 seats (fair 50 %) | 3 seats (fair 33.3 %) "
      "| 4 seats "
      "(fair 25 %) |\n|---|---|---|---|\n",
      other);
  std::vector<std::string> players = schedule.levels;
  if (other == "greedy") players.insert(players.end(), {"random", "flat1000"});
  for (const std::string& player : players) {
    text += fmt::format("| {} |", player);
    for (int seats = 2; seats <= kMaxSeats; ++seats)
      text += fmt::format(" {} |", cell(results, Schedule::match(game, seats, {player, other})));
    text += '\n';
  }
  return text + '\n';
}

enum class Order { unknown, wrong, likely, certain };

// Whether neighbouring levels win in their order, and whether their intervals lie apart.
Order order(const Standings* standings) {
  if (standings == nullptr) return Order::unknown;
  Order all = Order::certain;
  const auto& each = standings->each();
  for (std::size_t i = 1; i < each.size(); ++i) {
    const Estimate above = each[i - 1].win_share(), below = each[i].win_share();
    if (below.value >= above.value) return Order::wrong;
    if (below.high >= above.low) all = Order::likely;
  }
  return all;
}

std::string_view in_words(Order order) {
  constexpr std::array<std::string_view, 4> kWords = {"not played", "**no**", "yes, but intervals overlap",
                                                      "yes, intervals apart"};
  return kWords[static_cast<int>(order)];
}

// Of all levels: as bad as the worst of the tables that show it.
std::string orders(const Schedule& schedule, const Results& results) {
  std::string text =
      "All six levels in order:\n\n| game | 2 seats | 3 seats | 4 seats |\n|---|---|---|---|\n";
  for (const std::string& game : schedule.games) {
    text += fmt::format("| {} |", title(game));
    for (int seats = 2; seats <= kMaxSeats; ++seats) {
      Order worst = Order::certain;
      for (const Match& table : schedule.mixed_tables(game, seats))
        worst = std::min(worst, order(results.of(table)));
      text += fmt::format(" {} |", in_words(worst));
    }
    text += '\n';
  }
  return text + '\n';
}

std::string shares(const Match& table, const Standings* standings) {
  std::string text;
  const Standings nothing(table);
  for (const auto& one : standings == nullptr ? nothing.each() : standings->each())
    text += fmt::format("{}{} {}", text.empty() ? "" : " · ", one.player,
                        standings == nullptr ? "–" : share_in_words(one));
  return text;
}

std::string mixed(const Schedule& schedule, const Results& results, const std::string& game) {
  std::string text =
      "Mixed tables, everybody from every seat:\n\n| seats | win shares | games | in order "
      "|\n|---|---|---|---|\n";
  for (int seats = 3; seats <= kMaxSeats; ++seats)
    for (const Match& table : schedule.mixed_tables(game, seats)) {
      const Standings* standings = results.of(table);
      text +=
          fmt::format("| {} | {} | {} | {} |\n", seats, shares(table, standings),
                      standings == nullptr ? 0 : standings->each()[0].games(), in_words(order(standings)));
    }
  const Match personas = Schedule::personas(game);
  const Standings* standings = results.of(personas);
  return text + fmt::format("\nPersonas at one table (fair 25 %), {} games: {}.\n\n",
                            standings == nullptr ? 0 : standings->each()[0].games(),
                            shares(personas, standings));
}

std::string paces(const Schedule& schedule, const Results& results, const std::string& game) {
  struct Pace {
    std::uint64_t decisions = 0;
    double milliseconds = 0, slowest = 0;
  };
  std::map<std::pair<std::string, int>, Pace> paces;
  for (const Match& match : schedule.matches) {
    const Standings* standings = match.game == game ? results.of(match) : nullptr;
    if (standings == nullptr) continue;
    for (const auto& one : standings->each()) {
      Pace& pace = paces[{one.player, one.seats}];
      pace.decisions += one.decisions, pace.milliseconds += one.milliseconds;
      pace.slowest = std::max(pace.slowest, one.slowest);
    }
  }
  std::string text =
      "Milliseconds for a decision, mean and slowest, over all matches:\n\n| player | 2 seats | 3 seats | 4 "
      "seats "
      "|\n|---|---|---|---|\n";
  auto players = schedule.baselines;
  players.insert(players.end(), schedule.levels.begin(), schedule.levels.end());
  for (const std::string& player : players) {
    text += fmt::format("| {} |", player);
    for (int seats = 2; seats <= kMaxSeats; ++seats) {
      const Pace& pace = paces[{player, seats}];
      text += pace.decisions == 0
                  ? std::string(" – |")
                  : fmt::format(" {:.3g}, {:.3g} |", pace.milliseconds / pace.decisions, pace.slowest);
    }
    text += '\n';
  }
  return text + '\n';
}

}  // namespace

std::string strength_page(const Schedule& schedule, const Results& results) {
  std::string text = fmt::format(
      "# How strong the players are\n\n"
      "Written by `./laguna strength` from [strength.json](strength.json); {} games so far. The command can "
      "be stopped "
      "and goes on where it was; it\n"
      "plays the match with the widest interval next. Every deal is played from every seat, ties are split, "
      "and an "
      "interval of 95 % takes all games of a\n"
      "deal as one sample ([the arena](simulator.md#the-arena)). The number of games an interval rests on "
      "stands "
      "beside it. `{}` thinks on one core for the\n"
      "time in its name, not for its usual three seconds on all cores.\n\n"
      "## What was to be reached\n\n{}\n{}",
      results.games(), schedule.levels.back(), goals(schedule, results), orders(schedule, results));
  for (const std::string& game : schedule.games)
    text +=
        fmt::format("## {}\n\n![win shares](images/strength-{}.svg)\n\n{}{}{}{}", title(game), game,
                    against(schedule, results, game, "greedy"), against(schedule, results, game, "flat1000"),
                    mixed(schedule, results, game), paces(schedule, results, game));
  while (text.ends_with("\n\n")) text.pop_back();
  return text;
}

}  // namespace laguna::simulate
