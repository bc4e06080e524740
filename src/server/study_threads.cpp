#include "server/study_threads.hpp"

#include <unistd.h>

#include <algorithm>

namespace laguna::server {
namespace {

constexpr std::size_t kMostAdvice = 64;  // waiting
constexpr int kModesty = 5;              // people's clicks go before thoughts

}  // namespace

int usual_threads() { return std::max(2, static_cast<int>(std::thread::hardware_concurrency())); }

StudyThreads::StudyThreads(int count, std::function<void(Rest)> post)
    : count_(count), post_(std::move(post)) {
  for (int i = 0; i < count; ++i) threads_.emplace_back([this] { serve(); });
}

StudyThreads::~StudyThreads() {
  const std::scoped_lock lock(mutex_);
  closing_ = true;
  for (Queue& queue : waiting_) queue.clear();
  for (std::stop_source& thought : busy_) thought.request_stop();
  work_.notify_all();
}

std::optional<Errand> StudyThreads::begin(Purpose purpose, Work work) {
  const std::scoped_lock lock(mutex_);
  Queue& queue = waiting_[static_cast<int>(purpose)];
  std::erase_if(queue, [](const Job& job) { return job.stop.stop_requested(); });
  if (purpose == Purpose::advice && queue.size() >= kMostAdvice) return std::nullopt;
  queue.push_back({std::move(work), {}});
  company_.request_stop();
  work_.notify_one();
  return Errand(queue.back().stop);
}

int StudyThreads::waiting() const {
  const std::scoped_lock lock(mutex_);
  int all = 0;
  for (const Queue& queue : waiting_)
    all += static_cast<int>(
        std::ranges::count_if(queue, [](const Job& job) { return !job.stop.stop_requested(); }));
  return all;
}

bool StudyThreads::is_idle() const { return busy_.empty() && std::ranges::all_of(waiting_, &Queue::empty); }

// Whose turn it is. One thread at least is left to those who think shortly.
StudyThreads::Queue* StudyThreads::next() {
  const bool room = long_moves_ + 1 < std::max(2, count_);
  for (int purpose = 0; purpose < 3; ++purpose)
    if (!waiting_[purpose].empty() && (purpose != static_cast<int>(Purpose::long_move) || room))
      return &waiting_[purpose];
  return nullptr;
}

void StudyThreads::serve() {
  static_cast<void>(!nice(kModesty));  // of this thread alone
  std::unique_lock lock(mutex_);
  for (;;) {
    Queue* queue = nullptr;
    work_.wait(lock, [&] { return closing_ || (queue = next()) != nullptr; });
    if (closing_) return;
    const Job job = std::move(queue->front());
    queue->pop_front();
    if (job.stop.stop_requested()) continue;
    const bool is_long = queue == &waiting_[static_cast<int>(Purpose::long_move)];
    const bool alone = is_idle();
    if (alone) company_ = {};
    Thinking thinking{.stop = job.stop.get_token(),
                      .threads = alone ? count_ : 1,
                      .company = company_.get_token(),
                      .is_awaited = true};
    const auto here = busy_.insert(busy_.end(), job.stop);
    long_moves_ += is_long ? 1 : 0;
    lock.unlock();
    Rest rest = job.work(thinking);
    if (!job.stop.stop_requested()) post_(std::move(rest));
    lock.lock();
    busy_.erase(here);
    long_moves_ -= is_long ? 1 : 0;
    if (is_long) work_.notify_one();
  }
}

}  // namespace laguna::server
