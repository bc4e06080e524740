// Which ships may sail, and how few moves lead to a space, against all that could be tried.
#include <functional>
#include <map>
#include <set>

#include "murano/game.hpp"
#include "murano/tests/picture.hpp"

namespace laguna::murano::testing {
namespace {

// The ring again, as simple as can be: eight boats, moved one by one.
struct Boat {
  int space;
  bool red, moved;
  auto operator<=>(const Boat&) const = default;
};
struct Boats {
  std::vector<Boat> all;
  bool closed = false;  // the red one entered an occupied space
  auto operator<=>(const Boats&) const = default;
};

Boats boats_of(const Ships& ships) {
  Boats boats{{{ships.red, true, ships.red_moved}}, ships.shares};
  for (int space = 0; space < kRing; ++space)
    if ((ships.black >> space & 1) != 0) boats.all.push_back({space, false, (ships.moved >> space & 1) != 0});
  return boats;
}

using Visit = std::function<void(Sail, const Boats&)>;
void each_try(const Boats& boats, bool lighthouse, const Visit& visit) {
  if (boats.closed) return;
  for (std::size_t i = 0; i < boats.all.size(); ++i) {
    const Boat boat = boats.all[i];
    if (boat.moved) continue;
    for (int steps = 1; steps < kRing; ++steps) {
      const int to = (boat.space + steps) % kRing;
      const bool taken =
          std::any_of(boats.all.begin(), boats.all.end(), [&](const Boat& b) { return b.space == to; });
      if (taken && !(lighthouse && boat.red)) break;
      Boats next = boats;
      next.all[i] = {to, boat.red, true};
      next.closed = taken;
      std::sort(next.all.begin(), next.all.end());
      visit({static_cast<std::uint8_t>(boat.red ? kNoSpace : boat.space), static_cast<std::uint8_t>(to)},
            next);
      if (taken) break;
    }
  }
}

// For every space the fewest moves that bring a ship there last, up to `most`.
std::map<int, int> fewest(const Boats& start, bool lighthouse, int most) {
  std::map<int, int> moves;
  std::set<Boats> seen = {start}, layer = {start};
  for (int depth = 1; depth <= most && !layer.empty(); ++depth) {
    std::set<Boats> next;
    for (const Boats& boats : layer)
      each_try(boats, lighthouse, [&](Sail move, const Boats& after) {
        moves.try_emplace(move.to, depth);
        if (seen.insert(after).second) next.insert(after);
      });
    layer = std::move(next);
  }
  return moves;
}

// Any ring, with two ships on one space or not, in the midst of a turn or at its beginning.
Ships random_ring(Random& random, int spread) {
  Ships ships;
  while (std::popcount(ships.black) < kShips - 1) ships.black |= at(random.below(spread));
  do {
    ships.red = static_cast<std::uint8_t>(random.below(spread));
  } while ((ships.black & at(ships.red)) != 0 && random.below(2) != 0);
  const int turn = random.below(kRing);
  ships.black = seen_from(ships.black, turn);
  ships.red = static_cast<std::uint8_t>((ships.red - turn + kRing) % kRing);
  for (int moves = random.below(4); moves > 0; --moves) {
    std::vector<Sail> all;
    each_try(boats_of(ships), false, [&](Sail move, const Boats&) { all.push_back(move); });
    if (!all.empty()) ships.sail(all[static_cast<std::size_t>(random.below(static_cast<int>(all.size())))]);
  }
  return ships;
}

void expect_fewest(const Ships& ships, bool lighthouse, int most) {
  const auto moves = fewest(boats_of(ships), lighthouse, most);
  for (int space = 0; space < kRing; ++space) {
    const int found = moves_to(ships, space, lighthouse);
    if (const auto tried = moves.find(space); tried != moves.end())
      EXPECT_EQ(found, tried->second) << drawing_of(ships) << " to " << space + 1;
    else
      EXPECT_TRUE(found == 0 || found > most) << drawing_of(ships) << " to " << space + 1;
    Boats boats = boats_of(ships);
    int last = kNoSpace;
    for (const Sail& move : path_to(ships, space, lighthouse)) {
      bool legal = false;
      const Boats before = boats;
      each_try(before, lighthouse, [&](Sail tried, const Boats& after) {
        if (tried == move) legal = true, boats = after;
      });
      EXPECT_TRUE(legal) << drawing_of(ships) << " to " << space + 1;
      last = move.to;
    }
    EXPECT_EQ(path_to(ships, space, lighthouse).size(), static_cast<std::size_t>(found));
    EXPECT_EQ(last, found == 0 ? kNoSpace : space);
  }
}

TEST(Search, M1_M2_K12_a_way_to_a_space_is_as_short_as_any_of_up_to_three_moves) {
  Random random(1);
  for (int n = 0; n < 300; ++n) expect_fewest(random_ring(random, n % 3 == 0 ? 18 : 11), n % 2 == 0, 3);
}

TEST(Search, M1_M2_K12_a_way_to_a_space_is_as_short_as_any_of_up_to_five_moves) {
  Random random(2);
  for (int n = 0; n < 30; ++n) expect_fewest(random_ring(random, 8 + n % 2), n % 2 == 0, 5);
  const Ships most = ring_of("...b..brbbbbb.....");
  EXPECT_EQ(moves_to(most, 6, false), 8);
  EXPECT_EQ(moves_to(ring_of("......brbbbbbb...."), 6, false), 0);
}

// Whether the turn can end here, or after more moves.
bool can_act(const Open& open, int space) {
  Open there = open;
  there.ships.ready = static_cast<std::uint8_t>(space);
  Actions list;
  struct Nothing {
    int tiles(Tile) const { return 1; }
  };
  choices::list_deeds(there, Nothing(), list);
  return !list.empty();
}
bool can_end(const Open& open, const Boats& boats, int made, int last, bool lighthouse) {
  if (can_act(open, last)) return true;
  if (open.player().gold < made) return false;
  Open paid = open;
  paid.player().gold -= made;
  bool can = false;
  each_try(boats, lighthouse, [&](Sail move, const Boats& after) {
    can = can || can_end(paid, after, made + 1, move.to, lighthouse);
  });
  return can;
}

// A seat of whom much is missing, so that many actions do nothing.
void strip(Open& open, Random& random) {
  Player& player = open.player();
  player.gold = random.below(6);
  if (random.below(3) != 0) open.stacks[0] = 0;
  for (int stack = 1; stack < kStacks; ++stack)
    if (random.below(2) != 0) open.stacks[stack] = 0;
  if (random.below(3) != 0) player.tiles = {};
  if (random.below(2) != 0) open.characters_left = 0;
  if (random.below(2) != 0) player.gondoliers = player.supply = 0;
  if (random.below(2) != 0) player.supply = 0;
  if (random.below(2) != 0) player.beads = {};
  if (random.below(2) != 0) open.shops[index(open.acting)] = 0;
  if (random.below(2) != 0) open.factories[index(open.acting)] = 0;
  if (random.below(3) == 0) player.cards |= bit_of(Special::lighthouse);
}

TEST(Search, M3_M4_K12_those_ships_sail_whose_turn_can_end_in_an_action_and_no_others) {
  Random random(3);
  int offered = 0, refused = 0;
  for (int n = 0; n < 3000; ++n) {
    State state = Murano::start({static_cast<std::uint8_t>(2 + n % 3)});
    Murano::settle(state, random);
    for (int steps = n % 10 == 0 ? 400 : 0; steps > 0 && Murano::turn(state).kind == Turn::Kind::seats;
         --steps) {
      Murano::apply(state, state.open.acting, Murano::sample(state, state.open.acting, random), Silence());
      Murano::settle(state, random);
    }
    if (state.open.phase == Phase::over || state.open.phase == Phase::score) continue;
    Open& open = state.open;
    strip(open, random);
    open.ships = random_ring(random, n % 2 == 0 ? 18 : 10);
    const bool lighthouse = open.has(open.acting, Special::lighthouse);
    std::set<std::pair<int, int>> expected, listed;
    int count = 0;
    each_sail(open, [&](Sail move) { listed.emplace(move.ship, move.to), ++count; });
    EXPECT_EQ(listed.size(), static_cast<std::size_t>(count));
    if (open.player().gold >= open.ships.moves) {
      Open paid = open;
      paid.player().gold -= open.ships.moves;
      each_try(boats_of(open.ships), lighthouse, [&](Sail move, const Boats& after) {
        const bool can = can_end(paid, after, open.ships.moves + 1, move.to, lighthouse);
        if (can) expected.emplace(move.ship, move.to);
        ++(can ? offered : refused);
      });
    }
    ASSERT_EQ(listed, expected) << drawing_of(open.ships) << ", gold " << open.player().gold;
  }
  EXPECT_GT(offered, 3000);
  EXPECT_GT(refused, 3000);
}

}  // namespace
}  // namespace laguna::murano::testing
