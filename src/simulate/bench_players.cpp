#include "simulate/bench_players.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>

#include "simulate/bench_parts.hpp"
#include "simulate/players.hpp"
#include "table/games.hpp"

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

 private:
  void add(std::string_view what, double amount, std::string_view unit, std::string checksum = {}) {
    out_.push_back(
        {std::string(G::name), seats_, std::string(what), amount, std::string(unit), std::move(checksum)});
  }

  void decisions(std::string_view level) {
    const Player player = *ai::read_player<G>(level);
    const auto mind = std::make_unique<ai::Mind<G>>(knowledge_of<G>());
    std::uint64_t simulations = 0, sum = 0;
    const double taken = seconds([&] {
      for (std::size_t i = 0; i < positions_.size(); ++i) {
        const auto& [state, seat] = positions_[i];
        const auto action = ai::choose<G>(*mind, G::observe(state, seat), player, Random(i));
        simulations += mind->simulations();
        for (char c : G::write(action).view()) sum = mix(sum + static_cast<unsigned char>(c));
      }
    });
    const std::string checksum = fmt::format("{:016x}", sum);
    if (simulations > 0) add(level, simulations / taken, "simulations/s", checksum);
    add(level, taken * 1e3 / positions_.size(), "ms/decision", checksum);
  }

  // doge with one and with two threads, the same time for each.
  void threads() {
    constexpr auto kTime = std::chrono::milliseconds(100);
    const Player player{ai::Level::doge, -1, kTime.count()};
    const std::size_t most = std::min<std::size_t>(positions_.size(), 12);
    const auto simulations = [&](int count) {
      std::uint64_t all = 0;
      const auto think = [&] {
        for (std::size_t i = 0; i < most; ++i) {
          const auto view = G::observe(positions_[i].state, positions_[i].seat);
          Minds<G> minds(count, kTime, Allowance::whole,
                         [&](ai::Mind<G>& mind, int part) { mind.begin(view, player, Random(i), part); });
          all += minds.think({}).search().simulations();
        }
      };
      const double taken = seconds(think, CLOCK_MONOTONIC);
      return all / taken;
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

}  // namespace

std::expected<std::vector<Speed>, Refusal> bench_players(std::string_view game) {
  std::vector<Speed> speeds;
  const bool known = with_games(game, [&](auto entry) {
    for (int seats = 2; seats <= kMaxSeats; ++seats)
      PlayerBench<typename decltype(entry)::Type>(seats, speeds).run();
  });
  if (!known) return std::unexpected(no_game(game));
  return speeds;
}

}  // namespace laguna::simulate
