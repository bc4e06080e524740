// Nodes that share a PostgreSQL: who has a table, who may write, and what happens to one that is late.
#include "server/membership.hpp"

#include <thread>

#include "server/failure.hpp"
#include "server/tests/databases.hpp"
#include "server/tests/house.hpp"

namespace laguna::server {
namespace {

using namespace std::chrono_literals;
constexpr std::chrono::milliseconds kLong = 1h, kShort = 1500ms;
const std::string kOne = "10.0.0.1:1", kTwo = "10.0.0.2:2";

StoredTable small_table(const std::string& name) {
  return {.name = name,
          .game = "mille-fiori",
          .options = "seats 2",
          .next = "",
          .seats = {{wire::Sitter::person, "Ann", "greedy", digest("key of Ann"), {}}},
          .secret = {}};
}

const std::vector<Entry> kSomething = {{1, "something"}};

void wait_until_over(const Membership& node) {
  while (node.lease() != 0) std::this_thread::sleep_for(10ms);
}

class Leases : public testing::Test {
 protected:
  void SetUp() override {
    if (test_database().empty()) GTEST_SKIP() << "needs a PostgreSQL";
    schema = std::make_unique<TestSchema>();
  }
  std::unique_ptr<Membership> node(const std::string& address, std::chrono::milliseconds lasting = kLong) {
    return test_node(*schema, host, lasting, address);
  }
  void sql(const std::string& words) { postgres::Connection(schema->url()).execute(words); }
  bool can_append(Membership& by, int entry) try {
    PostgresStore(by).append("t", entry, kSomething, false);
    return true;
  } catch (const StorageFailure&) {
    return false;
  }

