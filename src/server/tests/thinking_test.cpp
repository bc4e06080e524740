// Bots that think while people wait, and advice for people who ask.
#include "server/tests/house.hpp"

namespace laguna::server {
namespace {

using namespace std::chrono_literals;
using Purpose = Study::Purpose;

Json last_message(Client& client) { return Json::parse(client.line().messages.back()); }
void ask_for_advice(Client& client, int seat, int id) {
  client.say({{"do", "advise"}, {"id", id}, {"seat", seat}, {"version", client.version()}});
}

TEST(BotsThink, they_move_when_the_pause_is_over_and_they_have_made_up_their_mind) {
  House house;
  house.study.held = true;
  const Json made = house.open({"person", "servente"}, {{"pace", 900}});
  Client ann(house.hall, name_of(made), {token_of(made)});
  const int start = ann.version();
  EXPECT_EQ(house.study.wanted(Purpose::move), 1);
  house.clock.pass(5s);
  EXPECT_EQ(ann.version(), start);
  house.study.think();
  house.clock.pass(0ms);
  EXPECT_EQ(ann.version(), start + 1);
}

TEST(BotsThink, who_is_quick_waits_for_its_pause) {
  House house;
  const Json made = house.open({"person", "servente"}, {{"pace", 900}});
  Client ann(house.hall, name_of(made), {token_of(made)});
  const int start = ann.version();
  house.clock.pass(299ms);
  EXPECT_EQ(ann.version(), start);
  house.clock.pass(1ms);
  EXPECT_EQ(ann.version(), start + 1);
}

TEST(BotsThink, secret_choices_of_others_do_not_disturb_them) {
  House house;
  house.study.held = true;
  const Json made = house.open({"person", "person", "doge@0.1"});
  Client ann(house.hall, name_of(made), {token_of(made)});
  ann.play(1, ann.some_action());
  EXPECT_EQ(house.study.begun, 1);
  EXPECT_EQ(house.study.wanted(Purpose::move), 1);
}

TEST(BotsThink, after_an_undo_they_think_again) {
  House house;
  house.study.held = true;
  const Json made = house.open({"person", "person", "doge"});
  Client ann(house.hall, name_of(made), {token_of(made)});
  EXPECT_EQ(house.study.wanted(Purpose::long_move), 1);
  ann.play(1, ann.some_action());
  ann.undo(1);
  EXPECT_EQ(house.study.begun, 2);
  EXPECT_EQ(house.study.wanted(Purpose::long_move), 1);
}

TEST(BotsThink, nobody_thinks_for_an_empty_house) {
  House house;
  house.study.held = true;
  const Json made = house.open({"person", "maestro"});
  Client ann(house.hall, name_of(made), {token_of(made)});
  Client watcher(house.hall, name_of(made), {});
  ann.hang_up();
  EXPECT_EQ(house.study.wanted(Purpose::move), 1);
  watcher.hang_up();
  EXPECT_EQ(house.study.wanted(Purpose::move), 0);
}

TEST(BotsThink, who_comes_back_is_not_played_for) {
  House house;
  house.study.held = true;
  const Json made = house.open({"person", "person"}, {{"pace", 0}});
  Client ann(house.hall, name_of(made), {token_of(made, 0)});
  Client ben(house.hall, name_of(made), {token_of(made, 1)});
  ben.ask({{"do", "leave"}, {"seat", 2}});
  EXPECT_EQ(house.study.wanted(Purpose::move), 1);
  Client back(house.hall, name_of(made), {token_of(made, 1)});
  EXPECT_EQ(house.study.wanted(Purpose::move), 0);
}

TEST(Advice, is_told_to_who_asked_only) {
  House house;
  const Json made = house.open({"person", "person"});
  Client ann(house.hall, name_of(made), {token_of(made, 0)}),
      ben(house.hall, name_of(made), {token_of(made, 1)});
  const auto heard = ben.line().messages.size();
  ask_for_advice(ann, 1, 7);
  house.clock.pass(0ms);
  const Json told = last_message(ann);
  EXPECT_EQ(told["tell"], "advice");
  EXPECT_EQ(told["id"], 7);
  EXPECT_EQ(told["seat"], 1);
  EXPECT_EQ(told["version"], ann.version());
  ASSERT_EQ(told["advice"]["actions"].size(), ann.scene()["legal"].size());
  const Json& best = told["advice"]["actions"][0];
  EXPECT_EQ(best["win"].size(), 2u);
  EXPECT_EQ(best["scores"].size(), 2u);
  EXPECT_EQ(ben.line().messages.size(), heard);
}

TEST(Advice, is_thought_about_once_for_all_tabs_and_remembered) {
  House house;
  house.study.held = true;
  const Json made = house.open({"person", "person"});
  Client tab(house.hall, name_of(made), {token_of(made)}), other(house.hall, name_of(made), {token_of(made)});
  ask_for_advice(tab, 1, 1);
  ask_for_advice(other, 1, 2);
  EXPECT_EQ(house.study.begun, 1);
  house.study.think();
  house.clock.pass(0ms);
  EXPECT_EQ(last_message(tab)["id"], 1);
  EXPECT_EQ(last_message(other)["id"], 2);
  ask_for_advice(tab, 1, 3);
  EXPECT_EQ(last_message(tab)["id"], 3);
  EXPECT_EQ(last_message(tab)["advice"], last_message(other)["advice"]);
  EXPECT_EQ(house.study.begun, 1);
}

TEST(Advice, of_two_questions_in_a_row_the_newer_is_answered) {
  House house;
  house.study.held = true;
  const Json made = house.open({"person", "person"});
  Client ann(house.hall, name_of(made), {token_of(made)});
  ask_for_advice(ann, 1, 1);
  ask_for_advice(ann, 1, 2);
  EXPECT_EQ(last_message(ann)["code"], "late");
  EXPECT_EQ(last_message(ann)["id"], 1);
  house.study.think();
  house.clock.pass(0ms);
  EXPECT_EQ(last_message(ann)["id"], 2);
}

TEST(Advice, is_refused_with_the_reason) {
  House house;
  const Json made = house.open({"person", "person"});
  Client ann(house.hall, name_of(made), {token_of(made, 0)}), watcher(house.hall, name_of(made), {});
  const auto code = [](Client& client, int seat, int version) {
    client.say({{"do", "advise"}, {"id", 1}, {"seat", seat}, {"version", version}});
    return last_message(client)["code"].get<std::string>();
  };
  const int start = ann.version();
  EXPECT_EQ(code(ann, 2, start), "token");
  EXPECT_EQ(code(watcher, 1, start), "token");
  house.study.full = true;
  EXPECT_EQ(code(ann, 1, start), "busy");
  ann.play(1, ann.some_action());
  EXPECT_EQ(code(ann, 1, ann.version()), "turn");
  ann.undo(1);
  EXPECT_EQ(code(ann, 1, start), "late");
}

TEST(Advice, nobody_thinks_on_when_the_seat_has_acted_or_the_tab_is_closed) {
  House house;
  house.study.held = true;
  const Json made = house.open({"person", "person"});
  Client ann(house.hall, name_of(made), {token_of(made, 0)}),
      ben(house.hall, name_of(made), {token_of(made, 1)});
  ask_for_advice(ann, 1, 1);
  ask_for_advice(ben, 2, 1);
  EXPECT_EQ(house.study.wanted(Purpose::advice), 2);
  ben.hang_up();
  EXPECT_EQ(house.study.wanted(Purpose::advice), 1);
  const auto heard = ann.line().messages.size();
  ann.play(1, ann.some_action());
  EXPECT_EQ(Json::parse(ann.line().messages[heard])["code"], "late");
  EXPECT_EQ(house.study.wanted(Purpose::advice), 0);
}

TEST(Advice, a_coach_is_there_for_all_to_see_and_stays) {
  House house;
  const Json made = house.open({"person", "servente"}, {{"coach", true}});
  EXPECT_TRUE(house.get("tables/" + name_of(made))["coach"].get<bool>());
  EXPECT_TRUE(house.store.find(name_of(made))->coach);
  EXPECT_FALSE(house.get("tables/" + name_of(house.open({"person", "servente"})))["coach"].get<bool>());
}

TEST(Advice, there_is_none_when_the_game_is_over) {
  House house;
  const Json made = house.open({"person", "greedy"}, {{"pace", 0}});
  Client ann(house.hall, name_of(made), {token_of(made)});
  while (ann.table()["turn"]["kind"] != "over")
    ann.scene()["legal"].empty() ? house.clock.pass(1s) : void(ann.play(1, ann.some_action()));
  ask_for_advice(ann, 1, 1);
  EXPECT_EQ(last_message(ann)["code"], "turn");
}

}  // namespace
}  // namespace laguna::server
