#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "cli/boards.hpp"
#include "cli/commands.hpp"
#include "cli/failure.hpp"
#include "cli/files.hpp"
#include "cli/options.hpp"
#include "simulate/bench.hpp"
#include "simulate/bench_players.hpp"

namespace laguna::cli {
namespace {

std::string as_json(const std::vector<simulate::Measure>& measures) {
  auto all = nlohmann::ordered_json::array();
  for (const auto& m : measures)
    all.push_back({{"game", m.game},
                   {"seats", m.seats},
                   {"mode", m.mode},
                   {"games", m.games},
                   {"games_per_second", m.games_per_second},
                   {"ns_per_" + m.unit, m.ns_per_unit},
                   {"checksum", m.checksum}});
  return all.dump(2) + '\n';
}

std::string as_table(const std::vector<simulate::Measure>& measures) {
  std::string text = "game         seats  mode      games/s   ns per unit  checksum\n";
  for (const auto& m : measures)
    text += fmt::format("{:<12} {:>5}  {:<6} {:>10.0f} {:>8.1f} {:<4}  {}\n", m.game, m.seats, m.mode,
                        m.games_per_second, m.ns_per_unit, m.unit, m.checksum);
  return text;
}

std::string as_json(const std::vector<simulate::Speed>& speeds) {
  auto all = nlohmann::ordered_json::array();
  for (const auto& s : speeds) {
    all.push_back(
        {{"game", s.game}, {"seats", s.seats}, {"what", s.what}, {"amount", s.amount}, {"unit", s.unit}});
    if (!s.checksum.empty()) all.back()["checksum"] = s.checksum;
  }
  return all.dump(2) + '\n';
}

// Three digits, and thousands in full.
std::string short_number(double amount) {
  return amount < 999.5 ? fmt::format("{:.3g}", amount) : fmt::format("{:.0f}", amount);
}

std::string as_table(const std::vector<simulate::Speed>& speeds) {
  std::string text = "game         seats  what                       amount  unit           checksum\n";
  for (const auto& s : speeds)
    text += fmt::format("{:<12} {:>5}  {:<21} {:>11}  {:<13}  {}\n", s.game, s.seats, s.what,
                        short_number(s.amount), s.unit, s.checksum);
  return text;
}

std::string as_table(const std::vector<simulate::LevelSpeed>& speeds) {
  std::string text = "\ngame         seats  level       simulations/s  ms/decision  checksum\n";
  for (const auto& s : speeds) {
    const std::string simulations =
        s.simulations_per_second > 0 ? fmt::format("{:.0f}", s.simulations_per_second) : "no look ahead";
    text += fmt::format("{:<12} {:>5}  {:<10} {:>14} {:>12}  {}\n", s.game, s.seats, s.level, simulations,
                        short_number(s.milliseconds), s.checksum.empty() ? "(by the clock)" : s.checksum);
  }
  return text;
}

template <class Measures>
void show(const std::expected<Measures, Refusal>& measures, bool json) {
  if (!measures) throw Usage(measures.error().reason);
  print(json ? as_json(*measures) : as_table(*measures));
}

}  // namespace

void add_bench(CLI::App& app) {
  CLI::App* command =
      app.add_subcommand("bench", "measure the speed of random games and of players on one core");
  command->footer(
      "Plays the same seeded games in two modes: direct (choices are sampled) and lists (chosen from the "
      "full legal\n"
      "list), the best of three runs each. The checksum covers all scores and must not change unless a rule "
      "does.\n"
      "Then each level of the computer players decides at six positions (not with --json; --players measures "
      "more).\n"
      "Examples:\n  ./laguna bench\n  ./laguna bench murano --games 20000 --json\n  ./laguna bench "
      "--players");
  struct Arguments {
    GameChoice choice;
    std::uint64_t games = 100'000;
    bool players = false, json = false;
  };
  auto args = std::make_shared<Arguments>();
  args->choice.add_game_to(*command);
  add_boards(*command);
  add_number(*command, "--games", args->games, "games in each run", 1, 1'000'000'000)
      ->capture_default_str()
      ->type_name("K");
  command->add_flag("--players", args->players,
                    "computer players instead: simulations, decisions and their parts");
  command->add_flag("--json", args->json, "an array of objects");
  command->callback([args] {
    if (args->players) return show(simulate::bench_players(args->choice.game), args->json);
    show(simulate::bench(args->choice.game, args->games), args->json);
    if (args->json) return;
    const auto levels = simulate::bench_levels(args->choice.game);
    if (!levels) throw Usage(levels.error().reason);
    print(as_table(*levels));
  });
}

}  // namespace laguna::cli
