// Threads that think: who comes first, who stops, and how many cores somebody gets.
#include "server/study_threads.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <future>

namespace laguna::server {
namespace {

using namespace std::chrono_literals;
using Purpose = Study::Purpose;

// Answers are done where the test waits for them.
class Desk {
 public:
  void put(Study::Rest rest) {
    const std::scoped_lock lock(mutex_);
    rests_.push_back(std::move(rest));
    come_.notify_one();
  }
  bool wait_for(std::size_t count) {
    std::unique_lock lock(mutex_);
    const bool came = come_.wait_for(lock, 5s, [&] { return rests_.size() >= count; });
    for (const auto& rest : std::exchange(rests_, {})) rest();
    return came;
  }
  std::size_t waiting() {
    const std::scoped_lock lock(mutex_);
    return rests_.size();
  }

 private:
  std::mutex mutex_;
  std::condition_variable come_;
  std::vector<Study::Rest> rests_;
};

struct Room {
  explicit Room(int threads) : study(threads, [this](Study::Rest rest) { desk.put(std::move(rest)); }) {}

  Study::Work note(std::string name) {
    return [this, name](const Thinking&) -> Study::Rest { return [this, name] { order.push_back(name); }; };
  }
  // Somebody who thinks until told to stop, or until the promise is kept.
  Study::Work long_thought(std::shared_future<void> end, std::promise<Thinking>* begun = nullptr) {
    return [this, end, begun](const Thinking& thinking) -> Study::Rest {
      if (begun != nullptr) begun->set_value(thinking);
      while (!thinking.stop.stop_requested() && end.wait_for(1ms) != std::future_status::ready) {
      }
      return [this] { order.emplace_back("long"); };
    };
  }

  Desk desk;
  std::vector<std::string> order;
  StudyThreads study;
};

TEST(Threads, people_are_served_before_bots_and_long_thoughts_last) {
  Room room(1);
  std::promise<void> end;
  std::promise<Thinking> begun;
  const auto busy = room.study.begin(Purpose::move, room.long_thought(end.get_future().share(), &begun));
  begun.get_future().wait();
  const auto doge = room.study.begin(Purpose::long_move, room.note("doge"));
  const auto bot = room.study.begin(Purpose::move, room.note("bot"));
  const auto person = room.study.begin(Purpose::advice, room.note("person"));
  end.set_value();
  ASSERT_TRUE(room.desk.wait_for(4));
  EXPECT_EQ(room.order, (std::vector<std::string>{"long", "person", "bot", "doge"}));
}

TEST(Threads, long_thoughts_leave_a_thread_to_others) {
  Room room(2);
  std::promise<void> end;
  const auto ever = end.get_future().share();
  std::vector<std::optional<Errand>> long_ones;
  for (int i = 0; i < 3; ++i)
    long_ones.push_back(room.study.begin(Purpose::long_move, room.long_thought(ever)));
  const auto bot = room.study.begin(Purpose::move, room.note("bot"));
  EXPECT_TRUE(room.desk.wait_for(1));
  EXPECT_EQ(room.order, std::vector<std::string>{"bot"});
  end.set_value();
  EXPECT_TRUE(room.desk.wait_for(3));
}

TEST(Threads, who_is_alone_gets_all_cores_until_somebody_comes) {
  Room room(3);
  std::promise<void> end;
  std::promise<Thinking> begun;
  const auto doge = room.study.begin(Purpose::long_move, room.long_thought(end.get_future().share(), &begun));
  const Thinking thinking = begun.get_future().get();
  EXPECT_EQ(thinking.threads, 3);
  EXPECT_FALSE(thinking.company.stop_requested());
  const auto bot = room.study.begin(Purpose::move, room.note("bot"));
  EXPECT_TRUE(thinking.company.stop_requested());
  EXPECT_FALSE(thinking.stop.stop_requested());
  EXPECT_TRUE(room.desk.wait_for(1));
  end.set_value();
  EXPECT_TRUE(room.desk.wait_for(1));
}

TEST(Threads, what_nobody_wants_any_more_stops_and_is_not_told) {
  Room room(1);
  std::promise<void> never;
  std::promise<Thinking> begun;
  auto running = room.study.begin(Purpose::move, room.long_thought(never.get_future().share(), &begun));
  begun.get_future().wait();
  auto waiting = room.study.begin(Purpose::move, room.note("waiting"));
  const auto kept = room.study.begin(Purpose::move, room.note("kept"));
  waiting.reset();
  running.reset();
  ASSERT_TRUE(room.desk.wait_for(1));
  EXPECT_EQ(room.order, std::vector<std::string>{"kept"});
  EXPECT_EQ(room.desk.waiting(), 0u);
}

TEST(Threads, too_many_questions_are_refused_and_moves_never) {
  Room room(1);
  std::promise<void> end;
  std::promise<Thinking> begun;
  const auto busy = room.study.begin(Purpose::move, room.long_thought(end.get_future().share(), &begun));
  begun.get_future().wait();
  std::vector<std::optional<Errand>> errands;
  int refused = 0;
  for (int i = 0; i < 200; ++i) {
    errands.push_back(room.study.begin(Purpose::move, room.note("")));
    errands.push_back(room.study.begin(Purpose::advice, room.note("")));
    refused += errands.back() ? 0 : 1;
  }
  EXPECT_EQ(refused, 200 - 64);
  end.set_value();
}

TEST(Threads, the_end_does_not_wait_for_those_who_think) {
  const auto start = std::chrono::steady_clock::now();
  std::promise<void> never;
  const auto ever = never.get_future().share();
  std::vector<std::optional<Errand>> errands;
  {
    Room room(2);
    for (int i = 0; i < 8; ++i) errands.push_back(room.study.begin(Purpose::move, room.long_thought(ever)));
  }
  EXPECT_LT(std::chrono::steady_clock::now() - start, 1s);
}

}  // namespace
}  // namespace laguna::server
