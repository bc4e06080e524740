// The messages of docs/wire.md: what a client may say, read and checked, and what it is told.
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "table/table.hpp"

namespace laguna::wire {

inline constexpr int kVersion = 1;
inline constexpr int kLongestAbsence = 86400;  // seconds
inline constexpr int kSlowestPace = 5000;      // milliseconds
inline constexpr std::chrono::seconds kLongestThought{60};

enum class Sitter : std::uint8_t { person, open, bot };

struct SeatOrder {
  Sitter sitter;
  std::string name;   // of a person
  std::string bot;    // of a bot
  bool luck = false;  // a person will add some words: the first card waits for them
};
struct Beginning {
  std::string table;
  int step;
};
struct Order {
  std::string game, options;
  std::vector<SeatOrder> seats;
  int absence = 120, pace = 700;
  bool listed = false, coach = false;
  std::optional<Beginning> from;
};
std::expected<Order, Refusal> read_order(std::string_view json);

// Who wants an open seat of that game: a person with a name, or a bot.
std::expected<SeatOrder, Refusal> read_claim(std::string_view json, std::string_view game);

struct Hello {
  std::vector<std::string> tokens;
  int version = 0;
};
struct Play {
  int id, seat;
  std::string action;
  int version;
};
struct Undo {
  int id, seat;
  bool whole;
  int version;
};
struct Skip {};
struct Ping {
  int id;
};
struct Pace {
  int id, pace;
};
struct Leave {
  int id, seat;
};
struct Advise {
  int id, seat, version;
};
struct Luck {
  int id, seat;
  std::string words;
};
using Message = std::variant<Hello, Play, Undo, Skip, Pace, Leave, Advise, Luck, Ping>;
struct Fault {
  int id;  // of the message, 0 if it names none
  Refusal refusal;
};
std::expected<Message, Fault> read_message(std::string_view json);

struct SeatState {
  Sitter sitter = Sitter::open;
  std::string name, bot;
  bool here = false, stand_in = false;
};
// What everybody may know of where the luck comes from.
struct Fair {
  std::string commitment;
  std::vector<std::string> luck;  // the words of each seat, empty if it has added none
  Seats awaited;                  // the first card waits for theirs
};
struct Summary {
  std::string table, game, options;
  long long created = 0;
  bool listed = false, coach = false, archive = false;
  int version = 0;
  std::vector<SeatState> seats;
  int absence = 0, pace = 0;
  std::string next;
  std::optional<Fair> fair;
};
std::string summary(const Summary&, const Table&);

// The table after so many steps, behind what is there.
void moment(const Table&, int step, const Viewer&, std::string& out);

// What the luck of a record with a commitment follows from, and each step of chance with all that could come.
Json luck(const record::Record&);

Json facts();
// A scene for each of these seats, or for a spectator, with the story from a step on; behind what is there.
void told(std::string_view summary, const Table&, Seats, int from_step, bool archive, std::string& out);
// Advice in the form of the wire, and the answer to who asked for it.
Json advice(const Advice&);
std::string advised(const Advise&, const Json& advice);
std::string done(int id);
std::string refused(int id, const Refusal&);
std::string closing(std::string_view reason);
std::string problem(const Refusal&);  // the body of an HTTP answer

}  // namespace laguna::wire
