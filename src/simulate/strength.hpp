// How strong the players are: the matches that show it, what they have brought so far, and a page about it.
#pragma once

#include "simulate/arena.hpp"

namespace laguna::simulate {

struct Goal {
  std::string what;
  Match match;
  double fair, floor, aim;  // shares, or mean scores if the player meets itself
};

// Level against the one below, mixed tables, personas, everybody against greedy and against flat1000.
struct Schedule {
  explicit Schedule(const std::string& doge);  // in words, with its time

  std::vector<std::string> games;
  std::vector<std::string> levels, baselines;  // weakest first
  std::vector<Goal> goals;
  std::vector<Match> matches;  // each once

  static Match match(const std::string& game, int seats, std::vector<std::string> players);
  std::vector<Match> mixed_tables(const std::string& game,
                                  int seats) const;  // of neighbouring levels, the best first
  static Match personas(const std::string& game);    // of maestro, and maestro itself
};

// What the matches have brought so far. Deals of a match follow each other, so more can always be added.
class Results {
 public:
  // Without what was played with other networks or efforts.
  static std::expected<Results, Refusal> read(std::string_view text);
  std::string write() const;  // JSON, a line a match

  // The standings of a match; nothing if it has not been played.
  const Standings* of(const Match&) const;
  Standings& begin(const Match&);
  void forget(const Match&);

  std::string doge = "doge@0.3";
  int outdated = 0;             // matches that were left out
  std::uint64_t games() const;  // of all matches

 private:
  struct Entry {
    Match match;
    Standings standings;
  };
  std::vector<Entry> entries_;
};

// Half of the widest interval of a win share at the table, or of the score if all its players are the same,
// in hundredths; without end before there are enough deals to say.
inline constexpr std::uint64_t kLeastDeals = 8;
double margin(const Standings*);

std::string describe(const Match&);  // "Mille Fiori, 4 seats: maestro against three greedy"
std::string strength_page(const Schedule&, const Results&);
std::string strength_plot(const Schedule&, const Results&, const std::string& game);  // SVG

}  // namespace laguna::simulate
