// Matches between computer players: the same deals from every seat.
#pragma once

#include <array>
#include <cstdint>
#include <expected>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "game/seat.hpp"
#include "simulate/standing.hpp"
#include "table/table.hpp"

namespace laguna::simulate {

struct Match {
  std::string game;
  std::string options;               // in words: "seats 4 tactical"
  std::vector<std::string> players;  // one a seat, in words
  std::uint64_t seed = 1;
  std::string minds = {};  // a number of how those think who look ahead; empty if nobody does

  int seats() const { return static_cast<int>(players.size()); }
  friend bool operator==(const Match&, const Match&) = default;
};

// What `minds` is now: another network or another effort is another number.
std::string minds_of(const Match&);

// A match that can be played, or why not. The last player fills the seats that are left.
std::expected<Match, Refusal> arrange(Match);

// What came of one deal: for each game, with everybody one seat on from the last, and each player as in the
// match.
struct Deal {
  using EachPlayer = std::array<int, kMaxSeats>;
  std::array<EachPlayer, kMaxSeats> scores{}, twelfths{};  // of a win
  struct Pace {
    std::uint64_t decisions = 0;
    double milliseconds = 0, slowest = 0;
  };
  std::array<Pace, kMaxSeats> paces{};
};

// Deals from `first` up to `end`, in order, until `receive` wants no more. The same with any number of
// threads, as long as no player goes by the clock.
struct Deals {
  std::uint64_t first, end;
  int threads;
};
void play(const Match&, const Deals&, const std::function<bool(const Deal&)>& receive);

// Each different player of the match once.
class Standings {
 public:
  explicit Standings(const Match&);
  void restore(std::vector<Standing> each) { each_ = std::move(each); }

  void add(const Deal&);
  const std::vector<Standing>& each() const { return each_; }
  std::uint64_t deals() const { return each_[0].deals; }

 private:
  std::vector<int> who_;  // of each player of the match
  std::vector<Standing> each_;
};

// A sequential test of the first player's Elo: at most `low`, or at least `high`? Wrong one time in twenty.
struct Sprt {
  enum class Verdict { open, low, high };
  double low, high;

  Verdict verdict(const Standing&) const;
};

}  // namespace laguna::simulate
