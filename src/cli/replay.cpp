#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "cli/boards.hpp"
#include "cli/commands.hpp"
#include "cli/failure.hpp"
#include "cli/files.hpp"
#include "cli/options.hpp"
#include "cli/records.hpp"
#include "cli/screen.hpp"
#include "cli/terminal.hpp"
#include "cli/words.hpp"
#include "table/table.hpp"

namespace laguna::cli {
namespace {

struct Arguments {
  std::string file;
  int to = -1;
  int game = 0;
  bool json = false;
};

struct Replayed {
  const record::Record& record;
  std::unique_ptr<Table> table;  // at its end
};

std::string as_json(const Table& table, const Replayed& game) {
  using Json = nlohmann::ordered_json;
  const auto record = table.record();
  Json json{{"game", table.game()},    {"options", table.options()},   {"players", game.record.players},
            {"step", table.steps()},   {"steps", game.table->steps()}, {"finished", record.finished},
            {"scores", record.scores}, {"winners", record.winners}};
  json["turn"] = Json::array();
  const Turn turn = table.turn();
  if (turn.kind == Turn::Kind::chance) json["turn"].push_back("chance");
  turn.seats.each([&](Seat seat) { json["turn"].push_back(index(seat) + 1); });
  json["legal"] = Json::object();
  turn.seats.each([&](Seat seat) { json["legal"][std::to_string(index(seat) + 1)] = table.legal(seat); });
  return json.dump() + '\n';
}

std::string summary(const Replayed& game, std::size_t number) {
  return fmt::format("game {}: {}, {}; {} steps; {}\n", number, game.table->title(), game.table->options(),
                     game.table->steps(), result_line(*game.table, game.record.players));
}

std::string as_story(const Table& table, const Replayed& game) {
  std::string text = log_text(table, game.record.players, Seat::nobody, 0);
  Canvas canvas;
  table.draw(Seat::nobody, canvas);
  text += '\n' + to_text(canvas, colour_of_stdout());
  text += '\n' + score_table(table, game.record.players);
  return text + fmt::format("\nstep {} of {}; {}\n", table.steps(), game.table->steps(),
                            result_line(table, game.record.players));
}

void run(const Arguments& args) {
  const auto records = checked_records(args.file);
  if (args.game > std::ssize(records))
    throw Usage(fmt::format("{} holds {} games, not {}", args.file, records.size(), args.game));
  const bool all = args.game == 0 && records.size() > 1;
  if (all && args.to >= 0)
    throw Usage(fmt::format("{} holds {} games: choose one with --game", args.file, records.size()));
  for (std::size_t i = 0; i < records.size(); ++i) {
    if (args.game != 0 && i + 1 != static_cast<std::size_t>(args.game)) continue;
    const Replayed game{records[i], std::move(*replay(records[i]))};
    if (args.to > game.table->steps())
      throw Usage(fmt::format("the game has {} steps, not {}", game.table->steps(), args.to));
    const auto table = game.table->at_step(args.to >= 0 ? args.to : game.table->steps());
    print(args.json ? as_json(*table, game) : all ? summary(game, i + 1) : as_story(*table, game));
  }
}

}  // namespace

void add_replay(CLI::App& app) {
  CLI::App* command = app.add_subcommand("replay", "check a record and show it, up to any step");
  command->footer(
      "Reads both forms of records. Every step, event and sum is checked; the first thing that is wrong is "
      "named with its\n"
      "line. A file with several games is checked whole and summed up, a line a game.\n"
      "Examples:\n"
      "  ./laguna replay game.laguna\n"
      "  ./laguna replay game.laguna --to 57\n"
      "  ./laguna replay games.jsonl --game 3 --json");
  auto args = std::make_shared<Arguments>();
  add_boards(*command);
  command->add_option("file", args->file, "a record, or a file of records")->required()->type_name("FILE");
  add_number(*command, "--to", args->to, "stop after this step", 0, 1'000'000)->type_name("STEP");
  add_number(*command, "--game", args->game, "only this game of the file, from 1", 1, 1'000'000'000)
      ->type_name("K");
  command->add_flag("--json", args->json, "one JSON object a game: scores, whose turn it is, what is legal");
  command->callback([args] { run(*args); });
}

}  // namespace laguna::cli
