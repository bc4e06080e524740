#include "cli/decision.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "cli/advice_words.hpp"
#include "cli/files.hpp"
#include "cli/rules_text.hpp"
#include "cli/terminal.hpp"
#include "kit/text.hpp"

namespace laguna::cli {
namespace {

constexpr Size kNeeded = {100, 40};
constexpr int kLogLines = 4;  // at least
constexpr auto kHelp =
    "Type the number of an action, or the action in the words beside it.\n"
    "  u       take your last action back, up to the last new information\n"
    "  h       a hint: the best three actions, and why\n"
    "  m       more actions, if they do not fit\n"
    "  l       the whole log              s   the score table\n"
    "  b       the board                  r   the rules; r and an id for one of them\n"
    "  q       save and leave             ?   this help\n"
    "Behind an action stands what it earns you, and after a semicolon what it earns the others.\n";

// The end of a text, at most so many lines.
std::string last_lines(const std::string& text, int lines) {
  std::size_t begin = text.size();
  while (begin > 0 && lines > 0) {
    begin = begin < 2 ? 0 : text.rfind('\n', begin - 2) + 1;
    --lines;
  }
  return text.substr(begin);
}

// Cut or filled up to a width; continuation bytes of UTF-8 take no room.
std::string fitted(const std::string& text, std::size_t width) {
  std::string out;
  std::size_t used = 0;
  for (char c : text) {
    const bool starts = (static_cast<unsigned char>(c) & 0xc0) != 0x80;
    if (starts && used == width) return out;
    used += starts ? 1 : 0;
    out += c;
  }
  return out + std::string(width - used, ' ');
}

}  // namespace

Decision::Decision(const Table& table, const Players& players, Seat seat, int story_from, std::string message)
    : table_(table),
      players_(players),
      seat_(seat),
      story_from_(story_from),
      message_(std::move(message)),
      legal_(table.legal(seat)) {}

// Points first; then what happens, where the action does not say it itself. A card that is only picked or
// taken scores later, at best.
std::string Decision::option_text(std::size_t number, int width) const {
  const std::string& action = legal_[number];
  const Story story = table_.preview(seat_, action);
  const auto line = [&](const std::string& brings) {
    return fmt::format("{:>3} {:<24} {}", number + 1, action, brings);
  };
  if (story.empty()) return line("");
  const bool scores = std::ranges::any_of(story, [](const Told& told) { return told.points != 0; });
  const bool promise = scores && (action.starts_with("pick ") || action.starts_with("take "));
  const bool bare = action.find(' ') == std::string::npos;
  std::string brings = (promise ? "at best " : "") + gains(table_, story, seat_, !promise && !bare);
  const std::string happens = without_rule(story.front().words);
  if ((promise || bare) && brings.find(happens) == std::string::npos) brings += ": " + happens;
  const std::string text = line(brings);
  return std::ssize(text) <= width ? text : line(gains(table_, story, seat_, false));
}

// As many options as fit, in two columns if they are short enough.
std::string Decision::options_text(Size room) {
  std::vector<std::string> options;
  for (std::size_t i = page_begin_; i < legal_.size(); ++i) options.push_back(option_text(i, room.columns));
  const std::size_t half = room.columns / 2;
  const auto is_long = [&](const std::string& option) { return option.size() > half; };
  const bool wide = std::ssize(options) <= room.rows || std::any_of(options.begin(), options.end(), is_long);
  const std::size_t columns = wide ? 1 : 2;
  const std::size_t shown = std::min(options.size(), columns * room.rows);
  const std::size_t lines = (shown + columns - 1) / columns;
  page_end_ = page_begin_ + shown;
  std::string text;
  for (std::size_t line = 0; line < lines; ++line) {
    for (std::size_t at = line; at < shown; at += lines)
      text += fitted(options[at], wide ? room.columns : half);
    text += '\n';
  }
  if (page_end_ < legal_.size() || page_begin_ > 0)
    text += fmt::format("    {} to {} of {}: m shows more\n", page_begin_ + 1, page_end_, legal_.size());
  return text;
}

// Without a terminal that is large enough there is no board, but everything else.
void Decision::show() {
  const Size size = size_of_terminal().value_or(kNeeded);
  const int width = size.columns - 1;  // a full line would be followed by an empty one
  int rows = size.rows - 2;            // message and prompt
  std::string text;
  if (size.columns >= kNeeded.columns && size.rows >= kNeeded.rows) {
    Canvas canvas;
    table_.draw(seat_, canvas);
    text = to_text(canvas, colour_of_stdout());
    rows -= canvas.rows();
  } else {
    text = fmt::format("This terminal is {}×{}, the board needs {}×{}; b shows it anyway.\n", size.columns,
                       size.rows, kNeeded.columns, kNeeded.rows);
    --rows;
  }
  const std::string options = options_text({width, std::max(rows - kLogLines - 1, 3)});
  rows -= static_cast<int>(std::count(options.begin(), options.end(), '\n'));
  text += last_lines(log_text(table_, players_, seat_, story_from_), std::max(rows, 1)) + options;
  clear_screen();
  print(text + (message_.empty() ? "" : message_ + '\n'));
  message_.clear();
}

void Decision::show_aside(const std::string& text) {
  clear_screen();
  print(text);
  if (is_terminal()) read_line("Enter goes back to the game. ");
}

std::string Decision::hint() const {
  const auto advice = table_.advise(seat_, kHint);
  return advice ? advice_table(table_, *advice, 3) : advice.error().reason + '\n';
}

std::string Decision::find(const std::string& typed) const {
  if (const auto number = read_number(typed); number && *number >= 1 && *number <= std::ssize(legal_))
    return legal_[*number - 1];
  return std::find(legal_.begin(), legal_.end(), typed) != legal_.end() ? typed : "";
}

Answer Decision::ask() {
  for (bool redraw = true;;) {
    if (redraw) show();
    const auto line = read_line(
        fmt::format("{}, your choice (1–{}, ? for help): ", table_.seat_name(seat_), legal_.size()));
    if (!line || *line == "q") return {Answer::Kind::quit, {}};
    if (*line == "u") return {Answer::Kind::undo, {}};
    if (const std::string action = find(*line); !action.empty()) return {Answer::Kind::act, action};
    redraw = is_terminal();
    if (line->empty()) continue;
    if (*line == "m") {
      page_begin_ = page_end_ < legal_.size() ? page_end_ : 0;
      redraw = true;
    } else if (*line == "h" || *line == "hint") {
      show_aside(hint());
    } else if (*line == "?") {
      show_aside(kHelp);
    } else if (*line == "l") {
      show_aside(log_text(table_, players_, seat_, 0));
    } else if (*line == "s") {
      show_aside(score_table(table_, players_));
    } else if (*line == "b") {
      Canvas canvas;
      table_.draw(seat_, canvas);
      show_aside(to_text(canvas, colour_of_stdout()));
    } else if (*line == "r" || line->starts_with("r ")) {
      const std::string text = rules_for_terminal(table_.game(), line->size() > 2 ? line->substr(2) : "");
      show_aside(text.empty() ? "There is no such rule.\n" : text);
    } else {
      message_ =
          fmt::format("{} is not one of the actions; ? explains what can be typed.", record::quoted(*line));
      if (!redraw) print(message_ + '\n');
    }
  }
}

}  // namespace laguna::cli
