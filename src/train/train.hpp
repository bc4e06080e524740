// Makes what the computer players have learned from nothing, by playing against themselves: the numbers of a
// deft hand, for games that have one, then a network.
#pragma once

#include <cstdint>
#include <expected>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "table/table.hpp"

namespace laguna::train {

// What one generation of games has brought.
struct Generation {
  std::uint64_t games = 0, lessons = 0;
  double seconds = 0;
  double error = 0;  // of the points to come, as a standard deviation; nothing for a hand
  double win_share =
      0;  // of its own choices against choices at a glance; of a masterly hand against deft ones
  double mean_score = 0;
};

// The training for one number of seats. It can be written down after each generation, and goes on from there.
class Training {
 public:
  virtual ~Training() = default;

  // From nothing, or from what was kept; refused if that is of something else.
  static std::expected<std::unique_ptr<Training>, Refusal> begin(const std::string& game, int seats,
                                                                 const std::string& kept);

  virtual const std::vector<Generation>& generations() const = 0;
  virtual int hands() const = 0;              // generations that make a hand; they come first
  virtual bool hand_is_masterly() const = 0;  // it is tried out against deft choices, not at a glance
  virtual int planned() const = 0;            // generations in all
  bool finished() const { return static_cast<int>(generations().size()) >= planned(); }

  // Plays and learns; `effort` multiplies the usual number of games. `look` is told how much of the
  // generation is done, and ends it when it answers false: then nothing of it remains.
  virtual bool next(double effort, const std::function<bool(double share)>& look) = 0;

  virtual std::string network() const = 0;  // as a file of weights
  virtual std::string hand() const = 0;     // its numbers, or nothing
  virtual std::string kept() const = 0;
};

// How the generations went, as a drawing.
std::string plot(const Training&, const std::string& title);

}  // namespace laguna::train
