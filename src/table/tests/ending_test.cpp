// Ends of games that are seen through, in all games.
#include "ai/ending.hpp"

#include <gtest/gtest.h>

#include "table/games.hpp"

namespace laguna::ai {
namespace {

template <class G>
int own_margin(const typename G::State& end, Seat seat, int seats) {
  return margin(totals_of<G>(end, seat, seats, Hopes{}), seats);
}

// No other action of who decides first would have led further.
template <class G>
void expect_best(const typename G::State& state, const typename G::State& end, Seat seat, int seats) {
  Ending<G> ending(seats);
  EXPECT_EQ(G::turn(end).kind, Turn::Kind::over);
  typename G::Actions legal;
  G::legal_actions(state, seat, legal);
  int most = INT_MIN;
  for (const auto& action : legal) {
    auto reached = state;
    G::apply(reached, seat, action, Silence{});
    ASSERT_TRUE(ending.play(reached));
    most = std::max(most, own_margin<G>(reached, seat, seats));
  }
  EXPECT_EQ(own_margin<G>(end, seat, seats), most);
}

// Plays at random, and looks at every decision of one seat alone whether the end is seen through.
template <class G>
void look_for_ends(int seats, int& seen, int& choices) {
  const auto options = *G::read_options("seats " + std::to_string(seats));
  for (std::uint64_t game = 0; game < 60; ++game) {
    Random luck(5, game);
    auto state = G::start(options);
    for (Turn turn = G::turn(state); turn.kind != Turn::Kind::over; turn = G::turn(state)) {
      if (turn.kind == Turn::Kind::chance) {
        G::settle(state, luck);
        continue;
      }
      const Seat seat = turn.seats.front();
      typename G::Actions legal;
      G::legal_actions(state, seat, legal);
      auto end = state;
      if (Ending<G>(seats).play(end)) {
        ASSERT_EQ(turn.seats.count(), 1);
        ++seen;
        choices += legal.size() > 1 ? 1 : 0;
        expect_best<G>(state, end, seat, seats);
      }
      G::apply(state, seat, legal[luck.below(static_cast<int>(legal.size()))], Silence{});
    }
  }
}

TEST(Ending, is_the_best_for_who_decides_where_it_can_be_seen) {
  std::apply(
      [](auto... entry) {
        const auto look = [](auto one) {
          using G = typename decltype(one)::Type;
          for (int seats = 2; seats <= kMaxSeats; ++seats) {
            int seen = 0, choices = 0;
            look_for_ends<G>(seats, seen, choices);
            EXPECT_GT(seen, 30) << G::name << seats;
            EXPECT_GT(choices, 10) << G::name << seats;
          }
        };
        (look(entry), ...);
      },
      Games());
}

TEST(Ending, is_not_seen_while_luck_is_to_come) {
  using G = std::tuple_element_t<0, Games>::Type;
  Random luck(1);
  auto state = G::start(*G::read_options("seats 2"));
  EXPECT_FALSE(Ending<G>(2).play(state));
  G::settle(state, luck);
  EXPECT_FALSE(Ending<G>(2).play(state));
}

}  // namespace
}  // namespace laguna::ai
