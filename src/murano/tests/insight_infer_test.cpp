// What is inferred of hidden cards: it looks the same to the viewer, and is nearer to the truth than chance.
#include "murano/tests/tables.hpp"

namespace laguna::murano::testing {
namespace {

constexpr int kHypotheses = 128;

State infer(const View& view, const Murano::Memory& memory, int hypotheses, Random& random) {
  static Murano::Inference inference;
  inference.begin(view, memory, hypotheses, random);
  return inference.draw(random);
}

TEST(MuranoInfer, what_is_inferred_looks_the_same_to_the_viewer) {
  Murano::Memory memory;
  int last_turn = 0;
  each_table(6, [&](const State& state, Seat seat, Random& random) {
    if (state.open.turns < last_turn) memory = {};
    last_turn = state.open.turns;
    const View view = observe(state, seat);
    memory.see(view);
    for (int hypotheses : {0, 8}) {
      const State inferred = infer(view, memory, hypotheses, random);
      ASSERT_TRUE(sound(inferred));
      ASSERT_EQ(observe(inferred, seat), view);
    }
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

// Cards of others that players who choose well really hold, among those inferred with hypotheses, with a
// memory of the game or of the moment only, and among those imagined.
TEST(MuranoInfer, others_hold_what_suits_them_what_they_played_for_and_above_all_what_explains_it) {
  int explained = 0, remembered = 0, inferred = 0, imagined = 0;
  Random random(3), mind(4);
  for (int game = 0; game < 12; ++game) {
    Murano::Memory memory;
    int last_turn = 0;
    for (State state = Murano::start({static_cast<std::uint8_t>(2 + game % 3)});;) {
      Murano::settle(state, random);
      if (Murano::turn(state).kind == Turn::Kind::over) break;
      const Seat seat = state.open.acting;
      const View view = observe(state, seat);
      memory.see(view);
      const bool begins = state.open.turns != last_turn;
      last_turn = state.open.turns;
      const auto right = [&](const State& guess) {
        int count = 0;
        state.open.everyone().each([&](Seat other) {
          if (other != seat)
            count += std::popcount(guess.characters.hand(other) & state.characters.hand(other) &
                                   view.characters.unseen);
        });
        return count;
      };
      if (begins && state.open.turns % 4 == 0) {
        explained += right(infer(view, memory, kHypotheses, random));
        remembered += right(infer(view, memory, 0, random));
        inferred += right(infer(view, {}, 0, random));
        imagined += right(Murano::imagine(view, random));
      }
      Murano::apply(state, seat, Murano::deft(state, seat, mind), Silence());
    }
  }
  EXPECT_GT(inferred, 2 * imagined);
  EXPECT_GT(remembered, inferred * 6 / 5);
  EXPECT_GT(explained, remembered * 6 / 5);
}

// Where somebody sailed is known of every turn, and that it was the best tells of those who chose so.
TEST(MuranoInfer, who_chooses_what_is_appraised_highest_regrets_nothing) {
  int voyages = 0, regretted = 0;
  Random random(3), mind(4);
  for (int seats = 2; seats <= 4; ++seats) {
    Murano::Memory memory;
    std::vector<std::uint64_t> hands;
    State state = Murano::start({static_cast<std::uint8_t>(seats)});
    for (Murano::settle(state, random); Murano::turn(state).kind != Turn::Kind::over;
         Murano::settle(state, random)) {
      const Seat seat = state.open.acting;
      if (state.open.phase == Phase::sail) hands.push_back(state.characters.hand(seat));
      memory.see(observe(state, seat));
      Murano::apply(state, seat, Murano::deft(state, seat, mind), Silence());
    }
    std::size_t turn = hands.size() > 96 ? hands.size() - 96 : 0;
    memory.each_voyage([&](const insight::Voyage& voyage) {
      ASSERT_EQ(voyage.before.turns, turn + 1);
      ++voyages;
      regretted += insight::regret(voyage, hands[turn++]) > 0;
    });
    EXPECT_GE(turn + 1, hands.size()) << "a voyage was missed";
  }
  EXPECT_GT(voyages, 100);
  EXPECT_LT(regretted, voyages / 10);  // what its tiles show is not known
}

// It is made of what lies open, so it can tell nobody anything.
TEST(MuranoInfer, a_memory_is_the_same_for_every_seat_and_whatever_is_hidden) {
  Murano::Memory own, of_all, of_nobody;
  int last_turn = 0;
  each_table(6, [&](const State& state, Seat seat, Random& random) {
    if (state.open.turns < last_turn) own = of_all = of_nobody = {};
    last_turn = state.open.turns;
    const View view = observe(state, seat_at(0));
    own.see(observe(Murano::imagine(view, random), seat_at(0)));
    of_all.see(observe(state, seat));
    of_nobody.see(observe(state, Seat::nobody));
    ASSERT_EQ(own, of_all);
    ASSERT_EQ(own, of_nobody);
  });
}

}  // namespace
}  // namespace laguna::murano::testing
