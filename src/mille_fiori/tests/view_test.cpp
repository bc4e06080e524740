// A view is what a perfect memory knows, no more and no less; imagining is fair.
#include <map>

#include "mille_fiori/tests/memory.hpp"
#include "mille_fiori/tests/picture.hpp"

namespace laguna::mille_fiori::testing {
namespace {

// Plays a random game; every seat and a spectator remember what they are told.
void compare_views_with_memories(Options options, int seed) {
  std::vector<std::pair<Seat, Memory>> memories = {{Seat::nobody, Memory(options.seats, Seat::nobody)}};
  for (int seat = 0; seat < options.seats; ++seat)
    memories.emplace_back(seat_at(seat), Memory(options.seats, seat_at(seat)));
  State state = MilleFiori::start(options);
  Random random(seed);
  bool passed = false;
  const auto tell_all = [&](const Event& event) {
    passed = passed || event.kind == Event::Kind::passed;
    for (auto& [viewer, memory] : memories) memory.hear(MilleFiori::seen_by(event, viewer));
  };
  for (Turn turn = MilleFiori::turn(state); turn.kind != Turn::Kind::over; turn = MilleFiori::turn(state)) {
    passed = false;
    if (turn.kind == Turn::Kind::chance)
      MilleFiori::apply_chance(state, MilleFiori::sample_chance(state, random), tell_all);
    else
      MilleFiori::apply(state, turn.seats.front(), MilleFiori::sample(state, turn.seats.front(), random),
                        tell_all);
    for (auto& [viewer, memory] : memories) {
      ASSERT_TRUE(!passed || viewer == Seat::nobody || memory.pick_up(state.hands[index(viewer)]));
      ASSERT_EQ(memory.differs_from(MilleFiori::observe(state, viewer)), "")
          << "viewer " << index(viewer) << ", seed " << seed << ", " << write(options).view();
    }
  }
}

TEST(View, shows_exactly_what_a_perfect_memory_knows) {
  for (std::uint8_t seats : {2, 3, 4})
    for (bool tactical : {false, true})
      for (int seed = 1; seed <= 50 && !HasFailure(); ++seed)
        compare_views_with_memories({seats, tactical}, seed);
}

// A late cycle: these hands and picks, this pile; all other cards have been played.
State late_position(std::array<std::string_view, kMaxSeats> hands,
                    std::array<std::string_view, kMaxSeats> picks, std::string_view pile, int cycle) {
  Picture p(4, false);
  State& state = p.state;
  p.face_up("").empty_pile();
  const auto take = [&](std::string_view names) {
    state.board.discard.remove(cards(names));
    return cards(names);
  };
  state.pile = take(pile);
  for (int seat = 0; seat < kMaxSeats; ++seat) {
    state.hands[seat] = take(hands[seat]);
    if (picks[seat].empty()) continue;
    state.picks[seat] = take(picks[seat]).nth(0);
    state.board.committed.insert(seat_at(seat));
  }
  state.board.start = state.board.acting = red;
  state.board.phase = Phase::pick;
  state.board.cycle = static_cast<std::uint8_t>(cycle);
  EXPECT_TRUE(MilleFiori::sound(state));
  return state;
}

std::string name_of(const Cards& bag) {
  std::string names;
  bag.each([&](Card one) { names += testing::name_of(one) + " "; });
  return names;
}

// How often red imagines each thing, compared with its share of all ways: chi-square.
double unfairness(const State& state, int rounds, int all_ways, auto thing, auto ways_to) {
  std::map<std::string, std::pair<int, int>> seen;  // how often, and in how many ways
  const View view = MilleFiori::observe(state, red);
  Random random(7);
  for (int n = 0; n < rounds; ++n) {
    const State imagined = MilleFiori::imagine(view, random);
    auto& [count, ways] = seen[thing(imagined)];
    ++count;
    ways = ways_to(imagined);
  }
  double sum = 0, never_seen = rounds;
  for (const auto& [name, one] : seen) {
    const double expected = 1.0 * rounds * one.second / all_ways;
    sum += (one.first - expected) * (one.first - expected) / expected;
    never_seen -= expected;
  }
  return sum + never_seen;
}

// Limits are those that a fair draw keeps 9,999 times in 10,000.
TEST(View, imagining_deals_the_unseen_cards_evenly_to_unknown_hands) {
  const State state = late_position({"ship-1 ship-2 ship-3 ship-4", "ash-1 ash-3 ash-5 lime-2",
                                     "key-1 lion-1 coin-1 cross-1", "key-1 fish-1 crab-1 swans-1"},
                                    {}, "", 1);
  const auto hand_of_green = [](const State& s) { return name_of(s.hands[index(green)]); };
  const auto ways = [](const State& s) { return s.hands[index(green)].count(card("key-1")) == 1 ? 2 : 1; };
  EXPECT_LT(unfairness(state, 70'000, 70, hand_of_green, ways), 94);  // 50 hands
}

TEST(View, imagining_hides_each_single_card_of_a_known_hand_equally_often) {
  const State state = late_position({"ship-1 ship-2 ship-3 ship-4", "key-1 key-1 lion-1",
                                     "ash-1 ash-3 ash-5 lime-2", "fish-1 crab-1 swans-1 lime-1"},
                                    {"", "ship-5", "", ""}, "", 1);
  const auto pick_of_blue = [](const State& s) { return testing::name_of(s.picks[index(blue)]); };
  const auto copies = [](const State& s) { return s.picks[index(blue)] == card("key-1") ? 2 : 1; };
  EXPECT_LT(unfairness(state, 40'000, 4, pick_of_blue, copies), 18.5);  // 3 kinds
}

TEST(View, imagining_divides_unseen_cards_evenly_among_pick_hand_and_pile) {
  const State state =
      late_position({"ship-1 ship-2 ship-3", "ash-1 ash-3 ash-5", "fish-1 crab-1 swans-1", "lion-1 coin-1"},
                    {"", "", "", "cross-1"}, "key-1 key-2", 2);
  const auto cards_of_yellow = [](const State& s) {
    return testing::name_of(s.picks[index(yellow)]) + "|" + name_of(s.hands[index(yellow)]);
  };
  const auto equal = [](const State&) { return 1; };
  EXPECT_LT(unfairness(state, 60'000, 30, cards_of_yellow, equal), 65);
}

TEST(View, a_spectator_sees_what_lies_open_and_no_hand) {
  const State state =
      late_position({"ship-1", "ash-1", "fish-1", "lion-1"}, {"", "", "", "cross-1"}, "key-1", 3);
  const View view = MilleFiori::observe(state, Seat::nobody);
  EXPECT_TRUE(view.hand.empty());
  EXPECT_TRUE(view.known.empty());
  EXPECT_EQ(view.unseen, cards("ship-1 ash-1 fish-1 lion-1 cross-1 key-1"));
  EXPECT_EQ(view.board, state.board);
}

TEST(View, dealt_and_picked_cards_are_told_only_to_their_seat) {
  for (Event::Kind secret : {Event::Kind::dealt, Event::Kind::picked}) {
    const Event event = tell::with_card(secret, blue, card("key-1"));
    EXPECT_EQ(MilleFiori::seen_by(event, blue), event);
    for (Seat other : {red, green, yellow, Seat::nobody})
      EXPECT_EQ(MilleFiori::seen_by(event, other), tell::with_card(secret, blue, Card::none));
  }
  for (Event::Kind open :
       {Event::Kind::turned_up, Event::Kind::played, Event::Kind::took, Event::Kind::left_over}) {
    const Event event = tell::with_card(open, blue, card("key-1"));
    EXPECT_EQ(MilleFiori::seen_by(event, red), event);
  }
}

}  // namespace
}  // namespace laguna::mille_fiori::testing
