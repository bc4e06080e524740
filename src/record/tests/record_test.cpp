// Both written forms of records: what is written is read, and what is wrong is named with its line.
#include "record/record.hpp"

#include <gtest/gtest.h>

namespace laguna::record {
namespace {

Record sample() {
  Record record;
  record.game = "mille-fiori";
  record.options = "seats 2 tactical";
  record.players = {"Åsa \"the glass\"", "greedy"};
  record.steps = {
      {kChance, "start 2", {}}, {2, "pick key-1", {}}, {2, "place residence-1", {{2, 2, "MF-R2"}}}};
  record.scores = {0, 2};
  record.with_events = true;
  return record;
}

constexpr std::string_view kText =
    "laguna 1 mille-fiori\n"
    "seats 2 tactical\n"
    "player 1 Åsa \"the glass\"\n"
    "player 2 greedy\n"
    "\n"
    "chance start 2\n"
    "2 pick key-1\n"
    "2 place residence-1\n"
    "\n"
    "scores 0 2\n"
    "unfinished\n";

constexpr std::string_view kJson =
    R"({"laguna":1,"game":"mille-fiori","seats":2,"options":["tactical"],"players":["Åsa \"the glass\"","greedy"],)"
    R"("steps":[{"by":"chance","action":"start 2","events":[]},{"by":2,"action":"pick key-1","events":[]},)"
    R"({"by":2,"action":"place residence-1","events":[{"seat":2,"points":2,"rule":"MF-R2"}]}],)"
    R"("end":{"finished":false,"scores":[0,2],"winners":[]}})"
    "\n";

Problem text_problem(std::string_view text) {
  const auto record = read_text(text);
  return record ? Problem{0, "no problem"} : record.error();
}

std::string with(std::string_view from, std::string_view to, std::string_view text = kText) {
  std::string changed(text);
  return changed.replace(changed.find(from), from.size(), to);
}

TEST(Record, is_written_as_specified) {
  EXPECT_EQ(write_text(sample()), kText);
  EXPECT_EQ(write_json(sample()), kJson);
}

TEST(Record, is_read_as_it_was_written) {
  const auto text = read_text(kText);
  ASSERT_TRUE(text);
  EXPECT_EQ(write_text(*text), kText);
  const auto json = read_json(kJson);
  ASSERT_TRUE(json);
  EXPECT_EQ(write_json(*json), kJson);
  EXPECT_EQ(json->steps, sample().steps);
}

TEST(Record, text_may_have_comments_blank_lines_and_carriage_returns) {
  const auto record =
      read_text("# a game\r\n\r\nlaguna 1 mille-fiori\r\nseats 2\r\n# nobody\r\nscores 0 0\r\nunfinished");
  ASSERT_TRUE(record);
  EXPECT_EQ(record->options, "seats 2");
  EXPECT_EQ(record->scores_line, 6);
}

TEST(Record, problems_of_the_text_form_name_their_line) {
  const auto expect = [](const std::string& text, int line, std::string_view words) {
    const Problem problem = text_problem(text);
    EXPECT_EQ(problem.line, line) << text;
    EXPECT_NE(problem.reason.find(words), std::string::npos) << problem.reason;
  };
  expect("", 1, "ends where");
  expect("hello\n", 1, "begins with");
  expect(with("laguna 1", "laguna 3"), 1, "version \"3\" is unknown");
  expect(with("seats 2 tactical", "chairs 2"), 2, "seats N");
  expect(with("player 2", "player 3"), 4, "player 2 NAME");
  expect(with("player 2 greedy", "player 2 "), 4, "no name");
  expect(with("player 2 greedy", "player 2 a\tb"), 4, "control character");
  expect(with("player 2 greedy", "player 2 \xff"), 4, "not UTF-8");
  expect(with("2 pick key-1", "two pick key-1"), 7, "begins with \"chance\" or a seat");
  expect(with("2 pick key-1", "0 pick key-1"), 7, "begins with \"chance\" or a seat");
  expect(with("2 pick key-1", "2"), 7, "no action");
  expect(with("scores 0 2", "scores 0 two"), 10, "not a number");
  expect(with("scores 0 2", "scores 0 2 "), 10, "blank ends");
  expect(with("unfinished\n", ""), 10, "ends where");
  expect(with("unfinished", "perhaps"), 11, "expected \"winners");
  expect(std::string(kText) + "1 sail\n", 12, "follows the end");
}

