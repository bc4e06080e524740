#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "cli/advice_words.hpp"
#include "cli/boards.hpp"
#include "cli/commands.hpp"
#include "cli/failure.hpp"
#include "cli/files.hpp"
#include "cli/options.hpp"
#include "cli/words.hpp"
#include "table/wire.hpp"

namespace laguna::cli {
namespace {

struct Arguments {
  std::string file;
  int step = -1, seat = 0, game = 0;
  AdviceOrder order;
  bool json = false;
};

// The one game of a file that is meant, played through.
struct Chosen {
  record::Record record;
  std::unique_ptr<Table> end;
};

Chosen chosen_game(const Arguments& args) {
  const auto refuse = [&](const record::Problem& problem) -> Chosen {
    throw Failure(fmt::format("{}:{}: {}", args.file, problem.line, problem.reason));
  };
  auto records = record::read_all(read_file(args.file));
  if (!records) return refuse(records.error());
  if (args.game > std::ssize(*records))
    throw Usage(fmt::format("{} holds {} games, not {}", args.file, records->size(), args.game));
  if (args.game == 0 && records->size() > 1)
    throw Usage(fmt::format("{} holds {} games: choose one with --game", args.file, records->size()));
  auto& record = (*records)[std::max(args.game - 1, 0)];
  auto table = replay(record);
  if (!table) return refuse(table.error());
  return {std::move(record), std::move(*table)};
}

std::string whose_turn(const Table& table) {
  switch (table.turn().kind) {
    case Turn::Kind::over:
      return "the game is over";
    case Turn::Kind::chance:
      return "chance decides";
    case Turn::Kind::seats:
      break;
  }
  std::vector<int> seats;
  table.turn().seats.each([&](Seat seat) { seats.push_back(number_of(seat)); });
  return fmt::format("it is the turn of seat{} {}", seats.size() == 1 ? "" : "s", fmt::join(seats, ", "));
}

// What the record says that the seat did at that moment, if it goes on.
std::string played_by(Seat seat, const record::Record& record, int step) {
  for (std::size_t i = step; i < record.steps.size(); ++i)
    if (record.steps[i].seat == number_of(seat)) return record.steps[i].action;
  return "";
}

void run(const Arguments& args) {
  const Chosen game = chosen_game(args);
  if (args.step > game.end->steps())
    throw Usage(fmt::format("the game has {} steps, not {}", game.end->steps(), args.step));
  if (args.seat > game.end->seats())
    throw Usage(fmt::format("the game has {} seats, not {}", game.end->seats(), args.seat));
  const auto table = game.end->at_step(args.step);
  const Seat seat = seat_at(args.seat - 1);
  if (!table->turn().seats.has(seat))
    throw Usage(fmt::format("seat {} has nothing to decide after {} steps: {}", args.seat, args.step,
                            whose_turn(*table)));
  const auto advice = table->advise(seat, args.order);
  if (!advice) throw Failure(advice.error().reason);
  const std::string played = played_by(seat, game.record, args.step);
  if (args.json) {
    Json json = {
        {"game", table->game()}, {"options", table->options()}, {"step", args.step}, {"seat", args.seat}};
    json["played"] = played.empty() ? Json(nullptr) : Json(played);
    json.update(wire::advice(*advice));
    return print(json.dump() + '\n');
  }
  print(fmt::format("{} after {} of {} steps; {} simulations of what it may know\n",
                    who(*table, game.record.players, seat), args.step, game.end->steps(),
                    advice->simulations));
  print(advice_table(*table, *advice, advice->actions.size(), played));
}

}  // namespace

void add_advise(CLI::App& app) {
  CLI::App* command =
      app.add_subcommand("advise", "judge every legal action of a seat at a moment of a record");
  command->footer(
      "The moment is the one after STEP steps, as in ./laguna replay --to. Only what the seat knew is used. "
      "Of each\n"
      "action: how often each seat wins and its expected final score, the spread of the own one, own points "
      "now and\n"
      "later, points denied to others, and how often it was tried. What was played is marked.\n"
      "Examples:\n"
      "  ./laguna advise game.laguna --step 57 --seat 1\n"
      "  ./laguna advise games.jsonl --game 3 --step 120 --seat 2 --simulations 20000 --json");
  auto args = std::make_shared<Arguments>();
  add_boards(*command);
  command->add_option("file", args->file, "a record, or a file of records")->required()->type_name("RECORD");
  add_number(*command, "--step", args->step, "after so many steps", 0, 1'000'000)->required()->type_name("N");
  add_number(*command, "--seat", args->seat, "the seat that decides", 1, 4)->required()->type_name("S");
  add_number(*command, "--game", args->game, "which game of the file, from 1", 1, 1'000'000'000)
      ->type_name("K");
  add_number(*command, "--simulations", args->order.simulations, "how often the game is played on", 1,
             10'000'000)
      ->capture_default_str()
      ->type_name("K");
  add_number(*command, "--seed", args->order.seed, "seed of the imagined deals", 0, kAnySeed)
      ->capture_default_str()
      ->type_name("S");
  command->add_flag("--json", args->json, "one JSON object, actions as on the wire");
  command->callback([args] { run(*args); });
}

}  // namespace laguna::cli
