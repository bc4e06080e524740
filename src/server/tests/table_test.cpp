// People at tables, as they meet them over the wire.
#include "server/tests/house.hpp"

namespace laguna::server {
namespace {

using namespace std::chrono_literals;

TEST(Tables, a_new_table_gives_a_key_for_each_person_and_none_for_others) {
  House house;
  const Json made = house.open({"person", "open", "greedy", "person"});
  ASSERT_EQ(made["keys"].size(), 2u);
  EXPECT_EQ(made["keys"][0]["seat"], 1);
  EXPECT_EQ(made["keys"][1]["seat"], 4);
  EXPECT_EQ(token_of(made).size(), 22u);
  EXPECT_NE(token_of(made, 0), token_of(made, 1));
}

TEST(Tables, the_first_scene_asks_for_a_card) {
  House house;
  const Json made = house.open({"person", "greedy"});
  Client ann(house.hall, name_of(made), {token_of(made)});
  EXPECT_EQ(ann.scene()["seat"], 1);
  EXPECT_EQ(ann.scene()["view"]["hand"].size(), 5u);
  EXPECT_FALSE(ann.scene()["legal"].empty());
  EXPECT_EQ(ann.table()["turn"]["seats"], Json({1, 2}));
}

TEST(Tables, an_action_is_done_once_and_told_to_every_tab) {
  House house;
  const Json made = house.open({"person", "person"});
  Client tab(house.hall, name_of(made), {token_of(made)});
  Client other_tab(house.hall, name_of(made), {token_of(made)});
  const int seen = tab.version();
  const std::string action = tab.some_action();
  EXPECT_EQ(tab.play(1, action), "done");
  EXPECT_EQ(other_tab.told(), tab.told());
  EXPECT_EQ(other_tab.ask({{"do", "play"}, {"seat", 1}, {"action", action}, {"version", seen}}), "late");
  EXPECT_EQ(other_tab.version(), seen + 1);
}

TEST(Tables, refusals_name_their_reason) {
  House house;
  const Json made = house.open({"person", "person"});
  Client ann(house.hall, name_of(made), {token_of(made, 0)});
  Client watcher(house.hall, name_of(made), {});
  EXPECT_EQ(ann.play(1, "place workshop-1"), "illegal");
  EXPECT_EQ(ann.play(1, "dance"), "illegal");
  EXPECT_EQ(ann.play(2, ann.some_action()), "token");
  EXPECT_EQ(watcher.play(1, ann.some_action()), "token");
  EXPECT_EQ(ann.undo(1), "undo");
  ann.play(1, ann.some_action());
  EXPECT_EQ(ann.play(1, "pick key-1"), "turn");
}

TEST(Tables, a_false_token_opens_nothing) {
  House house;
  const Json made = house.open({"person", "person"});
  Client thief(house.hall, name_of(made), {"AAAAAAAAAAAAAAAAAAAAAA"});
  EXPECT_EQ(Json::parse(thief.line().messages[0])["code"], "token");
  EXPECT_EQ(thief.scene()["seat"], 0);
  EXPECT_TRUE(thief.scene()["legal"].empty());
}

TEST(Tables, who_watches_changes_nothing) {
  House house;
  const Json made = house.open({"person", "person"});
  Client ann(house.hall, name_of(made), {token_of(made)}), watcher(house.hall, name_of(made), {});
  ann.play(1, ann.some_action());
  const int version = ann.version();
  for (const Json& message :
       {Json{{"do", "undo"}, {"seat", 1}, {"whole", false}}, Json{{"do", "pace"}, {"pace", 0}},
        Json{{"do", "leave"}, {"seat", 1}}, Json{{"do", "advise"}, {"seat", 2}},
        Json{{"do", "luck"}, {"seat", 1}, {"words", "mine"}}})
    EXPECT_EQ(watcher.ask(message), "token") << message;
  EXPECT_EQ(house.ask("POST", "tables/" + name_of(made) + "/again").status, 403);
  EXPECT_EQ(ann.version(), version);
}

TEST(Tables, a_pick_can_be_changed_until_the_last_has_picked) {
  House house;
  const Json made = house.open({"person", "person"});
  Client ann(house.hall, name_of(made), {token_of(made, 0)}),
      ben(house.hall, name_of(made), {token_of(made, 1)});
  const std::string first = ann.some_action();
  ann.play(1, first);
  EXPECT_TRUE(ann.scene()["undo"].get<bool>());
  EXPECT_EQ(ann.undo(1), "done");
  EXPECT_EQ(ann.play(1, first), "done");
  EXPECT_EQ(ben.play(2, ben.some_action()), "done");
  EXPECT_FALSE(ann.scene()["undo"].get<bool>());
  EXPECT_EQ(ann.undo(1), "undo");
}

TEST(Tables, a_journal_does_not_grow_for_ever) {
  House house;
  const Json made = house.open({"person", "person"});
  const std::string action = Client(house.hall, name_of(made), {token_of(made)}).some_action();
  house.clock.pass(5min);  // it sleeps
  const int before = static_cast<int>(house.store.journal(name_of(made)).size());
  std::vector<Entry> entries;
  while (before + std::ssize(entries) < kMostEntries) {
    entries.push_back({1, action});
    entries.push_back({1, std::string(kUndo)});
  }
  house.store.append(name_of(made), before, entries, false);
  Client both(house.hall, name_of(made), {token_of(made, 0), token_of(made, 1)});
  EXPECT_EQ(both.play(1, action), "done");
  EXPECT_EQ(both.undo(1), "undo");
  EXPECT_EQ(both.play(2, both.some_action(1)), "done");
}

TEST(Tables, a_story_is_cut_where_an_undo_changed_it) {
  House house;
  const Json made = house.open({"person", "person"});
  Client ann(house.hall, name_of(made), {token_of(made, 0)}),
      ben(house.hall, name_of(made), {token_of(made, 1)});
  const int before = ann.table()["steps"].get<int>();
  ann.play(1, ann.some_action());
  EXPECT_EQ(ben.scene()["story"]["from"], before);
  ann.undo(1);
  EXPECT_EQ(ben.scene()["story"]["from"], before);
  EXPECT_TRUE(ben.scene()["story"]["steps"].empty());
}

TEST(Tables, who_comes_back_is_told_what_happened_meanwhile) {
  House house;
  const Json made = house.open({"person", "person"});
  Client ben(house.hall, name_of(made), {token_of(made, 1)});
  int seen = 0, steps = 0;
  {
    Client ann(house.hall, name_of(made), {token_of(made, 0)});
    ann.play(1, ann.some_action());
    seen = ann.version();
    steps = ann.table()["steps"].get<int>();
  }
  ben.play(2, ben.some_action());
  Client ann(house.hall, name_of(made), {token_of(made, 0)}, seen);
  EXPECT_EQ(ann.scene()["story"]["from"], steps);
  EXPECT_EQ(ann.scene()["story"]["steps"].size(), 1u);
}

TEST(Tables, an_open_seat_is_taken_once) {
  House house;
  const Json made = house.open({"person", "open", "open"});
  const std::string seats = "tables/" + name_of(made) + "/seats/";
  const Json ben = house.post(seats + "2", {{"name", "Ben"}});
  EXPECT_EQ(ben["seat"], 2);
  EXPECT_EQ(house.post(seats + "2", {{"name", "Eve"}})["code"], "taken");
  EXPECT_EQ(house.post(seats + "1", {{"name", "Eve"}})["code"], "taken");
  EXPECT_EQ(house.post(seats + "3", {{"bot", "greedy"}})["code"], "token");
  EXPECT_EQ(house.post(seats + "3", {{"bot", "greedy"}}, token_of(made))["seat"], 3);
  Client client(house.hall, name_of(made), {ben["token"].get<std::string>()});
  EXPECT_EQ(client.scene()["seat"], 2);
}

TEST(Tables, one_browser_can_hold_several_seats) {
  House house;
  const Json made = house.open({"person", "person", "greedy"});
  Client both(house.hall, name_of(made), {token_of(made, 0), token_of(made, 1)});
  ASSERT_EQ(both.told()["scenes"].size(), 2u);
  EXPECT_EQ(both.play(2, both.some_action(1)), "done");
  EXPECT_EQ(both.play(1, both.some_action(0)), "done");
}

TEST(Tables, a_table_sleeps_when_nobody_is_there_and_wakes_as_it_was) {
  House house;
  const Json made = house.open({"person", "greedy"}, {{"pace", 0}});
  Json before;
  {
    Client ann(house.hall, name_of(made), {token_of(made)});
    ann.play(1, ann.some_action());
    house.clock.pass(1s);
    before = ann.scene()["view"];
  }
  house.clock.pass(10min);
  Client ann(house.hall, name_of(made), {token_of(made)});
  EXPECT_EQ(ann.scene()["view"], before);
}

TEST(Tables, only_tables_where_somebody_is_are_in_memory) {
  House house;
  std::vector<Json> made;
  for (int i = 0; i < 50; ++i) made.push_back(house.open({"person", "person"}));
  const auto in_memory = [&] {
    Request request;
    request.method = "GET";
    request.path = "/metrics";
    const std::string numbers = *house.hall.answer(request).body;
    const std::string_view name = "\nlaguna_tables ";
    return std::stoi(numbers.substr(numbers.find(name) + name.size()));
  };
  EXPECT_EQ(in_memory(), 0);
  for (const Json& one : made) house.get("tables/" + name_of(one));
  EXPECT_EQ(in_memory(), 50);
  Client ann(house.hall, name_of(made[7]), {token_of(made[7])});
  house.clock.pass(5min);
  EXPECT_EQ(in_memory(), 1);
  ann.hang_up();
  house.clock.pass(5min);
  EXPECT_EQ(in_memory(), 0);
}

TEST(Tables, who_wakes_all_tables_keeps_nobody_out) {
  House house;
  Hall hall(house.store, house.nodes, house.clock, house.study, house.files, house.host, 3);
  std::vector<Json> made;
  for (int i = 0; i < 9; ++i) made.push_back(house.open({"person", "person"}));
  const auto wakes = [&](const Json& one) {
    return hall.answer(request("GET", "tables/" + name_of(one))).status;
  };
  Client ann(hall, name_of(made[0]), {token_of(made[0])});
  for (const Json& one : made) {
    EXPECT_EQ(wakes(one), 200);
    house.clock.pass(1s);
  }
  EXPECT_EQ(ann.play(1, ann.some_action()), "done");
  Client ben(hall, name_of(made[3]), {token_of(made[3])}), eve(hall, name_of(made[4]), {});
  EXPECT_EQ(wakes(made[5]), 503);  // somebody is at each
  eve.hang_up();
  EXPECT_EQ(wakes(made[5]), 200);
  EXPECT_EQ(ben.play(1, ben.some_action()), "done");
}

TEST(Tables, strange_messages_disturb_nobody) {
  House house;
  const Json made = house.open({"person", "person"});
  Client ann(house.hall, name_of(made), {token_of(made, 0)}),
      ben(house.hall, name_of(made), {token_of(made, 1)});
  const auto before = ann.line().messages.size();
  for (const char* bytes :
       {"", "{", "null", "[]", "7", "\"do\"", "{}", R"({"do":7})", R"({"do":"fly"})", R"({"do":"play"})",
        R"({"do":"play","id":1,"seat":9,"action":"sail","version":0})",
        R"({"do":"play","id":1,"seat":-1,"action":"sail","version":0})",
        R"({"do":"play","id":1,"seat":2,"action":["sail"],"version":0})",
        R"({"do":"play","id":1e99,"seat":2,"action":"sail","version":0})",
        R"({"do":"undo","id":1,"seat":2,"whole":"yes","version":0})", R"({"do":"pace","id":1,"pace":-5})",
        "\xff\xfe"}) {
    ben.say_bytes(bytes);
    EXPECT_EQ(Json::parse(ben.line().messages.back())["tell"], "refused") << bytes;
  }
  EXPECT_EQ(ben.line().closed, 0);
  EXPECT_EQ(ann.line().messages.size(), before);
  EXPECT_EQ(ben.play(2, ben.some_action()), "done");
}

TEST(Tables, a_ping_is_answered_and_told_to_nobody_else) {
  House house;
  const Json made = house.open({"person", "person"});
  Client ann(house.hall, name_of(made), {token_of(made, 0)}),
      ben(house.hall, name_of(made), {token_of(made, 1)}), eve(house.hall, name_of(made), {});
  const auto before = ben.line().messages.size();
  EXPECT_EQ(ann.ask({{"do", "ping"}}), "done");
  EXPECT_EQ(eve.ask({{"do", "ping"}}), "done");
  EXPECT_EQ(ben.line().messages.size(), before);
}

TEST(Tables, without_hello_a_line_is_closed) {
  House house;
  const Json made = house.open({"person", "person"});
  auto line = std::make_shared<TestLine>();
  const auto visitor = house.hall.welcome(request("GET", "tables/" + name_of(made) + "/socket"), line);
  house.clock.pass(9s);
  EXPECT_EQ(line->closed, 0);
  house.clock.pass(2s);
  EXPECT_EQ(line->closed, 4000);
}

TEST(Tables, a_line_that_has_not_said_hello_keeps_its_table_awake) {
  House house;
  const Json made = house.open({"person", "person"});
  house.get("tables/" + name_of(made));
  auto line = std::make_shared<TestLine>();
  const auto visitor = house.hall.welcome(request("GET", "tables/" + name_of(made) + "/socket"), line);
  house.clock.pass(3min);
  (*visitor)->hear(
      Json({{"do", "hello"}, {"wire", 1}, {"tokens", {token_of(made, 0)}}, {"version", 0}}).dump());
  Client ben(house.hall, name_of(made), {token_of(made, 1)});
  EXPECT_TRUE(ben.table()["seats"][0]["here"].get<bool>());
}

TEST(Tables, who_comes_back_in_one_tab_is_back_for_all) {
  House house;
  const Json made = house.open({"person", "person"});
  Client tab(house.hall, name_of(made), {token_of(made, 0)}),
      other(house.hall, name_of(made), {token_of(made, 0)});
  Client ben(house.hall, name_of(made), {token_of(made, 1)});
  tab.ask({{"do", "leave"}, {"seat", 1}});
  EXPECT_FALSE(ben.table()["seats"][0]["here"].get<bool>());
  tab.say({{"do", "hello"}, {"wire", 1}, {"tokens", {token_of(made, 0)}}, {"version", 0}});
  EXPECT_TRUE(ben.table()["seats"][0]["here"].get<bool>());
  EXPECT_TRUE(other.table()["seats"][0]["here"].get<bool>());
}

}  // namespace
}  // namespace laguna::server
