// Tasks for later, on one timer.
#pragma once

#include <map>

#include "server/host.hpp"
#include "server/network_boost.hpp"
#include "server/site.hpp"

namespace laguna::server::network {

class Timers final : public Clock {
 public:
  Timers(asio::io_context& io, Host& host) : timer_(io.get_executor()), host_(host) {}

  Time now() const override { return std::chrono::steady_clock::now(); }
  void at(Time, std::function<void()> task) override;
  void clear();

 private:
  void wait();
  void run_due();

  Timer timer_;
  Host& host_;
  std::multimap<Time, std::function<void()>> tasks_;  // of the same time: in the order they came
};

}  // namespace laguna::server::network
