#include "table/table.hpp"

#include <fmt/format.h>

#include "table/fair.hpp"
#include "table/game_table.hpp"
#include "table/games.hpp"
#include "table/players.hpp"
#include "table/recalling.hpp"

namespace laguna {
namespace {

template <Game G>
std::string not_played_with(std::string_view options) {
  std::string variations;
  for (std::string_view variation : G::variations) variations += fmt::format(" \"seats N{}\"", variation);
  return fmt::format("{} is not played with {}, only with{} for 2 to 4 seats", G::name,
                     record::quoted(options), variations);
}

}  // namespace

Refusal no_game(std::string_view name) {
  return {fmt::format("there is no game {} (there is: {})", record::quoted(name), game_names()), "unknown"};
}

std::vector<std::string_view> all_games() {
  return std::apply(
      [](auto... entry) { return std::vector<std::string_view>{decltype(entry)::Type::name...}; }, Games());
}
std::string game_names() { return fmt::format("{}", fmt::join(all_games(), ", ")); }

std::string bot_names() { return fmt::format("{}", fmt::join(ai::kLevels, ", ")); }

bool is_bot_name(std::string_view name) {
  const auto knows = [&](auto entry) {
    return ai::read_player<typename decltype(entry)::Type>(name).has_value();
  };
  return std::apply([&](auto... entry) { return (knows(entry) || ...); }, Games());
}

std::optional<Refusal> player_problem(std::string_view game, std::string_view player) {
  std::optional<Refusal> problem;
  const bool known =
      with_game(game, [&](auto entry) { problem = no_player<typename decltype(entry)::Type>(player); });
  return known ? problem : no_game(game);
}

std::chrono::milliseconds thinking_time(std::string_view game, std::string_view player) {
  std::chrono::milliseconds time(0);
  with_game(game, [&](auto entry) { time = time_of<typename decltype(entry)::Type>(player); });
  return time;
}

Json facts() {
  Json games = Json::array();
  const auto add = [&](auto entry) {
    using G = typename decltype(entry)::Type;
    Json rules = Json::array();
    for (const RuleEntry& rule : G::rulebook)
      if (!rule.id.empty()) rules.push_back({{"id", rule.id}, {"source", rule.source}});
    Json variations = Json::array();
    for (std::string_view variation : G::variations)
      variations.push_back(variation.empty() ? variation : variation.substr(1));
    games.push_back({{"name", G::name},
                     {"title", G::title},
                     {"colours", G::seat_names},
                     {"variations", std::move(variations)},
                     {"sources", std::vector<std::string_view>(G::sources.begin(), G::sources.end())},
                     {"rules", std::move(rules)},
                     {"personas", G::leanings}});
  };
  std::apply([&](auto... entry) { (add(entry), ...); }, Games());
  const std::span levels(ai::kLevels.data(), ai::kRanks);
  return {{"games", std::move(games)},
          {"bots", ai::kLevels},
          {"levels", std::vector<std::string_view>(levels.begin(), levels.end())}};
}

std::expected<std::string_view, Refusal> rules_text(std::string_view game) {
  std::string_view text;
  if (!with_game(game, [&](auto entry) { text = entry.rules_text; })) return std::unexpected(no_game(game));
  return text;
}

std::expected<std::unique_ptr<Table>, Refusal> Table::open(std::string_view game, std::string_view options) {
  std::unique_ptr<Table> table;
  std::string reason;
  const bool known = with_game(game, [&](auto entry) {
    using G = typename decltype(entry)::Type;
    if (const auto read = G::read_options(options))
      table = std::make_unique<GameTable<G>>(*read);
    else
      reason = read.error();
    if (!table && reason.empty()) reason = not_played_with<G>(options);
  });
  if (!known) return std::unexpected(no_game(game));
  if (!table) return std::unexpected(Refusal{reason, "malformed"});
  return table;
}

std::expected<Seen, Refusal> Table::seen(std::string_view game, std::string_view json) {
  std::expected<Seen, Refusal> seen = std::unexpected(no_game(game));
  with_game(game, [&](auto entry) {
    using G = typename decltype(entry)::Type;
    const auto view = recalled<G>(json);
    if (!view) return void(seen = std::unexpected(Refusal{view.error(), "malformed"}));
    Random random(0);
    seen = Seen{std::make_unique<GameTable<G>>(G::imagine(*view, random)), view->viewer};
  });
  return seen;
}

namespace {

std::optional<std::string> step_problem(Table& table, const record::Step& step) {
  if (step.seat < 0 || step.seat > table.seats())
    return fmt::format("there is no seat {} at this table", step.seat);
  const auto refusal = step.seat == record::kChance ? table.settle(step.action)
                                                    : table.play(seat_at(step.seat - 1), step.action);
  return refusal ? std::optional(refusal->reason) : std::nullopt;
}

std::string events_text(const std::vector<record::Event>& events) {
  std::string text;
  for (const auto& event : events)
    text += fmt::format("{}seat {} {} {}", text.empty() ? "" : ", ", event.seat, event.points,
                        record::quoted(event.rule));
  return text.empty() ? "none" : text;
}

// Compares what a record claims with what the table says; the first difference, if any.
std::optional<record::Problem> claim_problem(const record::Record& claimed, const record::Record& actual) {
  if (claimed.with_events)
    for (std::size_t i = 0; i < claimed.steps.size(); ++i)
      if (claimed.steps[i].events != actual.steps[i].events)
        return record::Problem{claimed.steps[i].line, fmt::format("step {}: the events are {}, not {}", i + 1,
                                                                  events_text(actual.steps[i].events),
                                                                  events_text(claimed.steps[i].events))};
  const auto numbers = [](const std::vector<int>& list) {
    return list.empty() ? "none" : fmt::format("{}", fmt::join(list, " "));
  };
  const auto wrong = [&](int line, std::string_view what, const auto& right, const auto& given) {
    return record::Problem{line, fmt::format("the {} are {}, not {}", what, numbers(right), numbers(given))};
  };
  if (claimed.scores != actual.scores)
    return wrong(claimed.scores_line, "scores", actual.scores, claimed.scores);
  if (claimed.finished != actual.finished)
    return record::Problem{claimed.winners_line, actual.finished
                                                     ? "the game is over, but the record says unfinished"
                                                     : "the record names winners, but the game is not over"};
  if (claimed.winners != actual.winners)
    return wrong(claimed.winners_line, "winners", actual.winners, claimed.winners);
  return std::nullopt;
}

}  // namespace

std::expected<std::unique_ptr<Table>, record::Problem> replay(const record::Record& record) {
  auto table = Table::open(record.game, record.options);
  if (!table) {
    const int line = rules_text(record.game) ? record.options_line : record.line;
    return std::unexpected(record::Problem{line, table.error().reason});
  }
  if (const auto whole = (*table)->options(); whole != record.options)  // else nobody knows what was played
    return std::unexpected(record::Problem{
        record.options_line, fmt::format("{} does not say all; a record says {}",
                                         record::quoted(record.options), record::quoted(whole))});
  if (std::ssize(record.players) != (*table)->seats())
    return std::unexpected(record::Problem{
        record.options_line,
        fmt::format("players named: {}, seats: {}", record.players.size(), (*table)->seats())});
  if (record.fair && fair::commitment(fair::read_hex(record.fair->secret)) != record.fair->commitment)
    return std::unexpected(record::Problem{record.fair->line, "the secret does not fit the commitment"});
  for (std::size_t i = 0; i < record.steps.size(); ++i)
    if (const auto problem = step_problem(**table, record.steps[i]))
      return std::unexpected(
          record::Problem{record.steps[i].line, fmt::format("step {}: {}", i + 1, *problem)});
  if (const auto problem = claim_problem(record, (*table)->record())) return std::unexpected(*problem);
  return std::move(*table);
}

}  // namespace laguna
