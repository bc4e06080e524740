// The course of a game: set-up, rounds, turns, the end.
#pragma once

#include "game/concept.hpp"
#include "mille_fiori/box/dealer.hpp"
#include "mille_fiori/rules/playing.hpp"

namespace laguna::mille_fiori {

// MF-S1: 27 diamonds in the supply and 3 in the box, the ship at the start, no points.
constexpr State set_up(Options options) {
  State state;
  Board& board = state.board;
  board.options = options;
  for (auto& marks : board.bonuses) marks.fill(Seat::nobody);
  for (int seat = 0; seat < options.seats; ++seat) board.stock[seat] = kSupply + kInTheBox;
  state.pile = Cards::whole_deck();
  return state;
}

// MF-S2: the starting seat is drawn by lot.
constexpr void begin(Board& board, Seat start, auto& emit) {
  board.start = start;
  board.phase = Phase::turn_up;
  emit(tell::plain(tell::Kind::started, start));
}

// MF-S3: nine cards lie face up with two or four seats, four with three.
constexpr void turn_up(State& state, Card card, auto& emit) {
  Board& board = state.board;
  state.pile.remove(card);
  board.face_up.add(card);
  emit(tell::with_card(tell::Kind::turned_up, Seat::nobody, card));
  if (board.face_up.count() == kFaceUpAtStart[board.seats() - 2]) board.phase = Phase::deal;
}

// MF-D1: a round deals five cards to each seat, the starting seat first, clockwise.
constexpr Seat next_to_be_dealt(const Board& board, int dealt) {
  return after(board.start, dealt / kHandSize, board.seats());
}
constexpr void start_picking(Board& board) {
  board.dealt = 0;
  board.phase = Phase::pick;
  board.acting = board.start;
}
constexpr void deal(State& state, Seat seat, Card card, auto& emit) {
  Board& board = state.board;
  state.pile.remove(card);
  state.hands[index(seat)].add(card);
  emit(tell::with_card(tell::Kind::dealt, seat, card));
  if (++board.dealt == kHandSize * board.seats()) start_picking(board);
}

// All the luck that is due, in one go and without a story.
constexpr void settle(State& state, Random& luck) {
  Random random = luck;  // a copy, so that it stays in registers
  Board& board = state.board;
  Silence silence;
  if (board.phase == Phase::draw_start) begin(board, seat_at(random.below(board.seats())), silence);
  Dealer dealer(state.pile);
  if (board.phase == Phase::turn_up)
    board.face_up.add(dealer.draw(kFaceUpAtStart[board.seats() - 2] - board.face_up.count(), random));
  for (int dealt = board.dealt; dealt < kHandSize * board.seats();) {
    const int missing = kHandSize - dealt % kHandSize;
    state.hands[index(next_to_be_dealt(board, dealt))].add(dealer.draw(missing, random));
    dealt += missing;
  }
  state.pile = dealer.rest();
  luck = random;
  start_picking(board);
}

// MF-D3: beginning with the starting seat, each shows its card and plays it.
constexpr void show(State& state, Seat seat, auto& emit) {
  Board& board = state.board;
  board.acting = seat;
  board.shown = state.picks[index(seat)];
  state.picks[index(seat)] = Card::none;
  board.committed.erase(seat);
  board.phase = Phase::play;
  emit(tell::with_card(tell::Kind::played, seat, board.shown));
}

// MF-D2: everyone keeps one card of the hand, secretly and at the same time.
// MF-D7: in the tactical variation nobody chooses ahead: a seat keeps a card when it is about to play it.
constexpr void pick(State& state, Seat seat, Card card, auto& emit) {
  Board& board = state.board;
  state.hands[index(seat)].remove(card);
  state.picks[index(seat)] = card;
  board.committed.insert(seat);
  emit(tell::with_card(tell::Kind::picked, seat, card));
  if (board.options.tactical) return show(state, seat, emit);
  if (board.committed == board.everyone()) show(state, board.start, emit);
}

constexpr void finish(Board& board, Rule rule, auto& emit) {
  board.phase = Phase::over;
  emit(tell::by_rule(tell::Kind::ended, Seat::nobody, rule));
}

// MF-D4: what is left of each hand goes to the neighbour on the left.
constexpr void pass_hands(State& state, auto& emit) {
  const auto hands = state.hands;
  state.board.everyone().each(
      [&](Seat seat) { state.hands[index(state.board.left_of(seat))] = hands[index(seat)]; });
  emit(tell::plain(tell::Kind::passed));
}

// MF-D5: after the fourth cycle the last card of each hand goes face up; with two seats, after the third, the
// last two.
constexpr void leave_over(State& state, auto& emit) {
  state.board.everyone().each([&](Seat seat) {
    state.hands[index(seat)].each([&](Card card) {
      state.board.face_up.add(card);
      emit(tell::with_card(tell::Kind::left_over, seat, card));
    });
    state.hands[index(seat)] = Cards();
  });
}

// MF-D6: the Doge card moves on clockwise, and its seat starts the next round.
// MF-E1: the round in which the pile runs out is the last.
constexpr void end_round(State& state, auto& emit) {
  Board& board = state.board;
  leave_over(state, emit);
  if (state.pile.empty()) return finish(board, Rule::E1, emit);
  board.start = board.left_of(board.start);
  board.cycle = 0;
  ++board.round;
  board.phase = Phase::deal;
  emit(tell::plain(tell::Kind::started, board.start));
}

// MF-E2: an empty supply ends the game once everybody has had the same number of turns.
constexpr void end_cycle(State& state, auto& emit) {
  Board& board = state.board;
  if (board.first_out != Seat::nobody) return finish(board, Rule::E2, emit);
  if (++board.cycle == kCyclesInRound[board.seats() - 2]) return end_round(state, emit);
  pass_hands(state, emit);
  start_picking(board);
}

// Whether the seat's supply, looked at when its turn ends, is the first that has run empty.
constexpr bool runs_out(const Board& board, Seat seat) {
  return board.first_out == Seat::nobody && board.stock[index(seat)] <= kInTheBox;
}

constexpr void end_turn(State& state, auto& emit) {
  Board& board = state.board;
  if (runs_out(board, board.acting)) {
    board.first_out = board.acting;
    emit(tell::by_rule(tell::Kind::last_turns, board.acting, Rule::E2));
  }
  const Seat next = board.left_of(board.acting);
  if (next == board.start) return end_cycle(state, emit);
  if (!board.options.tactical) return show(state, next, emit);
  board.acting = next;
  board.phase = Phase::pick;
}

// MF-D8: a played card goes to the discard pile.
// MF-P3: an extra card may be any face-up card, or declined; it is played like a card of the hand, and may
// earn the next. With none face up there is none.
constexpr void play(State& state, const Action& action, auto& emit) {
  Board& board = state.board;
  const Rule extra = play_card(board, board.acting, board.shown, action, emit);
  board.discard.add(board.shown);
  board.shown = Card::none;
  if (extra == Rule::none || board.face_up.empty()) return end_turn(state, emit);
  board.phase = Phase::extra;
  emit(tell::by_rule(tell::Kind::earned, board.acting, extra));
}

constexpr void take_extra(Board& board, Card card, auto& emit) {
  board.face_up.remove(card);
  board.shown = card;
  board.phase = Phase::play;
  emit(tell::with_card(tell::Kind::took, board.acting, card));
}

constexpr void decline_extra(State& state, auto& emit) {
  emit(tell::plain(tell::Kind::declined, state.board.acting));
  end_turn(state, emit);
}

// MF-E3: the most points win; all leaders share a tie.
constexpr Seats leaders(const Board& board) {
  Seats best;
  int most = -1;
  board.everyone().each([&](Seat seat) {
    const int points = board.scores[index(seat)];
    if (points > most) best = Seats();
    if (points >= most) best.insert(seat), most = points;
  });
  return best;
}

}  // namespace laguna::mille_fiori
