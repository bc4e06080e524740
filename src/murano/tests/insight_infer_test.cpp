// What is inferred of hidden cards: it looks the same to the viewer, and is nearer to the truth than chance.
#include "murano/tests/tables.hpp"

namespace laguna::murano::testing {
namespace {

TEST(MuranoInfer, what_is_inferred_looks_the_same_to_the_viewer) {
  each_table(6, [](const State& state, Seat seat, Random& random) {
    const View view = observe(state, seat);
    const State inferred = Murano::infer(view, random);
    ASSERT_TRUE(sound(inferred));
    ASSERT_EQ(observe(inferred, seat), view);
  });
}

TEST(MuranoInfer, exchanged_cards_are_the_same_deck_with_other_faces) {
  Random random(5);
  each_table(3, [&](const State& state, Seat, Random&) {
    const int a = random.below(kCharacters), b = random.below(kCharacters);
    Characters deck = state.characters;
    deck.exchange(a, b);
    ASSERT_TRUE((deck.fresh >> a & 1) == (state.characters.fresh >> b & 1));
    ASSERT_EQ(deck.from[a], state.characters.from[b]);
    deck.exchange(a, b);
    ASSERT_EQ(deck, state.characters);
  });
}

// Cards of others that players who choose well really hold, among those inferred and among those imagined.
TEST(MuranoInfer, others_hold_what_suits_them_twice_as_often_as_by_chance) {
  int inferred_right = 0, imagined_right = 0;
  Random random(3), mind(4);
  for (int game = 0; game < 12; ++game)
    for (State state = Murano::start({static_cast<std::uint8_t>(2 + game % 3)});;) {
      Murano::settle(state, random);
      if (Murano::turn(state).kind == Turn::Kind::over) break;
      const Seat seat = state.open.acting;
      const View view = observe(state, seat);
      const auto right = [&](const State& guess) {
        int count = 0;
        state.open.everyone().each([&](Seat other) {
          if (other != seat)
            count += std::popcount(guess.characters.hand(other) & state.characters.hand(other) &
                                   view.characters.unseen);
        });
        return count;
      };
      inferred_right += right(Murano::infer(view, random));
      imagined_right += right(Murano::imagine(view, random));
      Murano::apply(state, seat, Murano::deft(state, seat, mind), Silence());
    }
  EXPECT_GT(inferred_right, 2 * imagined_right);
}

}  // namespace
}  // namespace laguna::murano::testing
