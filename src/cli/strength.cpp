#include "simulate/strength.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <filesystem>
#include <limits>
#include <optional>
#include <thread>

#include "cli/commands.hpp"
#include "cli/failure.hpp"
#include "cli/files.hpp"
#include "cli/options.hpp"
#include "cli/progress.hpp"

namespace laguna::cli {
namespace {

using Clock = std::chrono::steady_clock;
using simulate::Match;
using simulate::Results;
using simulate::Schedule;

struct Arguments {
  std::string folder = "docs";
  double minutes = -1;  // until all is known well enough
  double margin = 2;
  std::string only, again, doge;
  int threads = 0;  // one a core
  bool list = false;
};

void write_whole(const std::filesystem::path& path, const std::string& text) {
  NewFile file(path);
  file.write(text);
  file.keep();
}

class Strength {
 public:
  explicit Strength(const Arguments& args) : args_(args), folder_(args.folder) {
    if (!std::filesystem::is_directory(folder_))
      throw Usage(fmt::format("there is no folder {} (the page is written there)", args.folder));
    const auto path = folder_ / "strength.json";
    if (std::filesystem::exists(path)) {
      auto read = Results::read(read_file(path));
      if (!read) throw Failure(fmt::format("cannot go on with {}: {}", path.string(), read.error().reason));
      results_ = std::move(*read);
    }
    if (results_.outdated > 0)
      fmt::print(stderr, "laguna: results of other networks or efforts, left out: {}\n", results_.outdated);
    if (!args.doge.empty()) results_.doge = args.doge;
    for (std::string_view game : all_games())
      if (player_problem(game, results_.doge) || !results_.doge.starts_with("doge"))
        throw Usage(fmt::format("--doge wants a doge with its time like doge@0.3, not {}",
                                record::quoted(results_.doge)));
    schedule_.emplace(results_.doge);
    for (const Match& match : schedule_->matches) choose(match);
    if (chosen_.empty()) throw Usage(fmt::format("no match has {} in its name", record::quoted(args.only)));
  }

  void play() {
    if (results_.games() > 0)
      fmt::print(stderr, "laguna: going on after {} games of all matches\n", results_.games());
    const auto begin = Clock::now();
    Progress progress(100);
    for (const Match* match = widest(); match != nullptr; match = widest()) {
      const double minutes = std::chrono::duration<double, std::ratio<60>>(Clock::now() - begin).count();
      if (args_.minutes >= 0 && minutes >= args_.minutes) break;
      const auto done = args_.minutes > 0 ? 100 * minutes / args_.minutes : 100.0 * known() / chosen_.size();
      progress.show(static_cast<std::uint64_t>(done), simulate::describe(*match));
      play(*match);
      save();
    }
  }

  void save() const {
    write_whole(folder_ / "strength.json", results_.write());
    write_whole(folder_ / "strength.md", simulate::strength_page(*schedule_, results_));
    std::filesystem::create_directories(folder_ / "images");
    for (const std::string& game : schedule_->games)
      write_whole(folder_ / "images" / fmt::format("strength-{}.svg", game),
                  simulate::strength_plot(*schedule_, results_, game));
  }

  std::string list() const {
    std::string text;
    for (const Match& match : chosen_) {
      const auto* standings = results_.of(match);
      text += fmt::format("{:>8} games  ± {:>5.1f}  {}\n",
                          standings == nullptr ? 0 : standings->each()[0].games(),
                          100 * simulate::margin(standings), simulate::describe(match));
    }
    return text;
  }

 private:
  void choose(const Match& match) {
    const auto names = [&](const std::string& part) { return simulate::describe(match).contains(part); };
    if (!names(args_.only)) return;
    if (!args_.again.empty() && names(args_.again)) results_.forget(match);
    chosen_.push_back(match);
  }

  bool is_known(const Match& match) const {
    return 100 * simulate::margin(results_.of(match)) <= args_.margin;
  }
  int known() const {
    return static_cast<int>(
        std::ranges::count_if(chosen_, [&](const Match& match) { return is_known(match); }));
  }
  const Match* widest() const {
    const auto width = [&](const Match& match) { return simulate::margin(results_.of(match)); };
    const auto match = std::ranges::max_element(chosen_, {}, width);
    return is_known(*match) ? nullptr : &*match;
  }

  // As many deals as fit into a quarter of a minute.
  void play(const Match& match) {
    const auto arranged = simulate::arrange(match);
    if (!arranged) throw Failure(arranged.error().reason);
    auto& standings = results_.begin(match);
    const int cores = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
    const int threads = args_.threads == 0 ? cores : args_.threads;
    double milliseconds = 0;
    for (const auto& one : standings.each()) milliseconds += one.milliseconds;
    const double pace = std::max(1.0, milliseconds / std::max<double>(1, standings.deals()));
    const double most = std::clamp(15'000 * threads / pace, 1.0 * threads, 2000.0);
    const std::uint64_t begin = standings.deals();
    // A first look at every match, one deal a thread at a time; who knows how long they take.
    const std::uint64_t end =
        begin + (begin < simulate::kLeastDeals ? threads : static_cast<std::uint64_t>(most));
    simulate::play(*arranged, {begin, end, threads}, [&](const simulate::Deal& deal) {
      standings.add(deal);
      return true;
    });
  }

  const Arguments& args_;
  const std::filesystem::path folder_;
  Results results_;
  std::optional<Schedule> schedule_;
  std::vector<Match> chosen_;
};

void run(const Arguments& args) {
  Strength strength(args);
  if (args.list) return print(strength.list());
  strength.play();
  strength.save();
}

}  // namespace

void add_strength(CLI::App& app) {
  CLI::App* command = app.add_subcommand("strength", "play all matches that show how strong the players are");
  command->footer(
      "Plays the match with the widest interval next, keeps what it brought in FOLDER/strength.json and "
      "writes\n"
      "FOLDER/strength.md with its pictures anew. Stop it at any time; it goes on where it was. What was "
      "played with\nother networks or efforts than the program has now is played again.\n"
      "Examples:\n"
      "  ./laguna strength --minutes 30\n"
      "  ./laguna strength --minutes 10 --only \"Murano, 2 seats: maestro\"\n"
      "  ./laguna strength --list\n"
      "  ./laguna strength --minutes 0            only write the page anew");
  auto args = std::make_shared<Arguments>();
  command->add_option("--folder", args->folder, "where the page and its results are")
      ->capture_default_str()
      ->check(kNotEmpty)
      ->type_name("FOLDER");
  command
      ->add_option("--minutes", args->minutes,
                   "stop after so many (default: when every interval is small enough)")
      ->check(CLI::Range(0.0, 1e6))
      ->type_name("M");
  command->add_option("--margin", args->margin, "half an interval that is small enough, in percentage points")
      ->capture_default_str()
      ->check(CLI::Range(0.1, 50.0))
      ->type_name("P");
  command->add_option("--only", args->only, "only matches with these words in their name (see --list)")
      ->type_name("WORDS");
  command->add_option("--again", args->again, "forget what matches with these words brought (all: seats)")
      ->check(kNotEmpty)
      ->type_name("WORDS");
  command->add_option("--doge", args->doge, "the doge of all matches (at first doge@0.3)")
      ->check(kNotEmpty)
      ->type_name("PLAYER");
  add_number(*command, "--threads", args->threads, "threads (default: one a core)", 1, 1024)->type_name("T");
  command->add_flag("--list", args->list, "only list the matches, their games and the widest margin");
  command->callback([args] { run(*args); });
}

}  // namespace laguna::cli
