// Tasks for later, on one timer.
#pragma once

#include <map>

#include "server/network_boost.hpp"
#include "server/site.hpp"

namespace laguna::server::network {

class Timers final : public Clock {
 public:
  explicit Timers(asio::io_context& io) : timer_(io.get_executor()) {}

  Time now() const override { return std::chrono::steady_clock::now(); }
  void at(Time, std::function<void()> task) override;
  void clear();

 private:
  void wait();
  void run_due();

  Timer timer_;
  std::multimap<Time, std::function<void()>> tasks_;  // of the same time: in the order they came
};

}  // namespace laguna::server::network
