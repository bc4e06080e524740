// Murano at the table: what can be taken back, and what others are told.
#include <gtest/gtest.h>

#include "table/table.hpp"

namespace laguna {
namespace {

constexpr Seat kOne = seat_at(0), kTwo = seat_at(1);

// A table of two, seat 1 begins; each line is a step by seat 1, seat 2 ("2 …") or chance ("chance …").
class Play {
 public:
  Play(std::initializer_list<std::string_view> steps) {
    (*this)("chance start 1");
    for (const std::string_view step : steps) (*this)(step);
  }
  void operator()(std::string_view step) {
    const auto refusal = step.starts_with("chance ") ? table->settle(step.substr(7))
                         : step.starts_with("2 ")    ? table->play(kTwo, step.substr(2))
                                                     : table->play(kOne, step);
    EXPECT_FALSE(refusal) << step << ": " << refusal->reason;
  }
  std::string undo() {
    const auto refusal = table->undo(kOne);
    return refusal ? refusal->reason : "done";
  }
  std::string told(Seat viewer) { return table->story(viewer, table->steps() - 1).back().words; }

  std::unique_ptr<Table> table = std::move(*Table::open("murano", "seats 2"));
};

TEST(MuranoTable, names_its_board_in_its_options_and_refuses_another) {
  EXPECT_EQ((*Table::open("murano", "seats 3"))->options(), "seats 3 board e0fffd25");
  EXPECT_TRUE(Table::open("murano", "seats 3 board e0fffd25"));
  EXPECT_EQ(Table::open("murano", "seats 3 board 00000001").error().reason,
            "this game was played on the board 00000001, but e0fffd25 is in use; give its file with "
            "--murano-board");
  for (const char* wrong :
       {"seats 5", "seats 3 tactical", "seats 3 board", "seats 3 board E0FFFD25", "seats 03"})
    EXPECT_NE(Table::open("murano", wrong).error().reason.find("is not played with"), std::string::npos)
        << wrong;
}

TEST(MuranoTable, a_ship_that_sailed_goes_back) {
  Play play = {"sail ring-3 ring-4", "sail ring-5 ring-6"};
  EXPECT_EQ(play.undo(), "done");
  EXPECT_EQ(play.undo(), "done");
  EXPECT_EQ(play.table->steps(), 1);
  play("sail ring-3 ring-4");
  play("take-gold");
  EXPECT_EQ(play.undo(), "done");  // nobody has moved since
  play("take-gold");
  play("2 pass red ring-2");
  EXPECT_EQ(play.undo(), "somebody has moved since");
}

TEST(MuranoTable, a_tile_chosen_for_building_can_be_another_until_luck_brings_something) {
  Play play = {"sail ring-12 ring-13", "build street"};
  EXPECT_EQ(play.undo(), "done");
  play("build street");
  play("chance street red");
  EXPECT_EQ(play.undo(), "the table has shown something new since");
  play("on san-donato-c1");
  EXPECT_EQ(play.undo(), "done");
  play("on san-donato-a2");
  play("stop");
  play("2 pass red ring-2");
  play("sail ring-7 ring-8");
  play("buy factory");
  play("2 pass ring-3 ring-4");
  play("sail ring-16 ring-1");
  play("build factory");
  EXPECT_EQ(play.undo(), "done");
  play("build factory");
  play("on san-donato-a1");
}

TEST(MuranoTable, what_was_looked_at_cannot_be_unseen) {
  Play bought = {"sail ring-7 ring-9", "buy shop", "chance top shop-red"};
  EXPECT_EQ(bought.undo(), "the table has shown something new since");
  Play searched = {"sail ring-7 ring-9", "search shop"};
  EXPECT_EQ(searched.undo(), "the table has shown something new since");
  Play recruiting = {"sail ring-10 ring-11", "recruit", "chance character 17"};
  EXPECT_EQ(recruiting.undo(), "the table has shown something new since");
}

TEST(MuranoTable, a_story_keeps_the_secrets_of_others) {
  Play play = {"sail ring-7 ring-9", "buy shop", "chance top shop-red"};
  EXPECT_NE(play.told(kOne).find("red"), std::string::npos);
  EXPECT_EQ(play.told(kTwo).find("red"), std::string::npos);
  EXPECT_EQ(play.told(kTwo), play.told(Seat::nobody));
}

TEST(MuranoTable, an_undo_that_was_refused_changes_nothing) {
  Play play = {"sail ring-7 ring-9", "search shop"};
  const int steps = play.table->steps();
  EXPECT_NE(play.undo(), "done");
  EXPECT_EQ(play.table->steps(), steps);
  play("take shop-red");
}

}  // namespace
}  // namespace laguna
