#include "murano/deck_imagine.hpp"

#include <gtest/gtest.h>

#include <chrono>

#include "murano/tests/deck_worlds.hpp"
#include "murano/tests/fairness.hpp"

namespace laguna::murano::testing {
namespace {

constexpr Seat anna = seat_at(0), bert = seat_at(1), cleo = seat_at(2);
constexpr int kSeats = 3;

template <class D>
typename D::Set cards_of() {
  return static_cast<typename D::Set>((std::uint64_t{1} << D::kSize) - 1);
}

// What everybody may see of some course of a deck; often with many keeps, since these make secrets, but not
// too many for all that can lie behind it.
template <class D>
Script any_script(Random& random) {
  using Kind = Seen::Kind;
  Script script;
  D deck = D::start(cards_of<D>());
  int worlds = 1;
  for (int steps = 2 + random.below(7); steps > 0 && deck.size() > 0 && worlds < 1500; --steps) {
    if (!D::kOpen && deck.kept > 0 && random.below(5) == 0) {
      const int keep = random.below(deck.kept);
      if ((deck.shown & D::only(deck.keeps[keep].card())) != 0) continue;
      script.push_back({Kind::reveals, Seat::nobody, keep});
      deck.reveal(deck.keeps[keep].card());
      continue;
    }
    const Seat seat = seat_at(random.below(kSeats));
    if (steps == 1 && random.below(2) == 0) {
      script.push_back({Kind::looks, seat, random.below(D::kMostLook + 1)});
      break;
    }
    const bool keeps = D::kOpen || random.below(4) != 0;
    script.push_back({keeps ? Kind::keeps : Kind::declines, seat, 2 + random.below(D::kMostLook - 1)});
    deck.begin_look(seat, script.back().count);
    while (deck.needs_chance()) {
      worlds *= std::popcount(deck.fresh);
      deck.draw(deck.any(random));
    }
    if (!keeps) {
      deck.decline();
      continue;
    }
    worlds *= deck.in_hand;
    deck.keep(deck.drawn[static_cast<std::size_t>(random.below(deck.in_hand))]);
  }
  return script;
}

template <class D>
class SmallDeck : public ::testing::Test {
 protected:
  void each_script(int scripts, auto visit) {
    Random random(1);
    for (int i = 0; i < scripts; ++i) {
      const Worlds<D> worlds(D::start(cards_of<D>()), kSeats, any_script<D>(random));
      for (int seat = 0; seat <= kSeats; ++seat) {
        visit(worlds, seat, seat == kSeats ? Seat::nobody : seat_at(seat), random);
        if (::testing::Test::HasFailure()) return;
      }
    }
  }
};
using SmallDecks = ::testing::Types<Deck<5, 5, 3, 0, Kept::secretly>, Deck<6, 5, 3, 1, Kept::secretly>,
                                    Deck<5, 5, 4, 0, Kept::secretly>, Deck<5, 5, 3, 0, Kept::openly>>;
TYPED_TEST_SUITE(SmallDeck, SmallDecks);

TYPED_TEST(SmallDeck, H2_views_are_equal_when_and_only_when_memories_are) {
  this->each_script(60, [](const auto& worlds, int mind, Seat viewer, Random&) {
    std::map<std::string, const World<TypeParam>*> first;
    std::map<std::string, std::string> memory_of;
    for (const auto& world : worlds.all) {
      ASSERT_TRUE(sound(world.deck, cards_of<TypeParam>()));
      const auto view = observe(world.deck, viewer);
      const auto [same, is_new] = first.try_emplace(world.memory[mind], &world);
      ASSERT_EQ(view, observe(same->second->deck, viewer)) << "a view shows more than its seat saw";
      const auto [known, unique] = memory_of.try_emplace(write(view), world.memory[mind]);
      ASSERT_EQ(known->second, world.memory[mind]) << "a view shows less than its seat saw";
    }
  });
}

TYPED_TEST(SmallDeck, H2_all_decks_that_fit_a_view_are_equally_often_imagined) {
  Fairness fairness;
  this->each_script(80, [&](const auto& worlds, int mind, Seat viewer, Random& random) {
    const auto& real = worlds.all[random.below(static_cast<int>(worlds.all.size()))];
    Fairness::Odds odds;
    for (const auto& world : worlds.all)
      if (world.memory[mind] == real.memory[mind]) ++odds[write(world.deck)];
    if (odds.size() > 100) return;
    const auto view = observe(real.deck, viewer);
    ASSERT_TRUE(fairness.judge(odds, [&] { return write(imagine(view, random)); }));
  });
  EXPECT_GT(fairness.freedom(), 1000);
  EXPECT_LT(fairness.deviation(), 4);
}

// A course of the real deck: four seats, one of them with a hostel.
template <class D>
class Course {
 public:
  Course(Random& random, int declines) : random_(random), declines_(declines) {}
  D deck = D::start(cards_of<D>());

  void look() {
    const Seat seat = seat_at(random_.below(kMaxSeats));
    deck.begin_look(seat, seat == cleo ? D::kMostLook : 3);
    while (deck.needs_chance()) deck.draw(deck.any(random_));
  }
  void decide() {
    const bool full = deck.kept == D::kMostKeeps;
    if (full || (!D::kOpen && random_.below(100) < declines_)) return deck.decline();
    deck.keep(deck.drawn[static_cast<std::size_t>(random_.below(deck.in_hand))]);
  }
  void reveal() {
    const auto hand = deck.hand(seat_at(random_.below(kMaxSeats)));
    if (hand != 0) deck.reveal(std::countr_zero(nth_bit(hand, random_.below(std::popcount(hand)))));
  }

