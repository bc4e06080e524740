// The work of a simulation in blocks: threads take them in any order, their records are written in the right
// one.
#pragma once

#include <chrono>
#include <condition_variable>
#include <exception>
#include <map>
#include <mutex>
#include <optional>

#include "simulate/simulate.hpp"

namespace laguna::simulate {

inline constexpr std::uint64_t kBlock = 64;        // games a thread takes at a time
inline constexpr std::uint64_t kBlocksAhead = 64;  // blocks that may wait to be written

class Blocks {
 public:
  Blocks(std::uint64_t games, const Watch& watch) : games_(games), watch_(watch) {}

  // The next block, when it is not too far ahead of what is written; nothing when all are taken or the run
  // stops.
  std::optional<std::uint64_t> take() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return stopped_ || !watch_.records || next_ < written_ + kBlocksAhead; });
    if (stopped_ || next_ * kBlock >= games_) return std::nullopt;
    return next_++;
  }
  void finish(std::uint64_t block, std::uint64_t games, std::string text) {
    const std::lock_guard lock(mutex_);
    done_ += games;
    if (watch_.records) waiting_[block] = std::move(text);
    changed_.notify_all();
  }

  // Writes and shows progress until all is done; what `records` throws stops the run.
  void serve() {
    std::unique_lock lock(mutex_);
    while (!complete()) {
      if (failure_) std::rethrow_exception(failure_);
      changed_.wait_for(lock, std::chrono::milliseconds(100));
      const std::uint64_t done = done_;
      std::string text;
      for (auto first = waiting_.begin(); first != waiting_.end() && first->first == written_; ++written_) {
        text += first->second;
        first = waiting_.erase(first);
      }
      lock.unlock();
      if (watch_.progress) watch_.progress(done);
      if (!text.empty()) watch_.records(text);
      changed_.notify_all();
      lock.lock();
    }
  }
  // What a thread could not do ends the run.
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

 private:
  bool complete() const { return done_ == games_ && waiting_.empty(); }

  const std::uint64_t games_;
  const Watch& watch_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::uint64_t next_ = 0, written_ = 0, done_ = 0;
  bool stopped_ = false;
  std::exception_ptr failure_;
  std::map<std::uint64_t, std::string> waiting_;
};

}  // namespace laguna::simulate
