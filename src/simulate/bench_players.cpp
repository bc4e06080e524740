#include "simulate/bench_players.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <span>

#include "simulate/bench_parts.hpp"
#include "simulate/players.hpp"
#include "table/games.hpp"
#include "table/minds.hpp"

namespace laguna::simulate {
namespace {

template <Insightful G>
class PlayerBench {
 public:
  PlayerBench(int seats, std::vector<Speed>& out)
      : seats_(seats), out_(out), positions_(positions<G>(seats)) {}

  void run() {
    const auto part = [&](std::string_view what, double nanoseconds, std::uint64_t checksum) {
      add(what, nanoseconds, "ns", fmt::format("{:016x}", checksum));
    };
    bench_imagining<G>(positions_, part);
    bench_network<G>(positions_, seats_, part);
    for (std::string_view level : ai::kLevels)
      if (level != "random" && level != "doge") decisions(level);
    threads();
  }

  void tell_levels(std::vector<LevelSpeed>& speeds) const {
    constexpr std::size_t kFew = 6;
    std::vector<Position<G>> few;
    for (std::size_t i = 0; i < kFew; ++i) few.push_back(positions_[i * positions_.size() / kFew]);
    for (std::string_view level : std::span(ai::kLevels).first(ai::kRanks)) {
      const bool by_clock = level == "doge";
      const Taken taken = by_clock ? doge(few, 1) : decide(few, level);
      speeds.push_back({std::string(G::name), seats_, std::string(level), taken.simulations / taken.seconds,
                        taken.seconds * 1e3 / kFew, by_clock ? "" : taken.checksum});
    }
  }

 private:
  void add(std::string_view what, double amount, std::string_view unit, std::string checksum = {}) {
    out_.push_back(
        {std::string(G::name), seats_, std::string(what), amount, std::string(unit), std::move(checksum)});
  }

  struct Taken {
    double simulations, seconds;
    std::string checksum;
  };
  static Taken decide(const std::vector<Position<G>>& positions, std::string_view level) {
    const Player player = *ai::read_player<G>(level);
    const auto mind = std::make_unique<ai::Mind<G>>(knowledge_of<G>());
    std::uint64_t simulations = 0, sum = 0;
    const double taken = seconds([&] {
      for (std::size_t i = 0; i < positions.size(); ++i) {
        const auto& [state, seat, memory] = positions[i];
        const auto action = ai::choose<G>(*mind, G::observe(state, seat), player, Random(i), memory);
        simulations += mind->simulations();
        const Text words = G::write(action);
        for (char c : words.view()) sum = mix(sum + static_cast<unsigned char>(c));
      }
    });
    return {static_cast<double>(simulations), taken, fmt::format("{:016x}", sum)};
  }
  void decisions(std::string_view level) {
    const auto [simulations, taken, checksum] = decide(positions_, level);
    if (simulations > 0) add(level, simulations / taken, "simulations/s", checksum);
    add(level, taken * 1e3 / positions_.size(), "ms/decision", checksum);
  }

  // By the clock on the wall.
  static Taken doge(const std::vector<Position<G>>& positions, int threads) {
    constexpr auto kTime = std::chrono::milliseconds(100);
    const Player player{ai::Level::doge, -1, kTime.count()};
    std::uint64_t all = 0;
    const auto think = [&] {
      for (std::size_t i = 0; i < positions.size(); ++i) {
        const auto& [state, seat, memory] = positions[i];
        const auto view = G::observe(state, seat);
        Minds<G> minds(threads, kTime, Allowance::whole, [&](ai::Mind<G>& mind, int part) {
          mind.begin(view, player, Random(i), part, memory);
        });
        all += minds.think({}).search().simulations();
      }
    };
    const double taken = seconds(think, CLOCK_MONOTONIC);
    return {static_cast<double>(all), taken, {}};
  }
  // With one and with two, the same time for each.
  void threads() {
    const std::size_t most = std::min<std::size_t>(positions_.size(), 12);
    const std::vector<Position<G>> some(positions_.begin(), positions_.begin() + most);
    const auto simulations = [&](int count) {
      const Taken taken = doge(some, count);
      return taken.simulations / taken.seconds;
    };
    const double one = simulations(1), two = simulations(2);
    add("doge, 1 thread", one, "simulations/s");
    add("doge, 2 threads", two, "simulations/s");
    add("2 threads to 1", two / one, "times");
  }

  const int seats_;
  std::vector<Speed>& out_;
  const std::vector<Position<G>> positions_;
};

// For each number of seats.
bool each_bench(std::string_view game, std::vector<Speed>& speeds, auto&& visit) {
  return with_games(game, [&](auto entry) {
    for (int seats = 2; seats <= kMaxSeats; ++seats)
      visit(PlayerBench<typename decltype(entry)::Type>(seats, speeds));
  });
}

}  // namespace

std::expected<std::vector<Speed>, Refusal> bench_players(std::string_view game) {
  std::vector<Speed> speeds;
  if (!each_bench(game, speeds, [](auto&& bench) { bench.run(); })) return std::unexpected(no_game(game));
  return speeds;
}

std::expected<std::vector<LevelSpeed>, Refusal> bench_levels(std::string_view game) {
  std::vector<Speed> unused;
  std::vector<LevelSpeed> speeds;
  if (!each_bench(game, unused, [&](auto&& bench) { bench.tell_levels(speeds); }))
    return std::unexpected(no_game(game));
  return speeds;
}

}  // namespace laguna::simulate
