#include <fmt/format.h>

#include "cli/boards.hpp"
#include "cli/commands.hpp"
#include "cli/failure.hpp"
#include "cli/files.hpp"
#include "cli/records.hpp"
#include "table/fair.hpp"

namespace laguna::cli {
namespace {

std::string own_luck(const record::Record& record) {
  std::string text;
  for (std::size_t i = 0; i < record.players.size(); ++i)
    if (const std::string& words = record.fair->luck[i]; !words.empty())
      text += fmt::format("  luck          seat {}, {}: \"{}\"\n", i + 1, record.players[i], words);
  return text.empty() ? "  luck          nobody has added any: it follows from the server's secret alone\n"
                      : text;
}

std::string proof(const record::Record& record) {
  const auto draws = std::ranges::count(record.steps, record::kChance, &record::Step::seat);
  return fmt::format(
      "  commitment    {}\n{}"
      "  checked       the secret fits the commitment; each of the {} steps of chance follows from secret "
      "and luck\n"
      "  not checked   that this is the commitment you were shown before the first card: compare it "
      "yourself\n",
      record.fair->commitment, own_luck(record), draws);
}

void run(const std::string& file) {
  const auto records = checked_records(file);
  bool all_proved = true;
  for (std::size_t i = 0; i < records.size(); ++i) {
    const record::Record& record = records[i];
    if (record.fair)
      if (const auto problem = fair::problem(record)) refuse(file, *problem);
    all_proved &= record.fair.has_value();
    print(fmt::format(
        "game {}: {}, {}\n  checked       {} steps are legal, scores and ending are right{}\n{}", i + 1,
        record.game, record.options, record.steps.size(), record.finished ? "" : "; it is not over",
        record.fair ? proof(record)
                    : "  not checked   where the luck came from: the record has no commitment\n"));
  }
  if (!all_proved) throw Unproved("luck was not promised beforehand, so nothing can be proved about it");
}

}  // namespace

void add_verify(CLI::App& app) {
  CLI::App* command = app.add_subcommand("verify", "check that the luck of a record was fair");
  command->footer(
      "A record of a game on a server holds the commitment that was shown before the first card, the words "
      "that\n"
      "the players added and the secret that was revealed at the end. From these every card is drawn once "
      "more.\n"
      "Exit code 0: all is proved; 1: something is wrong; 3: a game has no commitment.\n"
      "Examples:\n"
      "  ./laguna verify game.laguna\n"
      "  ./laguna verify games.jsonl");
  auto file = std::make_shared<std::string>();
  add_boards(*command);
  command->add_option("file", *file, "a record, or a file of records")->required()->type_name("FILE");
  command->callback([file] { run(*file); });
}

}  // namespace laguna::cli
