// The best assignment of characters to gondoliers, against a search that tries everything.
#include "murano/rules/plan.hpp"

#include <chrono>
#include <cstdio>
#include <unordered_map>
#include <vector>

#include "murano/tests/standings.hpp"

namespace laguna::murano::testing {
namespace {

using enum Island;

constexpr int at(Island where) { return static_cast<int>(where); }

// Everything: each character in turn is left out, or scored at each island with every payment there is.
// What is left decides how it goes on, so that is remembered.
class Everything {
 public:
  // Points of characters and left-over gondoliers, and the gold left.
  using Result = std::pair<int, int>;

  explicit Everything(const Standing& standing) : standing_(standing) {
    for (int character = 1; character <= kCharacters; ++character)
      if (standing.hand >> (character - 1) & 1) characters_.push_back(character);
  }
  Result best() { return best_from(0); }

 private:
  Result best_from(std::size_t n) {
    if (n == characters_.size()) return finish();
    std::uint64_t key = n;
    for (int ready : standing_.ready) key = key << 3 | ready;
    key = key << 6 | standing_.holdings.gold;
    for (int beads : standing_.holdings.beads) key = key << 4 | beads;
    if (const auto known = known_.find(key); known != known_.end()) return known->second;

    Result best = best_from(n + 1);
    for (int i = 0; i < kIslands; ++i) {
      if (standing_.ready[i] == 0) continue;
      --standing_.ready[i];
      try_payments(n, static_cast<Island>(i), best);
      ++standing_.ready[i];
    }
    return known_[key] = best;
  }

  void try_payments(std::size_t n, Island island, Result& best) {
    for (std::uint8_t red = 0; red <= 3; ++red)
      for (std::uint8_t green = 0; green <= 3; ++green)
        for (std::uint8_t blue = 0; blue <= 3; ++blue) try_payment(n, island, {0, {red, green, blue}}, best);
    if (characters_[n] == 7 || characters_[n] == 8)
      for (std::uint8_t gold = 1; gold <= 20; ++gold) try_payment(n, island, {gold, {}}, best);
  }

  void try_payment(std::size_t n, Island island, const Payment& payment, Result& best) {
    const int points = worth(characters_[n], island, standing_, payment);
    if (points == 0) return;
    const Holdings before = standing_.holdings;
    standing_.holdings.gold -= payment.gold;
    for (int b = 0; b < kBeads; ++b) standing_.holdings.beads[b] -= payment.beads[b];
    Result result = best_from(n + 1);
    result.first += points;
    best = std::max(best, result);
    standing_.holdings = before;
  }

  Result finish() const {
    int gondoliers = standing_.at_hand;
    for (int ready : standing_.ready) gondoliers += ready;
    return {gondoliers, standing_.holdings.gold};
  }

