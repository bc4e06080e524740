// What is told to everybody at a table: made once for those who may know the same.
#pragma once

#include "server/sitting.hpp"

namespace laguna::server {

class Announcement {
 public:
  explicit Announcement(const Sitting& sitting) : sitting_(sitting), summary_(sitting.summary()) {}

  // With the scenes of these seats, and the story from a step on.
  std::shared_ptr<const std::string> message(Seats seats, int from_step) {
    for (const Made& made : made_)
      if (made.seats == seats && made.from_step == from_step) return made.message;
    // Grows once, so that each message takes only the room that it needs.
    static thread_local std::string draft;
    draft.clear();
    wire::told(summary_, sitting_.table(), seats, from_step, sitting_.stored().archive, draft);
    made_.push_back({seats, from_step, std::make_shared<const std::string>(draft)});
    return made_.back().message;
  }

 private:
  struct Made {
    Seats seats;
    int from_step;
    std::shared_ptr<const std::string> message;
  };

  const Sitting& sitting_;
  const std::string summary_;
  std::vector<Made> made_;
};

}  // namespace laguna::server
