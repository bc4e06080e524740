// How long a piece of work takes.
#pragma once

#include <time.h>

#include <algorithm>

namespace laguna::simulate {

// By the clock on the wall, or only what this thread worked: that is the same however busy the machine is.
inline double now(clockid_t clock) {
  timespec time{};
  clock_gettime(clock, &time);
  return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

template <class Work>
double seconds(Work work, clockid_t clock = CLOCK_THREAD_CPUTIME_ID) {
  const double begin = now(clock);
  work();
  return now(clock) - begin;
}

// The least of three times.
template <class Work>
double best_seconds(Work work) {
  constexpr int kRuns = 3;
  double best = seconds(work);
  for (int run = 1; run < kRuns; ++run) best = std::min(best, seconds(work));
  return best;
}

}  // namespace laguna::simulate
