// How the engine thinks: in a thread of its own, so that it can be stopped.
#include <fmt/format.h>

#include "cli/engine.hpp"
#include "kit/text.hpp"
#include "table/advice.hpp"

namespace laguna::cli {
namespace {

constexpr int kMostMilliseconds = 600'000, kMostSimulations = 100'000'000;

std::string shares(const std::vector<double>& values, int places) {
  std::string text;
  for (double value : values) text += fmt::format("{}{:.{}f}", text.empty() ? "" : ",", value, places);
  return text;
}

std::string line_of(const Progress& seen) {
  return fmt::format("info simulations {} time {} win {:.3f} score {:.1f} best {}", seen.simulations,
                     static_cast<long>(1000 * seen.seconds), seen.win, seen.score, seen.best);
}
std::string line_of(const AdvisedAction& one, std::size_t rank) {
  return fmt::format(
      "info rank {} visits {} win {} scores {} spread {:.1f} now {:.1f} later {:.1f} denied {:.1f} action {}",
      rank, one.visits, shares(one.win, 3), shares(one.scores, 1), one.spread, one.now, one.later, one.denied,
      one.action);
}

}  // namespace

void Engine::go(std::string_view words) {
  if (!is_ready_to_go()) return;
  const Seat seat = seat_at(seat_ - 1);
  if (!table_->turn().seats.has(seat)) return error(fmt::format("seat {} has nothing to decide now", seat_));
  std::string player = player_;
  const std::string_view limit = cut_word(words);
  const auto amount = read_number(words);
  if (limit == "playouts" || limit == "simulations") {
    if (!amount || *amount < 1 || *amount > kMostSimulations)
      return error(fmt::format("{} is a number from 1 to {}", limit, kMostSimulations));
    const AdviceOrder order{.simulations = *amount, .seed = seed_};
    return begin([this, table = table_, seat, order](const Thinking& thinking) -> std::string {
      const auto advice = table->advise(seat, order, thinking);
      if (!advice) return "error " + advice.error().reason;
      for (std::size_t i = 0; i < advice->actions.size(); ++i) say(line_of(advice->actions[i], i + 1));
      return "bestmove " + advice->actions.front().action;
    });
  }
  if (limit == "time") {
    if (!amount || *amount < 1 || *amount > kMostMilliseconds)
      return error(fmt::format("time is a number of milliseconds from 1 to {}", kMostMilliseconds));
    const std::string_view persona =
        std::string_view(player_).substr(std::min(player_.find(':'), player_.size()));
    player =
        fmt::format("doge{}@{}.{:03}", persona.substr(0, persona.find('@')), *amount / 1000, *amount % 1000);
  } else if (!limit.empty()) {
    return error("go is followed by nothing, by time and milliseconds, or by playouts and their number");
  }
  if (const auto problem = player_problem(table_->game(), player)) return error(problem->reason);
  begin([table = table_, seat, player, seed = seed_](const Thinking& thinking) -> std::string {
    Random random(seed, static_cast<std::uint64_t>(table->steps()));
    const auto action = table->suggest(seat, player, random, thinking);
    return action ? "bestmove " + *action : "error " + action.error().reason;
  });
}

// Who has heard the answer can ask on at once.
void Engine::begin(std::function<std::string(const Thinking&)> work) {
  finish();
  thinking_ = true;
  thinker_ = std::jthread([this, work = std::move(work), threads = threads_](const std::stop_token& stop) {
    Thinking thinking{.stop = stop, .threads = threads, .company = {}, .is_awaited = true};
    thinking.tell = [this](const Progress& seen) { say(line_of(seen)); };
    std::string answer;
    try {
      answer = work(thinking);
    } catch (const std::exception& failure) {
      answer = fmt::format("error {}", failure.what());
    }
    thinking_ = false;
    say(answer);
  });
}

void Engine::finish() {
  if (thinker_.joinable()) thinker_.join();
}

void Engine::stop() {
  thinker_.request_stop();
  finish();
}

}  // namespace laguna::cli
