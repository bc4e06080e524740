// What has been done at a table, as far as later questions need it: who acted when, and what undos took back.
#pragma once

#include <algorithm>
#include <vector>

#include "game/seat.hpp"

namespace laguna::server {

class Journal {
 public:
  int version() const { return static_cast<int>(lines_.size()); }

  void add_step(Seat seat) { lines_.push_back({seat, -1}); }
  void add_undo(Seat seat, int step) { lines_.push_back({seat, static_cast<short>(step)}); }

  // Back to what it was.
  void cut(int version) { lines_.resize(static_cast<std::size_t>(version)); }

  bool has_acted_since(Seat seat, int version) const {
    for (int i = std::max(version, 0); i < this->version(); ++i)
      if (lines_[i].seat == seat) return true;
    return false;
  }

  // How many of the first steps are still what they were when somebody last looked.
  int unchanged_since(int seen_version) const {
    if (seen_version < 0 || seen_version > version()) return 0;
    int steps = 0;
    for (int i = 0; i < seen_version; ++i) steps += lines_[i].undone < 0 ? 1 : -1;
    for (int i = seen_version; i < version(); ++i)
      if (lines_[i].undone >= 0) steps = std::min<int>(steps, lines_[i].undone);
    return steps;
  }

 private:
  struct Line {
    Seat seat;
    short undone;  // the step that was taken back; -1 if a step was added
  };
  std::vector<Line> lines_;
};

}  // namespace laguna::server
