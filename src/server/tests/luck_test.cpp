// The promise of fair luck: when the first card is dealt, who is told what, and that a secret stays one.
#include <sodium.h>

#include "server/tests/house.hpp"

namespace laguna::server {
namespace {

using namespace std::chrono_literals;

const Json kAnn = {{"kind", "person"}, {"name", "Ann"}, {"luck", true}};
const Json kBot = {{"kind", "bot"}, {"bot", "greedy"}};
const Json kFriend = {{"kind", "open"}, {"luck", true}};

Json table_of(House& house, const Json& first, const Json& second) {
  return house.open({"person", "person"}, {{"seats", {first, second}}, {"pace", 0}});
}

std::string add(Client& client, int seat, const std::string& words) {
  return client.ask({{"do", "luck"}, {"seat", seat}, {"words", words}});
}

bool is_dealt(const Client& client) { return client.table()["steps"].get<int>() > 0; }

// Any legal action, now and then taken back.
void play_to_the_end(House& house, Client& ann) {
  for (int i = 0; ann.table()["turn"]["kind"] != "over"; ++i) {
    if (!ann.scene()["legal"].empty()) ann.play(1, ann.some_action());
    if (i % 5 == 0 && ann.scene()["undo"].get<bool>()) ann.undo(1);
    house.clock.pass(1s);
  }
}

std::string record_of(House& house, const std::string& table) {
  return *house.ask("GET", "tables/" + table + "/record?form=text").body;
}

TEST(Luck, the_commitment_is_there_before_the_first_card_which_waits_for_words) {
  House house;
  const Json made = table_of(house, kAnn, kBot);
  Client ann(house.hall, name_of(made), {token_of(made)});
  const std::string commitment = ann.table()["fair"]["commitment"];
  EXPECT_EQ(commitment.size(), 64u);
  EXPECT_EQ(ann.table()["fair"]["awaited"], Json({1}));
  EXPECT_FALSE(is_dealt(ann));
  EXPECT_EQ(ann.play(1, "pick key-1"), "turn");
  EXPECT_EQ(add(ann, 1, "Viva Venezia"), "done");
  EXPECT_TRUE(is_dealt(ann));
  EXPECT_EQ(ann.table()["fair"],
            Json({{"commitment", commitment}, {"luck", {"Viva Venezia", ""}}, {"awaited", Json::array()}}));
  EXPECT_EQ(add(ann, 1, "something else"), "late");
}

TEST(Luck, a_table_that_awaits_no_words_is_dealt_at_once) {
  House house;
  const Json made = house.open({"person", "open"});
  Client ann(house.hall, name_of(made), {token_of(made)});
  EXPECT_TRUE(is_dealt(ann));
  EXPECT_EQ(ann.table()["fair"]["luck"], Json({"", ""}));
}

TEST(Luck, words_can_be_changed_while_somebody_is_awaited) {
  House house;
  const Json made = table_of(house, kAnn, kFriend);
  Client ann(house.hall, name_of(made), {token_of(made)});
  EXPECT_EQ(add(ann, 1, "first"), "done");
  EXPECT_EQ(add(ann, 2, "not mine"), "token");
  EXPECT_EQ(add(ann, 1, " "), "malformed");
  EXPECT_EQ(add(ann, 1, "second"), "done");
  const Json key = house.post("tables/" + name_of(made) + "/seats/2", {{"name", "Ben"}, {"luck", true}});
  EXPECT_FALSE(is_dealt(ann));
  Client ben(house.hall, name_of(made), {key["token"].get<std::string>()});
  EXPECT_EQ(add(ben, 2, "third"), "done");
  EXPECT_TRUE(is_dealt(ann));
  EXPECT_EQ(ann.table()["fair"]["luck"], Json({"second", "third"}));
}

TEST(Luck, who_takes_a_seat_without_a_wish_or_is_a_bot_is_not_awaited) {
  for (const Json& claim : {Json({{"name", "Ben"}}), Json({{"bot", "greedy"}})}) {
    House house;
    const Json made = table_of(house, kAnn, kFriend);
    Client ann(house.hall, name_of(made), {token_of(made)});
    add(ann, 1, "Ann's");
    EXPECT_FALSE(is_dealt(ann));
    house.post("tables/" + name_of(made) + "/seats/2", claim, token_of(made));
    EXPECT_TRUE(is_dealt(ann));
  }
}

TEST(Luck, nobody_is_awaited_longer_than_for_an_action) {
  House house;
  const Json made = table_of(house, kAnn, kAnn);
  Client ann(house.hall, name_of(made), {token_of(made)});
  add(ann, 1, "Ann's");
  house.clock.pass(119s);
  EXPECT_FALSE(is_dealt(ann));
  house.clock.pass(2s);
  EXPECT_TRUE(is_dealt(ann));
}

TEST(Luck, a_server_that_fell_before_the_first_card_deals_when_it_is_back) {
  House house;
  const Json made = table_of(house, kAnn, kBot);
  StoredSeat ann = house.store.find(name_of(made))->seats[0];
  ann.luck = "written, but nothing dealt";
  house.store.set_seat(name_of(made), seat_at(0), ann);
  Client back(house.hall, name_of(made), {token_of(made)});
  EXPECT_TRUE(is_dealt(back));
}

// In hex, as it is, and in base64.
std::vector<std::string> forms_of(const fair::Secret& secret) {
  std::string base64(64, '\0');
  sodium_bin2base64(base64.data(), base64.size(), secret.data(), secret.size(),
                    sodium_base64_VARIANT_URLSAFE_NO_PADDING);
  return {fair::hex(secret).substr(0, 16), std::string(secret.begin(), secret.begin() + 8),
          base64.substr(0, 10)};
}

TEST(Luck, the_secret_is_told_to_nobody_before_the_end_and_then_proves_every_card) {
  House house;
  const Json made = table_of(house, kAnn, kBot);
  const std::string table = "tables/" + name_of(made);
  const fair::Secret secret = *house.store.find(name_of(made))->secret;
  std::string told = made.dump();
  Client ann(house.hall, name_of(made), {token_of(made)});
  Client watcher(house.hall, name_of(made), {});
  add(ann, 1, "Viva Venezia");
  ann.play(1, ann.some_action());
  for (const char* path :
       {"", "/record?form=text", "/record?form=json", "/luck", "/moments?from=0&to=9&as=0"})
    told += *house.ask("GET", table + path).body;
  EXPECT_EQ(house.get(table + "/luck")["code"], "running");
  play_to_the_end(house, ann);
  for (Client* client : {&ann, &watcher})
    for (const std::string& message : client->line().messages) told += message;
  for (const std::string& form : forms_of(secret)) EXPECT_EQ(told.find(form), std::string::npos);

  const auto record = record::read_text(record_of(house, name_of(made)));
  ASSERT_TRUE(record && replay(*record));
  EXPECT_EQ(record->fair->secret, fair::hex(secret));
  EXPECT_EQ(ann.table()["fair"]["commitment"], record->fair->commitment);
  EXPECT_FALSE(fair::problem(*record));
  const Json proof = house.get(table + "/luck");
  EXPECT_EQ(proof["secret"], fair::hex(secret));
  EXPECT_EQ(proof["draws"][0]["could"], Json({{"start 1", 1}, {"start 2", 1}}));
  EXPECT_EQ(proof["draws"][1]["came"], record->steps[1].action);
}

TEST(Luck, the_next_game_has_a_promise_of_its_own_and_awaits_the_same_people) {
  House house;
  const Json made = table_of(house, kAnn, kBot);
  Client ann(house.hall, name_of(made), {token_of(made)});
  add(ann, 1, "Viva Venezia");
  play_to_the_end(house, ann);
  const Json next = house.post("tables/" + name_of(made) + "/again", Json::object(), token_of(made));
  Client again(house.hall, name_of(next), {token_of(made)});
  EXPECT_NE(again.table()["fair"]["commitment"], ann.table()["fair"]["commitment"]);
  EXPECT_EQ(again.table()["fair"]["awaited"], Json({1}));
  EXPECT_FALSE(is_dealt(again));
}

TEST(Luck, an_archive_keeps_the_proof_and_a_game_that_goes_on_from_it_has_none) {
  House house;
  const Json made = table_of(house, kAnn, kBot);
  Client ann(house.hall, name_of(made), {token_of(made)});
  add(ann, 1, "Viva Venezia");
  play_to_the_end(house, ann);
  const std::string text = record_of(house, name_of(made));
  const std::string archive = name_of(Json::parse(*house.ask("POST", "records", text).body));
  EXPECT_EQ(record_of(house, archive), text);
  const Json from = {{"table", archive}, {"step", 40}};
  const Json going_on = house.open({"person", "open"}, {{"seats", {kAnn, kBot}}, {"from", from}});
  Client there(house.hall, name_of(going_on), {token_of(going_on)});
  EXPECT_TRUE(there.table()["fair"].is_null());
  EXPECT_GE(there.table()["steps"], 40);
}

}  // namespace
}  // namespace laguna::server