  std::unique_ptr<TestSchema> schema;
  Host host{Host::Wants::problems, std::tmpfile()};
};

TEST_F(Leases, a_table_is_had_by_one_and_the_other_knows_by_whom) {
  const auto one = node(kOne), two = node(kTwo);
  PostgresStore(*one).add(small_table("t"), {});
  EXPECT_FALSE(one->owner("t"));
  ASSERT_TRUE(two->owner("t"));
  EXPECT_EQ(two->owner("t")->address, kOne);
  EXPECT_EQ(two->owner("t")->lease, one->lease());
  EXPECT_FALSE(two->owner("no such table"));
  EXPECT_TRUE(can_append(*one, 0));
  EXPECT_FALSE(can_append(*two, 1));
}

TEST_F(Leases, one_that_died_is_replaced_when_its_lease_is_over) {
  const auto one = node(kOne, kShort), two = node(kTwo);
  PostgresStore(*one).add(small_table("t"), {});
  EXPECT_TRUE(two->owner("t"));
  wait_until_over(*one);
  std::this_thread::sleep_for(100ms);  // for the database it is over a little later
  two->forget("t");
  EXPECT_FALSE(two->owner("t"));
  EXPECT_EQ(one->lease(), 0);
  EXPECT_FALSE(can_append(*one, 0));
  EXPECT_TRUE(can_append(*two, 0));
}

TEST_F(Leases, what_is_released_can_be_taken_at_once_and_others_hear_of_it) {
  const auto one = node(kOne), two = node(kTwo);
  long long gone = 0;
  two->set_events({.lapsed = {}, .gone = [&](long long lease) { gone = lease; }, .listen = {}, .hurry = {}});
  PostgresStore(*one).add(small_table("t"), {});
  EXPECT_TRUE(two->owner("t"));
  const long long lease = one->lease();
  one->release();
  for (int i = 0; i < 100 && gone == 0; ++i, std::this_thread::sleep_for(10ms)) two->hear();
  EXPECT_EQ(gone, lease);
  EXPECT_FALSE(two->owner("t"));
  EXPECT_FALSE(can_append(*one, 0));
}

TEST_F(Leases, who_does_not_know_that_a_table_is_lost_writes_nothing_and_stops) {
  const auto one = node(kOne);
  PostgresStore(*one).add(small_table("t"), {});
  sql("UPDATE tables SET owner = 1");
  EXPECT_FALSE(can_append(*one, 0));
  EXPECT_EQ(one->lease(), 0);
  EXPECT_TRUE(PostgresStore(*one).journal("t").empty());
}

TEST_F(Leases, who_does_not_know_that_its_lease_is_over_writes_nothing) {
  for (const char* end : {"DELETE FROM leases", "UPDATE leases SET until = now()"}) {
    const auto one = node(kOne);
    PostgresStore store(*one);
    store.add(small_table(end), {});
    sql(end);
    EXPECT_NE(one->lease(), 0);
    EXPECT_THROW(store.append(end, 0, kSomething, false), StorageFailure);
    EXPECT_TRUE(store.journal(end).empty());
    const auto two = node(kTwo);
    EXPECT_THROW(store.set_pace(end, 3), StorageFailure);
  }
  const auto one = node(kOne);
  PostgresStore store(*one);
  sql("DELETE FROM leases");
  EXPECT_THROW(store.add(small_table("u"), {}), StorageFailure);
  EXPECT_FALSE(store.find("u"));
}

TEST_F(Leases, many_tables_are_kept_in_one_go_but_none_of_another_lease) {
  const auto one = node(kOne);
  PostgresStore store(*one);
  for (const char* name : {"t", "u", "v"}) store.add(small_table(name), {});
  bool done = false;
  const std::vector<Addition> first = {{"t", 0, {{1, "a"}, {0, "b"}}, false}, {"u", 0, {{2, "c"}}, true}};
  EXPECT_EQ(store.append_all(first, [&] { done = true; }), (std::vector<std::string>{"", ""}));
  EXPECT_TRUE(done);
  EXPECT_EQ(store.journal("t"), (std::vector<Entry>{{1, "a"}, {0, "b"}}));
  sql("UPDATE tables SET owner = 1 WHERE name = 'v'");
  const auto reasons = store.append_all(
      std::vector<Addition>{{"t", 2, kSomething, false}, {"v", 0, kSomething, false}}, [] {});
  EXPECT_EQ(reasons[0], "");
  EXPECT_NE(reasons[1], "");
  EXPECT_EQ(store.journal("t").size(), 3u);
  EXPECT_TRUE(store.journal("v").empty());
  EXPECT_EQ(one->lease(), 0);
  EXPECT_NE(store.append_all(first, [] {})[0], "");
}

TEST_F(Leases, an_entry_is_never_written_twice) {
  const auto one = node(kOne);
  PostgresStore(*one).add(small_table("t"), {});
  EXPECT_TRUE(can_append(*one, 0));
  EXPECT_FALSE(can_append(*one, 0));
  EXPECT_EQ(PostgresStore(*one).journal("t"), kSomething);
  EXPECT_EQ(one->lease(), 0);  // who would do that does not know the table
}

TEST_F(Leases, a_node_that_was_late_says_so_and_goes_on_under_another) {
  const auto one = node(kOne, kShort);
  int lapses = 0;
  one->set_events({.lapsed = [&] { ++lapses; }, .gone = {}, .listen = {}, .hurry = {}});
  PostgresStore(*one).add(small_table("t"), {});
  const long long before = one->lease();
  wait_until_over(*one);
  one->renew();
  EXPECT_EQ(lapses, 1);
  EXPECT_NE(one->lease(), 0);
  EXPECT_NE(one->lease(), before);
  EXPECT_FALSE(can_append(*one, 0));  // it must take the table again
  one->renew();
  EXPECT_FALSE(one->owner("t"));
  EXPECT_TRUE(can_append(*one, 0));
}

// Somebody holds the row, so that the statement is sure to be on its way when the connection is cut.
TEST_F(Leases, an_outcome_that_is_unknown_is_told_to_nobody_until_it_was_looked_up) {
  const auto one = node(kOne);
  int lapses = 0;
  one->set_events({.lapsed = [&] { ++lapses; }, .gone = {}, .listen = {}, .hurry = {}});
  PostgresStore(*one).add(small_table("t"), {});
  postgres::Connection holder(schema->url());
  holder.execute("BEGIN");
  holder.execute("SELECT FROM tables FOR UPDATE");
  std::thread cutter([&] {
    std::this_thread::sleep_for(300ms);
    sql("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'WITH held%' AND "
        "wait_event_type = 'Lock' AND datname = current_database()");
  });
  EXPECT_FALSE(can_append(*one, 0));
  cutter.join();
  holder.execute("ROLLBACK");
  EXPECT_EQ(one->lease(), 0);
  EXPECT_EQ(lapses, 0);
  one->renew();
  EXPECT_EQ(lapses, 1);
  EXPECT_FALSE(one->owner("t"));
  EXPECT_TRUE(can_append(*one, static_cast<int>(PostgresStore(*one).journal("t").size())));
}

TEST_F(Leases, a_database_that_is_silent_is_not_waited_for_long) {
  const auto one = node(kOne);
  PostgresStore(*one).add(small_table("t"), {});
  postgres::Connection holder(schema->url());
  holder.execute("SET idle_in_transaction_session_timeout = 0; BEGIN");
  holder.execute("SELECT FROM tables FOR UPDATE");
  const auto began = std::chrono::steady_clock::now();
  EXPECT_FALSE(can_append(*one, 0));
  EXPECT_LT(std::chrono::steady_clock::now() - began, 2s);
}

TEST_F(Leases, without_one_a_line_says_goodbye_instead_of_what_may_be_old) {
  const auto one = node(kOne, kShort);
  PostgresStore store(*one);
  TestClock clock;
  TestStudy study(clock);
  TestFolder folder;
  const WebFiles files(folder.file("no-page"));
  Hall hall(store, *one, clock, study, files, host);
  one->set_events({.lapsed = [&] { hall.leave_all(); }, .gone = {}, .listen = {}, .hurry = {}});
  const std::string order = R"({"game": "mille-fiori", "options": "seats 2",
      "seats": [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Bob"}]})";
  const Json made = Json::parse(*hall.answer(request("POST", "tables", order)).body);
  Client ann(hall, name_of(made), {token_of(made)}), eve(hall, name_of(made), {});
  const std::size_t before = eve.line().messages.size();
  wait_until_over(*one);
  ann.say(
      {{"do", "play"}, {"seat", 1}, {"action", ann.some_action()}, {"version", ann.version()}, {"id", 1}});
  EXPECT_EQ(ann.line().closed, 1001);
  EXPECT_EQ(hall.answer(request("GET", "tables/" + name_of(made))).status, 503);
  Request ready;
  ready.method = "GET";
  ready.path = "/ready";
  EXPECT_EQ(hall.answer(ready).status, 503);
  one->renew();
  EXPECT_EQ(eve.line().closed, 1001);
  for (std::size_t i = before; i < eve.line().messages.size(); ++i)
    EXPECT_EQ(Json::parse(eve.line().messages[i])["tell"], "closing");
  EXPECT_EQ(hall.answer(request("GET", "tables/" + name_of(made))).status, 200);
}

TEST_F(Leases, several_nodes_may_begin_at_once_with_an_empty_database) {
  std::vector<std::jthread> starts;
  std::atomic<int> ready = 0;
  for (int i = 0; i < 4; ++i)
    starts.emplace_back([&, i] { ready += node("10.0.0.1:" + std::to_string(i))->lease() != 0; });
  starts.clear();
  EXPECT_EQ(ready, 4);
}

TEST_F(Leases, a_database_of_an_earlier_version_is_renewed_and_played_on) {
  sql(bytes_of("src/server/tests/databases/postgres-1.sql"));
  const auto one = node(kOne);
  PostgresStore store(*one);
  EXPECT_FALSE(one->owner("in-play"));
  ASSERT_TRUE(store.find("in-play"));
  EXPECT_EQ(store.find("in-play")->seats[1].name, "Zoë");
  ASSERT_EQ(store.journal("in-play").size(), 23u);
  store.append("in-play", 23, kSomething, false);
  EXPECT_EQ(store.journal("in-play").size(), 24u);
}

TEST_F(Leases, a_newer_database_is_refused_and_not_touched) {
  node(kOne);
  sql("UPDATE laguna SET version = 99");
  try {
    node(kOne);
    FAIL();
  } catch (const Failure& failure) {
    EXPECT_NE(std::string(failure.what()).find("newer Laguna (database version 99"), std::string::npos);
  }
}

TEST_F(Leases, no_token_is_in_the_database) {
  const auto one = node(kOne);
  PostgresStore(*one).add(small_table("t"), {});
  postgres::Connection connection(schema->url());
  const postgres::Statement all{"all", "SELECT row_to_json(seats)::text FROM seats"};
  const std::string row = connection.run(all).text(0, 0);
  EXPECT_NE(row.find("Ann"), std::string::npos);
  EXPECT_EQ(row.find("key of Ann"), std::string::npos);
}

}  // namespace
}  // namespace laguna::server
