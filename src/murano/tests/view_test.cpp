// A view is what a perfect memory knows, no more and no less.
#include <gtest/gtest.h>

#include "murano/game.hpp"
#include "murano/tests/memory.hpp"

namespace laguna::murano::testing {
namespace {

// Which of the things that ever came to its seat, in order, an event turns over; -1 if none.
int turned_by(const Event& event, const State& before) {
  int found = -1;
  if (event.kind == Event::Kind::scored && event.card != Event::kNoCard)
    for (int i = 0, n = 0; i < before.characters.kept; ++i) {
      const auto& keep = before.characters.keeps[static_cast<std::size_t>(i)];
      if (keep.seat() != event.seat) continue;
      if (keep.card() == event.card - 1) found = n;
      ++n;
    }
  if (event.kind == Event::Kind::built && (is_shop(event.tile) || is_palace(event.tile))) {
    const Pile& pile = pile_of(before, event.stack);
    const Tiles first = pile.unbuilt(event.seat, kind_of(event.tile));
    found = std::popcount(static_cast<Tiles>(pile.open.of[index(event.seat)] & ((first & -first) - 1)));
  }
  return found;
}

// Chooses at random, but builds what it has: so many hidden things are turned over.
Action choose(const State& state, Random& random) {
  Actions list;
  Murano::legal_actions(state, state.open.acting, list);
  for (int tries = 0; tries < 3; ++tries) {
    const Action& action = list[random.below(static_cast<int>(list.size()))];
    if (action.kind != Action::Kind::pass && action.kind != Action::Kind::stop) return action;
  }
  return list[random.below(static_cast<int>(list.size()))];
}

// Plays a random game; every seat and a spectator remember what they are told.
void compare_views_with_memories(int seats, int seed) {
  State state = Murano::start({static_cast<std::uint8_t>(seats), layout.id});
  std::vector<std::pair<Seat, Memory>> memories = {{Seat::nobody, Memory(state, Seat::nobody)}};
  for (int seat = 0; seat < seats; ++seat) memories.emplace_back(seat_at(seat), Memory(state, seat_at(seat)));
  Random random(seed);
  for (Turn turn = Murano::turn(state); turn.kind != Turn::Kind::over; turn = Murano::turn(state)) {
    const State before = state;
    const auto tell_all = [&](const Event& event) {
      const int turned = turned_by(event, before);
      for (auto& [viewer, memory] : memories) {
        memory.hear(seen_by(event, viewer));
        if (turned >= 0) memory.see_turned(event, turned);
      }
    };
    if (turn.kind == Turn::Kind::chance)
      Murano::apply_chance(state, Murano::sample_chance(state, random), tell_all);
    else
      Murano::apply(state, turn.seats.front(), choose(state, random), tell_all);
    for (auto& [viewer, memory] : memories)
      ASSERT_EQ(memory.differs_from(observe(state, viewer)), "")
          << "viewer " << number_of(viewer) << ", seed " << seed << ", " << seats << " seats";
  }
}

TEST(MuranoView, H1_H2_shows_exactly_what_a_perfect_memory_knows) {
  for (const int seats : {2, 3, 4})
    for (int seed = 1; seed <= 100 && !HasFailure(); ++seed) compare_views_with_memories(seats, seed);
}

// Random games until one stands like this.
State game_with(int seats, auto wanted) {
  for (int seed = 1;; ++seed) {
    Random random(seed);
    State state = Murano::start({static_cast<std::uint8_t>(seats), layout.id});
    for (Turn turn = Murano::turn(state); turn.kind != Turn::Kind::over; turn = Murano::turn(state)) {
      if (wanted(state)) return state;
      if (turn.kind == Turn::Kind::chance)
        Murano::apply_chance(state, Murano::sample_chance(state, random), Silence());
      else
        Murano::apply(state, turn.seats.front(), choose(state, random), Silence());
    }
  }
}

TEST(MuranoView, H1_a_spectator_knows_how_many_tiles_and_characters_but_not_which) {
  const auto rich = [](const State& state) {
    int hidden = 0, characters = 0;
    for (const Player& player : state.open.players) {
      hidden += player.tiles[static_cast<int>(Stack::shops)] > 0;
      characters += player.characters > 0;
    }
    return hidden == 2 && characters == 2 && state.shops.open.built == 0 && state.palaces.open.built == 0;
  };
  const State state = game_with(2, rich);
  const View view = observe(state, Seat::nobody);
  EXPECT_TRUE(view.known.empty());
  EXPECT_EQ(view.hands, (std::array<Hand, kMaxSeats>{}));
  EXPECT_EQ(view.shops.known(), 0);
  EXPECT_EQ(view.characters.unseen, characters_of(2));
  EXPECT_EQ(view.open.players, state.open.players);
}

TEST(MuranoView, H1_another_sees_that_a_hidden_tile_is_placed_but_not_its_kind) {
  const State state = game_with(3, [](const State& s) {
    return s.open.phase == Phase::site && (is_shop(s.open.tile) || is_palace(s.open.tile));
  });
  for (const Seat viewer : {seat_at(0), seat_at(1), seat_at(2), Seat::nobody}) {
    const bool own = viewer == state.open.acting;
    EXPECT_EQ(observe(state, viewer).open.tile, own ? state.open.tile : Tile::none);
    EXPECT_EQ(observe(state, viewer).open.stack, state.open.stack);
  }
}

TEST(MuranoView, H1_what_came_is_told_to_its_seat_and_to_all_when_it_is_turned_over) {
  const Seat own = seat_at(1);
  const Event got = tell::with_tile(tell::Kind::got, own, Tile::shop_red);
  const Event kept = tell::with_card(tell::Kind::kept, own, 17, Rule::A6, -2);
  for (const Event& event : {got, kept}) {
    EXPECT_EQ(seen_by(event, own), event);
    for (const Seat other : {seat_at(0), seat_at(2), Seat::nobody}) {
      const Event told = seen_by(event, other);
      EXPECT_TRUE(told.tile == Tile::none && told.card == Event::kNoCard);
      EXPECT_EQ(told.stack, event.stack);  // a shop, but not which
      EXPECT_EQ(told.gold, event.gold);
    }
  }
  Event scored = tell::points(own, Rule::C1, 4);
  scored.card = 17;
  const Event bank = tell::with_card(tell::Kind::kept, own, Event::kFirstSpecial, Rule::B7);
  for (const Event& event : {tell::with_tile(tell::Kind::built, own, Tile::shop_red), scored, bank})
    EXPECT_EQ(seen_by(event, seat_at(0)), event);
}

TEST(MuranoView, H2_what_is_looked_at_is_told_only_to_the_one_who_looks) {
  const Seat own = seat_at(1);
  Event found = tell::of_stack(tell::Kind::found, own, Rule::none, Stack::palaces, 0);
  found.tiles = {1, 2, 3};
  const Event drew = tell::with_card(tell::Kind::drew, own, 17);
  for (const Event& event : {found, drew}) {
    EXPECT_EQ(seen_by(event, own), event);
    for (const Seat other : {seat_at(0), Seat::nobody}) {
      EXPECT_EQ(seen_by(event, other).tiles, Contents{});
      EXPECT_EQ(seen_by(event, other).card, Event::kNoCard);
    }
  }
}

TEST(MuranoView, H2_only_the_one_who_looks_sees_what_is_in_the_stack) {
  const State state = game_with(2, [](const State& s) { return s.open.phase == Phase::take; });
  const Seat own = state.open.acting, other = after(own, 1, 2);
  EXPECT_EQ(observe(state, own).found, pile_of(state, state.open.stack).left);
  for (const Seat viewer : {other, Seat::nobody}) {
    EXPECT_EQ(observe(state, viewer).found, Contents{});
    EXPECT_EQ(observe(state, viewer).shops.content(), Contents{});
    EXPECT_EQ(observe(state, viewer).palaces.content(), Contents{});
  }
}

}  // namespace
}  // namespace laguna::murano::testing
