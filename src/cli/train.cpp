#include "train/train.hpp"

#include <fmt/format.h>

#include <atomic>
#include <csignal>
#include <filesystem>
#include <mutex>
#include <thread>

#include "cli/commands.hpp"
#include "cli/failure.hpp"
#include "cli/files.hpp"
#include "cli/options.hpp"
#include "cli/progress.hpp"

namespace laguna::cli {
namespace {

using train::Training;

struct Arguments {
  std::string game;
  int seats = 0;  // all
  std::string folder = "trained";
  double effort = 1;
  int threads = 0;  // one a core
};

struct Job {
  std::string game;
  int seats;
};

std::atomic<bool> interrupted = false;

// Several networks at a time, a thread for each.
class Trainings {
 public:
  Trainings(const Arguments& args, std::vector<Job> jobs)
      : args_(args), jobs_(std::move(jobs)), shares_(jobs_.size()), bar_(1000 * jobs_.size()) {}

  void run(int threads) {
    for (int signal : {SIGINT, SIGTERM}) std::signal(signal, [](int) { interrupted = true; });
    {
      std::vector<std::jthread> crew;
      for (int i = 0; i < threads; ++i)
        crew.emplace_back([this] {
          for (std::size_t next; !interrupted && (next = next_++) < jobs_.size();) try_one(next);
        });
    }
    bar_.clear();
    if (!failure_.empty()) throw Failure(failure_);
    if (interrupted)
      print("Stopped. The same command goes on from the last generation.\n");
    else if (already_ == jobs_.size())
      print(fmt::format("Nothing to do: what {} holds is trained. Another --folder begins anew.\n",
                        args_.folder));
  }

 private:
  void try_one(std::size_t number) {
    try {
      train_one(number);
    } catch (const std::exception& fault) {
      const std::lock_guard lock(mutex_);
      failure_ = fault.what();
      interrupted = true;
    }
  }
  void train_one(std::size_t number) {
    const Job& job = jobs_[number];
    const std::string base = fmt::format("{}/{}-{}", args_.folder, job.game, job.seats);
    const std::string file = base + ".training";
    auto training =
        Training::begin(job.game, job.seats, std::filesystem::exists(file) ? read_file(file) : std::string());
    if (!training) throw Failure(fmt::format("cannot go on with {}: {}", file, training.error().reason));
    Training& one = **training;
    already_ += one.finished() ? 1 : 0;
    while (!one.finished()) {
      const auto look = [&](double share) {
        show(number, (static_cast<double>(one.generations().size()) + share) / one.planned());
        return !interrupted;
      };
      if (!one.next(args_.effort, look)) return;
      keep(file, one.kept());
      if (!one.hand().empty()) keep(base + ".hand", one.hand());
      if (std::ssize(one.generations()) > one.hands()) keep(base + ".net", one.network());
      keep(base + ".svg",
           train::plot(one, fmt::format("{}, {} seats: how its network learned", job.game, job.seats)));
      tell(job, one);
    }
    show(number, 1);
  }
  static void keep(const std::string& path, const std::string& bytes) {
    NewFile file(path);
    file.write(bytes);
    file.keep();
  }
  void show(std::size_t number, double share) {
    const std::lock_guard lock(mutex_);
    shares_[number] = share;
    double sum = 0;
    for (double one : shares_) sum += one;
    bar_.show(static_cast<std::uint64_t>(1000 * sum));
  }
  void tell(const Job& job, const Training& training) {
    const train::Generation& last = training.generations().back();
    const int number = static_cast<int>(training.generations().size());
    const std::lock_guard lock(mutex_);
    bar_.clear();
    const bool is_hand = number <= training.hands();
    const std::string learned =
        is_hand ? "" : fmt::format("  {:>7} lessons  error {:>5.1f}", last.lessons, last.error);
    print(
        fmt::format("{:<12} {} seats  {:<7} {:>2}/{}  {:>7} games{}  {:>5.0f} s  wins {:>4.1f} % of games "
                    "against {} choices  {:>5.1f} points\n",
                    job.game, job.seats, is_hand ? "hand" : "network", number, training.planned(), last.games,
                    learned, last.seconds, 100 * last.win_share,
                    is_hand && training.hand_is_masterly() ? "deft" : "quick", last.mean_score));
  }

  const Arguments& args_;
  const std::vector<Job> jobs_;
  std::atomic<std::size_t> next_ = 0, already_ = 0;  // of them `already_` had nothing to learn
  std::mutex mutex_;
  std::vector<double> shares_;
  Progress bar_;
  std::string failure_;
};

}  // namespace

void add_train(CLI::App& app) {
  CLI::App* command = app.add_subcommand("train", "make what the computer players have learned from nothing");
  command->footer(
      "Plays against itself and learns, generation by generation: first the numbers of a hand, by which\n"
      "players play games on in thought, then a network; all of it takes less than two hours on two cores.\n"
      "Each generation leaves GAME-SEATS.hand, .net, .svg (a plot) and .training in the folder; stopped at "
      "any\n"
      "time, the same command goes on from the last generation. The program uses those in src/*/weights: try "
      "a\n"
      "new network with ./laguna arena --weights, then copy what is better there and build.\n"
      "Examples:\n  ./laguna train\n  ./laguna train mille-fiori --seats 4 --folder /tmp/trained");
  auto args = std::make_shared<Arguments>();
  command->add_option("GAME", args->game, "the game; without it all")->type_name("");
  add_number(*command, "--seats", args->seats, "seats; without it 2, 3 and 4", 2, kMaxSeats);
  command->add_option("--folder", args->folder, "where networks and plots are kept")
      ->capture_default_str()
      ->check(kNotEmpty);
  command->add_option("--effort", args->effort, "games, as a multiple of the usual number")
      ->check(CLI::Range(0.001, 100.))
      ->capture_default_str();
  add_number(*command, "--threads", args->threads, "networks at a time; without it one a core", 1, 64);
  command->callback([args] {
    std::vector<Job> jobs;
    for (const std::string_view game : all_games())
      for (int seats = kMaxSeats; seats >= 2; --seats)
        if ((args->game.empty() || args->game == game) && (args->seats == 0 || args->seats == seats))
          jobs.push_back({std::string(game), seats});
    if (jobs.empty()) throw Usage(no_game(args->game).reason);
    std::error_code fault;
    std::filesystem::create_directories(args->folder, fault);
    if (fault) throw Failure(fmt::format("cannot make {}: {}", args->folder, fault.message()));
    const int cores = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
    Trainings(*args, jobs).run(args->threads > 0 ? args->threads : cores);
  });
}

}  // namespace laguna::cli
