#include "simulate/simulate.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <exception>
#include <thread>

#include "ai/bots.hpp"
#include "simulate/blocks.hpp"
#include "table/game_table.hpp"
#include "table/games.hpp"

namespace laguna::simulate {
namespace {

template <Game G>
struct Sums {
  std::array<Tally, kMaxSeats> by_seat;
  std::array<Tally, ai::kBots.size()> by_bot;
  std::array<std::int64_t, 64> points{}, endings{};
  std::uint64_t decisions = 0, units = 0, shortest = UINT64_MAX, longest = 0;
  static_assert(G::rulebook.size() <= 64);

  Sums& operator+=(const Sums& more) {
    for (std::size_t i = 0; i < by_seat.size(); ++i) by_seat[i] += more.by_seat[i];
    for (std::size_t i = 0; i < by_bot.size(); ++i) by_bot[i] += more.by_bot[i];
    for (std::size_t i = 0; i < points.size(); ++i)
      points[i] += more.points[i], endings[i] += more.endings[i];
    decisions += more.decisions;
    units += more.units;
    shortest = std::min(shortest, more.shortest);
    longest = std::max(longest, more.longest);
    return *this;
  }
};

// Where a bot sits: they move one seat on with every game.
int bot_at(int seat, std::uint64_t game, int seats) { return static_cast<int>((seat + game) % seats); }

template <Game G>
class Simulation {
 public:
  // Fewer bots than seats are repeated.
  Simulation(typename G::Options options, const std::vector<ai::Bot>& bots, const Plan& plan)
      : options_(options), plan_(plan) {
    for (int seat = 0; seat < options.seats; ++seat) bots_.push_back(bots[seat % bots.size()]);
  }

  // Plays game number `game`. Its luck and each player have a stream of their own.
  void play(std::uint64_t game, Sums<G>& sums) const {
    const int seats = options_.seats;
    std::array<Random, kMaxSeats> minds = {stream(game, 1), stream(game, 2), stream(game, 3),
                                           stream(game, 4)};
    Random luck = stream(game, 0);
    std::uint64_t decisions = 0;
    auto state = G::start(options_);
    const auto hear = [&](const typename G::Event& event) {
      const int rule = G::rule(event);
      sums.points[rule] += event.points;
      if (rule != 0 && event.seat == Seat::nobody) ++sums.endings[rule];
    };
    for (Turn turn = G::turn(state); turn.kind != Turn::Kind::over; turn = G::turn(state)) {
      if (turn.kind == Turn::Kind::chance) {
        G::settle(state, luck, hear);
        continue;
      }
      turn.seats.each([&](Seat seat) {
        G::apply(state, seat,
                 choose(state, seat, bots_[bot_at(index(seat), game, seats)], minds[index(seat)]), hear);
        ++decisions;
      });
    }
    const Scores scores = G::scores(state);
    const Seats winners = G::winners(state);
    for (int seat = 0; seat < seats; ++seat) {
      const int twelfths = winners.has(seat_at(seat)) ? 12 / winners.count() : 0;
      sums.by_seat[seat].add(scores[seat], twelfths);
      sums.by_bot[static_cast<int>(bots_[bot_at(seat, game, seats)])].add(scores[seat], twelfths);
    }
    sums.decisions += decisions;
    sums.units += G::units(state);
    sums.shortest = std::min(sums.shortest, decisions);
    sums.longest = std::max(sums.longest, decisions);
  }

  // The same game, step by step at a table, for its record.
  std::string record(std::uint64_t game, bool json) const {
    const int seats = options_.seats;
    std::array<Random, kMaxSeats> minds = {stream(game, 1), stream(game, 2), stream(game, 3),
                                           stream(game, 4)};
    Random luck = stream(game, 0);
    GameTable<G> table(options_);
    for (Turn turn = table.turn(); turn.kind != Turn::Kind::over; turn = table.turn()) {
      if (turn.kind == Turn::Kind::chance) {
        table.settle(luck);
        continue;
      }
      turn.seats.each([&](Seat seat) {
        const auto bot = ai::name_of(bots_[bot_at(index(seat), game, seats)]);
        table.play(seat, *table.suggest(seat, bot, minds[index(seat)]));
      });
    }
    auto record = table.record();
    for (int seat = 0; seat < seats; ++seat)
      record.players.emplace_back(ai::name_of(bots_[bot_at(seat, game, seats)]));
    return json ? record::write_json(record) : (game == 0 ? "" : "\n") + record::write_text(record);
  }

