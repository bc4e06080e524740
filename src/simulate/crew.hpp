// Numbered pieces of work for several threads. What they make arrives in order in the calling thread.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <exception>
#include <map>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

namespace laguna::simulate {

struct Pieces {
  std::uint64_t first, end;
};

template <class Product>
class Crew {
 public:
  explicit Crew(Pieces pieces) : next_(pieces.first), received_(pieces.first), end_(pieces.end) {}

  // The next piece, when it is not too far ahead of what has arrived; nothing when all are taken or the work
  // stops.
  std::optional<std::uint64_t> take() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return stopped_ || next_ < received_ + kAhead; });
    if (stopped_ || next_ >= end_) return std::nullopt;
    return next_++;
  }
  void finish(std::uint64_t piece, Product product) {
    const std::lock_guard lock(mutex_);
    waiting_.emplace(piece, std::move(product));
    changed_.notify_all();
  }
  // What a thread could not do ends the work.
  void fail(std::exception_ptr failure) {
    const std::lock_guard lock(mutex_);
    failure_ = std::move(failure);
    changed_.notify_all();
  }
  void stop() {
    const std::lock_guard lock(mutex_);
    stopped_ = true;
    changed_.notify_all();
  }

  // Until all has arrived or `receive` wants no more.
  template <class Receive>
  void serve(Receive&& receive) {
    std::unique_lock lock(mutex_);
    while (received_ < end_) {
      changed_.wait(lock, [&] { return failure_ || waiting_.contains(received_); });
      if (failure_) std::rethrow_exception(failure_);
      auto product = waiting_.extract(received_);
      lock.unlock();
      const bool more = receive(std::move(product.mapped()));
      lock.lock();
      ++received_;
      changed_.notify_all();
      if (!more) return;
    }
  }

 private:
  static constexpr std::uint64_t kAhead = 64;  // pieces that may wait to arrive

  std::mutex mutex_;
  std::condition_variable changed_;
  std::uint64_t next_, received_;
  const std::uint64_t end_;
  bool stopped_ = false;
  std::exception_ptr failure_;
  std::map<std::uint64_t, Product> waiting_;
};

// Each thread makes itself a worker, a function from the number of a piece to its product. `receive` says
// whether the work goes on; what it throws ends the work too.
template <class Product, class MakeWorker, class Receive>
void work_in_order(Pieces pieces, int threads, MakeWorker make_worker, Receive receive) {
  Crew<Product> crew(pieces);
  std::vector<std::jthread> running;
  struct Stop {
    Crew<Product>& crew;
    ~Stop() { crew.stop(); }
  } stop{crew};
  for (int i = 0; i < threads && static_cast<std::uint64_t>(i) < pieces.end - pieces.first; ++i)
    running.emplace_back([&] {
      try {
        auto worker = make_worker();
        while (const auto piece = crew.take()) crew.finish(*piece, worker(*piece));
      } catch (...) {
        crew.fail(std::current_exception());
      }
    });
  crew.serve(receive);
}

}  // namespace laguna::simulate
