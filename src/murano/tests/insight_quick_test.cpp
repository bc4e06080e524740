// The quick choice: always legal, blind to what is hidden, and no fool.
#include <algorithm>

#include "murano/tests/picture.hpp"
#include "murano/tests/tables.hpp"

namespace laguna::murano::testing {
namespace {

std::string quick_choice(const Picture& p) {
  Random random(1);
  return said(write(Murano::quick(p.state, p.open.acting, random)));
}

TEST(MuranoQuick, it_is_legal) {
  each_table(60, [](const State& state, Seat seat, Random& random) {
    Actions list;
    Murano::legal_actions(state, seat, list);
    const Action action = Murano::quick(state, seat, random);
    ASSERT_NE(std::find(list.begin(), list.end(), action), list.end()) << write(action).view();
  });
}

TEST(MuranoQuick, it_does_not_depend_on_what_is_hidden) { expect_blind(12, Murano::quick); }

TEST(MuranoQuick, games_end_and_score_well) {
  Random random(5);
  constexpr int kGames = 40;
  for (int seats = 2; seats <= 4; ++seats) {
    int points = 0;
    for (int game = 0; game < kGames; ++game) {
      State state = Murano::start({static_cast<std::uint8_t>(seats)});
      while (Murano::turn(state).kind != Turn::Kind::over) {
        Murano::settle(state, random);
        Murano::apply(state, state.open.acting, Murano::quick(state, state.open.acting, random), Silence());
        ASSERT_LT(state.open.decisions, 4000u);
      }
      for (int seat = 0; seat < seats; ++seat) points += state.open.scores[seat];
    }
    EXPECT_GT(points, (seats == 2 ? 50 : 36) * kGames * seats);
  }
}

TEST(MuranoQuick, the_best_income_is_taken) {
  Picture p(2);
  p.gold(white, 0)
      .acts(white, "income")
      .island("san-donato", R"(
    wR B  S  B  B
    r  r  r  S  S
    B  B  S  B  B
    .  B  S  S  B)")
      .island("san-pietro", R"(
    .  wB B  .
    B  b  S  B
    B  S  S  B
    .  S  S  B)");
  EXPECT_EQ(quick_choice(p), "income san-donato");
}

TEST(MuranoQuick, a_tile_goes_where_a_card_counts_it) {
  Picture p(2);
  p.docks(white, "san-pietro white").characters(white, {2}).tiles(white, "palace-1").acts(white, "build");
  p.island("san-donato", R"(
    B  B  S  B  B
    _  _  S  S  S
    B  B  S  B  B
    .  B  S  S  B)");
  p.island("san-pietro", R"(
    .  B  B  .
    B  _  S  B
    B  S  S  B
    .  S  S  B)");
  p.does("build palace-1");
  EXPECT_EQ(quick_choice(p).substr(0, 13), "on san-pietro");
}

}  // namespace
}  // namespace laguna::murano::testing
