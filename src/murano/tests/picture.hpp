// A position for a test, drawn and told, in which seats act and chance does as the test says.
#pragma once

#include "murano/rules/turns.hpp"
#include "murano/tests/drawing.hpp"

namespace laguna::murano::testing {

// White begins a turn as it is at the start of a game, unless a test says otherwise.
class Picture {
 public:
  State state;
  Open& open = state.open;
  std::vector<Event> events = {};  // all that happened so far

  explicit Picture(int seats = 4);
  Picture(const Picture& other) : state(other.state) {}

  Picture& ring(std::string_view drawing) { return open.ships = ring_of(drawing), *this; }
  std::string ring() const { return drawing_of(open.ships); }
  Picture& island(std::string_view name, std::string_view drawing) {
    return draw_island(state, name, drawing), *this;
  }
  Picture& gold(Seat seat, int gold) { return of(seat).gold = gold, *this; }
  Picture& points(Seat seat, int points) {
    return open.scores[index(seat)] = static_cast<std::int16_t>(points), *this;
  }
  Picture& beads(Seat, std::string_view words);
  // Special-building cards that already work.
  Picture& cards(Seat, std::string_view words);
  Picture& characters(Seat, const std::vector<int>& numbers);
  // Bought and not yet built.
  Picture& tiles(Seat, std::string_view words);
  // Gondoliers on docks, island and colour of each.
  Picture& docks(Seat, std::string_view words);
  // So many gondoliers are at hand; the rest of those that are not on docks are in the general supply.
  Picture& at_hand(Seat seat, int gondoliers) {
    const int all = of(seat).gondoliers + of(seat).supply;
    of(seat).gondoliers = static_cast<std::uint8_t>(gondoliers);
    of(seat).supply = static_cast<std::uint8_t>(all - gondoliers);
    return *this;
  }
  // Only so many tiles are left in a stack; the last seat has bought the others.
  Picture& left(Stack, int tiles);

  // The seat begins its turn.
  Picture& turn(Seat seat) { return begin_turn(open, seat), *this; }
  // The seat has just moved a ship to the first space with this action.
  Picture& acts(Seat, std::string_view deed);

  // What may come next, from whoever is asked or from chance: all, or what begins with these words.
  Told may(std::string_view begin = "") const;
  // What the ship moved last offers.
  Told deeds() const;
  bool can(std::string_view text) const;

  // Does one after the other, each if it may be done, and tells what happened.
  Told does(const auto&... steps) { return do_all({steps...}); }
  // All have had their last turn, and the scoring begins with this seat.
  Told ends(Seat triggered_by);
  // All that happened, as this seat is told.
  Told heard_by(Seat) const;

  int gold(Seat seat) const { return open.players[index(seat)].gold; }
  int points(Seat seat) const { return open.scores[index(seat)]; }
  int left(Stack stack) const { return open.stacks[static_cast<int>(stack)]; }
  Player& of(Seat seat) { return open.players[index(seat)]; }

 private:
  Told do_all(std::initializer_list<std::string_view> steps);
  Told story_from(std::size_t first) const;
};

}  // namespace laguna::murano::testing
