#include "cli/game_loop.hpp"

#include <fmt/format.h>

#include <array>
#include <filesystem>
#include <random>
#include <thread>

#include "cli/decision.hpp"
#include "cli/failure.hpp"
#include "cli/files.hpp"
#include "cli/saved_game.hpp"
#include "cli/terminal.hpp"

namespace laguna::cli {
namespace {

constexpr Seat kPerson = seat_at(0);

class GameLoop {
 public:
  GameLoop(SavedGame game, std::string path, std::string resume, std::uint64_t seed)
      : table_(std::move(game.table)),
        players_(std::move(game.players)),
        path_(std::move(path)),
        resume_(std::move(resume)),
        luck_(seed, 0),
        minds_{Random(seed, 1), Random(seed, 2), Random(seed, 3), Random(seed, 4)} {}

  void run() {
    for (Turn turn = table_->turn(); turn.kind != Turn::Kind::over; turn = table_->turn()) {
      if (turn.kind == Turn::Kind::chance)
        table_->settle(luck_);
      else if (turn.seats == Seats::only(kPerson)) {
        if (!ask()) return;
      } else
        turn.seats.without(Seats::only(kPerson)).each([&](Seat seat) { let_play(seat); });
    }
    finish();
  }

 private:
  void let_play(Seat seat) {
    const Thinking all_cores{.threads = static_cast<int>(std::thread::hardware_concurrency()),
                             .is_awaited = true};
    const auto action = table_->suggest(seat, players_[index(seat)], minds_[index(seat)], all_cores);
    table_->play(seat, *action);
  }

  // Returns whether the game goes on.
  bool ask() {
    const auto legal = table_->legal(kPerson);
    if (legal.size() == 1) {
      table_->play(kPerson, legal.front());
      return true;
    }
    Decision decision(*table_, players_, kPerson, shown_until_, message_);
    message_.clear();
    const Answer answer = decision.ask();
    switch (answer.kind) {
      case Answer::Kind::act:
        shown_until_ = table_->steps();
        table_->play(kPerson, answer.action);
        keep();
        return true;
      case Answer::Kind::undo:
        undo();
        return true;
      case Answer::Kind::quit:
        break;
    }
    save(path_, *table_, players_);
    print(fmt::format("\nSaved in {}. Go on with ./laguna play {}{}.\n", path_, table_->game(), resume_));
    return false;
  }

  // Back to the last decision that was one.
  void undo() {
    do {
      if (const auto refusal = table_->undo(kPerson)) {
        message_ = "Cannot undo: " + refusal->reason + ".";
        return;
      }
    } while (table_->legal(kPerson).size() == 1);
    shown_until_ = std::min(shown_until_, table_->steps());
    message_ = "Undone.";
    keep();
  }

  // A save that fails must not end the game.
  void keep() {
    try {
      save(path_, *table_, players_);
    } catch (const Failure& failure) {
      message_ = fmt::format("Not saved: {}.", failure.what());
    }
  }

  void finish() {
    const std::string done = finished_name(path_);
    clear_screen();
    Canvas canvas;
    table_->draw(kPerson, canvas);
    print(to_text(canvas, colour_of_stdout()));
    print('\n' + log_text(*table_, players_, kPerson, shown_until_));
    print('\n' + score_table(*table_, players_) + '\n' + result_line(*table_, players_) + ".\n");
    save(done, *table_, players_);
    std::filesystem::remove(path_);
    print(fmt::format("The record of the game is in {}; see it again with ./laguna replay.\n", done));
  }

  std::unique_ptr<Table> table_;
  Players players_;
  std::string path_, resume_;  // where the game is kept, and what to add to the command that goes on with it
  Random luck_;
  std::array<Random, kMaxSeats> minds_;
  int shown_until_ = 0;  // the person has seen the story up to this step
  std::string message_;
};

SavedGame new_game(const PlayArguments& args) {
  auto table = Table::open(args.choice.game, args.choice.words());
  if (!table) throw Usage(table.error().reason);
  for (const std::string& bot : args.bots)
    if (const auto problem = player_problem(args.choice.game, bot)) throw Usage(problem->reason);
  const int others = (*table)->seats() - 1;
  if (args.bots.size() != 1 && std::ssize(args.bots) != others)
    throw Usage(
        fmt::format("{} bots for {} seats: name one, or one for each seat", args.bots.size(), others));
  Players players = {kYou};
  for (int i = 0; i < others; ++i) players.push_back(args.bots.size() == 1 ? args.bots[0] : args.bots[i]);
  return {std::move(*table), std::move(players)};
}

}  // namespace

void play(const PlayArguments& args) {
  SavedGame game = new_game(args);
  const std::string path = args.save.empty() ? usual_save(args.choice.game) : args.save;
  if (is_saved(path) && args.fresh) {
    print(fmt::format("The saved game is put aside in {}.\n", put_aside(path)));
  } else if (is_saved(path)) {
    game = load(path);
    print(fmt::format("Going on with the game in {}.\n", path));
  }
  const std::uint64_t seed =
      args.seed ? *args.seed : (std::uint64_t{std::random_device{}()} << 32) ^ std::random_device{}();
  const std::string resume = (args.save.empty() ? "" : " --save " + args.save) + args.boards;
  GameLoop(std::move(game), path, resume, seed).run();
}

}  // namespace laguna::cli
