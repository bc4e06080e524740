// Ctrl-C, or SIGTERM, while others are at work: something is said, and the program ends at once.
#pragma once

#include <functional>
#include <thread>

namespace laguna::cli {

class Interruption {
 public:
  // `farewell` is called from another thread.
  explicit Interruption(std::function<void()> farewell);

 private:
  std::jthread listener_;
};

}  // namespace laguna::cli
