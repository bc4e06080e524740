// There is one way to write each action, card, space and option, and only that is read.
#include "mille_fiori/notation.hpp"

#include <gtest/gtest.h>

#include "mille_fiori/tests/picture.hpp"

namespace laguna::mille_fiori::testing {
namespace {

TEST(Notation, writes_actions_as_people_say_them) {
  EXPECT_EQ(write(act::start(seat_at(1))).view(), "start 2");
  EXPECT_EQ(write(act::turn_up(card("quartz-3"))).view(), "face-up quartz-3");
  EXPECT_EQ(write(act::deal(seat_at(3), card("ship-5"))).view(), "deal 4 ship-5");
  EXPECT_EQ(write(act::pick(card("key-2"))).view(), "pick key-2");
  EXPECT_EQ(write(act::place(space("workshop-12"))).view(), "place workshop-12");
  EXPECT_EQ(write(act::place(space("harbor-3"), true)).view(), "place harbor-3 sail");
  EXPECT_EQ(write(act::sail()).view(), "sail");
  EXPECT_EQ(write(act::take(card("glasses-1"))).view(), "take glasses-1");
  EXPECT_EQ(write(act::decline()).view(), "decline");
}

TEST(Notation, reads_every_action_as_it_is_written) {
  std::vector<Action> actions = {act::sail(), act::decline()};
  for (int seat = 0; seat < kMaxSeats; ++seat) actions.push_back(act::start(seat_at(seat)));
  Cards::whole_deck().each_kind([&](Card kind) {
    for (int seat = 0; seat < kMaxSeats; ++seat) actions.push_back(act::deal(seat_at(seat), kind));
    actions.insert(actions.end(), {act::turn_up(kind), act::pick(kind), act::take(kind)});
  });
  for (int a = 0; a < kAreas; ++a)
    for (int number = 1; number <= kSpacesIn[a]; ++number)
      for (bool sails : {false, true})
        actions.push_back(act::place(space_at(static_cast<Area>(a), number), sails));
  for (const Action& action : actions) EXPECT_EQ(read(write(action)), action) << write(action).view();
  EXPECT_EQ(actions.size(), 2u + 4 + 7 * Cards::whole_deck().kinds() + 2 * 109);
}

TEST(Notation, refuses_everything_else) {
  for (std::string_view text : {"",
                                " ",
                                "sail ",
                                " sail",
                                "Sail",
                                "sail sail",
                                "decline 1",
                                "pick",
                                "pick key",
                                "pick key-",
                                "pick key-0",
                                "pick key-6",
                                "pick key-02",
                                "pick lion-4",
                                "pick key-1 key-1",
                                "pick  key-1",
                                "place",
                                "place key-1",
                                "place workshop-0",
                                "place workshop-31",
                                "place residence-21",
                                "place nobili-13",
                                "place trade-21",
                                "place harbor-16",
                                "place harbor-1  sail",
                                "place harbor-1 sail now",
                                "place harbor-1 to",
                                "start 0",
                                "start 5",
                                "start 1 1",
                                "deal 1",
                                "deal key-1",
                                "deal 5 key-1",
                                "deal 1 key-1 ",
                                "face-up",
                                "take",
                                "take doge-1",
                                "pick key-99999999999",
                                "place workshop--1",
                                "pick key-1\n"})
    EXPECT_EQ(read(text), std::nullopt) << '"' << text << '"';
}

TEST(Notation, every_card_and_every_space_has_a_name_of_its_own) {
  int kinds = 0, spaces = 0;
  Cards::whole_deck().each_kind([&](Card kind) {
    EXPECT_EQ(read_card(write(kind)), kind);
    ++kinds;
  });
  for (int a = 0; a < kAreas; ++a)
    for (int number = 1; number <= kSpacesIn[a]; ++number, ++spaces)
      EXPECT_EQ(read_space(write(space_at(static_cast<Area>(a), number))),
                space_at(static_cast<Area>(a), number));
  EXPECT_EQ(kinds, 74);
  EXPECT_EQ(spaces, 109);
}

TEST(Notation, options_are_words) {
  EXPECT_EQ(write(Options{4, false}).view(), "seats 4");
  EXPECT_EQ(write(Options{2, true}).view(), "seats 2 tactical");
  for (std::uint8_t seats : {2, 3, 4})
    for (bool tactical : {false, true})
      EXPECT_EQ(read_options(write(Options{seats, tactical})), (Options{seats, tactical}));
  for (std::string_view text : {"", "seats", "seats 1", "seats 5", "seats 4 ", "seats 4  tactical",
                                "tactical", "seats 4 tactical tactical", "Seats 4"})
    EXPECT_FALSE(read_options(text)) << text;
}

}  // namespace
}  // namespace laguna::mille_fiori::testing
