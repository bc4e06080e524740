#include "simulate/simulate.hpp"

#include <algorithm>
#include <array>
#include <memory>

#include "simulate/crew.hpp"
#include "simulate/one_game.hpp"
#include "simulate/players.hpp"
#include "table/games.hpp"

namespace laguna::simulate {
namespace {

template <Game G>
struct Sums {
  std::array<Tally, kMaxSeats> by_seat;
  std::array<Tally, kMaxSeats> by_bot;
  std::array<std::array<std::int64_t, 64>, kMaxSeats> points{};  // by bot and rule
  std::array<std::int64_t, 64> endings{};
  std::uint64_t decisions = 0, units = 0, shortest = UINT64_MAX, longest = 0;
  static_assert(G::rulebook.size() <= 64);

  Sums& operator+=(const Sums& more) {
    for (int i = 0; i < kMaxSeats; ++i) {
      by_seat[i] += more.by_seat[i], by_bot[i] += more.by_bot[i];
      for (std::size_t rule = 0; rule < points[i].size(); ++rule) points[i][rule] += more.points[i][rule];
    }
    for (std::size_t rule = 0; rule < endings.size(); ++rule) endings[rule] += more.endings[rule];
    decisions += more.decisions;
    units += more.units;
    shortest = std::min(shortest, more.shortest);
    longest = std::max(longest, more.longest);
    return *this;
  }
};

// Where a bot sits: they move one seat on with every game.
int bot_at(int seat, std::uint64_t game, int seats) { return static_cast<int>((seat + game) % seats); }

constexpr std::uint64_t kBlock = 64;  // games a thread takes at a time

template <Game G>
struct Block {
  Sums<G> sums;
  std::uint64_t games = 0;
  std::string records;
};

template <Insightful G>
class Simulation {
 public:
  Simulation(const Plan& plan, const Lineup& lineup, const Watch& watch)
      : plan_(plan), lineup_(lineup), watch_(watch), options_(*G::read_options(plan.options)) {}

  Block<G> play_block(std::uint64_t number) {
    Block<G> block;
    const std::uint64_t last = std::min((number + 1) * kBlock, plan_.games);
    for (std::uint64_t game = number * kBlock; game < last; ++game, ++block.games) play(game, block);
    return block;
  }

 private:
  // Plays game number `game`. Its luck and each player have a stream of their own.
  void play(std::uint64_t game, Block<G>& block) {
    Sums<G>& sums = block.sums;
    std::array<Random, kMaxSeats> minds = {stream(game, 1), stream(game, 2), stream(game, 3),
                                           stream(game, 4)};
    Random luck = stream(game, 0);
    std::uint64_t decisions = 0;
    const auto choose = [&](const typename G::State& state, Seat seat) {
      ++decisions;
      return mind_.choose(lineup_.players[bot_of(seat, game)], state, seat, minds[index(seat)]);
    };
    const auto hear = [&](const typename G::Event& event) {
      const int rule = G::rule(event);
      if (event.points != 0) sums.points[lineup_.name[bot_of(event.seat, game)]][rule] += event.points;
      if (rule != 0 && event.seat == Seat::nobody) ++sums.endings[rule];
    };
    const auto table = watch_.records ? *Table::open(plan_.game, plan_.options) : nullptr;
    mind_.begin_game(lineup_.players);
    auto state = G::start(options_);
    play_game<G>(state, luck, choose, hear, table.get());
    if (table) block.records += record(*table, game);

    const Scores scores = G::scores(state);
    const Seats winners = G::winners(state);
    Seats::first(options_.seats).each([&](Seat seat) {
      const int points = scores[index(seat)], twelfths = winners.has(seat) ? 12 / winners.count() : 0;
      sums.by_seat[index(seat)].add(points, twelfths);
      sums.by_bot[lineup_.name[bot_of(seat, game)]].add(points, twelfths);
    });
    sums.decisions += decisions;
    sums.units += G::units(state);
    sums.shortest = std::min(sums.shortest, decisions);
    sums.longest = std::max(sums.longest, decisions);
  }

  std::string record(const Table& table, std::uint64_t game) const {
    auto record = table.record();
    Seats::first(options_.seats).each([&](Seat seat) {
      record.players.push_back(lineup_.names[lineup_.name[bot_of(seat, game)]]);
    });
    return watch_.json ? record::write_json(record) : (game == 0 ? "" : "\n") + record::write_text(record);
  }

  int bot_of(Seat seat, std::uint64_t game) const { return bot_at(index(seat), game, options_.seats); }
  Random stream(std::uint64_t game, int number) const { return Random(plan_.seed, game * 8 + number); }

  const Plan& plan_;
  const Lineup& lineup_;
  const Watch& watch_;
  const typename G::Options options_;
  Mind<G> mind_;
};

template <Insightful G>
Sums<G> play_all(const Plan& plan, const Lineup& lineup, const Watch& watch) {
  Sums<G> all;
  std::uint64_t done = 0;
  const auto make_worker = [&] {
    return [simulation = std::make_unique<Simulation<G>>(plan, lineup, watch)](std::uint64_t block) {
      return simulation->play_block(block);
    };
  };
  const auto receive = [&](const Block<G>& block) {
    all += block.sums;
    if (watch.records) watch.records(block.records);
    if (watch.progress) watch.progress(done += block.games);
    return true;
  };
  const std::uint64_t blocks = (plan.games + kBlock - 1) / kBlock;
  work_in_order<Block<G>>({0, blocks}, plan.threads, make_worker, receive);
  return all;
}

template <Game G>
Result summary(const Sums<G>& sums, const Plan& plan, const Lineup& lineup) {
  Result result;
  result.games = plan.games;
  result.by_seat.assign(sums.by_seat.begin(), sums.by_seat.begin() + lineup.players.size());
  for (std::size_t i = 0; i < lineup.names.size(); ++i)
    result.by_bot.emplace_back(lineup.names[i], sums.by_bot[i]);
  for (std::size_t i = 1; i < G::rulebook.size(); ++i) {
    const RuleEntry& rule = G::rulebook[i];
    if (rule.source != 0) {
      Named& points = result.points.emplace_back(std::string(rule.id), std::string(rule.what), 0);
      for (std::size_t bot = 0; bot < lineup.names.size(); ++bot) {
        points.by_bot.push_back(sums.points[bot][i]);
        points.count += sums.points[bot][i];
      }
    }
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

// Fewer bots than seats are repeated.
std::expected<Result, Refusal> run(const Plan& plan, const Watch& watch) {
  const auto table = Table::open(plan.game, plan.options);
  if (!table) return std::unexpected(table.error());
  std::vector<std::string> bots;
  for (int seat = 0; seat < (*table)->seats(); ++seat) bots.push_back(plan.bots[seat % plan.bots.size()]);
  std::expected<Result, Refusal> result;
  with_game(plan.game, [&](auto entry) {
    using G = typename decltype(entry)::Type;
    const auto lineup = read_lineup<G>(bots);
    if (lineup)
      result = summary<G>(play_all<G>(plan, *lineup, watch), plan, *lineup);
    else
      result = std::unexpected(lineup.error());
  });
  return result;
}

}  // namespace laguna::simulate
