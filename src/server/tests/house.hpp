// A whole server without a network, for tests: a database in a folder that goes away, a clock that moves when
// told, lines that keep what they are sent.
#pragma once

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <map>
#include <nlohmann/json.hpp>

#include "server/hall.hpp"
#include "server/tests/homes.hpp"

namespace laguna::server {

class TestFolder {
 public:
  TestFolder() {
    // In memory if there is such a place: these tests are about what is written, not about a disk's speed.
    const bool memory = std::filesystem::exists("/dev/shm");
    std::string name =
        (memory ? "/dev/shm" : std::filesystem::temp_directory_path().string()) + "/laguna-XXXXXX";
    if (mkdtemp(name.data()) == nullptr) throw std::runtime_error("no folder for a test");
    path_ = name;
  }
  TestFolder(const TestFolder&) = delete;
  ~TestFolder() { std::filesystem::remove_all(path_); }
  std::string file(const std::string& name) const { return path_ / name; }

 private:
  std::filesystem::path path_;
};

class TestClock final : public Clock {
 public:
  Time now() const override { return now_; }
  void at(Time when, std::function<void()> task) override { tasks_.emplace(when, std::move(task)); }

  void pass(std::chrono::milliseconds time) {
    const Time end = now_ + time;
    while (!tasks_.empty() && tasks_.begin()->first <= end) {
      const auto node = tasks_.extract(tasks_.begin());
      now_ = std::max(now_, node.key());
      node.mapped()();
    }
    now_ = end;
  }

 private:
  Time now_{std::chrono::hours(1)};
  std::multimap<Time, std::function<void()>> tasks_;
};

// Thinks at once, or when told to; the clock brings the answer.
class TestStudy final : public Study {
 public:
  explicit TestStudy(TestClock& clock) : clock_(clock) {}

  std::optional<Errand> begin(Purpose purpose, Work work) override {
    if (full && purpose == Purpose::advice) return std::nullopt;
    ++begun;
    jobs_.push_back({purpose, std::move(work), {}});
    Errand errand(jobs_.back().stop);
    if (!held) think();
    return errand;
  }
  // All that is wanted still.
  void think() {
    for (const Job& job : std::exchange(jobs_, {})) {
      if (job.stop.stop_requested()) continue;
      clock_.at(clock_.now(),
                [rest = job.work({.stop = job.stop.get_token(), .company = {}}), stop = job.stop] {
                  if (!stop.stop_requested()) rest();
                });
    }
  }
  int waiting() const override { return static_cast<int>(jobs_.size()); }
  int wanted(Purpose purpose) const {
    return static_cast<int>(std::ranges::count_if(
        jobs_, [&](const Job& job) { return job.purpose == purpose && !job.stop.stop_requested(); }));
  }

  bool held = false, full = false;
  int begun = 0;

 private:
  struct Job {
    Purpose purpose;
    Work work;
    std::stop_source stop;
  };
  TestClock& clock_;
  std::vector<Job> jobs_;
};

class TestLine final : public Line {
 public:
  void send(std::shared_ptr<const std::string> message) override { messages.push_back(*message); }
  void close(int code, std::string_view) override { closed = code; }

  std::vector<std::string> messages;
  int closed = 0;
};

inline Request request(std::string method, std::string path, std::string body = "", std::string bearer = "") {
  Request request;
  const std::size_t mark = std::min(path.find('?'), path.size());
  request.method = std::move(method);
  request.path = "/api/1/" + path.substr(0, mark);
  request.query = mark == path.size() ? "" : path.substr(mark + 1);
  request.body = std::move(body);
  request.bearer = std::move(bearer);
  return request;
}

// Somebody at a table, over a line of its own.
class Client {
 public:
  Client(Hall& hall, const std::string& table, const std::vector<std::string>& tokens, int version = 0)
      : hall_(hall), line_(std::make_shared<TestLine>()) {
    auto visitor = hall.welcome(request("GET", "tables/" + table + "/socket"), line_);
    if (!visitor) throw std::runtime_error(*visitor.error().body);
    visitor_ = std::move(*visitor);
    say({{"do", "hello"}, {"wire", 1}, {"tokens", tokens}, {"version", version}});
  }

