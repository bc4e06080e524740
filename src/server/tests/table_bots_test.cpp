// Bots at a table: their pace, and for whom they stand in.
#include "server/tests/house.hpp"

namespace laguna::server {
namespace {

using namespace std::chrono_literals;

// A table at which seat 1 is a person and a bot has the Doge card, so that bots play before the person.
Json opened_with_bot_first(House& house, const Json& more) {
  for (;;) {
    Json made = house.open({"person", "greedy", "greedy", "greedy"}, more);
    if (Client(house.hall, name_of(made), {}).scene()["view"]["doge"] != 1) return made;
  }
}

TEST(Tables, bots_move_at_their_pace_and_at_once_when_asked_to_hurry) {
  House house;
  const Json made = opened_with_bot_first(house, {{"pace", 900}});
  Client ann(house.hall, name_of(made), {token_of(made)});
  const int start = ann.version();
  house.clock.pass(250ms);
  EXPECT_EQ(ann.version(), start);
  house.clock.pass(1000ms);
  EXPECT_EQ(ann.version(), start + 3);
  ann.play(1, ann.some_action());
  const int picked = ann.version();
  house.clock.pass(800ms);
  EXPECT_EQ(ann.version(), picked);
  ann.say({{"do", "skip"}});
  house.clock.pass(1ms);
  EXPECT_EQ(ann.table()["turn"]["seats"], Json({1}));
}

// Whatever it holds, and also where it has no choice.
TEST(Tables, when_a_bot_moves_tells_nothing_of_its_cards) {
  for (const char* game : {"mille-fiori", "murano"}) {
    House house;
    const Json made = house.open({"person", "servente"}, {{"game", game}, {"pace", 0}});
    Client ann(house.hall, name_of(made), {token_of(made)});
    int moves = 0;
    for (int step = 0; step < 60; ++step) {
      const Json asked = ann.table()["turn"]["seats"];
      const int before = ann.version();
      if (std::ranges::find(asked, Json(1)) != asked.end()) {
        ann.play(1, ann.some_action());
      } else {
        house.clock.pass(29ms);
        ASSERT_EQ(ann.version(), before) << game;
        house.clock.pass(1ms);
        ASSERT_GT(ann.version(), before) << game;
        ++moves;
      }
    }
    EXPECT_GT(moves, 10) << game;
  }
}

TEST(Tables, to_hurry_is_over_when_a_person_is_asked) {
  House house;
  const Json made = opened_with_bot_first(house, {{"pace", 900}});
  Client ann(house.hall, name_of(made), {token_of(made)});
  ann.say({{"do", "skip"}});
  house.clock.pass(2s);
  ann.play(1, ann.some_action());
  const int picked = ann.version();
  house.clock.pass(800ms);
  EXPECT_EQ(ann.version(), picked);
}

TEST(Tables, a_bot_stands_in_for_the_absent_and_gives_the_seat_back) {
  House house;
  const Json made = house.open({"person", "person"}, {{"absence", 60}, {"pace", 0}});
  Client ann(house.hall, name_of(made), {token_of(made, 0)});
  Client ben(house.hall, name_of(made), {token_of(made, 1)});
  ben.hang_up();
  ann.play(1, ann.some_action());
  const int waiting = ann.version();
  house.clock.pass(59s);
  EXPECT_EQ(ann.version(), waiting);
  EXPECT_FALSE(ann.table()["seats"][1]["stand_in"].get<bool>());
  house.clock.pass(2s);
  EXPECT_GT(ann.version(), waiting);
  EXPECT_TRUE(ann.table()["seats"][1]["stand_in"].get<bool>());
  Client back(house.hall, name_of(made), {token_of(made, 1)});
  EXPECT_FALSE(ann.table()["seats"][1]["stand_in"].get<bool>());
  const int now = ann.version();
  house.clock.pass(600s);
  EXPECT_EQ(ann.version(), now);
}

TEST(Tables, who_leaves_is_replaced_at_once) {
  House house;
  const Json made = house.open({"person", "person"}, {{"absence", 0}, {"pace", 0}});
  Client ann(house.hall, name_of(made), {token_of(made, 0)});
  Client ben(house.hall, name_of(made), {token_of(made, 1)});
  EXPECT_EQ(ben.ask({{"do", "leave"}, {"seat", 2}}), "done");
  const int before = ann.version();
  house.clock.pass(1s);
  EXPECT_EQ(ann.version(), before + 1);
  EXPECT_TRUE(ann.table()["seats"][1]["stand_in"].get<bool>());
}

TEST(Tables, nobody_plays_to_an_empty_house) {
  House house;
  const Json made = house.open({"person", "greedy"}, {{"absence", 1}, {"pace", 0}});
  const int before = house.get("tables/" + name_of(made))["version"].get<int>();
  house.clock.pass(90s);
  EXPECT_EQ(house.get("tables/" + name_of(made))["version"], before);
}

TEST(Tables, bots_wait_until_somebody_has_had_a_look) {
  House house;
  const Json made = house.open({"person", "greedy"}, {{"pace", 900}});
  const int before = house.get("tables/" + name_of(made))["version"].get<int>();
  house.clock.pass(60s);
  Client ann(house.hall, name_of(made), {token_of(made)});
  house.clock.pass(100ms);
  EXPECT_EQ(ann.version(), before);
}

}  // namespace
}  // namespace laguna::server
