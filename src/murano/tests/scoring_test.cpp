// Scoring: one character for each gondolier, seat after seat, and who wins.
#include "murano/game.hpp"
#include "murano/tests/picture.hpp"

namespace laguna::murano::testing {
namespace {

// Two red shops and a palace on San Donato, a blue shop on San Pietro.
Picture two_islands() {
  Picture p;
  p.island("san-donato", R"(
      B  wR S  B  B
      S  r  S  S  S
      B  bR S  B  B
      .  B  S  _  P1)");
  p.island("san-pietro", R"(
      .  oB B  .
      B  b  S  B
      B  S  S  B
      .  S  S  B)");
  for (Seat seat : {white, brown, orange, grey}) p.at_hand(seat, 0);
  return p;
}
// Puts gondoliers on docks that are not at hand.
Picture& dock(Picture& p, Seat seat, std::string_view docks) {
  const int before = std::popcount(p.of(seat).docks);
  p.at_hand(seat, 7 - before).docks(seat, docks);
  return p.at_hand(seat, 0);
}

TEST(Scoring, E4_characters_are_scored_from_whoever_triggered_the_end_clockwise) {
  Picture p = two_islands();
  for (const auto& [seat, character] : {std::pair{white, 38}, {brown, 1}, {orange, 2}, {grey, 15}}) {
    p.characters(seat, {character});
    dock(p, seat, "san-donato " + std::string(kDockName[index(seat)]));
  }
  EXPECT_EQ(p.ends(orange), Told());
  EXPECT_EQ(p.open.acting, orange);
  EXPECT_EQ(p.does("score 2 san-donato"), Told{"o +2 for 2 at san-donato C1"});
  EXPECT_EQ(p.does("score 15 san-donato"), Told{"g +1 for 15 at san-donato C8"});
  EXPECT_EQ(p.does("score 38 san-donato"), Told{"w +8 for 38 at san-donato C18"});
  EXPECT_EQ(p.does("score 1 san-donato"), (Told{"b +4 for 1 at san-donato C1", "ended E1"}));
  EXPECT_EQ(p.open.scores, (Scores{13, 9, 7, 6}));
  EXPECT_EQ(Murano::turn(p.state), Turn::over());
  EXPECT_EQ(p.may(), Told());
}

TEST(Scoring, E4_a_character_needs_a_gondolier_of_its_own_at_the_island) {
  Picture p = two_islands();
  p.characters(white, {1, 38, 25});
  dock(p, white, "san-donato white san-donato grey").ends(white);
  EXPECT_EQ(p.may(), (Told{"score 1 san-donato", "score 25 san-donato", "score 38 san-donato", "stop"}));
  p.does("score 38 san-donato");
  EXPECT_EQ(p.may(), (Told{"score 1 san-donato", "score 25 san-donato", "stop"}));
  EXPECT_EQ(std::popcount(p.open.scored), 1);
  EXPECT_EQ(p.does("score 1 san-donato"), (Told{"w +4 for 1 at san-donato C1", "ended E1"}));
}

TEST(Scoring, E4_every_island_with_a_gondolier_is_a_choice_if_the_character_scores_there) {
  Picture p = two_islands();
  p.characters(white, {1, 39});
  dock(p, white, "san-donato white san-pietro white santa-teresa white").ends(white);
  EXPECT_EQ(p.may(), (Told{"score 1 san-donato", "score 1 san-pietro", "score 39 san-pietro", "stop"}));
}

TEST(Scoring, E4_gondoliers_of_others_do_not_help) {
  Picture p = two_islands();
  p.characters(white, {1});
  dock(p, brown, "san-donato white");
  dock(p, white, "santa-teresa white").ends(white);
  EXPECT_EQ(p.may(), Told{"stop"});
}

TEST(Scoring, E4_E5_a_card_may_be_left_unscored_and_its_gondolier_brings_a_point) {
  Picture p = two_islands();
  p.characters(white, {38, 1});
  dock(p, white, "san-donato white san-pietro white").ends(white);
  p.does("score 38 san-donato");
  EXPECT_EQ(p.does("stop"), (Told{"w +1 E5", "ended E1"}));
  EXPECT_EQ(p.points(white), 14);
}

TEST(Scoring, E4_whoever_has_a_character_and_a_free_gondolier_is_asked_even_if_nothing_scores) {
  Picture p;
  p.characters(white, {38}).docks(white, "san-donato white").characters(brown, {1});
  p.docks(orange, "san-donato orange");
  EXPECT_EQ(p.ends(white), Told());
  EXPECT_EQ(p.may(), Told{"stop"});
  EXPECT_EQ(p.does("stop"), (Told{"w +5 E5", "b +5 E5", "o +5 E5", "g +5 E5", "ended E1"}));
}

TEST(Scoring, E5_gondoliers_docked_and_at_hand_count_those_in_the_supply_do_not) {
  Picture p;
  p.docks(white, "san-donato white san-donato brown").at_hand(white, 1).at_hand(brown, 0).at_hand(grey, 7);
  EXPECT_EQ(p.ends(brown), (Told{"o +5 E5", "g +7 E5", "w +3 E5", "ended E1"}));
}

TEST(Scoring, E4_C3_gold_is_paid_in_printed_sums_and_gone) {
  Picture p;
  p.island("san-donato", R"(
      B  P1 S  B  B
      S  r  rg S  S
      B  X  S  B  B
      .  B  S  S  B)");
  p.characters(white, {8}).docks(white, "san-donato white").gold(white, 6).ends(white);
  EXPECT_EQ(p.may(), (Told{"score 8 san-donato 2", "score 8 san-donato 4", "score 8 san-donato 6", "stop"}));
  EXPECT_EQ(p.does("score 8 san-donato 6").front(), "w +6 for 8 at san-donato -6 gold C3");
  EXPECT_EQ(p.gold(white), 0);
  EXPECT_EQ(p.points(white), 5 + 6 + 4);
}

TEST(Scoring, E4_C17_beads_are_returned_to_the_bag) {
  Picture p;
  p.characters(white, {32, 33})
      .docks(white, "sacca-mattia white santa-teresa white")
      .beads(white, "blue blue red");
  p.ends(white);
  EXPECT_EQ(p.may(), (Told{"score 32 sacca-mattia blue", "score 32 sacca-mattia blue blue",
                           "score 33 santa-teresa blue", "score 33 santa-teresa blue blue", "stop"}));
  EXPECT_EQ(p.does("score 33 santa-teresa blue"), Told{"w +7 for 33 at santa-teresa with blue C17"});
  EXPECT_EQ(p.open.bag, (std::array<std::uint8_t, 3>{9, 10, 9}));
  EXPECT_EQ(p.does("score 32 sacca-mattia blue").front(), "w +7 for 32 at sacca-mattia with blue C17");
  EXPECT_EQ(p.of(white).beads, (std::array<std::uint8_t, 3>{1, 0, 0}));
}

TEST(Scoring, K10_C17_studios_chained_work_in_scoring) {
  Picture p;
  p.characters(white, {34}).docks(white, "san-donato white").beads(white, "blue blue green");
  p.cards(white, "studio-red-green studio-blue-green").ends(white);
  EXPECT_EQ(p.may("score").size(), 5u);
  EXPECT_EQ(p.does("score 34 san-donato green blue blue").front(),
            "w +21 for 34 at san-donato with green blue blue C17");
  EXPECT_EQ(bag_size(p.open), 30);
}

TEST(Scoring, E4_C16_a_gondolier_that_has_scored_still_stands_there) {
  Picture p = two_islands();
  p.characters(white, {29, 38});
  dock(p, white, "san-donato white san-donato orange").ends(white);
  p.does("score 38 san-donato");
  EXPECT_EQ(p.does("score 29 san-donato").front(), "w +10 for 29 at san-donato C16");
}

TEST(Scoring, E4_a_scored_character_is_shown_to_all) {
  Picture p = two_islands();
  p.characters(white, {38, 1});
  dock(p, white, "san-donato white san-donato grey").ends(white);
  p.does("score 38 san-donato");
  EXPECT_EQ(p.heard_by(brown), Told{"w +8 for 38 at san-donato C18"});
  EXPECT_EQ(p.of(white).characters, 1);
  EXPECT_EQ(p.state.characters.hand(white), 1u);
}

Seats winners(int seats, const std::vector<int>& points, const std::vector<int>& gold) {
  Picture p(seats);
  for (int seat = 0; seat < seats; ++seat) {
    const auto i = static_cast<std::size_t>(seat);
    p.points(seat_at(seat), points[i]).gold(seat_at(seat), gold[i]);
  }
  return Murano::winners(p.state);
}
Seats of(std::initializer_list<Seat> list) {
  Seats seats;
  for (Seat seat : list) seats.insert(seat);
  return seats;
}

TEST(Scoring, E6_most_points_win) {
  EXPECT_EQ(winners(4, {50, 61, 60, 12}, {9, 0, 40, 3}), of({brown}));
  EXPECT_EQ(winners(2, {73, 62}, {0, 5}), of({white}));
}

TEST(Scoring, E6_then_most_gold) { EXPECT_EQ(winners(3, {60, 55, 60}, {3, 99, 4}), of({orange})); }

TEST(Scoring, E6_whoever_is_still_tied_wins_together) {
  EXPECT_EQ(winners(4, {60, 60, 60, 12}, {3, 3, 2, 9}), of({white, brown}));
  EXPECT_EQ(winners(2, {7, 7}, {1, 1}), of({white, brown}));
}

TEST(Scoring, E6_gold_paid_for_a_character_does_not_count_for_the_tie) {
  Picture p(2);
  p.island("san-donato", "B P1 S B B  S r rg S S  B X S B B  . B S S B");
  p.characters(white, {8}).docks(white, "san-donato white").gold(white, 9).gold(brown, 8).at_hand(brown, 0);
  p.points(white, 5).points(brown, 10).at_hand(white, 2).ends(white);
  p.does("score 8 san-donato 4");  // 5 + 3 + 2 against 10
  EXPECT_EQ(p.points(white), p.points(brown));
  EXPECT_EQ(Murano::winners(p.state), of({brown}));
}

}  // namespace
}  // namespace laguna::murano::testing
