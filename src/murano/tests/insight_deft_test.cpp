// The deft choice: what the appraisal likes best, and blind to what is hidden; what a seat may hope for, and
// what of it need not be looked at again.
#include <algorithm>

#include "game/playout.hpp"
#include "murano/tests/tables.hpp"

namespace laguna::murano::testing {
namespace {

// Further ships are not looked at when the one that sailed leads to something that is worth a point.
void expect_best(const State& state, Seat seat, const Action& action, bool may_build = true) {
  const View view = observe(state, seat);
  Actions list;
  Murano::legal_actions(state, seat, list);
  ASSERT_NE(std::find(list.begin(), list.end(), action), list.end()) << write(action).view();
  const int worth = Murano::appraise(view, action);
  const bool is_good = state.open.phase == Phase::act && action.kind != Action::Kind::sail &&
                       worth >= insight::Appraisal(OwnInView{view}).idle() + insight::kPoint;
  for (const Action& other : list) {
    if (is_good && other.kind == Action::Kind::sail) continue;
    if (!may_build && other.kind == Action::Kind::build) continue;
    ASSERT_LE(Murano::appraise(view, other), worth) << write(other).view();
  }
}

TEST(MuranoDeft, nothing_is_appraised_higher_but_further_ships_after_a_good_one) {
  each_table(6, [](const State& state, Seat seat, Random& random) {
    expect_best(state, seat, Murano::deft(state, seat, random));
  });
}

// Where something can be built on the way, that looks a little better on the spot than from afar.
TEST(MuranoDeft, what_was_intended_when_a_ship_sailed_is_what_would_be_chosen_anew) {
  int intended = 0;
  for (int seats = 2; seats <= kMaxSeats; ++seats) {
    Random random(seats);
    Murano::Intention intention;
    State state = Murano::start({.seats = static_cast<std::uint8_t>(seats)});
    play_out<Murano>(state, random, [&](const State& now, Seat seat, Random& mind) {
      const bool was_intended = Murano::Intention(intention).next(now.open).has_value();
      const Action action = Murano::deft(now, seat, mind, intention);
      expect_best(now, seat, action, !was_intended);
      intended += was_intended;
      return action;
    });
  }
  EXPECT_GT(intended, 200);
}

Action masterly(const State& state, Seat seat, Random& random) {
  Murano::Intention intention;
  return Murano::masterly(state, seat, random, intention);
}

TEST(MuranoDeft, it_does_not_depend_on_what_is_hidden) {
  expect_blind(
      9, [](const State& state, Seat seat, Random& random) { return Murano::deft(state, seat, random); });
  expect_blind(9, masterly);
}

TEST(MuranoMasterly, nothing_that_is_looked_at_is_appraised_higher) {
  each_table(6, [](const State& state, Seat seat, Random& random) {
    if (state.open.phase == Phase::act) return;  // further ships may not be looked at
    const View view = observe(state, seat);
    const Action action = masterly(state, seat, random);
    Actions list;
    Murano::legal_actions(state, seat, list);
    for (const Action& other : list)
      ASSERT_LE(Murano::appraise_masterly(view, other), Murano::appraise_masterly(view, action));
  });
}

// A hand that lost to those it was made to beat would be of no use.
TEST(MuranoMasterly, with_any_number_of_seats_it_beats_deft_players) {
  for (int seats = 2; seats <= kMaxSeats; ++seats) {
    double wins = 0;
    constexpr int kGames = 240;
    for (int game = 0; game < kGames; ++game) {
      const Seat own = seat_at(game % seats);
      Random random(7, game);
      Murano::Intention intention;
      State state = Murano::start({.seats = static_cast<std::uint8_t>(seats)});
      play_out<Murano>(state, random, [&](const State& now, Seat seat, Random& mind) {
        return seat == own ? Murano::masterly(now, seat, mind, intention)
                           : Murano::deft(now, seat, mind, intention);
      });
      const Seats winners = Murano::winners(state);
      wins += winners.has(own) ? 1. / winners.count() : 0;
    }
    EXPECT_GT(wins * seats, 1.15 * kGames) << seats << " seats";
  }
}

// What a cast remembers is what a new one would find.
TEST(MuranoCast, gondoliers_that_move_change_only_what_depends_on_them) {
  each_table(4, [](const State& state, Seat seat, Random&) {
    insight::Position now(insight::kUsual, state.open, hand_of(state, seat), seat);
    const insight::Cast cast = now.cast();
    Player& player = now.open.player();
    player.gold += 3;
    if (player.gondoliers > 0) --player.gondoliers;
    EXPECT_EQ(cast.total_after(now.open), now.cast().total());
    for (std::uint32_t free = free_docks(now.open); free != 0; free &= free - 1) {
      insight::Position docked = now;
      docked.open.player().docks |= free & -free;
      ASSERT_EQ(cast.total_after(docked.open), docked.cast().total());
    }
  });
}

TEST(MuranoCast, a_tile_changes_only_characters_that_it_affects) {
  constexpr unsigned kAnything = ~0u;
  each_table(4, [](const State& state, Seat seat, Random&) {
    const insight::Position now(insight::kUsual, state.open, hand_of(state, seat), seat);
    const insight::Cast cast = now.cast();
    for (Tile tile : {Tile::factory, shop_of(0), shop_of(1), palace_of(2), Tile::special}) {
      insight::Means means = cast.means();
      means.get(tile);
      ASSERT_EQ(cast.total_with(means, insight::change_of(stack_of(tile))),
                cast.total_with(means, kAnything));
    }
    for (int kind = 0; kind < kStreetKinds; ++kind)
      for (int i = 0; i < now.open.islands(); ++i) {
        insight::Prospect there = cast.prospect(i);
        there.add(kind);
        ASSERT_EQ(cast.total_with_street(there), cast.total_with(there, cast.means(), kAnything));
      }
    insight::Means means = cast.means();
    ++means.holdings.beads[0];
    ASSERT_EQ(cast.total_with(means, insight::kBeadsChange), cast.total_with(means, kAnything));
  });
}

TEST(MuranoDeft, hope_counts_own_points_and_gold_and_not_another_hand) {
  each_table(3, [](const State& state, Seat seat, Random& random) {
    const int before = Murano::weigh(state, seat);
    EXPECT_EQ(Murano::weigh(Murano::imagine(observe(state, seat), random), seat), before);
    State richer = state;
    ++richer.open.scores[index(seat)];
    EXPECT_GE(Murano::weigh(richer, seat), before + 100);
    richer = state;
    ++richer.open.players[index(seat)].gold;
    EXPECT_GE(Murano::weigh(richer, seat), before);
  });
}

}  // namespace
}  // namespace laguna::murano::testing
