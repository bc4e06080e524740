// Advice for one decision, as the wire, the command line and the engine tell it.
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace laguna {

// What is to be said about one legal action, from what the seat may know. Points are expected ones.
struct AdvisedAction {
  std::string action;
  int visits = 0;                             // how often it was tried
  std::vector<double> win = {}, scores = {};  // by seat: share of wins, 0 to 1, and final score
  double spread = 0;                          // of the own final score: its standard deviation
  double now = 0, later = 0;                  // own points, at once and from then on
  double denied = 0;                // points that the others get less than on the average of all actions
  double doubt = 0;                 // the standard error of `denied`
  nlohmann::ordered_json why = {};  // the game's reasons
};
struct Advice {
  std::uint64_t simulations = 0;
  std::vector<AdvisedAction> actions = {};  // the best first
};

}  // namespace laguna