TEST(Record, problems_of_the_json_form_name_what_is_wrong) {
  const auto expect = [](const std::string& json, std::string_view words) {
    const auto record = read_json(json, 7);
    ASSERT_FALSE(record) << json;
    EXPECT_EQ(record.error().line, 7);
    EXPECT_NE(record.error().reason.find(words), std::string::npos) << record.error().reason;
  };
  expect("{", "not JSON");
  expect("[]", "not an object");
  expect(with("\"laguna\":1", "\"laguna\":3", kJson), "version 3 is unknown");
  expect(with("\"by\":2", "\"by\":0", kJson), "seat 0");
  expect(with("\"by\":2", "\"by\":\"me\"", kJson), "not a whole number");
  expect(with("\"points\":2", "\"points\":2.5", kJson), "points");
  expect(with("\"points\":2", "\"points\":99999999999999999999", kJson), "points");
  expect(with("\"points\":2", "\"points\":1e400", kJson), "out of range");
  expect(with("\"game\"", "\"laguna\":1,\"game\"", kJson), "stands twice");
  expect(with("\"players\"", "\"player\"", kJson), "unknown field \"player\"");
  expect(with("\"finished\":false,", "", kJson), "no \"finished\"");
  expect(with("\"action\":\"start 2\"", "\"action\":5", kJson), "\"action\" of step 1");
}

const std::string kHash(64, '5');

// The sample in both forms, with what its luck follows from.
std::string fair_text(std::string_view luck = "luck 2 Viva Venezia\n") {
  const std::string fair =
      "player 2 greedy\ncommitment " + kHash + "\n" + std::string(luck) + "secret " + kHash + "\n";
  return with("player 2 greedy\n", fair, with("laguna 1", "laguna 2"));
}
std::string fair_json() {
  const std::string fair =
      R"("fair":{"commitment":")" + kHash + R"(","luck":["","Viva Venezia"],"secret":")" + kHash + R"("},)";
  return with("\"steps\"", fair + "\"steps\"", with("\"laguna\":1", "\"laguna\":2", kJson));
}

TEST(Record, version_2_tells_what_the_luck_follows_from) {
  const auto text = read_text(fair_text());
  const auto json = read_json(fair_json());
  ASSERT_TRUE(text) << text.error().reason;
  ASSERT_TRUE(json) << json.error().reason;
  EXPECT_EQ(write_text(*text), fair_text());
  EXPECT_EQ(write_text(*json), fair_text());
  EXPECT_EQ(write_json(*json), fair_json());
  EXPECT_EQ(text->fair->luck, (std::vector<std::string>{"", "Viva Venezia"}));
  EXPECT_EQ(text->fair->line, 7);
}

TEST(Record, problems_of_version_2_name_their_line) {
  const auto expect = [](const std::string& text, int line, std::string_view words) {
    const Problem problem = text_problem(text);
    EXPECT_EQ(problem.line, line) << text;
    EXPECT_NE(problem.reason.find(words), std::string::npos) << problem.reason;
  };
  expect(with("laguna 1", "laguna 2"), 6, "expected \"commitment …\"");
  expect(with("laguna 2", "laguna 1", fair_text()), 5, "a step begins with");
  expect(with("5\n", "G\n", fair_text()), 5, "64 digits");
  expect(with("secret 5", "secret ", fair_text()), 7, "64 digits");
  expect(fair_text("luck 2 a\nluck 1 b\n"), 7, "in their order");
  expect(fair_text("luck 3 a\n"), 6, "in their order");
  expect(fair_text("luck 1 \n"), 6, "not written like a name");
  const auto json_problem = [](const std::string& json) { return read_json(json).error().reason; };
  EXPECT_EQ(json_problem(with("\"laguna\":1", "\"laguna\":2", kJson)), "the record has no \"fair\"");
  EXPECT_EQ(json_problem(with("\"laguna\":2", "\"laguna\":1", fair_json())),
            "the record has an unknown field \"fair\"");
  EXPECT_EQ(json_problem(with("\"\",\"Viva", "\"Viva", fair_json())),
            "\"luck\" has a text for each seat, empty if it has added none");
  EXPECT_EQ(json_problem(with("Viva", "\\u0007", fair_json())),
            "the luck of a seat is not written like a name");
}

TEST(Record, a_file_may_hold_many_in_either_form) {
  const auto texts = read_all(std::string(kText) + "\n# the next\n" + std::string(kText));
  ASSERT_TRUE(texts);
  EXPECT_EQ(texts->size(), 2U);
  EXPECT_EQ((*texts)[1].steps[0].line, 19);
  const auto lines = read_all(std::string(kJson) + std::string(kJson));
  ASSERT_TRUE(lines);
  EXPECT_EQ((*lines)[1].scores_line, 2);
  EXPECT_EQ(read_all("\n\n").error().reason, "the file holds no record");
  EXPECT_EQ(read_all(std::string(kText) + "\nlaguna 9 x\n").error().line, 13);
}

}  // namespace
}  // namespace laguna::record
