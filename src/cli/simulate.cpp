#include "simulate/simulate.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <optional>
#include <thread>

#include "cli/commands.hpp"
#include "cli/failure.hpp"
#include "cli/files.hpp"
#include "cli/options.hpp"
#include "cli/progress.hpp"

namespace laguna::cli {
namespace {

struct Arguments {
  GameChoice choice;
  std::uint64_t games = 1000;
  std::uint64_t seed = 1;
  std::string bots = "random";
  int threads = 0;  // one a core
  std::string records;
  bool json = false;
};

std::vector<std::string> split(const std::string& list) {
  std::vector<std::string> words;
  for (std::size_t begin = 0; begin <= list.size();) {
    const std::size_t end = std::min(list.find(',', begin), list.size());
    words.push_back(list.substr(begin, end - begin));
    begin = end + 1;
  }
  return words;
}

std::string row(const std::string& who, const simulate::Tally& tally) {
  return fmt::format("  {:<10} {:>10} {:>8.2f} ±{:<6.2f} {:>6.1f} {:>9.2f} % ±{:.2f}\n", who, tally.games,
                     tally.mean_score(), tally.score_margin(), tally.score_deviation(),
                     100 * tally.win_share(), 100 * tally.win_margin());
}

// By rule; of different bots also what one of each makes.
std::string points(const simulate::Result& result) {
  std::string text = "\nPoints a game, all seats together";
  const auto& bots = result.by_bot;
  if (bots.size() > 1)
    for (const auto& [bot, tally] : bots) text += fmt::format(" | {}", bot);
  for (const auto& rule : result.points) {
    text += fmt::format("\n  {:<6} {:<32} {:>8.2f}", rule.name, rule.what,
                        static_cast<double>(rule.count) / static_cast<double>(result.games));
    if (bots.size() > 1)
      for (std::size_t i = 0; i < bots.size(); ++i)
        text += fmt::format(" {:>8.2f}",
                            static_cast<double>(rule.by_bot[i]) / static_cast<double>(bots[i].second.games));
  }
  return text + '\n';
}

std::string as_table(const simulate::Result& result) {
  const double games = static_cast<double>(result.games);
  std::string text = fmt::format("{} games; ± is the 95 % interval\n\n", result.games);
  text += "               games    score ±      spread   wins\n";
  for (std::size_t i = 0; i < result.by_seat.size(); ++i)
    text += row(fmt::format("seat {}", i + 1), result.by_seat[i]);
  for (const auto& [bot, tally] : result.by_bot) text += row(bot, tally);
  text += points(result);
  text += "\nHow games ended\n";
  for (const auto& rule : result.endings)
    text += fmt::format("  {:<6} {:<32} {:>8.2f} %\n", rule.name, rule.what, 100 * rule.count / games);
  const std::string units =
      result.unit == "decision" ? "" : fmt::format("{:.1f} {}s and ", result.units / games, result.unit);
  return text + fmt::format("\nLength: {}{:.1f} decisions a game, from {} to {} decisions\n", units,
                            result.decisions / games, result.shortest, result.longest);
}

std::string as_json(const simulate::Result& result, const simulate::Plan& plan) {
  using Json = nlohmann::ordered_json;
  const auto tally = [](const simulate::Tally& t) {
    return Json{{"games", t.games},
                {"mean_score", t.mean_score()},
                {"score_margin", t.score_margin()},
                {"score_deviation", t.score_deviation()},
                {"win_share", t.win_share()},
                {"win_margin", t.win_margin()}};
  };
  const auto named = [](const std::vector<simulate::Named>& list) {
    Json object = Json::object();
    for (const auto& one : list) object[one.name] = one.count;
    return object;
  };
  Json json{{"game", plan.game}, {"options", plan.options}, {"games", result.games}, {"seed", plan.seed}};
  for (std::size_t i = 0; i < result.by_seat.size(); ++i) {
    json["seats"].push_back(tally(result.by_seat[i]));
    json["seats"].back()["seat"] = i + 1;
  }
  for (std::size_t i = 0; i < result.by_bot.size(); ++i) {
    Json& bot = json["bots"].emplace_back(tally(result.by_bot[i].second));
    bot["bot"] = result.by_bot[i].first;
    for (const auto& rule : result.points) bot["points_by_rule"][rule.name] = rule.by_bot[i];
  }
  json["points_by_rule"] = named(result.points);
  json["ended_by_rule"] = named(result.endings);
  json["decisions"] = {{"mean", static_cast<double>(result.decisions) / result.games},
                       {"shortest", result.shortest},
                       {"longest", result.longest}};
  json["mean_" + result.unit + "s"] = static_cast<double>(result.units) / result.games;
  return json.dump(2) + '\n';
}

void run(const Arguments& args) {
  const int cores = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
  const simulate::Plan plan{args.choice.game, args.choice.words(), split(args.bots),
                            args.games,       args.seed,           args.threads == 0 ? cores : args.threads};
  if (std::ssize(plan.bots) > args.choice.seats)
    throw Usage(fmt::format("{} bots are named for {} seats", plan.bots.size(), args.choice.seats));

  simulate::Watch watch;
  Progress progress(plan.games);
  watch.progress = [&](std::uint64_t done) { progress.show(done); };
  // Nothing is opened before the plan is known to be good.
  std::optional<NewFile> file;
  watch.json = args.records.ends_with(".jsonl");
  if (!args.records.empty())
    watch.records = [&](const std::string& text) {
      if (!file) file.emplace(args.records);
      file->write(text);
    };
  const auto result = simulate::run(plan, watch);
  if (!result) throw Usage(result.error().reason);
  if (file) file->keep();
  progress.clear();
  print(args.json ? as_json(*result, plan) : as_table(*result));
}

}  // namespace

void add_simulate(CLI::App& app) {
  CLI::App* command = app.add_subcommand("simulate", "play many games between bots and sum them up");
  command->footer(
      "The same seed gives the same games whatever the number of threads. Bots move one seat on with every "
      "game.\n"
      "Examples:\n"
      "  ./laguna simulate mille-fiori --seats 4 --games 1000000 --seed 1 --bots random\n"
      "  ./laguna simulate mille-fiori --seats 2 --games 2000 --bots greedy,random\n"
      "  ./laguna simulate murano --games 100 --bots greedy --records games.jsonl --json");
  auto args = std::make_shared<Arguments>();
  args->choice.add_to(*command);
  add_number(*command, "--games", args->games, "how many games", 1, 1'000'000'000'000)
      ->capture_default_str()
      ->type_name("K");
  add_number(*command, "--seed", args->seed, "seed of all luck", 0, kAnySeed)
      ->capture_default_str()
      ->type_name("S");
  command->add_option("--bots", args->bots, "one bot, or one a seat, with commas: " + bot_names())
      ->capture_default_str()
      ->type_name("A[,B…]");
  add_number(*command, "--threads", args->threads, "threads (default: one a core)", 1, 1024)->type_name("T");
  command->add_option("--records", args->records, "write every game to FILE; .jsonl gets the JSON form")
      ->check(kNotEmpty)
      ->type_name("FILE");
  command->add_flag("--json", args->json, "print one JSON object");
  command->callback([args] { run(*args); });
}

}  // namespace laguna::cli
