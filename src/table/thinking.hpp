// How much of the machine somebody who thinks at a table may use, and what can be seen of it meanwhile.
#pragma once

#include <cstdint>
#include <functional>
#include <stop_token>
#include <string>

namespace laguna {

// How a decision looks while it is thought about.
struct Progress {
  std::uint64_t simulations = 0;
  std::string best = {};
  double win = 0;      // how well the seat stands, 0 to 1
  double score = 0;    // its expected final score
  double seconds = 0;  // so far
};

struct Thinking {
  std::stop_token stop = {};     // answer at once, with the best so far
  int threads = 1;               // as many as may be used by who takes all it is given
  std::stop_token company = {};  // somebody else wants to think: go on with one
  bool is_awaited = false;       // keep to the time of the player, even if it has not looked at all it would
  std::function<void(const Progress&)> tell = {};
};

struct AdviceOrder {
  int simulations = 4000;
  int milliseconds = 0;  // at most; 0: as long as it takes
  std::uint64_t seed = 0;
};
// For a person who waits.
inline constexpr AdviceOrder kHint{.simulations = 8000, .milliseconds = 1000};

}  // namespace laguna
