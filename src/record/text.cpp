// The text form: what a person can read and type. docs/records.md specifies it.
#include <fmt/format.h>

#include "kit/text.hpp"
#include "record/record.hpp"

namespace laguna::record {
namespace {

struct Line {
  int number;
  std::string_view text;
};

// Lines without comments and empty ones.
std::vector<Line> lines_of(std::string_view text, int number) {
  std::vector<Line> lines;
  for (; !text.empty(); ++number) {
    const std::size_t end = text.find('\n');
    std::string_view line = text.substr(0, end);
    text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
    if (line.ends_with('\r')) line.remove_suffix(1);
    if (!line.empty() && line[0] != '#') lines.push_back({number, line});
  }
  return lines;
}

class Reader {
 public:
  Reader(std::string_view text, int first_line) : lines_(lines_of(text, first_line)), last_(first_line) {}

  std::expected<Record, Problem> read() {
    if (!header() || !players() || !fair() || !steps() || !ending()) return std::unexpected(problem_);
    return std::move(record_);
  }

 private:
  bool fail(int line, std::string reason) {
    problem_ = {line, std::move(reason)};
    return false;
  }
  const Line* peek() const { return next_ < lines_.size() ? &lines_[next_] : nullptr; }
  const Line* take(std::string_view expected) {
    if (next_ == lines_.size()) {
      fail(last_, fmt::format("the record ends where {} should stand", expected));
      return nullptr;
    }
    last_ = lines_[next_].number;
    return &lines_[next_++];
  }

  bool header() {
    const Line* line = take("\"laguna 1 GAME\"");
    if (line == nullptr) return false;
    std::string_view rest = line->text;
    if (cut_word(rest) != "laguna")
      return fail(line->number, "a record begins with \"laguna 1 GAME\", not " + quoted(line->text));
    const std::string_view version = cut_word(rest);
    if (version == std::to_string(kFair))
      record_.fair.emplace();
    else if (version != std::to_string(kPlain))
      return fail(line->number, unknown_version(quoted(version)));
    record_.game = rest;
    record_.line = line->number;
    if (rest.empty()) return fail(line->number, "the game is not named");
    const Line* options = take("the number of seats");
    if (options == nullptr) return false;
    record_.options = options->text;
    record_.options_line = options->number;
    if (!options->text.starts_with("seats "))
      return fail(options->number, "expected \"seats N\", not " + quoted(options->text));
    return true;
  }

  bool players() {
    for (const Line* line = peek(); line != nullptr && line->text.starts_with("player "); line = peek()) {
      take("");
      const std::string prefix = fmt::format("player {} ", record_.players.size() + 1);
      if (!line->text.starts_with(prefix))
        return fail(line->number, fmt::format("expected \"{}NAME\", not {}", prefix, quoted(line->text)));
      const std::string_view name = line->text.substr(prefix.size());
      if (const auto problem = name_problem(name); !problem.empty())
        return fail(line->number, std::string(problem));
      record_.players.emplace_back(name);
    }
    return true;
  }

  bool hash(std::string_view word, std::string& out) {
    const std::string expected = fmt::format("\"{} …\"", word);
    const Line* line = take(expected);
    if (line == nullptr) return false;
    std::string_view rest = line->text;
    if (cut_word(rest) != word)
      return fail(line->number, fmt::format("expected {}, not {}", expected, quoted(line->text)));
    if (const auto problem = hash_problem(rest); !problem.empty())
      return fail(line->number, std::string(problem));
    out = rest;
    return true;
  }

  bool fair() {
    if (!record_.fair) return true;
    Fair& fair = *record_.fair;
    fair.luck.resize(record_.players.size());
    if (!hash("commitment", fair.commitment)) return false;
    std::size_t before = 0;
    for (const Line* line = peek(); line != nullptr && line->text.starts_with("luck "); line = peek()) {
      take("");
      std::string_view rest = line->text.substr(5);
      const std::size_t seat = read_number(cut_word(rest)).value_or(0);
      if (seat <= before || seat > fair.luck.size())
        return fail(line->number, "the luck of seats stands in their order, not " + quoted(line->text));
      if (const auto problem = luck_problem(rest); !problem.empty())
        return fail(line->number, std::string(problem));
      fair.luck[seat - 1] = rest;
      before = seat;
    }
    if (!hash("secret", fair.secret)) return false;
    fair.line = last_;
    return true;
  }

  bool steps() {
    for (const Line* line = peek(); line != nullptr && !line->text.starts_with("scores "); line = peek()) {
      take("");
      std::string_view rest = line->text;
      const std::string_view who = cut_word(rest);
      const auto seat = who == "chance" ? std::optional(kChance) : read_number(who);
      if (!seat || (who != "chance" && *seat == kChance))
        return fail(line->number, "a step begins with \"chance\" or a seat, not " + quoted(line->text));
      if (rest.empty()) return fail(line->number, "the step has no action");
      record_.steps.push_back({*seat, std::string(rest), {}, line->number});
    }
    return true;
  }

  bool numbers(const Line& line, std::string_view rest, std::vector<int>& out) {
    if (rest.ends_with(' ')) return fail(line.number, "a blank ends the line");
    while (!rest.empty()) {
      const std::string_view word = cut_word(rest);
      const auto number = read_number(word);
      if (!number) return fail(line.number, quoted(word) + " is not a number");
      out.push_back(*number);
    }
    return true;
  }

  bool ending() {
    const Line* line = take("\"scores …\"");
    if (line == nullptr || !numbers(*line, line->text.substr(7), record_.scores)) return false;
    record_.scores_line = line->number;
    const Line* end = take("\"winners …\" or \"unfinished\"");
    if (end == nullptr) return false;
    record_.winners_line = end->number;
    record_.finished = end->text != "unfinished";
    if (record_.finished && !end->text.starts_with("winners "))
      return fail(end->number, "expected \"winners …\" or \"unfinished\", not " + quoted(end->text));
    if (record_.finished && !numbers(*end, end->text.substr(8), record_.winners)) return false;
    if (const Line* more = peek()) return fail(more->number, "something follows the end of the record");
    return true;
  }

  std::vector<Line> lines_;
  std::size_t next_ = 0;
  int last_;
  Record record_;
  Problem problem_{};
};

std::string fair_text(const Fair& fair) {
  std::string text = fmt::format("commitment {}\n", fair.commitment);
  for (std::size_t i = 0; i < fair.luck.size(); ++i)
    if (!fair.luck[i].empty()) text += fmt::format("luck {} {}\n", i + 1, fair.luck[i]);
  return text + fmt::format("secret {}\n", fair.secret);
}

std::string numbers_text(std::string_view word, const std::vector<int>& numbers) {
  return fmt::format("{} {}\n", word, fmt::join(numbers, " "));
}

}  // namespace

std::expected<Record, Problem> read_text(std::string_view text, int first_line) {
  return Reader(text, first_line).read();
}

std::string write_text(const Record& record) {
  std::string text = fmt::format("laguna {} {}\n{}\n", version_of(record), record.game, record.options);
  for (std::size_t i = 0; i < record.players.size(); ++i)
    text += fmt::format("player {} {}\n", i + 1, record.players[i]);
  if (record.fair) text += fair_text(*record.fair);
  text += '\n';
  for (const Step& step : record.steps)
    text += step.seat == kChance ? fmt::format("chance {}\n", step.action)
                                 : fmt::format("{} {}\n", step.seat, step.action);
  text += '\n' + numbers_text("scores", record.scores);
  return text + (record.finished ? numbers_text("winners", record.winners) : "unfinished\n");
}

}  // namespace laguna::record