 private:
  Random stream(std::uint64_t game, int number) const { return Random(plan_.seed, game * 8 + number); }

  static typename G::Action choose(const typename G::State& state, Seat seat, ai::Bot bot, Random& random) {
    if (bot == ai::Bot::random) return G::sample(state, seat, random);  // the same choice, faster
    return ai::choose<G>(bot, G::observe(state, seat), random);
  }

  typename G::Options options_;
  std::vector<ai::Bot> bots_;
  const Plan& plan_;
};

template <Game G>
Sums<G> play_all(const Simulation<G>& simulation, const Plan& plan, const Watch& watch) {
  Blocks blocks(plan.games, watch);
  const std::uint64_t useful = (plan.games + kBlock - 1) / kBlock;
  std::vector<Sums<G>> sums(std::min<std::uint64_t>(plan.threads, useful));
  const auto work = [&](Sums<G>& mine) {
    while (const auto block = blocks.take()) {
      const std::uint64_t first = *block * kBlock, last = std::min(first + kBlock, plan.games);
      std::string text;
      for (std::uint64_t game = first; game < last; ++game) {
        simulation.play(game, mine);
        if (watch.records) text += simulation.record(game, watch.json);
      }
      blocks.finish(*block, last - first, std::move(text));
    }
  };
  {
    std::vector<std::jthread> threads;
    try {
      for (auto& mine : sums)
        threads.emplace_back([&] {
          try {
            work(mine);
          } catch (...) {
            blocks.fail(std::current_exception());
          }
        });
      blocks.serve();
    } catch (...) {
      blocks.stop();
      throw;
    }
  }
  Sums<G> all;
  for (const auto& mine : sums) all += mine;
  return all;
}

template <Game G>
Result summary(const Sums<G>& sums, const Plan& plan, int seats) {
  Result result;
  result.games = plan.games;
  result.by_seat.assign(sums.by_seat.begin(), sums.by_seat.begin() + seats);
  for (std::size_t i = 0; i < ai::kBots.size(); ++i)
    if (sums.by_bot[i].games > 0) result.by_bot.emplace_back(ai::kBots[i], sums.by_bot[i]);
  for (std::size_t i = 1; i < G::rulebook.size(); ++i) {
    const RuleEntry& rule = G::rulebook[i];
    if (rule.source != 0)
      result.points.push_back({std::string(rule.id), std::string(rule.what), sums.points[i]});
    if (sums.endings[i] > 0)
      result.endings.push_back({std::string(rule.id), std::string(rule.what), sums.endings[i]});
  }
  result.decisions = sums.decisions;
  result.units = sums.units;
  result.unit = G::unit;
  result.shortest = static_cast<int>(sums.shortest);
  result.longest = static_cast<int>(sums.longest);
  return result;
}

}  // namespace

std::expected<Result, Refusal> run(const Plan& plan, const Watch& watch) {
  if (auto table = Table::open(plan.game, plan.options); !table) return std::unexpected(table.error());
  std::vector<ai::Bot> bots;
  for (const std::string& name : plan.bots) {
    const auto bot = ai::read_bot(name);
    if (!bot)
      return std::unexpected(
          Refusal{fmt::format("there is no bot {} (there is: {})", record::quoted(name), bot_names())});
    bots.push_back(*bot);
  }
  Result result;
  with_game(plan.game, [&](auto entry) {
    using G = typename decltype(entry)::Type;
    const auto options = *G::read_options(plan.options);
    const Simulation<G> simulation(options, bots, plan);
    result = summary<G>(play_all<G>(simulation, plan, watch), plan, options.seats);
  });
  return result;
}

}  // namespace laguna::simulate