 private:
  Random& random_;
  int declines_;  // of a hundred
};

template <class D>
class RealDeck : public ::testing::Test {};
using RealDecks = ::testing::Types<Characters, SpecialCards>;
TYPED_TEST_SUITE(RealDeck, RealDecks);

TYPED_TEST(RealDeck, H2_an_imagined_deck_looks_the_same_however_long_the_game) {
  using Clock = std::chrono::steady_clock;
  Random random(2);
  int views = 0;
  Clock::duration spent{};
  const auto check = [&](const TypeParam& deck, Seat viewer) {
    const auto view = observe(deck, viewer);
    const auto begin = Clock::now();
    const TypeParam imagined = imagine(view, random);
    spent += Clock::now() - begin;
    ++views;
    ASSERT_EQ(observe(imagined, viewer), view);
    ASSERT_TRUE(sound(imagined, cards_of<TypeParam>()));
    ASSERT_EQ(view.size(), deck.size());
    for (int seat = 0; seat < kMaxSeats; ++seat)
      ASSERT_EQ(view.hand_size(seat_at(seat)), std::popcount(deck.hand(seat_at(seat))));
    if (viewer == Seat::nobody) return;
    ASSERT_EQ(view.hand(viewer), deck.hand(viewer));
  };
  for (int game = 0; game < 120; ++game) {
    Course<TypeParam> course(random, game % 4 * 25);
    for (int looks = 0; looks < 80 && course.deck.size() > 0; ++looks) {
      course.look();
      check(course.deck, seat_at(looks % kMaxSeats));
      course.decide();
      if (!TypeParam::kOpen && game % 3 == 0 && looks % 4 == 0) course.reveal();
      check(course.deck, looks % 9 == 8 ? Seat::nobody : seat_at(looks % kMaxSeats));
      if (::testing::Test::HasFailure()) return;
    }
  }
  this->RecordProperty("imagine_ns", std::to_string(spent / std::chrono::nanoseconds(views)));
}

TEST(Deck, H1_a_kept_character_is_hidden_until_it_is_turned_over) {
  auto deck = Characters::start(cards_of<Characters>());
  deck.begin_look(anna, 3);
  for (const int card : {7, 8, 9}) deck.draw(card);
  deck.keep(8);
  EXPECT_EQ(deck.hand(anna), Characters::only(8));
  EXPECT_EQ(observe(deck, anna).hand(anna), Characters::only(8));
  EXPECT_EQ(observe(deck, bert).hand(anna), 0u);
  EXPECT_EQ(observe(deck, bert).hand_size(anna), 1);
  EXPECT_EQ(observe(deck, bert).keeps[0].card, kUnknown);
  deck.reveal(8);
  EXPECT_EQ(observe(deck, bert).keeps[0].card, 8);
  EXPECT_EQ(observe(deck, bert).hand_size(anna), 0);
  EXPECT_EQ(deck.hand(anna), 0u);
}

TEST(Deck, H2_what_was_put_back_only_the_one_who_looked_knows) {
  auto deck = Characters::start(cards_of<Characters>());
  deck.begin_look(anna, 3);
  for (const int card : {7, 8, 9}) deck.draw(card);
  deck.keep(8);
  const auto under = [&](Seat viewer) {
    const auto view = observe(deck, viewer);
    std::vector<int> cards;
    for (const Place& place : view.queue) cards.push_back(view.card(place));
    return cards;
  };
  EXPECT_EQ(under(anna), (std::vector<int>{7, 9}));
  EXPECT_EQ(under(bert), (std::vector<int>{kUnknown, kUnknown}));
  EXPECT_EQ(under(Seat::nobody), (std::vector<int>{kUnknown, kUnknown}));
  deck.begin_look(bert, 3);
  for (const int card : {1, 2, 3}) deck.draw(card);
  deck.decline();
  EXPECT_EQ(under(anna), (std::vector<int>{7, 9, kUnknown, kUnknown, kUnknown}));
  EXPECT_EQ(under(bert), (std::vector<int>{kUnknown, kUnknown, 1, 2, 3}));
}

TEST(Deck, H2_who_sees_all_that_came_back_knows_what_was_kept) {
  using Small = Deck<3, 3, 3, 0, Kept::secretly>;
  auto deck = Small::start(7);
  deck.begin_look(anna, 3);
  for (const int card : {0, 1, 2}) deck.draw(card);
  deck.decline();
  deck.begin_look(bert, 3);
  deck.keep(1);
  deck.begin_look(anna, 3);
  Random random(3);
  for (int i = 0; i < 20; ++i) EXPECT_EQ(imagine(observe(deck, anna), random), deck);
}

TEST(Deck, looks_take_fresh_cards_first_and_then_those_under_the_deck_in_order) {
  using Small = Deck<5, 5, 3, 1, Kept::secretly>;
  auto deck = Small::start(31);
  EXPECT_EQ(deck.size(), 4);
  deck.begin_look(anna, 3);
  for (const int card : {4, 2, 0}) deck.draw(card);
  EXPECT_FALSE(deck.needs_chance());
  deck.keep(2);
  deck.begin_look(bert, 3);
  EXPECT_TRUE(deck.needs_chance());
  deck.draw(1);
  EXPECT_FALSE(deck.needs_chance());
  EXPECT_EQ((std::vector<int>(deck.drawn.begin(), deck.drawn.end())), (std::vector<int>{1, 4, 0}));
  deck.decline();
  EXPECT_EQ(deck.fresh, Small::only(3)) << "in the box";
  EXPECT_EQ(deck.size(), 3);
}

}  // namespace
}  // namespace laguna::murano::testing
