// Who is awaited keeps to its time: no round of thinking is begun that would not fit.
#include "table/pace.hpp"

#include <gtest/gtest.h>

#include "table/games.hpp"
#include "table/minds.hpp"

namespace laguna {
namespace {

using namespace std::chrono_literals;

// How many rounds are begun when the first takes this long and every other that long.
int rounds(double time, double first, double others) {
  Pace pace(time, Allowance::at_most);
  int begun = 0;
  for (double now = 0; pace.share(now) < 1; now += begun == 1 ? first : others) ++begun;
  return begun;
}

TEST(Pace, no_round_is_begun_that_would_not_fit) {
  EXPECT_EQ(rounds(0.027, 0.005, 0.005), 5);
  EXPECT_EQ(rounds(0.0265, 0.013, 0.001), 2) << "as long as the slowest so far";
  EXPECT_EQ(rounds(0.027, 0.050, 0.001), 1) << "one is always begun";
}

TEST(Pace, a_time_that_is_to_be_taken_is_taken_whole) {
  Pace pace(1, Allowance::whole);
  EXPECT_EQ(pace.share(0), 0);
  EXPECT_EQ(pace.share(0.75), 0.75);
}

TEST(Pace, without_a_time_none_of_it_is_ever_over) {
  Pace pace(0, Allowance::at_most);
  EXPECT_EQ(pace.share(0), 0);
  EXPECT_EQ(pace.share(1000), 0);
}

// Goes on by a millisecond whenever somebody looks at it: a round takes one or a few.
struct Ticking {
  using duration = std::chrono::milliseconds;
  using time_point = std::chrono::time_point<std::chrono::steady_clock, duration>;
  static time_point now() { return time += 1ms; }
  static inline time_point time{};
};

template <class G>
void expect_in_time(std::string_view player, std::chrono::milliseconds time) {
  Random luck(1);
  auto state = G::start({});
  G::settle(state, luck);
  const Seat seat = G::turn(state).seats.front();
  Minds<G, Ticking> minds(1, time, Allowance::at_most, [&](ai::Mind<G>& mind, int part) {
    mind.begin(G::observe(state, seat), *ai::read_player<G>(player), Random(1), part);
  });
  const auto start = Ticking::time;
  EXPECT_GT(minds.think({}).simulations(), 0u);
  EXPECT_LE(Ticking::time - start, time + 1ms) << "one more look to say how long it took";
}

TEST(Pace, players_begin_no_round_that_ends_too_late) {
  for (const auto time : {5ms, 27ms}) {
    expect_in_time<mille_fiori::MilleFiori>("servente", time);
    expect_in_time<murano::Murano>("servente", time);
    expect_in_time<murano::Murano>("maestro", time);
  }
}

}  // namespace
}  // namespace laguna
