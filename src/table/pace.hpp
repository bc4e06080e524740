// Time for a decision: how much of it is over, and whether another round of thinking fits into the rest.
#pragma once

#include <algorithm>
#include <chrono>

namespace laguna {

template <class Clock = std::chrono::steady_clock>
class Stopwatch {
 public:
  explicit Stopwatch(std::chrono::duration<double> time) : time_(time) {}

  double seconds() const { return std::chrono::duration<double>(Clock::now() - start_).count(); }
  double time() const { return time_.count(); }
  // How much of the time is over; none of no time.
  double share() const { return time() > 0 ? seconds() / time() : 0; }

 private:
  std::chrono::duration<double> time_;
  typename Clock::time_point start_ = Clock::now();
};

// Whether a time is to be taken, or not to be exceeded.
enum class Allowance : bool { whole, at_most };

// Of one who thinks in rounds. At most so much time is over, too, when a round like the slowest so far would
// not fit.
class Pace {
 public:
  Pace(double time, Allowance allowance) : time_(time), allowance_(allowance) {}

  // Between two rounds: the share of the time that is over after so many seconds.
  double share(double seconds) {
    if (has_begun_) slowest_ = std::max(slowest_, seconds - last_);
    has_begun_ = true;
    last_ = seconds;
    if (time_ <= 0) return 0;
    const bool fits = allowance_ == Allowance::whole || seconds + slowest_ <= time_;
    return fits ? seconds / time_ : 1;
  }

 private:
  double time_, last_ = 0, slowest_ = 0;
  Allowance allowance_;
  bool has_begun_ = false;
};

}  // namespace laguna
