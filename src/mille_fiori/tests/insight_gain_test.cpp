// What an action is worth, computed without playing it, is what playing it brings.
#include "mille_fiori/tests/picture.hpp"

namespace laguna::mille_fiori::testing {
namespace {

// How much of its next bonus an area already promises.
int promise(const Board& board, Seat seat, Area area) {
  if (area == Area::harbor || insight::has_bonus(board, seat, area)) return 0;
  return insight::next_bonus(board, area) *
         insight::kNear[insight::missing_for_bonus(board.of(seat, area), area)];
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
  if (extra != Rule::none && !before.face_up.empty()) worth += insight::kExtraCard;
  const Area area = area_of(card);
  if (action.kind != Action::Kind::sail) worth += promise(after, seat, area) - promise(before, seat, area);
  return worth;
}

// Tables of games at random, of all sizes, now and then with hardly a diamond left.
void each_table(int games, auto&& visit) {
  Random random(11);
  for (int game = 0; game < games; ++game)
    for (State state = MilleFiori::start({static_cast<std::uint8_t>(2 + game % 3), game % 2 == 0});;) {
      const Turn turn = MilleFiori::turn(state);
      if (turn.kind == Turn::Kind::over) break;
      if (turn.kind == Turn::Kind::chance) {
        settle(state, random);
        continue;
      }
      const Seat seat = turn.seats.front();
      State seen = state;
      if (random.below(4) == 0) seen.board.stock[index(seat)] = static_cast<std::uint8_t>(random.below(3));
      if (random.below(8) == 0) seen.board.face_up = Cards();
      visit(seen, seat);
      MilleFiori::apply(state, seat, MilleFiori::sample(state, seat, random), Silence());
    }
}

TEST(Insight, a_gain_is_what_playing_the_card_brings) {
  each_table(60, [](const State& state, Seat seat) {
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
