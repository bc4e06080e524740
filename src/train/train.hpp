// Makes the networks of the computer players from nothing, by playing against themselves.
#pragma once

#include <cstdint>
#include <expected>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "table/table.hpp"

namespace laguna::train {

inline constexpr int kGenerations = 3;

// What one generation of games has brought.
struct Generation {
  std::uint64_t games = 0, lessons = 0;
  double seconds = 0;
  double error = 0;      // of the points to come, as a standard deviation
  double win_share = 0;  // of the network's own choices against choices at a glance
  double mean_score = 0;
};

// The training of one network. It can be written down after each generation, and goes on from there.
class Training {
 public:
  virtual ~Training() = default;

  // From nothing, or from what was kept; refused if that is of something else.
  static std::expected<std::unique_ptr<Training>, Refusal> begin(const std::string& game, int seats,
                                                                 const std::string& kept);

  virtual const std::vector<Generation>& generations() const = 0;
  bool finished() const { return static_cast<int>(generations().size()) >= kGenerations; }

  // Plays and learns; `effort` multiplies the usual number of games. `look` is told how much of the
  // generation is done, and ends it when it answers false: then nothing of it remains.
  virtual bool next(double effort, const std::function<bool(double share)>& look) = 0;

  virtual std::string network() const = 0;  // as a file of weights
  virtual std::string kept() const = 0;
};

// How the generations went, as a drawing.
std::string plot(const Training&, const std::string& title);

}  // namespace laguna::train
