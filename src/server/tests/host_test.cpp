// What a host learns of a server: enough to run it, and nobody's secret.
#include "server/tests/full_disk.hpp"
#include "server/tests/house.hpp"

namespace laguna::server {
namespace {

// All that is written to a log in a file without a name.
class LogFile {
 public:
  std::FILE* get() const { return file_.get(); }
  std::vector<Json> lines() const {
    std::rewind(get());
    std::vector<Json> all;
    for (char line[1000]; std::fgets(line, sizeof line, get()) != nullptr;) all.push_back(Json::parse(line));
    return all;
  }
  std::string text() const {
    std::string text;
    for (const Json& line : lines()) text += line.dump();
    return text;
  }

 private:
  std::unique_ptr<std::FILE, int (*)(std::FILE*)> file_{std::tmpfile(), std::fclose};
};

std::string ask(House& house, const char* path) {
  Request request;
  request.method = "GET";
  request.path = path;
  const Response response = house.hall.answer(request);
  return std::to_string(response.status) + " " + *response.body;
}

bool has(const std::string& text, std::string_view part) { return text.find(part) != text.npos; }

TEST(HostLog, lines_are_json_with_time_and_event) {
  LogFile file;
  const Host host(Host::Wants::everything, file.get());
  host.note("over", {{"table", hint_of("AbCdEfGhIjKlMnOp")}, {"steps", 7}});
  const Json line = file.lines().at(0);
  EXPECT_EQ(line["event"], "over");
  EXPECT_EQ(line["table"], "AbCdEf…");
  EXPECT_EQ(line["time"].get<std::string>().size(), std::string("2026-11-16T15:00:00.000Z").size());
}

TEST(HostLog, only_problems_unless_everything_is_wanted) {
  LogFile file;
  const Host host(Host::Wants::problems, file.get());
  host.note("over", Json::object());
  host.problem("storage", Json::object());
  EXPECT_EQ(file.lines().size(), 1u);
}

TEST(HostLog, that_cannot_be_written_keeps_nobody_from_anything) {
  LogFile file;
  std::setvbuf(file.get(), nullptr, _IONBF, 0);
  const Host host(Host::Wants::everything, file.get());
  const FullDisk full;
  EXPECT_NO_THROW(host.problem("storage", Json::object()));
}

TEST(HostLog, a_path_has_hints_for_names) {
  EXPECT_EQ(hint_of_path("/api/1/tables/AbCdEfGhIjKlMnOp/record"), "/api/1/tables/AbCdEf…/record");
  EXPECT_EQ(hint_of_path("/"), "/");
}

TEST(HostLog, a_fault_is_told_by_its_type_alone) {
  LogFile file;
  Host host(Host::Wants::problems, file.get());
  try {
    throw std::runtime_error("a token");
  } catch (...) {
    host.fault("GET /");
  }
  EXPECT_EQ(file.lines().at(0)["threw"], "std::runtime_error");
  EXPECT_FALSE(has(file.text(), "a token"));
}

TEST(HostLog, and_numbers_hold_no_name_key_card_or_link) {
  LogFile file;
  House house;
  Host all(Host::Wants::everything, file.get());
  Hall hall(house.store, house.nodes, house.clock, house.study, house.files, all);
  const Json made =
      Json::parse(*hall.answer(request("POST", "tables", R"({"game":"mille-fiori","options":"seats 2",
      "seats":[{"kind":"person","name":"Ann of Burano"},{"kind":"bot","bot":"greedy"}]})"))
                       .body);
  Client ann(hall, name_of(made), {token_of(made)});
  for (int i = 0; i < 1000 && ann.table()["turn"]["kind"] != "over"; ++i) {
    if (!ann.scene()["legal"].empty()) ann.play(1, ann.some_action());
    house.clock.pass(std::chrono::seconds(2));
  }
  EXPECT_EQ(ann.table()["turn"]["kind"], "over");
  const std::string told = file.text() + all.metrics.text();
  EXPECT_TRUE(has(told, R"("event":"over")"));
  for (const std::string& secret : {name_of(made), token_of(made), std::string("Burano")})
    EXPECT_FALSE(has(told, secret)) << secret;
  for (const Entry& entry : house.store.journal(name_of(made))) EXPECT_FALSE(has(told, entry.words));
}

TEST(HostMetrics, count_actions_tables_and_the_time_of_writing) {
  House house;
  const Json made = house.open({"person", "greedy"});
  Client ann(house.hall, name_of(made), {token_of(made)});
  EXPECT_EQ(ann.play(1, ann.some_action()), "done");
  house.clock.pass(std::chrono::seconds(2));
  const std::string text = ask(house, "/metrics");
  EXPECT_TRUE(has(text, "laguna_actions_total{by=\"person\"} 1\n")) << text;
  EXPECT_FALSE(has(text, "laguna_actions_total{by=\"bot\"} 0\n")) << text;
  EXPECT_TRUE(has(text, "laguna_tables 1\n"));
  EXPECT_TRUE(has(text, "laguna_write_seconds_count"));
  EXPECT_TRUE(has(text, "# TYPE process_cpu_seconds_total counter\n"));
  EXPECT_TRUE(has(text, "laguna_lease 1\n"));
}

TEST(HostMetrics, count_thoughts_that_wait) {
  House house;
  house.study.held = true;
  const Json made = house.open({"person", "greedy", "greedy"});
  Client ann(house.hall, name_of(made), {token_of(made)});
  EXPECT_TRUE(has(ask(house, "/metrics"), "laguna_thoughts_waiting 2\n"));
}

TEST(HostProbes, a_server_that_can_keep_nothing_lives_but_is_not_ready) {
  if (!test_database().empty()) GTEST_SKIP() << "about a file";
  House house;
  EXPECT_EQ(ask(house, "/health"), "200 alive\n");
  EXPECT_EQ(ask(house, "/ready"), "200 ready\n");
  house.clock.pass(std::chrono::seconds(1));
  {
    FullDisk full;
    EXPECT_EQ(ask(house, "/health"), "200 alive\n");
    EXPECT_TRUE(has(ask(house, "/ready"), "503 the database cannot be written"));
  }
  house.clock.pass(std::chrono::seconds(1));
  EXPECT_EQ(ask(house, "/ready"), "200 ready\n");
}

}  // namespace
}  // namespace laguna::server
