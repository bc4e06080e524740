// Where computer players think, so that the server's one thread never waits for them.
#pragma once

#include <functional>
#include <optional>
#include <stop_token>
#include <utility>

#include "table/thinking.hpp"

namespace laguna::server {

// Something that is being thought about; nobody wants the answer any more when this is gone.
class Errand {
 public:
  explicit Errand(std::stop_source stop) : stop_(std::move(stop)) {}
  Errand(Errand&& other) noexcept : stop_(std::exchange(other.stop_, std::stop_source(std::nostopstate))) {}
  Errand& operator=(Errand&& other) noexcept {
    std::swap(stop_, other.stop_);
    return *this;
  }
  ~Errand() { stop_.request_stop(); }

 private:
  std::stop_source stop_;
};

class Study {
 public:
  // Who waits for it, in the order in which they are served. A long one must not be in the way of others.
  enum class Purpose { advice, move, long_move };
  // Done on the server's thread.
  using Rest = std::function<void()>;
  // Done elsewhere; throws nothing.
  using Work = std::function<Rest(const Thinking&)>;

  virtual ~Study() = default;
  // Nothing if too many wait already, which only happens to advice.
  virtual std::optional<Errand> begin(Purpose, Work) = 0;
  // How many have not begun.
  virtual int waiting() const = 0;
};

}  // namespace laguna::server
