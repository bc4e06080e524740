// What an action is worth, computed without playing it, is what playing it brings.
#include "mille_fiori/tests/picture.hpp"
#include "mille_fiori/tests/tables.hpp"

namespace laguna::mille_fiori::testing {
namespace {

// How much of its next bonus an area already promises.
int promise(const Board& board, Seat seat, Area area) {
  if (area == Area::harbor || insight::has_bonus(board, seat, area)) return 0;
  return insight::next_bonus(board, area) *
         insight::kGreedy.near[insight::missing_for_bonus(board.of(seat, area), area)];
}

// Plays the card on a copy of the table.
int gain_by_playing(const Board& before, Seat seat, Card card, const Action& action) {
  Board after = before;
  Silence silence;
  const Rule extra = play_card(after, seat, card, action, silence);
  int own = 0, others = 0;
  for (int s = 0; s < before.seats(); ++s)
    (s == index(seat) ? own : others) += after.scores[s] - before.scores[s];
  int worth = own * insight::kPoint - others * insight::kPoint / (before.seats() - 1);
  if (extra != Rule::none && !before.face_up.empty()) worth += insight::kGreedy.extra;
  const Area area = area_of(card);
  if (action.kind != Action::Kind::sail) worth += promise(after, seat, area) - promise(before, seat, area);
  return worth;
}

// Now and then with hardly a diamond left, or no card to take.
State in_need(const State& state, Seat seat, Random& random) {
  State needy = state;
  if (random.below(4) == 0) needy.board.stock[index(seat)] = static_cast<std::uint8_t>(random.below(3));
  if (random.below(8) == 0) needy.board.face_up = Cards();
  return needy;
}

TEST(Insight, a_gain_is_what_playing_the_card_brings) {
  each_table(60, [](const State& before, Seat seat, Random& random) {
    const State state = in_need(before, seat, random);
    Cards::whole_deck().each_kind([&](Card card) {
      const Uses uses(state.board, seat, card);
      for (int n = 0; n < uses.count(); ++n)
        ASSERT_EQ(insight::gain(state.board, seat, card, uses.nth(n)),
                  gain_by_playing(state.board, seat, card, uses.nth(n)))
            << write(card).view() << " " << write(uses.nth(n)).view();
    });
  });
}

}  // namespace
}  // namespace laguna::mille_fiori::testing
