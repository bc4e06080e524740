#include "simulate/bench_players.hpp"

#include <fmt/format.h>
#include <time.h>

#include <algorithm>
#include <chrono>

#include "game/playout.hpp"
#include "simulate/players.hpp"
#include "table/games.hpp"

namespace laguna::simulate {
namespace {

// By the clock on the wall, or only what this thread worked: that is the same however busy the machine is.
double now(clockid_t clock) {
  timespec time{};
  clock_gettime(clock, &time);
  return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

template <class Work>
double seconds(Work work, clockid_t clock = CLOCK_THREAD_CPUTIME_ID) {
  const double begin = now(clock);
  work();
  return now(clock) - begin;
}

template <Insightful G>
struct Position {
  typename G::State state;
  Seat seat;
};

// Decisions from all over some games that are played at a glance, each with a choice.
template <Insightful G>
std::vector<Position<G>> positions(int seats) {
  constexpr int kGames = 4, kEvery = 17;
  std::vector<Position<G>> all;
  typename G::Options options{};
  options.seats = static_cast<std::uint8_t>(seats);
  Random random(1);
  int choices = 0;
  const auto choose = [&](const typename G::State& state, Seat seat, Random& mind) {
    typename G::Actions legal;
    G::legal_actions(state, seat, legal);
    if (legal.size() > 1 && choices++ % kEvery == 0) all.push_back({state, seat});
    return G::quick(state, seat, mind);
  };
  for (int game = 0; game < kGames; ++game) {
    auto state = G::start(options);
    play_out<G>(state, random, choose);
  }
  return all;
}

template <Insightful G>
class PlayerBench {
 public:
  PlayerBench(int seats, std::vector<Speed>& out)
      : seats_(seats), out_(out), positions_(positions<G>(seats)) {}

  void run() {
    imagining();
    evaluation();
    for (std::string_view level : ai::kLevels)
      if (level != "random" && level != "doge") decisions(level);
    threads();
  }

 private:
  static constexpr int kRuns = 3;  // the best of them counts

  void add(std::string_view what, double amount, std::string_view unit, std::string checksum = {}) {
    out_.push_back(
        {std::string(G::name), seats_, std::string(what), amount, std::string(unit), std::move(checksum)});
  }
  template <class Work>
  static double best_of(Work work) {
    double best = 1e300;
    for (int run = 0; run < kRuns; ++run) best = std::min(best, seconds(work));
    return best;
  }

  void imagining() {
    constexpr int kTimes = 2000;
    std::vector<typename G::View> views;
    for (const auto& [state, seat] : positions_) views.push_back(G::observe(state, seat));
    std::uint64_t sum = 0;
    const auto measure = [&](std::string_view what, auto imagine) {
      const double best = best_of([&] {
        Random random(1);
        sum = 0;
        for (int i = 0; i < kTimes; ++i)
          for (const auto& view : views) sum = mix(sum + G::scores(imagine(view, random))[0]) + random.next();
      });
      add(what, best * 1e9 / kTimes / views.size(), "ns", fmt::format("{:016x}", sum));
    };
    measure("copy and re-deal", [](const auto& view, Random& random) { return G::imagine(view, random); });
    measure("and suppose choices", [](const auto& view, Random& random) { return G::suppose(view, random); });
  }

  // From each position to those that its choices lead to: only what has changed is looked at.
  void evaluation() {
    constexpr int kTimes = 100;
    struct Look {
      ai::AccumulatorOf<G> before;
      std::vector<typename G::Inputs> after;
    };
    const auto& network = knowledge_of<G>().of(seats_);
    std::vector<Look> looks;
    std::vector<typename G::State> reached;
    std::uint64_t evaluations = 0;
    for (const auto& [state, seat] : positions_) {
      Look& look = looks.emplace_back(ai::AccumulatorOf<G>(network));
      const auto inputs = [&](const typename G::State& seen) {
        typename G::Inputs bits{};
        G::inputs(seen, seat, bits);
        return bits;
      };
      look.before.see(network, inputs(state));
      typename G::Actions legal;
      G::legal_actions(state, seat, legal);
      for (const auto& action : legal)
        G::expand(state, seat, action, [&](const typename G::State& next) {
          if (reached.size() < 1000) reached.push_back(next);
          if (look.after.size() < 100) look.after.push_back(inputs(next));
        });
      evaluations += look.after.size();
    }
    std::uint64_t sum = 0;
    const double best = best_of([&] {
      sum = 0;
      for (int i = 0; i < kTimes; ++i)
        for (const Look& look : looks)
          for (const auto& inputs : look.after) {
            auto lanes = look.before;
            lanes.see(network, inputs);
            sum = mix(sum + static_cast<std::uint64_t>(lanes.hopes(network, seats_)[0]));
          }
    });
    add("network evaluation", best * 1e9 / kTimes / evaluations, "ns", fmt::format("{:016x}", sum));
    const double looking = best_of([&] {
      sum = 0;
      for (int i = 0; i < kTimes; ++i)
        for (const auto& state : reached) {
          typename G::Inputs bits{};
          G::inputs(state, seat_at(0), bits);
          for (std::uint64_t word : bits.word) sum += word;
        }
    });
    add("inputs of the network", looking * 1e9 / kTimes / reached.size(), "ns", fmt::format("{:016x}", sum));
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
          Minds<G> minds(count, kTime,
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
