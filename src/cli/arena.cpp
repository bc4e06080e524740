#include "simulate/arena.hpp"

#include <fmt/format.h>

#include <mutex>
#include <nlohmann/json.hpp>
#include <optional>
#include <thread>

#include "cli/commands.hpp"
#include "cli/failure.hpp"
#include "cli/files.hpp"
#include "cli/interruption.hpp"
#include "cli/match_file.hpp"
#include "cli/options.hpp"
#include "cli/players_text.hpp"
#include "cli/progress.hpp"
#include "simulate/arena_plot.hpp"
#include "table/weights.hpp"

namespace laguna::cli {
namespace {

using simulate::Sprt;

struct Arguments {
  GameChoice choice;
  std::vector<std::string> players;
  std::uint64_t games = 400;
  std::uint64_t seed = 1;
  int threads = 0;  // one a core
  std::vector<double> sprt;
  std::string weights, resume, plot;
  bool json = false;
};

// "93.2 (90.1 … 95.4)"
std::string with_interval(const simulate::Estimate& estimate, int digits, bool sign = false) {
  const auto number = [&](double value) {
    return sign ? fmt::format("{:+.{}f}", value, digits) : fmt::format("{:.{}f}", value, digits);
  };
  return fmt::format("{} ({} … {})", number(estimate.value), number(estimate.low), number(estimate.high));
}

std::string as_table(const simulate::Match& match, const simulate::Standings& standings) {
  const auto& each = standings.each();
  std::string text =
      fmt::format("{}, {}: {} games, {} deals each from {} seats, seed {}; 95 % intervals\n\n", match.game,
                  match.options, each[0].games(), standings.deals(), match.seats(), match.seed);
  text += fmt::format("  {:<18} {:>5}  {:<22} {:<24} {:<20} {:<22} {:>11} {:>9} {:>9}\n", "player", "seats",
                      "win share %", "score", "rank", "Elo", "ms/decision", "slowest", "decisions");
  for (const auto& one : each) {
    const auto share = one.win_share();
    text += fmt::format("  {:<18} {:>5}  {:<22} {:<24} {:<20} {:<22} {:>11.3f} {:>9.1f} {:>9}\n", one.player,
                        one.held, with_interval({100 * share.value, 100 * share.low, 100 * share.high}, 1),
                        with_interval(one.score(), 1), with_interval(one.rank(), 2),
                        with_interval(one.elo(), 0, true), one.pace(), one.slowest, one.decisions);
  }
  return text;
}

// Numbers without end become null.
std::string as_json(const simulate::Standings& standings) {
  auto all = nlohmann::ordered_json::array();
  for (const auto& one : standings.each()) {
    const auto share = one.win_share(), score = one.score(), rank = one.rank(), elo = one.elo();
    all.push_back({{"player", one.player},
                   {"seats", one.held},
                   {"games", one.games()},
                   {"deals", one.deals},
                   {"win_share", share.value},
                   {"low", share.low},
                   {"high", share.high},
                   {"mean_score", score.value},
                   {"mean_score_low", score.low},
                   {"mean_score_high", score.high},
                   {"mean_rank", rank.value},
                   {"mean_rank_low", rank.low},
                   {"mean_rank_high", rank.high},
                   {"elo", elo.value},
                   {"elo_low", elo.low},
                   {"elo_high", elo.high},
                   {"decisions", one.decisions},
                   {"ms_per_decision", one.pace()},
                   {"slowest_ms", one.slowest}});
  }
  return all.dump(2) + '\n';
}

std::string words_of(Sprt::Verdict verdict, const Sprt& sprt, const simulate::Standing& first) {
  const char* what = verdict == Sprt::Verdict::open ? "the answer is still open" : "the answer is clear";
  const std::string which = verdict == Sprt::Verdict::high ? fmt::format("at least {:+g}", sprt.high)
                            : verdict == Sprt::Verdict::low
                                ? fmt::format("at most {:+g}", sprt.low)
                                : fmt::format("{:+g} or {:+g}", sprt.low, sprt.high);
  return fmt::format("after {} games {}: the Elo of {} is {}\n", first.games(), what, first.player, which);
}

simulate::Match arranged(const Arguments& args) {
  const auto match = simulate::arrange({args.choice.game, args.choice.words(), args.players, args.seed});
  if (!match) throw Usage(match.error().reason);
  return *match;
}

void use_network(const std::string& folder, const simulate::Match& match) {
  const std::string path = fmt::format("{}/{}-{}.net", folder, match.game, match.seats());
  if (const auto problem = use_weights(match.game, match.seats(), read_file(path)))
    throw Failure(fmt::format("{}: {}", path, *problem));
}

void run(const Arguments& args) {
  if (!args.weights.empty()) use_network(args.weights, arranged(args));
  const simulate::Match match = arranged(args);
  std::optional<Sprt> sprt;
  if (!args.sprt.empty()) sprt = {args.sprt[0], args.sprt[1]};
  if (sprt && sprt->low >= sprt->high) throw Usage("--sprt wants two Elos, the lower one first");
  if (sprt && simulate::Standings(match).each().size() == 1)
    throw Usage("--sprt wants two players that differ");
  const std::uint64_t deals = (args.games + match.seats() - 1) / match.seats();

  simulate::Standings standings(match);
  simulate::History history;
  auto verdict = Sprt::Verdict::open;
  Progress progress(deals);
  std::mutex mutex;
  const auto add = [&](const simulate::Deal& deal) {
    const std::scoped_lock lock(mutex);
    standings.add(deal);
    history.add(standings);
    const auto& first = standings.each()[0];
    if (sprt) verdict = sprt->verdict(first);
    const auto share = first.win_share();
    progress.show(standings.deals(),
                  fmt::format("{} {} games, {:.1f} % ({:.1f} … {:.1f})", first.player, first.games(),
                              100 * share.value, 100 * share.low, 100 * share.high));
    return verdict == Sprt::Verdict::open && standings.deals() < deals;
  };
  std::optional<NewFile> picture;
  if (!args.plot.empty()) picture.emplace(args.plot);
  std::optional<MatchFile> file;
  bool more = true;
  if (!args.resume.empty()) {
    file.emplace(args.resume, match);
    for (const auto& deal : file->kept()) more = more && add(deal);
    if (!file->kept().empty()) {
      progress.clear();
      fmt::print(stderr, "laguna: going on after {} games in {}\n", file->kept().size() * match.seats(),
                 args.resume);
    }
  }
  bool told = false;
  const auto tell = [&] {
    told = true;
    progress.clear();
    if (sprt) fmt::print(stderr, "laguna: {}", words_of(verdict, *sprt, standings.each()[0]));
    if (picture) {
      picture->write(simulate::plot(match, standings, history));
      picture->keep();
    }
    print(args.json ? as_json(standings) : as_table(match, standings));
  };
  const Interruption interruption([&] {
    const std::scoped_lock lock(mutex);
    if (told) return;
    progress.clear();
    fmt::print(stderr, "laguna: stopped after {} games\n", standings.deals() * match.seats());
    if (standings.deals() > 0) tell();
  });
  const int cores = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
  if (more)
    simulate::play(match, {standings.deals(), deals, args.threads == 0 ? cores : args.threads},
                   [&](const simulate::Deal& deal) {
                     if (file) file->append(standings.deals(), deal);
                     return add(deal);
                   });
  const std::scoped_lock lock(mutex);
  progress.clear();
  if (args.games % match.seats() != 0)
    fmt::print(stderr, "laguna: {} games, so that every deal is played from all {} seats\n",
               deals * match.seats(), match.seats());
  tell();
}

}  // namespace

void add_arena(CLI::App& app) {
  CLI::App* command = app.add_subcommand("arena", "let computer players compete on the same deals");
  command->footer(
      "Each deal is played once from every seat, so K is rounded up to a multiple of the seats. If fewer "
      "players than\n"
      "seats are named, the last one fills the rest: --seats 4 maestro greedy is one maestro against three "
      "greedy.\n"
      "Stopped with Ctrl-C it shows what was played so far. The same seed gives the same games whatever the "
      "number of threads, except for players that go by the "
      "clock.\n"
      "Examples:\n"
      "  ./laguna arena mille-fiori --seats 4 maestro greedy --games 400\n"
      "  ./laguna arena murano --seats 2 servente serventino --games 10000 --sprt 0 30 --json\n"
      "  ./laguna arena mille-fiori --seats 2 doge@1 maestro --games 200 --resume match.jsonl --plot "
      "match.svg\n"
      "  ./laguna arena murano --seats 2 maestro greedy --weights trained\n" +
      about_players());
  auto args = std::make_shared<Arguments>();
  args->choice.add_to(*command);
  command->add_option("players", args->players, "who plays, at most one a seat: " + bot_names())
      ->required()
      ->expected(1, kMaxSeats)
      ->type_name("A B…");
  add_number(*command, "--games", args->games, "how many games", 1, 1'000'000'000)
      ->capture_default_str()
      ->type_name("K");
  add_number(*command, "--seed", args->seed, "seed of all luck", 0, kAnySeed)
      ->capture_default_str()
      ->type_name("S");
  add_number(*command, "--threads", args->threads, "threads (default: one a core)", 1, 1024)->type_name("T");
  command
      ->add_option(
          "--sprt", args->sprt,
          "stop as soon as it is clear (95 %) whether the Elo of the first player is at most E0 or at "
          "least E1")
      ->expected(2)
      ->type_name("E0 E1");
  command
      ->add_option("--weights", args->weights,
                   "let them think with the network in FOLDER, as ./laguna train writes it, instead of the "
                   "built-in one")
      ->check(kNotEmpty)
      ->type_name("FOLDER");
  command
      ->add_option("--resume", args->resume, "keep finished deals in FILE and go on after those that it has")
      ->check(kNotEmpty)
      ->type_name("FILE");
  command->add_option("--plot", args->plot, "draw win shares and scores into FILE, an SVG")
      ->check(kNotEmpty)
      ->type_name("FILE");
  command->add_flag("--json", args->json, "print an array of objects, one a player");
  command->callback([args] { run(*args); });
}

}  // namespace laguna::cli
