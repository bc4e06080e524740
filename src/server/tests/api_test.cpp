// The lobby and the records, over HTTP.
#include "server/tests/house.hpp"

namespace laguna::server {
namespace {

using namespace std::chrono_literals;

// A game between bots, played to its end before a spectator.
std::string finished_game(House& house, const Json& more = Json::object()) {
  Json order = {{"pace", 0}};
  order.update(more);
  const std::string name = name_of(house.open({"greedy", "greedy"}, order));
  Client watcher(house.hall, name, {});
  for (int i = 0; i < 200 && watcher.table()["turn"]["kind"] != "over"; ++i) house.clock.pass(1s);
  EXPECT_EQ(watcher.table()["turn"]["kind"], "over");
  return name;
}

// A game of one person against a bot, played to its end.
Json finished_with_person(House& house) {
  const Json made = house.open({"person", "greedy"}, {{"pace", 0}});
  Client ann(house.hall, name_of(made), {token_of(made)});
  while (ann.table()["turn"]["kind"] != "over") {
    if (!ann.scene()["legal"].empty()) ann.play(1, ann.some_action());
    house.clock.pass(1s);
  }
  return made;
}

TEST(Api, tells_the_games_and_bots) {
  House house;
  const Json facts = house.get("games");
  EXPECT_EQ(facts["wire"], 1);
  EXPECT_EQ(facts["games"][0]["name"], "mille-fiori");
  EXPECT_EQ(facts["levels"], Json({"garzonetto", "garzone", "serventino", "servente", "maestro", "doge"}));
  EXPECT_EQ(facts["bots"].size(), 9u);
  EXPECT_EQ(facts["games"][0]["personas"], Json({"collector", "rival", "sailor"}));
}

TEST(Api, refuses_with_a_fitting_status_and_a_reason) {
  House house;
  const auto status = [&](const char* method, const char* path, const char* body) {
    const Response response = house.ask(method, path, body);
    const Json problem = Json::parse(*response.body);
    EXPECT_FALSE(problem["reason"].get<std::string>().empty());
    return std::pair(response.status, problem["code"].get<std::string>());
  };
  using Pair = std::pair<int, std::string>;
  EXPECT_EQ(status("GET", "nothing", ""), Pair(404, "unknown"));
  EXPECT_EQ(status("PUT", "tables", "{}"), Pair(404, "unknown"));
  EXPECT_EQ(status("GET", "tables/AAAAAAAAAAAAAAAA", ""), Pair(404, "unknown"));
  EXPECT_EQ(status("POST", "tables", "{"), Pair(400, "malformed"));
  EXPECT_EQ(status("POST", "tables", R"({"game":"chess","options":"seats 2","seats":[]})"),
            Pair(404, "unknown"));
  EXPECT_EQ(status("POST", "tables", R"({"game":"mille-fiori","options":"seats 9","seats":[]})"),
            Pair(400, "malformed"));
  EXPECT_EQ(
      status("POST", "tables", R"({"game":"mille-fiori","options":"seats 2","seats":[{"kind":"open"}]})"),
      Pair(400, "malformed"));
  EXPECT_EQ(status("POST", "records", "hello"), Pair(400, "record"));
}

TEST(Api, the_lobby_shows_listed_tables_only) {
  House house;
  const Json shown = house.open({"person", "open"}, {{"listed", true}});
  house.open({"person", "open"});
  finished_game(house, {{"listed", true}});
  const Json tables = house.get("tables")["tables"];
  ASSERT_EQ(tables.size(), 1u);
  EXPECT_EQ(tables[0]["table"], shown["table"]);
}

TEST(Api, a_record_is_shown_when_the_game_is_over) {
  House house;
  const std::string running = name_of(house.open({"person", "open"}));
  EXPECT_EQ(house.get("tables/" + running + "/record")["code"], "running");
  const std::string name = finished_game(house);
  const std::string text = *house.ask("GET", "tables/" + name + "/record?form=text").body;
  const std::string json = *house.ask("GET", "tables/" + name + "/record?form=json").body;
  EXPECT_TRUE(replay(*record::read_text(text)));
  EXPECT_TRUE(replay(*record::read_json(json)));
  EXPECT_EQ(house.get("tables/" + name + "/record?form=xml")["code"], "malformed");
}

TEST(Api, an_uploaded_record_can_be_looked_at_and_continued) {
  House house;
  const std::string text = *house.ask("GET", "tables/" + finished_game(house) + "/record?form=text").body;
  const Response kept = house.ask("POST", "records", text);
  EXPECT_EQ(kept.status, 201);
  const std::string archive = name_of(Json::parse(*kept.body));
  const Json summary = house.get("tables/" + archive);
  EXPECT_EQ(summary["turn"]["kind"], "archive");
  // Start, nine cards face up, five for each: after twenty steps everybody has a hand.
  const Json moments = house.get("tables/" + archive + "/moments?from=20&to=40&as=all")["moments"];
  ASSERT_EQ(moments.size(), 21u);
  EXPECT_EQ(moments[0]["step"], 20);
  EXPECT_EQ(moments[0]["view"]["known"]["1"].size(), 5u);

  const Json made = house.open({"person", "greedy"}, {{"from", {{"table", archive}, {"step", 40}}}});
  Client ann(house.hall, name_of(made), {token_of(made)});
  EXPECT_GE(ann.table()["steps"], 40);
  EXPECT_EQ(ann.scene()["view"]["diamonds"], moments[20]["view"]["diamonds"]);
}

TEST(Api, only_finished_games_can_be_continued_elsewhere) {
  House house;
  const std::string running = name_of(house.open({"person", "open"}));
  EXPECT_EQ(house.open({"person", "greedy"}, {{"from", {{"table", running}, {"step", 5}}}})["code"],
            "running");
  const std::string over = finished_game(house);
  EXPECT_EQ(house.open({"person", "greedy"}, {{"from", {{"table", over}, {"step", 5000}}}})["code"],
            "malformed");
  EXPECT_EQ(house.open({"person", "greedy", "greedy"}, {{"from", {{"table", over}, {"step", 5}}}})["code"],
            "malformed");
}

TEST(Api, an_earlier_moment_is_for_who_was_there) {
  House house;
  const Json made = house.open({"person", "person"});
  const std::string moments = "tables/" + name_of(made) + "/moments?from=20&to=20&as=";
  EXPECT_EQ(house.get(moments + "1")["code"], "token");
  EXPECT_EQ(house.get(moments + "1", token_of(made, 1))["code"], "token");
  EXPECT_EQ(house.get(moments + "all", token_of(made, 0))["code"], "running");
  EXPECT_EQ(house.get(moments + "1", token_of(made, 0))["moments"][0]["view"]["hand"].size(), 5u);
  EXPECT_TRUE(house.get(moments + "0")["moments"][0]["view"]["hand"].empty());
  EXPECT_EQ(house.get("tables/" + name_of(made) + "/moments?from=0&to=99&as=0")["code"], "malformed");
}

TEST(Api, the_next_game_keeps_the_people_and_their_keys) {
  House house;
  const Json made = finished_with_person(house);
  Client ann(house.hall, name_of(made), {token_of(made)});
  const std::string again = "tables/" + name_of(made) + "/again";
  EXPECT_EQ(house.post(again, Json::object())["code"], "token");
  const Json next = house.post(again, Json::object(), token_of(made));
  EXPECT_EQ(house.post(again, Json::object(), token_of(made)), next);
  EXPECT_EQ(ann.table()["next"], next["table"]);
  Client there(house.hall, name_of(next), {token_of(made)});
  EXPECT_EQ(there.scene()["seat"], 1);
  EXPECT_FALSE(there.scene()["legal"].empty());
}

TEST(Api, a_finished_game_takes_nothing_back) {
  House house;
  const Json made = finished_with_person(house);
  Client ann(house.hall, name_of(made), {token_of(made)});
  EXPECT_FALSE(ann.scene()["undo"].get<bool>());
  EXPECT_EQ(ann.undo(1), "undo");
}

TEST(Api, one_bad_table_is_nobody_elses_trouble) {
  House house;
  const Json bad = house.open({"person", "open"}, {{"listed", true}});
  const Json good = house.open({"person", "open"}, {{"listed", true}});
  house.store.append(name_of(bad), 1000, std::vector<Entry>{{1, "dance"}}, false);
  EXPECT_EQ(house.get("tables/" + name_of(bad))["code"], "storage");
  const Json tables = house.get("tables")["tables"];
  ASSERT_EQ(tables.size(), 1u);
  EXPECT_EQ(tables[0]["table"], good["table"]);
}

TEST(Api, names_can_be_seen) {
  House house;
  const std::string seat = "tables/" + name_of(house.open({"person", "open"})) + "/seats/2";
  for (const char* name : {"", " ", "a\nb", "\u200b", "a\u202eb", "\u00a0", "\ufeff"})
    EXPECT_EQ(house.post(seat, {{"name", name}})["code"], "malformed") << name;
  EXPECT_EQ(house.post(seat, {{"name", "Žofia 張 🦢"}})["seat"], 2);
}

}  // namespace
}  // namespace laguna::server
