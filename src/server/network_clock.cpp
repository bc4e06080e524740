#include "server/network_clock.hpp"

#include <boost/asio/post.hpp>

namespace laguna::server::network {

void Timers::at(Time time, std::function<void()> task) {
  const bool first = tasks_.empty() || time < tasks_.begin()->first;
  tasks_.emplace(time, std::move(task));
  if (first) wait();
}

// What is due now needs no timer: it comes after what has been heard already.
void Timers::wait() {
  if (tasks_.begin()->first <= now()) return asio::post(timer_.get_executor(), [this] { run_due(); });
  timer_.expires_at(tasks_.begin()->first);
  timer_.async_wait([this](const boost::system::error_code& error) {
    if (!error) run_due();
  });
}

// What a task asks for is not done in the same round, so that the sockets have their turn.
void Timers::run_due() {
  std::multimap<Time, std::function<void()>> due;
  const auto end = tasks_.upper_bound(now());
  while (tasks_.begin() != end) due.insert(due.end(), tasks_.extract(tasks_.begin()));
  for (auto& [time, task] : due) {
    try {
      task();
    } catch (...) {
      host_.fault("a task of the clock");
    }
    task = nullptr;
  }
  if (!tasks_.empty()) wait();
}

void Timers::clear() {
  timer_.cancel();
  while (!tasks_.empty()) tasks_.extract(tasks_.begin());
}

}  // namespace laguna::server::network
