// The wire: golden messages that other languages read, and everything a client may say wrongly.
#include "table/wire.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

#include "table/advice.hpp"
#include "table/fields.hpp"

namespace laguna::wire {
namespace {

const std::filesystem::path kGoldens = "src/table/tests/wire";

std::string read(const std::filesystem::path& path) {
  std::ifstream in(path);
  return {std::istreambuf_iterator<char>(in), {}};
}

// LAGUNA_BLESS=1 writes the files anew; then read the difference.
void expect_golden(const std::string& name, const std::string& message) {
  const auto path = kGoldens / (name + ".json");
  const std::string pretty = Json::parse(message).dump(1) + "\n";
  if (std::getenv("LAGUNA_BLESS") != nullptr) std::ofstream(path) << pretty;
  EXPECT_EQ(read(path), pretty) << name;
}

std::unique_ptr<Table> recorded(const char* game, const char* name) {
  const auto file = std::filesystem::path("src") / game / "tests/records" / name;
  return std::move(*replay(*record::read_text(read(file))));
}

std::unique_ptr<Table> begun(std::string_view game, std::string_view options) {
  return std::move(*Table::open(game, options));
}

Summary about(const Table& table) {
  Summary summary{.table = "AAAAAAAAAAAAAAAA",
                  .game = std::string(table.game()),
                  .options = table.options(),
                  .created = 1794787200,
                  .listed = true,
                  .coach = false,
                  .archive = false,
                  .version = table.steps(),
                  .seats = {},
                  .absence = 120,
                  .pace = 700,
                  .next = "",
                  .fair = {}};
  for (int i = 0; i < table.seats(); ++i)
    summary.seats.push_back({Sitter::bot, "", "maestro:rival", false, false});
  summary.seats[0] = {Sitter::person, "Zoë \"Z\"", "servente", true, false};
  return summary;
}

std::string told_to(Seat viewer, const Summary& summary_of, const Table& table, int from) {
  std::string text;
  told(summary(summary_of, table), table, viewer == Seat::nobody ? Seats() : Seats::only(viewer), from, false,
       text);
  return text;
}
std::string message(const Table& table, Seat viewer, int from) {
  return told_to(viewer, about(table), table, from);
}

std::string written_moment(const Table& table, int step, const Viewer& viewer) {
  std::string text;
  moment(table, step, viewer, text);
  return text;
}

Advice some_advice() {
  AdvisedAction best{
      .action = "pick key-3",
      .visits = 512,
      .win = {0.41, 0.2, 0.2, 0.19},
      .scores = {182.25, 171.5, 170, 168.125},
      .spread = 21.4,
      .now = 8,
      .later = 41.25,
      .denied = 3.125,
      .doubt = 0.75,
      .why = Json::parse(R"({"points": 8, "extra": true, "bonus": {"area": "workshops", "points": 20,
                       "missing": 2}, "neighbour": {"seat": 2, "card": "key-3", "points": 12}})")};
  AdvisedAction other{.action = "pick ash-1",
                      .visits = 64,
                      .win = {0.3333333, 0.2, 0.2, 0.2666667},
                      .scores = {175, 171, 170, 172},
                      .spread = 20,
                      .now = 0,
                      .later = 38,
                      .denied = -1.5,
                      .doubt = 2,
                      .why = Json::object()};
  return {.simulations = 1536, .actions = {best, other}};
}

// As a library would have written it, byte for byte.
TEST(Wire, every_message_of_whole_games_is_json) {
  for (const std::string game : {"mille-fiori", "murano"}) {
    const auto table = begun(game, "seats 3");
    Random random(20261116);
    while (table->turn().kind != Turn::Kind::over) {
      const int before = table->steps();
      const Turn turn = table->turn();
      if (turn.kind == Turn::Kind::chance) {
        table->settle(random);
        continue;
      }
      const auto legal = table->legal(turn.seats.front());
      table->play(turn.seats.front(), legal[random.below(static_cast<int>(legal.size()))]);
      if (random.below(8) > 0) continue;
      for (const Seat viewer : {Seat::nobody, seat_at(0), seat_at(2)}) {
        const std::string told = message(*table, viewer, random.below(2) == 0 ? before : before / 2);
        ASSERT_EQ(Json::parse(told).dump(), told);
      }
    }
  }
}

TEST(Wire, text_of_people_is_a_string_whatever_it_says) {
  for (const std::string_view text : {"", "Ann", "Zo\u00eb \"Z\"", "a\\b\n", "\x7f", "\xff broken \xc3"}) {
    std::string quoted;
    append_quoted(quoted, text);
    EXPECT_EQ(quoted, Json(text).dump(-1, ' ', false, Json::error_handler_t::replace));
  }
}

TEST(Wire, golden_messages_are_as_they_were) {
  const auto game = recorded("mille_fiori", "four-seats-supply-empty.laguna");
  const auto first_turn = [&](int from, auto wanted) {
    int step = from;
    while (!wanted(*game->at_step(step))) ++step;
    return game->at_step(step);
  };
  const auto asked_alone = [](const Table& table) {
    return table.turn().kind == Turn::Kind::seats && table.turn().seats == Seats::only(seat_at(0));
  };
  const auto choosing = first_turn(0, [](const Table& t) { return t.turn().seats.count() == 4; });
  const auto playing = first_turn(150, asked_alone);
  expect_golden("games", facts().dump());
  expect_golden("table-pick", message(*choosing, seat_at(0), 0));
  expect_golden("table-play", message(*playing, seat_at(0), playing->steps() - 3));
  expect_golden("table-watched", message(*playing, Seat::nobody, playing->steps() - 3));
  expect_golden("table-over", message(*game, seat_at(0), game->steps() - 1));
  expect_golden("moment", written_moment(*game, 60, {seat_at(1)}));
  expect_golden("moment-open", written_moment(*game, 60, {Seat::nobody, true}));
  expect_golden("advice", advised({7, 1, 42}, advice(some_advice())));
  auto waiting = begun("mille-fiori", "seats 2");
  Summary promised = about(*waiting);
  promised.fair = Fair{std::string(64, 'a'), {"Viva Venezia", ""}, Seats::only(seat_at(1))};
  expect_golden("table-awaited", told_to(seat_at(0), promised, *waiting, 0));
  waiting->settle("start 2");
  record::Record short_one = waiting->record();
  short_one.fair = {std::string(64, 'a'), {"Viva Venezia", ""}, std::string(64, 'b')};
  expect_golden("luck", luck(short_one).dump());
  expect_golden("done", done(7));
  expect_golden("refused", refused(7, {"\"sail\" is not legal now", "illegal"}));
  expect_golden("closing", closing("the server stops; every game is kept"));
  expect_golden("problem", problem({"the seat is not open", "taken"}));
}

// Murano, where each kind of question is asked.
TEST(Wire, golden_messages_of_murano_are_as_they_were) {
  const auto game = recorded("murano", "two-seats-short.laguna");
  const auto before = [&](std::string_view action) {
    const auto record = game->record();
    int step = 0;
    while (!record.steps[step].action.starts_with(action)) ++step;
    return game->at_step(step);
  };
  const auto asked = [&](const char* name, std::string_view action) {
    const auto table = before(action);
    expect_golden(name, message(*table, table->turn().seats.front(), table->steps() - 2));
  };
  asked("murano-sail", "sail ring-5 ring-7");
  asked("murano-act", "build special");
  asked("murano-take", "take ");
  asked("murano-keep", "keep 1");
  asked("murano-site", "on san-donato-e1");
  asked("murano-card", "keep dockside-bar");
  asked("murano-sell", "sell ");
  asked("murano-score", "score ");
  const auto placing = before("on san-donato-e1");
  expect_golden("murano-watched", message(*placing, Seat::nobody, placing->steps() - 4));
  expect_golden("murano-over", message(*game, seat_at(0), game->steps() - 1));
  expect_golden("murano-moment-open", written_moment(*game, 120, {Seat::nobody, true}));
}

// What the page says, word for word: its own tests write this file.
TEST(Wire, what_the_page_says_is_understood) {
  const Json said = Json::parse(read(kGoldens / "from-the-page.json"));
  for (const Json& one : said["messages"]) EXPECT_TRUE(read_message(one.dump())) << one;
  for (const Json& order : said["orders"]) EXPECT_TRUE(read_order(order.dump())) << order;
  EXPECT_EQ(said["messages"].size(), 9u);
}

std::string fault(const char* text) {
  const auto message = read_message(text);
  return message ? "" : message.error().refusal.reason;
}

TEST(Wire, a_wrong_message_is_told_what_is_wrong) {
  EXPECT_EQ(fault("{"), "a JSON object is expected");
  EXPECT_EQ(fault("[1]"), "a JSON object is expected");
  EXPECT_EQ(fault("{}"), "\"do\" is missing");
  EXPECT_EQ(fault(R"({"do":1})"), "\"do\" is a text");
  EXPECT_EQ(fault(R"({"do":"fly"})"), "nothing is called \"fly\" here");
  EXPECT_EQ(fault(R"({"do":"hello","wire":2,"tokens":[],"version":0})"),
            "this server speaks version 1 of the wire");
  EXPECT_EQ(fault(R"({"do":"hello","wire":1,"tokens":[1],"version":0})"), "a token is a text");
  EXPECT_EQ(fault(R"({"do":"hello","wire":1,"tokens":["","","","",""],"version":0})"),
            "\"tokens\" is a list of at most 4");
  EXPECT_EQ(fault(R"({"do":"play","id":1,"seat":5,"action":"sail","version":1})"),
            "\"seat\" is a number from 1 to 4");
  EXPECT_EQ(fault(R"({"do":"play","id":1,"seat":1.5,"action":"sail","version":1})"),
            "\"seat\" is a number from 1 to 4");
  EXPECT_EQ(fault(R"({"do":"play","id":1,"seat":18446744073709551615,"action":"sail","version":1})"),
            "\"seat\" is a number from 1 to 4");
  EXPECT_EQ(fault(R"({"do":"pace","id":1,"pace":5001})"), "\"pace\" is a number from 0 to 5000");
  EXPECT_EQ(read_message(R"({"do":"play","id":9})").error().id, 9);
}

std::string order_fault(const char* text) {
  const auto order = read_order(text);
  return order ? "" : order.error().reason;
}

TEST(Wire, a_wrong_order_for_a_table_is_told_what_is_wrong) {
  EXPECT_EQ(order_fault("7"), "a JSON object is expected");
  EXPECT_EQ(order_fault(R"({"game":"mille-fiori","options":"seats 2"})"), "\"seats\" is missing");
  EXPECT_EQ(order_fault(R"({"game":"mille-fiori","options":"seats 2","seats":[{"kind":"cat"}]})"),
            "seat 1: \"kind\" is person, open or bot");
  EXPECT_EQ(
      order_fault(
          R"({"game":"mille-fiori","options":"seats 2","seats":[{"kind":"open"},{"kind":"bot","bot":"hal"}]})"),
      "seat 2: there is no bot \"hal\" (there is: " + bot_names() + ")");
  EXPECT_EQ(
      order_fault(
          R"({"game":"murano","options":"seats 2","seats":[{"kind":"bot","bot":"doge@5"},{"kind":"bot","bot":"doge:sailor"}]})"),
      "seat 2: there is no persona \"sailor\" in murano (there is: collector, rival, builder)");
  EXPECT_EQ(order_fault(R"({"game":"murano","options":"seats 2","seats":[{"kind":"bot","bot":"doge@61"}]})"),
            "seat 1: a bot thinks for 60 seconds at most here");
  EXPECT_EQ(order_fault(R"({"game":"murano","options":"seats 2","seats":[],"coach":1})"),
            "\"coach\" is true or false");
  EXPECT_NE(
      order_fault(R"({"game":"mille-fiori","options":"seats 2","seats":[{"kind":"person","name":"a\nb"}]})"),
      "");
  EXPECT_EQ(order_fault(R"({"game":"g","options":"o","seats":[],"from":{"table":"t"}})"),
            "from: \"step\" is missing");
  EXPECT_EQ(order_fault(R"({"game":"g","options":"o","seats":[],"absence":-1})"),
            "\"absence\" is a number from 0 to 86400");
}

}  // namespace
}  // namespace laguna::wire
