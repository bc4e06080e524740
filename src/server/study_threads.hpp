// A study with a few threads.
#pragma once

#include <array>
#include <condition_variable>
#include <deque>
#include <list>
#include <mutex>
#include <thread>
#include <vector>

#include "server/study.hpp"

namespace laguna::server {

// As many as the machine has cores, and one more than long thoughts may take.
int usual_threads();

class StudyThreads final : public Study {
 public:
  // `post` lets something be done on the server's thread, and is called from others.
  StudyThreads(int count, std::function<void(Rest)> post);
  ~StudyThreads() override;  // whoever thinks stops

  std::optional<Errand> begin(Purpose, Work) override;
  int waiting() const override;

 private:
  struct Job {
    Work work;
    std::stop_source stop;
  };
  using Queue = std::deque<Job>;

  void serve();
  Queue* next();
  bool is_idle() const;

  const int count_;
  const std::function<void(Rest)> post_;
  mutable std::mutex mutex_;
  std::condition_variable work_;
  std::array<Queue, 3> waiting_;      // by purpose
  std::list<std::stop_source> busy_;  // those who think
  int long_moves_ = 0;                // among them
  std::stop_source company_;
  bool closing_ = false;
  std::vector<std::jthread> threads_;
};

}  // namespace laguna::server
