#include "load/load.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <optional>

#include "cli/commands.hpp"
#include "cli/failure.hpp"
#include "cli/files.hpp"
#include "cli/options.hpp"
#include "load/own_server.hpp"
#include "table/table.hpp"

namespace laguna::cli {
namespace {

struct LoadArguments {
  GameChoice choice{.game = "mille-fiori", .variation = ""};
  load::Order order;
  int pace = 5000, seconds = 10;
  bool json = false;
};

nlohmann::ordered_json as_json(const load::Spread& spread) {
  return {{"actions", spread.count},
          {"median_ms", spread.median},
          {"p99_ms", spread.p99},
          {"max_ms", spread.most}};
}

double kilobytes_each(double bytes, int tables) { return bytes / 1000 / tables; }

std::string as_json(const load::Report& report) {
  nlohmann::ordered_json json = {
      {"tables", report.tables},
      {"connections", report.connections},
      {"seconds", report.seconds},
      {"actions_per_second", report.actions_per_second()},
      {"heard", as_json(report.heard)},
      {"beside_bots", as_json(report.beside_bots)},
      {"games", report.games},
      {"megabytes_per_second", static_cast<double>(report.bytes) / 1e6 / report.seconds},
      {"memory_before", report.memory_before},
      {"memory_tables", report.memory_tables},
      {"memory_connected", report.memory_connected},
      {"memory_after", report.memory_after},
      {"table_kb", kilobytes_each(report.memory_tables - report.memory_before, report.tables)},
      {"live_table_kb", kilobytes_each(report.memory_after - report.memory_before, report.tables)},
      {"server_cores", report.server_cores},
      {"own_cores", report.own_cores},
      {"errors", report.errors}};
  return json.dump(2) + '\n';
}

std::string in_words(const load::Report& report) {
  std::string text = fmt::format(
      "{} tables, {} connections, {:.1f} s\n"
      "{:.0f} actions a second; until all seats have heard: median {:.1f} ms, 99 % {:.1f} ms, most {:.1f} "
      "ms\n",
      report.tables, report.connections, report.seconds, report.actions_per_second(), report.heard.median,
      report.heard.p99, report.heard.most);
  if (report.beside_bots.count > 0)
    text += fmt::format(
        "{} clicks beside bots; until answered: median {:.1f} ms, 99 % {:.1f} ms, most {:.1f} ms\n",
        report.beside_bots.count, report.beside_bots.median, report.beside_bots.p99, report.beside_bots.most);
  text += fmt::format(
      "memory of the server: {:.1f} MB at first; a table {:.1f} kB, with its connections {:.1f} kB, at the "
      "end {:.1f} kB\n"
      "cores kept busy: server {:.2f}, load {:.2f}; {:.1f} MB a second; {} games ended\n",
      report.memory_before / 1e6, kilobytes_each(report.memory_tables - report.memory_before, report.tables),
      kilobytes_each(report.memory_connected - report.memory_before, report.tables),
      kilobytes_each(report.memory_after - report.memory_before, report.tables), report.server_cores,
      report.own_cores, static_cast<double>(report.bytes) / 1e6 / report.seconds, report.games);
  for (const auto& [what, count] : report.errors) text += fmt::format("error, {} times: {}\n", count, what);
  if (report.errors.empty()) text += "no errors\n";
  return text;
}

void put_under_load(LoadArguments& args) try {
  if (const auto table = Table::open(args.choice.game, args.choice.words()); !table)
    throw Usage(table.error().reason);
  if (auto problem = player_problem(args.choice.game, args.order.bot)) throw Usage(problem->reason);
  args.order.game = args.choice.game;
  args.order.options = args.choice.words();
  args.order.seats = args.choice.seats;
  args.order.pace = std::chrono::milliseconds(args.pace);
  args.order.time = std::chrono::seconds(args.seconds);
  std::optional<load::OwnServer> own;
  if (args.order.port == 0) args.order.port = own.emplace().port();
  const load::Report report = load::run(args.order);
  print(args.json ? as_json(report) : in_words(report));
} catch (const load::Failure& failure) {
  throw Failure(failure.what());
}

}  // namespace

void add_load(CLI::App& app) {
  CLI::App* command = app.add_subcommand("load", "measure how many tables a server on this machine carries");
  command->footer(
      "Sits down at many tables over real sockets and plays at random. Starts a server of its own with a\n"
      "database in a temporary folder, unless the port of one that runs on this machine is given.\n"
      "Examples:\n"
      "  ./laguna load --tables 2000 --pace 5000 --seconds 30     as people play\n"
      "  ./laguna load --tables 400 --pace 0                      as fast as it goes\n"
      "  ./laguna load --tables 100 --pace 1000 --bot-tables 100  while bots think");
  auto args = std::make_shared<LoadArguments>();
  args->choice.add_game_to(*command)->capture_default_str();
  args->choice.add_options_to(*command);
  add_number(*command, "--tables", args->order.tables, "tables", 1, 5000)
      ->capture_default_str()
      ->type_name("N");
  add_number(*command, "--pace", args->pace, "milliseconds between two actions at a table, 0 for none", 0,
             600'000)
      ->capture_default_str()
      ->type_name("MS");
  add_number(*command, "--seconds", args->seconds, "how long", 1, 3600)
      ->capture_default_str()
      ->type_name("S");
  add_number(*command, "--bot-tables", args->order.bot_tables,
             "more tables, of one person and bots who think", 0, 1000)
      ->capture_default_str()
      ->type_name("N");
  command->add_option("--bot", args->order.bot, "who thinks there")->capture_default_str()->type_name("BOT");
  command->add_option("--host", args->order.host, "an address of this machine")
      ->capture_default_str()
      ->type_name("HOST");
  add_number(*command, "--port", args->order.port, "of a server that runs already", 1, 65535)
      ->type_name("PORT");
  add_number(*command, "--seed", args->order.seed, "of the actions and their moments", 0, kAnySeed)
      ->capture_default_str()
      ->type_name("SEED");
  command->add_flag("--json", args->json, "one object");
  command->callback([args] { put_under_load(*args); });
}

}  // namespace laguna::cli
