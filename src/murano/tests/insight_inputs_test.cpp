// What a network is told depends on nothing hidden and turns with the seats.
#include "murano/tests/picture.hpp"
#include "murano/tests/tables.hpp"

namespace laguna::murano::testing {
namespace {

using Inputs = Murano::Inputs;

Inputs told_to(const State& state, Seat seat) {
  Inputs inputs;
  Murano::inputs(state, seat, inputs);
  return inputs;
}

std::uint32_t turned(std::uint32_t docks, int seats) {
  std::uint32_t other = 0;
  for (; docks != 0; docks &= docks - 1) {
    const int dock = std::countr_zero(docks), colour = dock % 4;
    other |= 1u << (dock - colour + (colour < seats ? (colour + 1) % seats : colour));
  }
  return other;
}
// The same table with everybody one place further to the left, and docks in the colours of who then sits
// there.
State turned(const State& state) {
  State other = state;
  Open& open = other.open;
  const auto move = [&](Seat seat) { return seat == Seat::nobody ? seat : after(seat, 1, open.seats); };
  open.everyone().each([&](Seat seat) {
    const int from = index(seat), to = index(move(seat));
    open.players[to] = state.open.players[from];
    open.players[to].docks = turned(state.open.players[from].docks, open.seats);
    open.scores[to] = state.open.scores[from];
    open.factories[to] = state.open.factories[from];
    open.shops[to] = state.open.shops[from];
    other.characters.hands[to] = state.characters.hands[from];
    other.shops.open.of[to] = state.shops.open.of[from];
    other.palaces.open.of[to] = state.palaces.open.of[from];
  });
  open.scored = turned(state.open.scored, open.seats);
  open.acting = move(open.acting);
  open.ending = move(open.ending);
  return other;
}

TEST(MuranoInputs, what_a_seat_cannot_tell_apart_looks_the_same) {
  each_table(12, [](const State& state, Seat, Random& random) {
    const Seat seat = seat_at(random.below(state.open.seats));
    const State imagined = Murano::imagine(observe(state, seat), random);
    ASSERT_EQ(told_to(state, seat), told_to(imagined, seat));
  });
}

TEST(MuranoInputs, they_turn_with_the_seats) {
  each_table(12, [](const State& state, Seat, Random& random) {
    const Seat seat = seat_at(random.below(state.open.seats));
    ASSERT_EQ(told_to(state, seat), told_to(turned(state), after(seat, 1, state.open.seats)));
  });
}

// Every single thing that is told: a change of it is a change of the inputs.
TEST(MuranoInputs, what_a_seat_may_know_is_told) {
  const Inputs plain = told_to(Picture(4).state, white);
  const auto differs = [&](auto&& change) {
    Picture other(4);
    change(other);
    return told_to(other.state, white) != plain;
  };
  EXPECT_TRUE(differs([](Picture& q) { q.gold(orange, 9); }));
  EXPECT_TRUE(differs([](Picture& q) { q.beads(brown, "green"); }));
  EXPECT_TRUE(differs([](Picture& q) { q.cards(grey, "bank"); }));
  EXPECT_TRUE(differs([](Picture& q) { q.characters(brown, {3}); }));
  EXPECT_TRUE(differs([](Picture& q) { q.tiles(brown, "palace-1"); }));
  EXPECT_TRUE(differs([](Picture& q) { q.docks(brown, "san-donato white"); }));
  EXPECT_TRUE(differs([](Picture& q) { q.at_hand(grey, 3); }));
  EXPECT_TRUE(differs([](Picture& q) { q.left(Stack::shops, 3); }));
  EXPECT_TRUE(differs([](Picture& q) { q.turn(orange); }));
  EXPECT_TRUE(differs([](Picture& q) { q.open.ending = brown; }));
  EXPECT_TRUE(differs([](Picture& q) { q.acts(white, "recruit"); }));
}

TEST(MuranoInputs, of_hidden_things_only_the_own_are_told) {
  const auto with = [](Seat whose, int character, std::string_view tile) {
    Picture p(3);
    return told_to(p.characters(whose, {character}).tiles(whose, tile).state, white);
  };
  EXPECT_NE(with(white, 3, "shop-red"), with(white, 4, "shop-red"));
  EXPECT_NE(with(white, 3, "shop-red"), with(white, 3, "shop-blue"));
  EXPECT_EQ(with(brown, 3, "shop-red"), with(brown, 4, "shop-blue"));
}

}  // namespace
}  // namespace laguna::murano::testing