  void say(const Json& message) { say_bytes(message.dump()); }
  void say_bytes(std::string_view bytes) {
    visitor_->hear(bytes);
    hall_.finish_round();
  }
  // As the first of several who say something at once.
  void begin_to_say(const Json& message) { visitor_->hear(message.dump()); }
  // Plays and returns the answer's code: "done", or why not.
  std::string play(int seat, const std::string& action) {
    return ask({{"do", "play"}, {"seat", seat}, {"action", action}});
  }
  std::string undo(int seat, bool whole = false) {
    return ask({{"do", "undo"}, {"seat", seat}, {"whole", whole}});
  }
  std::string ask(Json message) {
    message["id"] = ++id_;
    if (!message.contains("version")) message["version"] = version();
    say(message);
    const Json answer = Json::parse(line_->messages.back());
    return answer["tell"] == "done" ? "done" : answer["code"].get<std::string>();
  }

  // The newest table message.
  Json told() const {
    for (auto it = line_->messages.rbegin(); it != line_->messages.rend(); ++it)
      if (it->starts_with("{\"tell\":\"table\"")) return Json::parse(*it);
    return {};
  }
  Json table() const { return told()["table"]; }
  Json scene(int which = 0) const { return told()["scenes"][which]; }
  int version() const { return table()["version"].get<int>(); }
  std::string some_action(int which = 0) const {
    return scene(which)["legal"][0]["action"].get<std::string>();
  }
  TestLine& line() { return *line_; }
  void hang_up() { visitor_.reset(); }

 private:
  Hall& hall_;
  std::shared_ptr<TestLine> line_;
  std::unique_ptr<Visitor> visitor_;
  int id_ = 0;
};

struct House {
  explicit House(const std::string& database = "")
      : home(database.empty() ? folder.file("laguna.db") : database, database.empty(), host) {}

  Response ask(const std::string& method, const std::string& path, const std::string& body = "",
               const std::string& bearer = "") {
    return hall.answer(request(method, path, body, bearer));
  }
  Json get(const std::string& path, const std::string& bearer = "") {
    return Json::parse(*ask("GET", path, "", bearer).body);
  }
  Json post(const std::string& path, const Json& body, const std::string& bearer = "") {
    return Json::parse(*ask("POST", path, body.dump(), bearer).body);
  }
  // A new table; of each seat "person", "open" or the name of a bot.
  Json open(const std::vector<std::string>& sitters, Json more = Json::object()) {
    Json order = {{"game", "mille-fiori"},
                  {"options", "seats " + std::to_string(sitters.size())},
                  {"seats", Json::array()}};
    for (const std::string& sitter : sitters) {
      const bool bot = sitter != "person" && sitter != "open";
      Json seat = {{"kind", bot ? "bot" : sitter}};
      if (bot) seat["bot"] = sitter;
      if (sitter == "person") seat["name"] = "Player " + std::to_string(order["seats"].size() + 1);
      order["seats"].push_back(std::move(seat));
    }
    order.update(more);
    return post("tables", order);
  }

  TestFolder folder;
  Host host;
  TestHome home;
  Store& store = home.store();
  Nodes& nodes = home.nodes();
  TestClock clock;
  WebFiles files{folder.file("no-page")};
  TestStudy study{clock};
  Hall hall{store, nodes, clock, study, files, host};
};

inline Json happenings_of(const Table& table, const Viewer& viewer, int from_step) {
  std::string text;
  table.happenings(viewer, from_step, text);
  return Json::parse(text);
}
inline Json view_of(const Table& table, const Viewer& viewer) {
  std::string text;
  table.view(viewer, text);
  return Json::parse(text);
}

inline std::string name_of(const Json& made) { return made["table"].get<std::string>(); }
inline std::string token_of(const Json& made, int which = 0) {
  return made["keys"][which]["token"].get<std::string>();
}

}  // namespace laguna::server
