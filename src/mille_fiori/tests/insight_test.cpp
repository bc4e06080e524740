// What an action is worth and would bring: exactly what then happens.
#include "mille_fiori/tests/dealt.hpp"

namespace laguna::mille_fiori::testing {
namespace {

Told foreseen(const Picture& p, Seat seat, std::string_view words) {
  Told story;
  MilleFiori::foresee(observe(p.state, seat), *read(words),
                      [&](const Event& event) { story.push_back(told(event)); });
  return story;
}

// Red has landed on the extra-card symbol, and one card lies face up.
Picture one_card_face_up() {
  Picture p = dealt({2, false}, {.hands = {"ship-1", "key-2"}});
  p.state.board.discard.add(p.state.board.face_up);
  p.state.board.face_up = cards("lion-1");
  p.state.board.discard.remove(cards("lion-1"));
  p.ship(red, 15);
  p.does(red, "pick ship-1");
  p.does(blue, "pick key-2");
  p.does(red, "place harbor-1 sail");
  return p;
}

TEST(Insight, the_last_face_up_card_promises_no_further_extra_card) {
  Picture p = one_card_face_up();
  p.ship(red, 19);
  EXPECT_EQ(foreseen(p, red, "take lion-1"), (Told{"r sails to 20", "r +10 N2"}));
  const int taking = insight::appraise(observe(p.state, red), *read("take lion-1"));
  p.does(red, "take lion-1");
  EXPECT_EQ(taking, insight::appraise(observe(p.state, red), *read("sail")));
}

TEST(Insight, the_last_turns_are_foreseen) {
  Picture p = one_card_face_up();
  p.supply(red, 0);
  EXPECT_EQ(foreseen(p, red, "decline"), (Told{"r last turns E2"}));
}

TEST(Insight, what_is_foreseen_of_a_play_is_what_happens) {
  Random random(4);
  for (int game = 0; game < 60; ++game)
    for (State state = MilleFiori::start({static_cast<std::uint8_t>(2 + game % 3), game % 2 == 0});;) {
      const Turn turn = MilleFiori::turn(state);
      if (turn.kind == Turn::Kind::over) break;
      if (turn.kind == Turn::Kind::chance) {
        settle(state, random);
        continue;
      }
      const Seat seat = turn.seats.front();
      const bool plays = state.board.phase == Phase::play;
      const Action action = MilleFiori::sample(state, seat, random);
      Told expected, happened;
      MilleFiori::foresee(observe(state, seat), action,
                          [&](const Event& event) { expected.push_back(told(event)); });
      MilleFiori::apply(state, seat, action, [&](const Event& event) { happened.push_back(told(event)); });
      if (!plays) continue;
      ASSERT_LE(expected.size(), happened.size());
      happened.resize(expected.size());
      ASSERT_EQ(expected, happened);
    }
}

}  // namespace
}  // namespace laguna::mille_fiori::testing
