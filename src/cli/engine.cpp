#include "cli/engine.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "kit/text.hpp"
#include "record/record.hpp"

namespace laguna::cli {
namespace {

constexpr std::size_t kMostRecord = 1'000'000;  // bytes
constexpr int kMostThreads = 64;
constexpr std::string_view kNoSteps = "what one seat sees has no steps: tell the next position";

}  // namespace

Engine::Engine(std::function<void(const std::string&)> say)
    : say_(std::move(say)), threads_(std::max(1, static_cast<int>(std::thread::hardware_concurrency()))) {}

Engine::~Engine() {
  silent_ = true;
  stop();
}

void Engine::say(const std::string& line) {
  const std::scoped_lock lock(saying_);
  if (!silent_) say_(line);
}

bool Engine::hear(std::string_view line) {
  if (line.ends_with('\r')) line.remove_suffix(1);
  if (in_record_) {
    hear_record(line);
    return true;
  }
  std::string_view rest = line;
  const std::string_view command = cut_word(rest);
  if (command.empty()) return true;
  if (command == "quit") return false;
  if (command == "stop") return stop(), true;
  if (command == "laguna") return greet(), true;
  if (command == "isready") return say("ready"), true;
  if (command == "legal") return tell_legal(), true;
  if (command == "view") return tell_view(), true;
  constexpr std::array kChanges = {"setoption", "game", "position", "step", "back", "record", "seat", "go"};
  if (std::ranges::find(kChanges, command) == kChanges.end())
    return error(fmt::format("nothing is called {} here", record::quoted(command))), true;
  if (thinking_) return error("still thinking: stop comes first"), true;
  if (command == "setoption") set_option(rest);
  if (command == "game") open(rest);
  if (command == "position") see(rest);
  if (command == "step") step(rest);
  if (command == "back") go_back(rest);
  if (command == "record") in_record_ = true;
  if (command == "seat") sit(rest);
  if (command == "go") go(rest);
  return true;
}

void Engine::greet() {
  say("id name Laguna");
  say("id protocol 1");
  say("id games " + game_names());
  say(fmt::format("option player {}: who thinks when go says nothing else; {}", player_, bot_names()));
  say(fmt::format("option threads {}: for whoever is given time; 1 to {}", threads_, kMostThreads));
  say(fmt::format("option seed {}: of imagined deals", seed_));
  say("ready");
}

void Engine::set_option(std::string_view words) {
  const std::string_view name = cut_word(words);
  const auto number = read_number(words);
  if (name == "player") {
    if (!is_bot_name(words)) return error(fmt::format("there is no player {}", record::quoted(words)));
    player_ = words;
  } else if (name == "threads") {
    if (!number || *number < 1 || *number > kMostThreads)
      return error(fmt::format("threads is a number from 1 to {}", kMostThreads));
    threads_ = *number;
  } else if (name == "seed") {
    if (!number) return error("seed is a number of at most 9 digits");
    seed_ = *number;
  } else {
    error(fmt::format("there is no option {}", record::quoted(name)));
  }
}

void Engine::open(std::string_view words) {
  const std::string_view game = cut_word(words);
  auto table = Table::open(game, words);
  if (!table) return error(table.error().reason);
  table_ = std::move(*table);
  only_seat_ = 0;
}

void Engine::see(std::string_view words) {
  const std::string_view game = cut_word(words);
  auto seen = Table::seen(game, words);
  if (!seen) return error(seen.error().reason);
  table_ = std::move(seen->table);
  seat_ = only_seat_ = number_of(seen->seat);
}

void Engine::step(std::string_view words) {
  if (!table_) return error("there is no game yet");
  if (only_seat_ != 0) return error(kNoSteps);
  const std::string_view who = cut_word(words);
  const auto seat = read_number(who);
  if (who != "chance" && (!seat || *seat < 1 || *seat > table_->seats()))
    return error(fmt::format("{} is neither chance nor a seat of this game", record::quoted(who)));
  auto next = table_->copy();
  const auto refusal = seat ? next->play(seat_at(*seat - 1), words) : next->settle(words);
  if (refusal) return error(refusal->reason);
  table_ = std::move(next);
}

void Engine::go_back(std::string_view words) {
  const auto steps = read_number(words);
  if (!table_) return error("there is no game yet");
  if (only_seat_ != 0) return error(kNoSteps);
  if (!steps || *steps > table_->steps()) return error(fmt::format("the game has {} steps", table_->steps()));
  table_ = table_->at_step(*steps);
}

// Lines of a record up to `end`. If something is wrong with it, all is as it was.
void Engine::hear_record(std::string_view line) {
  if (line != "end") {
    if (record_.size() + line.size() < kMostRecord)
      record_.append(line).append("\n");
    else
      record_.assign(kMostRecord, ' ');
    return;
  }
  in_record_ = false;
  const std::string text = std::exchange(record_, {});
  if (text.size() >= kMostRecord) return error("the record is too large");
  const auto problem = [&](const record::Problem& found) {
    error(fmt::format("line {} of the record: {}", found.line, found.reason));
  };
  const auto records = record::read_all(text);
  if (!records) return problem(records.error());
  if (records->size() != 1) return error("one game is expected");
  auto table = replay(records->front());
  if (!table) return problem(table.error());
  table_ = std::move(*table);
  only_seat_ = 0;
}

void Engine::sit(std::string_view words) {
  const auto seat = read_number(words);
  if (!seat || *seat < 1 || *seat > kMaxSeats) return error("seat is a number from 1 to 4");
  seat_ = *seat;
}

bool Engine::is_ready_to_go() {
  if (!table_)
    error("there is no game yet");
  else if (seat_ == 0)
    error("no seat was named yet");
  else if (seat_ > table_->seats())
    error(fmt::format("the game has {} seats", table_->seats()));
  else if (only_seat_ != 0 && seat_ != only_seat_)
    error(fmt::format("only what seat {} sees is known", only_seat_));
  else
    return true;
  return false;
}

void Engine::tell_legal() {
  if (!is_ready_to_go()) return;
  const auto actions = table_->turn().seats.has(seat_at(seat_ - 1)) ? table_->legal(seat_at(seat_ - 1))
                                                                    : std::vector<std::string>();
  std::string text = fmt::format("legal {}", actions.size());
  for (const std::string& action : actions) text += "\naction " + action;
  say(text);
}

void Engine::tell_view() {
  if (!is_ready_to_go()) return;
  std::string line = "view ";
  table_->view({seat_at(seat_ - 1)}, line);
  say(line);
}

}  // namespace laguna::cli
