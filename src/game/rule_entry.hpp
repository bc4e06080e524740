// A rule as events name it: its id, what it is about in a few words, and the source its points are counted
// under.
#pragma once

#include <string_view>

namespace laguna {

struct RuleEntry {
  std::string_view id, what;
  int source;  // an index into the game's list of sources; 0 means that the rule gives no points
};

}  // namespace laguna
