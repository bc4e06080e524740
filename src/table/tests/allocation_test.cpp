// Players think in the room they were made with.
#include <gtest/gtest.h>

#include <memory>

#include "ai/mind.hpp"
#include "game/playout.hpp"
#include "kit/tests/allocations.hpp"
#include "table/games.hpp"

namespace laguna {
namespace {

template <class G>
class Thinkers {
 public:
  void expect_no_allocation(const typename G::View& view) {
    for (std::string_view level : ai::kLevels) {
      const long before = testing::allocations();
      for (int part = 0; part < 2; ++part) {
        minds_[part]->begin(view, *ai::read_player<G>(level), Random(1), part);
        for (int round = 0; round < kRounds && !minds_[part]->think(double(round) / kRounds); ++round) {
        }
      }
      if (minds_[0]->simulations() > 0) minds_[0]->merge(*minds_[1]);
      EXPECT_EQ(testing::allocations(), before) << G::name << ' ' << level;
    }
  }

 private:
  static constexpr int kRounds = 10;
  std::unique_ptr<ai::Knowledge<G>> knowledge_ = std::make_unique<ai::Knowledge<G>>();
  std::array<std::unique_ptr<ai::Mind<G>>, 2> minds_ = {std::make_unique<ai::Mind<G>>(*knowledge_),
                                                        std::make_unique<ai::Mind<G>>(*knowledge_)};
};

TEST(Players, think_without_allocating) {
  constexpr int kEvery = 97;  // decisions
  with_games("", [&](auto entry) {
    using G = typename decltype(entry)::Type;
    Thinkers<G> thinkers;
    int decisions = 0;
    const auto choose = [&](const typename G::State& state, Seat seat, Random& random) {
      if (++decisions % kEvery == 0) thinkers.expect_no_allocation(G::observe(state, seat));
      return G::quick(state, seat, random);
    };
    for (int seats = 2; seats <= kMaxSeats; ++seats) {
      typename G::Options options{};
      options.seats = static_cast<std::uint8_t>(seats);
      auto state = G::start(options);
      Random random(seats);
      play_out<G>(state, random, choose);
    }
    EXPECT_GT(decisions, kEvery);
  });
}

}  // namespace
}  // namespace laguna
