// The table as judge: turns, refusals, undo, previews and stories that keep secrets.
#include "table/table.hpp"

#include <gtest/gtest.h>

namespace laguna {
namespace {

constexpr Seat kOne = seat_at(0), kTwo = seat_at(1);

std::unique_ptr<Table> open(std::string_view options) {
  return std::move(*Table::open("mille-fiori", options));
}

// Two seats; seat 2 starts with carafes and others, seat 1 has keys.
std::unique_ptr<Table> dealt(std::string_view options = "seats 2") {
  auto table = open(options);
  const auto chance = [&](const char* outcome) { EXPECT_FALSE(table->settle(outcome)) << outcome; };
  chance("start 2");
  for (const char* card :
       {"quartz-1", "ash-1", "lime-2", "lion-1", "coin-1", "fish-1", "glasses-1", "swans-1", "ship-5"})
    chance((std::string("face-up ") + card).c_str());
  for (const char* card : {"carafes-1", "carafes-2", "ship-1", "ship-2", "pigment-1"})
    chance((std::string("deal 2 ") + card).c_str());
  for (const char* card : {"key-1", "key-1", "key-2", "key-3", "cross-1"})
    chance((std::string("deal 1 ") + card).c_str());
  return table;
}

std::string refusal(const std::optional<Refusal>& answer) { return answer ? answer->reason : ""; }

TEST(Table, refuses_games_and_options_that_do_not_exist) {
  EXPECT_EQ(Table::open("chess", "seats 2").error().reason,
            "there is no game \"chess\" (there is: mille-fiori, murano)");
  EXPECT_NE(Table::open("mille-fiori", "seats 5").error().reason.find("\"seats 5\""), std::string::npos);
  EXPECT_FALSE(Table::open("mille-fiori", "seats 4  tactical"));
}

TEST(Table, refuses_what_is_not_legal_and_stays_as_it_was) {
  auto table = dealt();
  EXPECT_EQ(refusal(table->play(kOne, "pick swans-5")), "\"pick swans-5\" is not legal now");
  EXPECT_EQ(refusal(table->play(kOne, "dance")), "\"dance\" is not an action of Mille Fiori");
  EXPECT_EQ(refusal(table->play(seat_at(2), "pick key-1")), "there is no seat 3 at this table");
  EXPECT_EQ(refusal(table->settle("deal 1 key-4")), "chance has nothing to decide now");
  EXPECT_FALSE(table->play(kOne, "pick key-1"));
  EXPECT_EQ(refusal(table->play(kOne, "pick key-1")), "it is not the turn of seat 1");
  EXPECT_EQ(table->steps(), 1 + 9 + 10 + 1);
}

TEST(Table, chance_can_only_bring_what_is_in_the_pile_and_to_whom_it_is_due) {
  auto table = open("seats 2");
  EXPECT_EQ(refusal(table->settle("start 3")), "chance cannot bring \"start 3\" now");
  EXPECT_FALSE(table->settle("start 1"));
  EXPECT_FALSE(table->settle("face-up lion-1"));
  EXPECT_EQ(refusal(table->settle("face-up lion-1")), "chance cannot bring \"face-up lion-1\" now");
  EXPECT_EQ(refusal(table->settle("deal 1 lion-2")), "chance cannot bring \"deal 1 lion-2\" now");
}

TEST(Table, a_pick_can_be_changed_until_the_last_has_picked) {
  auto table = dealt();
  EXPECT_FALSE(table->play(kOne, "pick key-1"));
  EXPECT_FALSE(table->undo(kOne));
  EXPECT_FALSE(table->play(kOne, "pick key-2"));
  EXPECT_FALSE(table->play(kTwo, "pick ship-1"));
  EXPECT_EQ(refusal(table->undo(kOne)), "somebody has moved since");
}

TEST(Table, a_pick_can_be_changed_though_others_have_picked_since) {
  auto table = open("seats 3");
  Random random(3);
  while (table->turn().kind == Turn::Kind::chance) table->settle(random);
  const std::string first = table->legal(kOne).front(), second = table->legal(kOne).back();
  const std::string other = table->legal(kTwo).front();
  EXPECT_FALSE(table->play(kOne, first));
  EXPECT_FALSE(table->play(kTwo, other));
  EXPECT_FALSE(table->undo(kOne));
  EXPECT_FALSE(table->play(kOne, second));
  const auto record = table->record();
  EXPECT_EQ(record.steps[record.steps.size() - 2].action, other);
  EXPECT_EQ(record.steps.back().action, second);
}

TEST(Table, undo_goes_back_through_an_own_chain_but_not_past_what_others_showed) {
  auto table = dealt("seats 2 tactical");
  EXPECT_FALSE(table->play(kTwo, "pick ship-1"));
  EXPECT_FALSE(table->play(kTwo, "place harbor-1 sail"));
  EXPECT_EQ(table->scores(), (std::vector{0, 1}));
  EXPECT_FALSE(table->undo(kTwo));
  EXPECT_FALSE(table->undo(kTwo));
  EXPECT_EQ(table->scores(), (std::vector{0, 0}));
  EXPECT_EQ(refusal(table->undo(kTwo)), "there is nothing to undo");

  auto draft = dealt();
  EXPECT_FALSE(draft->play(kOne, "pick key-1"));
  EXPECT_FALSE(draft->play(kTwo, "pick ship-1"));
  EXPECT_FALSE(draft->play(kTwo, "place harbor-1"));
  EXPECT_EQ(refusal(draft->undo(kTwo)), "the table has shown something new since");
}

TEST(Table, a_preview_shows_what_everyone_would_earn_and_changes_nothing) {
  auto table = dealt();
  EXPECT_FALSE(table->play(kOne, "pick cross-1"));
  EXPECT_FALSE(table->play(kTwo, "pick carafes-2"));
  const Story story = table->preview(kTwo, "place trade-2");
  ASSERT_EQ(story.size(), 2U);
  EXPECT_EQ(story[1].rule, "MF-C2");
  EXPECT_EQ(story[1].points, 1);
  EXPECT_EQ(table->scores(), (std::vector{0, 0}));
}

TEST(Table, a_story_keeps_the_secrets_of_others) {
  auto table = dealt();
  EXPECT_FALSE(table->play(kOne, "pick cross-1"));
  const auto last = [&](Seat viewer) { return table->story(viewer, table->steps() - 1).back().words; };
  EXPECT_EQ(last(kOne), "picks cross-1");
  EXPECT_EQ(last(kTwo), "picks a card");
  EXPECT_EQ(last(Seat::nobody), "picks a card");
}

TEST(Table, an_unknown_bot_is_refused_and_a_known_one_suggests_something_legal) {
  auto table = dealt();
  Random random(1);
  EXPECT_FALSE(table->suggest(kOne, "deep thought", random));
  for (const char* bot : {"random", "greedy"})
    EXPECT_FALSE(dealt()->play(kOne, *table->suggest(kOne, bot, random))) << bot;
}

}  // namespace
}  // namespace laguna
