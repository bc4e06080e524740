#include "table/boards.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

#include "murano/board_file.hpp"
#include "table/sheet.hpp"
#include "table/table.hpp"

namespace laguna {
namespace {

const std::string kDefault = [] {
  std::ifstream file("src/murano/board.json");
  return std::string(std::istreambuf_iterator<char>(file), {});
}();

murano::Print print;

// What is wrong with a file.
std::string said(std::string_view text) {
  const auto problem = read_sheet(text, [](const Sheet& sheet) -> std::optional<Text> {
    print = murano::read_print(sheet);
    const auto board = murano::lay_out(print);
    return board ? std::nullopt : std::optional(board.error());
  });
  return problem.value_or("");
}

// … with the default one after the first `old` in it has become `now`.
std::string changed(std::string_view old, std::string_view now) {
  std::string text = kDefault;
  const std::size_t place = text.find(old);
  EXPECT_NE(place, std::string::npos) << old;
  return said(text.replace(place, old.size(), now));
}

TEST(BoardFile, the_default_is_the_one_compiled_in) {
  EXPECT_EQ(said(kDefault), "");
  EXPECT_EQ(print, murano::kDefaultPrint);
}

TEST(BoardFile, what_is_no_json_is_named_by_its_line) {
  EXPECT_EQ(said(""), "line 1 is not JSON");
  EXPECT_EQ(said("{\n\"name\": x"), "line 2 is not JSON");
  EXPECT_EQ(said("{\"name\": \"\xff\"}"), "line 1 is not JSON");
  EXPECT_EQ(said(kDefault + "x"), "line 58 is not JSON");
  EXPECT_EQ(said(kDefault.substr(0, 900)), "line 24 is not JSON");
  EXPECT_EQ(said(std::string(100'000, ' ')), "it has more than 64 KiB");
  EXPECT_EQ(said(std::string(1000, '[')), "it is nested too deeply");
  EXPECT_EQ(said("[]"), "wants an object, not a list");
  EXPECT_EQ(said("null"), "wants an object, not nothing");
}

TEST(BoardFile, fields_are_there_once_and_known) {
  EXPECT_EQ(said("{}"), "there is no \"name\"");
  EXPECT_EQ(changed("\"anchor\": true", "\"ancor\": true"),
            "ring[1]: unknown field \"ancor\" (there is: action, anchor)");
  EXPECT_EQ(changed("{ \"action\": \"dock\", \"anchor\": false }", "{ \"action\": \"dock\" }"),
            "ring[2]: there is no \"anchor\"");
  EXPECT_EQ(changed("\"red\": 6", "\"blank\": 6"), "the field \"blank\" stands twice");
  EXPECT_EQ(
      changed("santa-teresa", "burano"),
      "islands: unknown field \"burano\" (there is: sacca-mattia, santa-teresa, san-donato, santa-chiara, "
      "san-pietro, sacca-serenella)");
  EXPECT_EQ(changed("\"3\": 4", "\"4\": 4"), "palaces: unknown field \"4\" (there is: 1, 2, 3)");
}

TEST(BoardFile, values_are_what_they_should_be) {
  EXPECT_EQ(changed("\"reconstructed\": true", "\"reconstructed\": 1"),
            "reconstructed: wants true or false, not a whole number");
  EXPECT_EQ(changed("\"Laguna's reconstruction\"", "7"), "name: wants a text, not a whole number");
  EXPECT_EQ(
      changed("\"take-gold\"", "\"take gold\""),
      "ring[4].action: \"take gold\" is none of: take-gold, factory, shop, palace, special, recruit, dock, "
      "build, income, production, gondolier");
  EXPECT_EQ(changed("\"take-gold\"", "true"), "ring[4].action: wants a text, not true");
  EXPECT_EQ(changed("\"blank\": 18", "\"blank\": -1"),
            "streets.blank: wants a whole number from 0 to 42, not -1");
  EXPECT_EQ(changed("\"blank\": 18", "\"blank\": 43"),
            "streets.blank: wants a whole number from 0 to 42, not 43");
  EXPECT_EQ(changed("\"blank\": 18", "\"blank\": 18446744073709551615"),
            "streets.blank: wants a whole number from 0 to 42, not 18446744073709551615");
  EXPECT_EQ(changed("\"blank\": 18", "\"blank\": 1e999"), "a number is out of range");
  EXPECT_EQ(changed("\"blank\": 18", "\"blank\": 17.5"),
            "streets.blank: wants a whole number from 0 to 42, not a fraction");
  EXPECT_EQ(changed("\"blank\": 18", "\"blank\": \"18\""),
            "streets.blank: wants a whole number from 0 to 42, not a text");
  EXPECT_EQ(changed("[2, 4, 6, 7, 8]", "[2, 4, 6, 7]"), "tables.gold.steps: has 4 items, wants 5");
  EXPECT_EQ(changed("[2, 4, 6, 7, 8]", "[0, 4, 6, 7, 8]"),
            "tables.gold.steps[1]: wants a whole number from 1 to 99, not 0");
  EXPECT_EQ(changed("[2, 4, 6, 7, 8]", "{}"), "tables.gold.steps: wants a list, not an object");
  EXPECT_EQ(changed("{ \"action\": \"dock\", \"anchor\": false },", ""), "ring: has 17 items, wants 18");
}

TEST(BoardFile, islands_are_drawn_properly) {
  EXPECT_EQ(changed("\"BBBBB\", \"SSSSS\"", "\"BBBBB\", \"SSSS\""),
            "islands.sacca-mattia.rows[2]: has 4 letters, but the row above has 5");
  EXPECT_EQ(changed("\"BBBBB\"", "\"BBbBB\""),
            "islands.sacca-mattia.rows[1]: wants only B (building site), S (street) and . (water)");
  EXPECT_EQ(changed("\"BBBBB\"", "\"BBBBBBBBB\""),
            "islands.sacca-mattia.rows[1]: has 9 letters, wants 1 to 8");
  EXPECT_EQ(changed("\"BBBBB\"", "\"\""), "islands.sacca-mattia.rows[1]: has 0 letters, wants 1 to 8");
  EXPECT_EQ(changed("[\"BBBBB\", \"SSSSS\", \"BSBSB\", \".S.B.\"]", "[]"),
            "islands.sacca-mattia.rows: has 0 items, wants 1 to 8");
  EXPECT_EQ(changed("\"brown\"", "\"black\""),
            "islands.sacca-mattia.docks[2]: \"black\" is none of: white, brown, orange, grey");
  EXPECT_EQ(changed("\"brown\"", "\"white\""), "islands.sacca-mattia.docks[2]: white stands twice");
  EXPECT_EQ(changed("[\"white\", \"brown\", \"orange\", \"grey\"]", "[]"),
            "islands.sacca-mattia.docks: has 0 items, wants 1 to 4");
}

TEST(BoardFile, what_was_read_is_then_proved) {
  EXPECT_EQ(changed("\"anchor\": true", "\"anchor\": false"), "the ring has 7 anchors, it needs 8");
  EXPECT_EQ(changed("\"BSBSB\", \".S.B.\"", "\"BSBSB\", \"BS.B.\""),
            "the islands have 49 building sites, they need 48 (40 without sacca-serenella)");
  EXPECT_EQ(changed("\"BSBSB\", \".S.B.\"", "\"BSBSB\", \".S.BB\""),
            "sacca-mattia-e4 is a building site without a street next to it");
}

// The default board again, whatever happens.
struct OtherBoard {
  explicit OtherBoard(std::string_view file) { EXPECT_EQ(use_board("murano", file), std::nullopt); }
  ~OtherBoard() { use_board("murano", kDefault); }
};

TEST(BoardFile, a_record_replays_on_its_own_board_only) {
  std::string other = kDefault;
  other.replace(other.find("[2, 4, 6, 7, 8]"), 15, "[2, 4, 6, 7, 9]");
  const auto record_of_new_game = [] {
    auto record = (*Table::open("murano", "seats 2"))->record();
    record.players = {"Ada", "Zoë"};
    return record;
  };
  const record::Record here = record_of_new_game();
  EXPECT_EQ(here.options, "seats 2 board e0fffd25");
  EXPECT_TRUE(replay(here));
  record::Record there;
  {
    const OtherBoard board(other);
    there = record_of_new_game();
    EXPECT_TRUE(replay(there));
    EXPECT_EQ(replay(here).error().reason, "this game was played on the board e0fffd25, but " +
                                               there.options.substr(14) +
                                               " is in use; give its file with --murano-board");
  }
  EXPECT_TRUE(replay(here));
  EXPECT_EQ(replay(there).error().reason, "this game was played on the board " + there.options.substr(14) +
                                              ", but e0fffd25 is in use; give its file with --murano-board");
}

TEST(BoardFile, a_bad_file_changes_nothing) {
  EXPECT_EQ(use_board("murano", "{}"), "there is no \"name\"");
  EXPECT_EQ((*Table::open("murano", "seats 2"))->options(), "seats 2 board e0fffd25");
}

TEST(BoardFile, games_with_a_board_are_known) {
  EXPECT_EQ(games_with_board(), std::vector<std::string_view>{"murano"});
  EXPECT_EQ(use_board("chess", "{}"), "chess has no board that could be replaced");
}

TEST(BoardFile, a_game_without_a_board_refuses_one) {
  EXPECT_EQ(use_board("mille-fiori", kDefault), "mille-fiori has no board that could be replaced");
}

}  // namespace
}  // namespace laguna