  Standing standing_;
  std::vector<int> characters_;
  std::unordered_map<std::uint64_t, Result> known_;
};

// Carries the plan out: every step must be legal when its turn comes.
Everything::Result carried_out(const Plan& plan, Standing standing) {
  int points = 0;
  for (const Score& score : plan.scores) {
    const int i = at(score.island), bit = score.character - 1;
    EXPECT_TRUE(standing.hand >> bit & 1);
    EXPECT_GT(standing.ready[i], 0);
    const int gained = worth(score.character, score.island, standing, score.payment);
    EXPECT_GT(gained, 1) << "a gondolier without a card brings as much";
    points += gained;
    standing.hand &= ~(std::uint64_t{1} << bit);
    --standing.ready[i];
    standing.holdings.gold -= score.payment.gold;
    for (int b = 0; b < kBeads; ++b) standing.holdings.beads[b] -= score.payment.beads[b];
  }
  int left_over = standing.at_hand;
  for (int ready : standing.ready) left_over += ready;
  EXPECT_EQ(plan.points, points);
  EXPECT_EQ(plan.left_over, left_over);
  EXPECT_EQ(plan.gold_left, standing.holdings.gold);
  return {points + left_over, standing.holdings.gold};
}

void expect_best(const Kind& kind, int standings, int seed) {
  Random random(seed);
  for (int n = 0; n < standings; ++n) {
    const Standing standing = random_standing(random, kind);
    const Plan plan = best_plan(standing);
    ASSERT_EQ(carried_out(plan, standing), Everything(standing).best()) << "standing " << n;
    ASSERT_EQ(plan, best_plan(standing));
  }
}

constexpr std::uint64_t kGold = hand({7, 8}), kBeadCards = hand({32, 33, 34, 35, 36, 37});

TEST(Plan, is_best_for_ordinary_hands) { expect_best({7, 0, 7, 12, 3}, 4000, 1); }
TEST(Plan, is_best_for_more_characters_than_gondoliers) { expect_best({30, 0, 3, 20, 4}, 1000, 2); }
TEST(Plan, is_best_for_more_gondoliers_than_characters) { expect_best({3, 0, 7, 20, 4}, 3000, 3); }
TEST(Plan, is_best_when_two_characters_want_the_same_gold) { expect_best({5, kGold, 7, 16, 1}, 3000, 4); }
TEST(Plan, is_best_when_six_characters_want_the_same_beads) {
  expect_best({4, kBeadCards, 7, 5, 2}, 1000, 5);
}
TEST(Plan, is_best_for_everything_at_once) { expect_best({40, kGold | kBeadCards, 7, 17, 2}, 200, 6); }

TEST(Plan, is_best_whatever_is_printed_in_the_table_of_gold) {
  const Layout printed = layout;
  layout.gold_steps = {1, 3, 5, 10, 20};
  layout.gold_points = {0, 2, 4, 6, 30};
  expect_best({5, kGold, 7, 40, 1}, 1000, 7);
  layout.gold_points = {5, 6, 7, 8, 9};
  expect_best({5, kGold, 7, 40, 1}, 1000, 8);
  layout = printed;
}

TEST(Plan, E5_a_gondolier_without_a_card_brings_a_point_so_a_card_for_one_is_kept) {
  Standing standing;
  standing.hand = hand({14, 15});
  standing.islands[at(san_donato)] = island("grey grey palace-2");
  standing.ready[at(san_donato)] = standing.placed[at(san_donato)] = 2;
  standing.at_hand = 3;
  const Plan plan = best_plan(standing);
  ASSERT_EQ(plan.scores.size(), 1u);
  EXPECT_EQ(plan.scores[0], (Score{15, san_donato, {}}));
  EXPECT_EQ(plan.points, 2);
  EXPECT_EQ(plan.left_over, 4);
}

TEST(Plan, C3_among_equals_most_gold_is_left) {
  Standing standing;
  standing.hand = hand({7, 38});
  standing.islands[at(san_donato)] = island("blue blue grey palace-1 special brown:shop-red");
  standing.islands[at(san_pietro)] = standing.islands[at(san_donato)];
  standing.ready = {0, 0, 1, 0, 0, 0};
  standing.holdings.gold = 5;
  const Layout printed = layout;
  layout.gold_points[1] = 4;
  const Plan plan = best_plan(standing);
  layout = printed;
  ASSERT_EQ(plan.scores.size(), 1u);
  EXPECT_EQ(plan.scores[0], (Score{38, san_donato, {}}));
  EXPECT_EQ(plan.gold_left, 5);
}

TEST(Plan, C17_beads_are_shared_own_colours_first) {
  Standing standing;
  standing.hand = kBeadCards;
  standing.ready = {1, 0, 1, 0, 0, 0};
  standing.holdings = {0, {2, 1, 2}, {0b111, 0b111, 0b111}};
  const Plan plan = best_plan(standing);
  ASSERT_EQ(plan.scores.size(), 2u);
  EXPECT_EQ(plan.points, 35);
  EXPECT_EQ(plan.scores[0], (Score{32, sacca_mattia, {0, {0, 1, 2}}}));
  EXPECT_EQ(plan.scores[1], (Score{34, san_donato, {0, {2, 0, 0}}}));
}

TEST(Plan, E5_the_score_sheet_of_a_real_game) {
  Standing winner;  // 19 on the track, 73 at the end
  winner.seats = 2;
  winner.hand = hand({5, 9, 26, 27, 29});
  winner.islands[at(sacca_mattia)] = island("white:shop-red white:shop-blue white:shop-red brown:factory");
  winner.islands[at(santa_teresa)] = island("white:shop-red white:shop-blue white:factory red-blue");
  winner.islands[at(san_donato)] = island("red-blue red-blue");
  winner.islands[at(santa_chiara)] = island("red-blue red-blue brown:factory");
  winner.ready = winner.placed = {1, 3, 2, 1, 0, 0};
  const Plan best = best_plan(winner);
  EXPECT_EQ(best.points, 12 + 10 + 10 + 10 + 10);
  EXPECT_EQ(19 + best.points + best.left_over, 73);

  Standing second;  // 12 on the track, 62 at the end
  second.seats = 2;
  second.seat = brown;
  second.hand = hand({9, 21, 24, 25});
  second.islands[at(san_pietro)] = island("white:factory brown:shop-red palace-1 red");
  second.ready = second.placed = {0, 0, 0, 0, 4, 0};
  EXPECT_EQ(12 + best_plan(second).points + best_plan(second).left_over, 62);
}

// The fastest of a few tries each, for others use the machine too. Says how fast it is, demands nothing.
void tell_time(const char* name, const Kind& kind, int characters, int gondoliers) {
  using Microseconds = std::chrono::duration<double, std::micro>;
  Random random(9);
  double all = 0, slowest = 0;
  int measured = 0;
  while (measured < 200) {
    const Standing standing = random_standing(random, kind);
    if (characters::sum(standing.ready) < gondoliers || std::popcount(standing.hand) < characters) continue;
    Microseconds fastest = Microseconds::max();
    for (int n = 0; n < 5; ++n) {
      const auto before = std::chrono::steady_clock::now();
      EXPECT_GE(best_plan(standing).points, 0);
      fastest = std::min(fastest, Microseconds(std::chrono::steady_clock::now() - before));
    }
    all += fastest.count();
    slowest = std::max(slowest, fastest.count());
    ++measured;
  }
  std::printf("[ timing   ] %s: %.2f µs, slowest %.2f µs\n", name, all / measured, slowest);
}

TEST(Plan, is_made_in_microseconds) {
  tell_time("6 characters, 5 gondoliers", {6, 0, 5, 8, 1}, 6, 5);
  tell_time("gold and beads to share", {8, kGold | kBeadCards, 7, 12, 3}, 12, 5);
  tell_time("35 characters, 7 gondoliers", {100, kGold | kBeadCards, 7, 15, 3}, 35, 7);
}

}  // namespace
}  // namespace laguna::murano::testing
