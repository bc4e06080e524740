// Setting up: what everyone starts with, who starts, what the box holds.
#include <map>

#include "murano/game.hpp"
#include "murano/tests/picture.hpp"

namespace laguna::murano::testing {
namespace {

std::map<std::string, int> odds(const State& state) {
  std::map<std::string, int> weights;
  each_chance(state, [&](const Action& outcome, int weight) { weights[said(write(outcome))] += weight; });
  return weights;
}

class MuranoSetupOf : public ::testing::TestWithParam<int> {
 public:
  Picture p{GetParam()};
};
INSTANTIATE_TEST_SUITE_P(Seats, MuranoSetupOf, ::testing::Values(2, 3, 4));

TEST_P(MuranoSetupOf, S1_everyone_begins_with_5_points_5_gold_5_gondoliers_at_hand_and_2_in_the_supply) {
  for (int seat = 0; seat < kMaxSeats; ++seat) {
    const bool plays = seat < GetParam();
    const Player& player = p.open.players[seat];
    EXPECT_EQ(p.open.scores[seat], plays ? 5 : 0);
    EXPECT_EQ(player.gold, plays ? 5 : 0);
    EXPECT_EQ(player.gondoliers, plays ? 5 : 0);
    EXPECT_EQ(player.supply, plays ? 2 : 0);
    EXPECT_EQ(player.docks, 0u);
    EXPECT_EQ(player.characters, 0);
    EXPECT_EQ(player.cards, 0);
    EXPECT_EQ(bead_count(player), 0);
    EXPECT_FALSE(has_building(player));
  }
  EXPECT_EQ(p.open.bag, (std::array<std::uint8_t, 3>{10, 10, 10}));
  EXPECT_TRUE(sound(p.state));
}

TEST(MuranoSetup, S1_S2_the_starting_seat_and_the_first_points_are_told_to_all) {
  State state = Murano::start({3});
  Told story;
  Murano::apply_chance(state, act::start(orange), [&](const Event& event) { story.push_back(told(event)); });
  EXPECT_EQ(story, (Told{"o starts", "w +5 S1", "b +5 S1", "o +5 S1"}));
  EXPECT_EQ(state.open.acting, orange);
}

TEST_P(MuranoSetupOf, S2_the_starting_seat_is_drawn_by_lot) {
  const State state = Murano::start({static_cast<std::uint8_t>(GetParam())});
  EXPECT_EQ(Murano::turn(state), Turn::chance());
  const auto lots = odds(state);
  EXPECT_EQ(lots.size(), static_cast<std::size_t>(GetParam()));
  for (const auto& [outcome, weight] : lots) EXPECT_EQ(weight, 1) << outcome;
  std::array<int, kMaxSeats> drawn{};
  Random random(1);
  for (int n = 0; n < 3000; ++n) ++drawn[Murano::sample_chance(state, random).a];
  for (int seat = 0; seat < kMaxSeats; ++seat)
    EXPECT_NEAR(drawn[seat], seat < GetParam() ? 3000 / GetParam() : 0, seat < GetParam() ? 150 : 0);
}

TEST_P(MuranoSetupOf, S2_turns_go_round_clockwise) {
  p.turn(brown);
  for (int turn = 1; turn <= 9; ++turn) {
    EXPECT_EQ(p.open.acting, seat_at(turn % GetParam()));
    EXPECT_EQ(Murano::turn(p.state), Turn::of(Seats::only(p.open.acting)));
    p.does(p.may("pass").front());
  }
}

TEST_P(MuranoSetupOf, S3_the_stacks_are_smaller_with_fewer_than_four_players) {
  const bool four = GetParam() == 4;
  EXPECT_EQ(p.left(Stack::streets), four ? 42 : 35);
  EXPECT_EQ(p.left(Stack::shops), four ? 12 : 9);
  EXPECT_EQ(p.left(Stack::palaces), four ? 12 : 11);
  EXPECT_EQ(p.left(Stack::factories), four ? 12 : 11);
  EXPECT_EQ(p.left(Stack::specials), four ? 12 : 9);
}

TEST_P(MuranoSetupOf, S3_every_tile_is_as_likely_as_any_other) {
  const bool four = GetParam() == 4;
  p.acts(white, "shop").does("buy shop");
  EXPECT_EQ(odds(p.state), (std::map<std::string, int>{{"top shop-red", four ? 4 : 3},
                                                       {"top shop-blue", four ? 4 : 3},
                                                       {"top shop-grey", four ? 4 : 3}}));
  Picture other(GetParam());
  other.acts(white, "palace").does("buy palace");  // the one that is not in the game is any of them
  EXPECT_EQ(odds(other.state),
            (std::map<std::string, int>{{"top palace-1", 4}, {"top palace-2", 4}, {"top palace-3", 4}}));
  Picture street(GetParam());
  street.acts(white, "build").does("build street");
  const int single = four ? 6 : 5;
  EXPECT_EQ(odds(street.state), (std::map<std::string, int>{{"street blank", four ? 18 : 14},
                                                            {"street red", single},
                                                            {"street blue", single},
                                                            {"street grey", single},
                                                            {"street red-blue", 2},
                                                            {"street red-grey", 2},
                                                            {"street blue-grey", 2}}));
}

TEST_P(MuranoSetupOf, S3_only_four_players_use_sacca_serenella) {
  const std::size_t islands = GetParam() == 4 ? 6 : 5;
  const bool four = GetParam() == 4;
  p.gold(white, 5).acts(white, "dock");
  EXPECT_EQ(p.may("dock").size(), 4 * islands);
  EXPECT_EQ(p.can("dock sacca-serenella white"), four);
  p.acts(white, "build").does("build street", "street red");
  EXPECT_EQ(p.may("on").size(), four ? 42u : 35u);
  EXPECT_EQ(p.can("on sacca-serenella-c1"), four);
  EXPECT_TRUE(p.can("on san-donato-c1"));
}

TEST_P(MuranoSetupOf, S4_five_characters_are_removed_unseen_and_without_sacca_serenella_two_more) {
  const bool four = GetParam() == 4;
  EXPECT_EQ(p.open.characters_left, four ? 35 : 33);
  EXPECT_EQ(p.state.characters.size(), four ? 35 : 33);
  p.acts(white, "recruit").does("recruit");
  const auto cards = odds(p.state);  // any of them may be among the five
  EXPECT_EQ(cards.size(), four ? 40u : 38u);
  EXPECT_EQ(cards.contains("character 30"), four);
  EXPECT_EQ(cards.contains("character 37"), four);
  for (const auto& [outcome, weight] : cards) EXPECT_EQ(weight, 1) << outcome;
}

TEST_P(MuranoSetupOf, S5_a_ship_waits_on_each_anchor_the_red_one_on_the_first) {
  EXPECT_EQ(p.ring(), "r.b.b.b..b.b.b.b..");
}

}  // namespace
}  // namespace laguna::murano::testing
