// A recorded game as plain text and numbers, and its two written forms. What the words mean is the table's
// business.
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace laguna::record {

inline constexpr int kPlain = 1, kFair = 2;  // versions: without and with what the luck follows from
inline constexpr int kChance = 0;            // a step's seat; seats are counted from 1

struct Event {
  int seat;
  int points;
  std::string rule;

  friend bool operator==(const Event&, const Event&) = default;
};

struct Step {
  int seat;
  std::string action;
  std::vector<Event> events;  // empty in a record read from the text form
  int line = 0;               // where it was read

  friend bool operator==(const Step& a, const Step& b) {
    return a.seat == b.seat && a.action == b.action && a.events == b.events;
  }
};

// What the luck of a game follows from.
struct Fair {
  std::string commitment;         // 64 digits of 0-9 a-f
  std::vector<std::string> luck;  // the words of each seat, empty if it has added none
  std::string secret;             // as the commitment
  int line = 0;                   // where the secret was read
};

struct Record {
  std::string game;
  std::string options;  // in words: "seats 4 tactical"
  std::vector<std::string> players;
  std::optional<Fair> fair;
  std::vector<Step> steps;
  bool with_events = false;  // read from the JSON form, so the events can be checked
  std::vector<int> scores;
  bool finished = false;
  std::vector<int> winners;
  int line = 0, options_line = 0, scores_line = 0, winners_line = 0;  // where it was read
};

struct Problem {
  int line;
  std::string reason;
};

// One record each; `first_line` is where the text begins in its file.
std::expected<Record, Problem> read_text(std::string_view text, int first_line = 1);
std::expected<Record, Problem> read_json(std::string_view line, int line_number = 1);
std::string write_text(const Record&);
std::string write_json(const Record&);  // one line

// A file of either form, told apart by its first letter, with any number of records.
std::expected<std::vector<Record>, Problem> read_all(std::string_view file);

// What was found, for a message: cut short, and without letting a binary file onto a terminal.
std::string quoted(std::string_view text);

// What is wrong with a player's name, with the words of a seat or with a hash, or nothing.
std::string_view name_problem(std::string_view name);
std::string_view luck_problem(std::string_view words);
std::string_view hash_problem(std::string_view digits);

int version_of(const Record&);
std::string unknown_version(std::string_view version);

}  // namespace laguna::record
