// A game being played, whatever game it is: the only type-erased thing, and the only judge.
#pragma once

#include <chrono>
#include <expected>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

#include "game/seat.hpp"
#include "kit/canvas.hpp"
#include "kit/random.hpp"
#include "record/record.hpp"
#include "table/thinking.hpp"

namespace laguna {

// Why something was not done; the table is as it was. Programs tell reasons apart by the code.
struct Refusal {
  std::string reason;
  std::string_view code = "unknown";
};

// Somebody who looks at the table: from a seat, from outside (`nobody`), or with every card open.
struct Viewer {
  Seat seat = Seat::nobody;
  bool everything = false;
};
using Json = nlohmann::ordered_json;

// An event as one seat, or everybody, may hear it.
struct Told {
  Seat seat;
  int points;
  std::string_view rule;  // its id, empty if it names none
  int source;             // whose column of the score table the points belong to
  std::string words;
};
using Story = std::vector<Told>;

// What chance may bring, and how many single cards, tiles or beads bring it.
struct Outcome {
  std::string words;
  int weight;
};

struct Advice;  // table/advice.hpp

struct Seen;

class Table {
 public:
  virtual ~Table() = default;

  // A new table, before any luck; refused if there is no such game or it has no such options ("seats 4
  // tactical").
  static std::expected<std::unique_ptr<Table>, Refusal> open(std::string_view game, std::string_view options);
  // A table that looks to one seat as this view (JSON, as `view` writes it) shows it; refused if the view
  // cannot be, or if the seat has nothing to decide.
  static std::expected<Seen, Refusal> seen(std::string_view game, std::string_view view);

  virtual std::string_view game() const = 0;
  virtual std::string_view title() const = 0;
  virtual std::vector<std::string_view> sources() const = 0;
  virtual std::string_view seat_name(Seat) const = 0;  // its colour
  virtual std::string options() const = 0;
  virtual int seats() const = 0;

  virtual Turn turn() const = 0;
  virtual std::vector<std::string> legal(Seat) const = 0;
  virtual std::vector<Outcome> chances() const = 0;  // by their words, byte by byte
  virtual std::vector<int> scores() const = 0;
  virtual Seats winners() const = 0;
  virtual int steps() const = 0;

  // Plays a legal action, or settles what chance decides: by an outcome that is named, or one that is drawn.
  virtual std::optional<Refusal> play(Seat, std::string_view action) = 0;
  virtual std::optional<Refusal> settle(std::string_view outcome) = 0;
  virtual std::string settle(Random&) = 0;  // returns the outcome

  // What a computer player, in words such as "maestro:rival", would do from what that seat may know. Takes as
  // long as the player thinks.
  virtual std::expected<std::string, Refusal> suggest(Seat, std::string_view player, Random&,
                                                      const Thinking& = {}) const = 0;
  // Every legal action of that seat, judged from what it may know.
  virtual std::expected<Advice, Refusal> advise(Seat, const AdviceOrder&, const Thinking& = {}) const = 0;

  // What a legal action would bring, from what that seat may know; nothing if it is not legal. A choice of a
  // card shows the best it could bring.
  virtual Story preview(Seat, std::string_view action) const = 0;

  // Takes the seat's last action back, if since then nobody moved in the open and the seat learnt nothing.
  virtual std::optional<Refusal> undo(Seat) = 0;
  virtual std::optional<Refusal> undo_problem(Seat) const = 0;
  // The step that an undo would take back: the seat's last.
  virtual int last_step_of(Seat) const = 0;

  // The story from a step on as a seat may hear it (`nobody`: what is open), and the whole game with every
  // secret.
  virtual Story story(Seat viewer, int from_step) const = 0;
  virtual record::Record record() const = 0;

  // For the wire, as JSON behind what is there: what a viewer sees, a seat's legal actions with what they
  // would bring, and what happened from a step on, step by step.
  virtual void view(const Viewer&, std::string& out) const = 0;
  virtual void choices(Seat, std::string& out) const = 0;
  virtual void happenings(const Viewer&, int from_step, std::string& out) const = 0;

  virtual void draw(Seat viewer, Canvas&) const = 0;
  virtual std::unique_ptr<Table> copy() const = 0;
  // The same table at an earlier moment.
  virtual std::unique_ptr<Table> at_step(int step) const = 0;
};

// What the seat does not know is imagined, and what led here nobody knows: the seat may be asked, and nothing
// else.
struct Seen {
  std::unique_ptr<const Table> table;
  Seat seat;
};

Refusal no_game(std::string_view name);

// The names of all games and of all bots, for messages.
std::vector<std::string_view> all_games();
std::string game_names();
std::string bot_names();
// Whether some game, or this one, has such a player.
bool is_bot_name(std::string_view);
std::optional<Refusal> player_problem(std::string_view game, std::string_view player);
// How long that player may think about a decision at a table where somebody waits; nothing for those who are
// always quick.
std::chrono::milliseconds thinking_time(std::string_view game, std::string_view player);

// All games and bots, for the wire; of a game its names, colours, variations, sources of points, and the
// rules that events name.
Json facts();

// Our own words for a game's rules; refused if there is no such game.
std::expected<std::string_view, Refusal> rules_text(std::string_view game);

// Plays a record through, checking every step, event and sum.
std::expected<std::unique_ptr<Table>, record::Problem> replay(const record::Record&);

}  // namespace laguna
