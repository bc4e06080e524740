// Workshops: connected cells, four raw materials, symbols between three cells.
#include "mille_fiori/tests/picture.hpp"

namespace laguna::mille_fiori::testing {
namespace {

TEST(Workshops, W1_a_card_goes_to_any_empty_workshop_that_shows_its_symbol) {
  Picture p;
  p.workshops(R"(
       . . . . . .   .
      r . . . . b   . .
       . .   . . . . . .
        .   . . . . . .)");
  p.shows(green, "quartz-3");
  EXPECT_EQ(p.may(green), (Told{"place workshop-10", "place workshop-15", "place workshop-18",
                                "place workshop-21", "place workshop-24", "sail"}));
}

TEST(Workshops, W2_a_diamond_alone_earns_one_point) {
  Picture p;
  p.workshops(R"(
       . . . . . .   .
      * r . . . .   . .
       b .   . . . . . .
        .   . . . . . .)");
  EXPECT_EQ(p.plays(green, "quartz-1"), (Told{"g on workshop-8", "g +1 W2"}));
}

TEST(Workshops, W2_connected_diamonds_score_one_each_and_two_on_pigment) {
  Picture lime;
  lime.workshops(R"(
       . . . . . .   .
      . . . . b .   . .
       . .   r * . . . .
        .   . b b . . .)");
  EXPECT_EQ(lime.plays(blue, "lime-1"), (Told{"b on workshop-19", "b +4 W2"}));

  Picture pigment;
  pigment.workshops(R"(
       . . . . . .   .
      . . . . . b   . .
       . .   . b * r . .
        .   . . . . . .)");
  EXPECT_EQ(pigment.plays(blue, "pigment-1"), (Told{"b on workshop-20", "b +6 W2"}));
}

TEST(Workshops, W2_only_the_new_space_decides_whether_pigment_doubles) {
  Picture p;
  p.workshops(R"(
       . . . . . .   .
      . . . . b .   . .
       . .   . * . . . .
        .   . b . . . .)");
  EXPECT_EQ(p.plays(blue, "lime-1"), (Told{"b on workshop-19", "b +3 W2"}));
}

TEST(Workshops, W2_a_new_diamond_joins_groups_and_counts_far_diamonds_of_them) {
  Picture p;
  p.workshops(R"(
       r r . . . .   .
      . . * r r .   . .
       . r   . . r . . .
        r   . . . . . r)");
  EXPECT_EQ(p.plays(red, "quartz-2").at(1), "r +7 W2");
}

TEST(Workshops, W2_cells_across_a_gap_do_not_touch) {
  Picture p;
  p.workshops(R"(
       . . . . . r   *
      . . . . . r   . .
       . r   . . . . . .
        .   . . . . . .)");
  EXPECT_EQ(p.plays(red, "ash-1"), (Told{"r on workshop-7", "r +1 W2"}));
}

TEST(Workshops, W2_the_story_says_how_many_diamonds_were_counted_and_where) {
  Picture p;
  p.workshops(R"(
       . . . . . .   .
      . . . . . b   . .
       . .   . b * . . .
        .   . . . . . .)")
      .shows(blue, "pigment-1");
  std::vector<Event> story;
  MilleFiori::apply(p.state, blue, act::place(space("workshop-20")),
                    [&](const Event& event) { story.push_back(event); });
  EXPECT_EQ(story.at(1), tell::scored(blue, Rule::W2, 6, 3, space("workshop-20")));
}

TEST(Workshops, W3_all_four_raw_materials_earn_the_bonus_once) {
  Picture p;
  p.workshops(R"(
       . . . . r .   .
      . . . . . r   . .
       . .   . . * . . .
        .   . . . r . .)");
  EXPECT_EQ(p.plays(red, "pigment-1"), (Told{"r on workshop-20", "r +8 W2", "r +20 W3"}));

  EXPECT_EQ(p.plays(red, "quartz-1", "place workshop-8"), (Told{"r on workshop-8", "r +1 W2"}));
}

TEST(Workshops, W3_three_raw_materials_do_not_earn_the_bonus) {
  Picture p;
  p.workshops(R"(
       . . r . r .   .
      . . . . . r   . .
       . .   . . r * . .
        .   . . b . . .)");
  EXPECT_EQ(p.plays(red, "quartz-1"), (Told{"r on workshop-21", "r +4 W2"}));
}

TEST(Workshops, W4_the_last_space_around_a_symbol_earns_an_extra_card_whoever_filled_the_others) {
  Picture p;
  p.workshops(R"(
       . . . . . .   b
      . . . . . .   r *
       . .   . . . . . .
        .   . . . . . .)");
  EXPECT_EQ(p.plays(green, "quartz-1"), (Told{"g on workshop-15", "g +1 W2", "g earns W4"}));
  EXPECT_EQ(p.may(green), (Told{"take key-1", "take ship-1", "decline"}));
}

TEST(Workshops, W4_three_cells_that_touch_without_a_symbol_between_them_earn_nothing) {
  Picture p;
  p.workshops(R"(
       . r . . . .   .
      . r * . . .   . .
       . .   . . . . . .
        .   . . . . . .)");
  EXPECT_EQ(p.plays(red, "quartz-1"), (Told{"r on workshop-10", "r +3 W2"}));
}

TEST(Workshops, W4_every_one_of_the_ten_symbols_earns_its_extra_card) {
  for (const auto& triple : print::kTriples)
    for (int last = 0; last < 3; ++last) {
      Picture p;
      for (int k = 0; k < 3; ++k)
        if (k != last) p.state.board.diamonds[0].insert(index(space_at(Area::workshops, triple[k])));
      const Space placed = space_at(Area::workshops, triple[last]);
      const Symbol symbol = print::kWorkshops[triple[last] - 1];
      const Told story = p.plays(blue, write(card_with(symbol, 3)), write(act::place(placed)));
      EXPECT_EQ(story.back(), "b earns W4") << write(placed).view();
    }
}

}  // namespace
}  // namespace laguna::mille_fiori::testing
