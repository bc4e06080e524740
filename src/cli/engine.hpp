// The engine protocol of docs/engine.md: commands come in as lines, answers go out as lines.
#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>

#include "table/table.hpp"

namespace laguna::cli {

class Engine {
 public:
  // `say` is called with a line at a time, never twice at once, from several threads.
  explicit Engine(std::function<void(const std::string&)> say);
  ~Engine();  // who thinks stops and says nothing more

  // Returns whether more is wanted.
  bool hear(std::string_view line);
  // Lets who thinks finish.
  void finish();

 private:
  void say(const std::string& line);
  void error(std::string_view reason) { say("error " + std::string(reason)); }

  void greet();
  void set_option(std::string_view words);
  void open(std::string_view words);
  void see(std::string_view words);
  void step(std::string_view words);
  void go_back(std::string_view words);
  void hear_record(std::string_view line);
  void sit(std::string_view words);
  void tell_legal();
  void tell_view();
  void go(std::string_view words);
  bool is_ready_to_go();
  void begin(std::function<std::string(const Thinking&)> work);
  void stop();

  const std::function<void(const std::string&)> say_;
  std::mutex saying_;
  std::string player_ = "maestro";
  int threads_;
  std::uint64_t seed_ = 0;
  std::shared_ptr<const Table> table_;  // shared with who thinks
  int seat_ = 0;
  int only_seat_ = 0;  // whose view the position is; 0 if the whole game is known
  bool in_record_ = false;
  std::string record_;
  std::atomic<bool> thinking_ = false, silent_ = false;
  std::jthread thinker_;
};

}  // namespace laguna::cli
