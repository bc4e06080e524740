// Views that are written and read back, and views that cannot be.
#include "table/recalling.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "table/games.hpp"
#include "table/table.hpp"

namespace laguna {
namespace {

using Json = nlohmann::ordered_json;
using mille_fiori::MilleFiori;
using murano::Murano;

// Plays a game, at random or at a glance, and shows every seat that decides something.
template <class G>
void each_decision(std::string_view options, std::uint64_t seed, auto&& visit) {
  Random random(seed);
  auto state = G::start(*G::read_options(options));
  for (Turn turn = G::turn(state); turn.kind != Turn::Kind::over; turn = G::turn(state)) {
    if (turn.kind == Turn::Kind::chance) {
      G::settle(state, random);
      continue;
    }
    turn.seats.each([&](Seat seat) { visit(state, seat); });
    const Seat seat = turn.seats.front();
    const auto action = seed % 2 == 0 ? G::sample(state, seat, random) : G::quick(state, seat, random);
    G::apply(state, seat, action, Silence{});
  }
}

template <class G>
auto legal(const typename G::View& view) {
  typename G::Actions list;
  G::legal_actions(view, list);
  return list;
}

template <class G>
void expect_read_as_written(std::string_view options, bool all_is_carried) {
  for (std::uint64_t seed = 1; seed <= 6; ++seed)
    each_decision<G>(options, seed, [&](const typename G::State& state, Seat seat) {
      const auto view = G::observe(state, seat);
      const auto read = recalled<G>(written<G>(view));
      ASSERT_TRUE(read) << read.error() << written<G>(view);
      ASSERT_EQ(legal<G>(*read), legal<G>(view));
      ASSERT_TRUE(!all_is_carried || *read == view);
      Random random(seed);
      ASSERT_EQ(G::observe(G::imagine(*read, random), seat), *read) << "imagined, it looks the same";
    });
}

TEST(Recall, a_view_of_mille_fiori_is_read_as_it_was) {
  for (const char* options : {"seats 2", "seats 3", "seats 4", "seats 2 tactical", "seats 4 tactical"})
    expect_read_as_written<MilleFiori>(options, true);
}

TEST(Recall, a_view_of_murano_offers_what_it_offered) {
  for (const char* options : {"seats 2", "seats 3", "seats 4"})
    expect_read_as_written<Murano>(options, false);
}

template <class G>
std::string any_view(std::uint64_t seed, int decision) {
  std::string text;
  each_decision<G>("seats 3", seed, [&](const typename G::State& state, Seat seat) {
    if (decision-- == 0) text = written<G>(G::observe(state, seat));
  });
  return text;
}

template <class G>
std::string said(const std::string& json) {
  const auto view = recalled<G>(json);
  return view ? "" : view.error();
}

// What is wrong with a view after somebody has changed it.
template <class G>
std::string changed(auto&& change) {
  Json view = Json::parse(any_view<G>(1, 40));
  change(view);
  return said<G>(view.dump());
}

TEST(Recall, what_is_wrong_with_a_view_of_mille_fiori_is_said_with_its_place) {
  const auto wrong = [](auto&& change) { return changed<MilleFiori>(change); };
  EXPECT_EQ(wrong([](Json&) {}), "");
  EXPECT_EQ(wrong([](Json& view) { view.erase("hand"); }), "there is no \"hand\"");
  EXPECT_EQ(wrong([](Json& view) { view["hand"][0] = "key-9"; }), "hand[1]: there is no such card");
  EXPECT_EQ(wrong([](Json& view) { view["hand"][0] = view["face_up"][0] = "lion-1"; }),
            "hand[1]: the box has not so many of this card");
  EXPECT_EQ(wrong([](Json& view) { view["phase"] = "over"; }), "the viewer has nothing to decide");
  EXPECT_EQ(wrong([](Json& view) { view["viewer"] = 0; }), "the viewer has nothing to decide");
  EXPECT_EQ(wrong([](Json& view) { view["stock"][1] = 30; }).substr(0, 13), "stock: seat 2");
  EXPECT_EQ(wrong([](Json& view) { view["diamonds"]["harbor-99"] = 1; }),
            "diamonds.harbor-99: there is no such space");
  EXPECT_EQ(wrong([](Json& view) { view["bonuses"]["trade"] = {1, 1, 0, 0}; }),
            "bonuses.trade[2]: this seat has the bonus twice");
  EXPECT_EQ(wrong([](Json& view) { view["bonuses"]["trade"] = {0, 1, 0, 0}; }),
            "bonuses.trade[2]: a higher bonus is still there");
  EXPECT_EQ(wrong([](Json& view) { view["discard"].erase(0); }).substr(0, 22), "cards that are nowhere");
  EXPECT_EQ(wrong([](Json& view) { view["mood"] = "good"; }), "mood: there is no such thing now");
  EXPECT_EQ(said<MilleFiori>("view"), "line 1 is not JSON");
  EXPECT_EQ(said<MilleFiori>("[]"), "wants an object, not a list");
}

TEST(Recall, what_is_wrong_with_a_view_of_murano_is_said_with_its_place) {
  const auto wrong = [](auto&& change) { return changed<Murano>(change); };
  EXPECT_EQ(wrong([](Json&) {}), "");
  EXPECT_EQ(wrong([](Json& view) { view.erase("bag"); }), "there is no \"bag\"");
  EXPECT_EQ(wrong([](Json& view) { view["bag"]["red"] = 3; }).substr(0, 8), "bag.red:");
  EXPECT_EQ(wrong([](Json& view) { view["ships"][1] = view["ships"][0]; }), "ships[2]: stands twice");
  EXPECT_EQ(wrong([](Json& view) { view["box"]["id"] = "00000000"; }), "box.id: another board is in use");
  EXPECT_EQ(wrong([](Json& view) { view["stacks"]["factories"] = 0; }).substr(0, 28),
            "stacks.factories: there are ");
  EXPECT_EQ(wrong([](Json& view) { view["phase"] = "draw"; }), "the viewer has nothing to decide");
  EXPECT_EQ(wrong([](Json& view) { view["buildings"]["san-donato-z9"] = "factory"; }),
            "buildings.san-donato-z9: there is no such building site");
  EXPECT_EQ(wrong([](Json& view) { view["price"][0] = 9; }).substr(0, 34),
            "price[1]: does not fit the rest, w");
}

// Every leaf and branch of a JSON.
void each_value(Json& json, auto&& visit) {
  visit(json);
  if (!json.is_structured()) return;
  for (Json& value : json) each_value(value, visit);
}

void change_something(Json& view, Random& random) {
  std::vector<Json*> all;
  each_value(view, [&](Json& value) { all.push_back(&value); });
  const auto any = [&]() -> Json& { return *all[random.below(static_cast<int>(all.size()))]; };
  Json& value = any();
  const Json other = any();
  switch (random.below(4)) {
    case 0:
      if (value.is_number()) value = value.get<int>() + (random.below(2) == 0 ? 1 : -1);
      return;
    case 1:
      if (value.is_array() && !value.empty()) value.erase(random.below(static_cast<int>(value.size())));
      return;
    case 2:
      if (value.is_array() && !other.is_structured()) value.push_back(other);
      return;
    default:
      if (value.type() == other.type() && !value.is_structured()) value = other;
  }
}

// Whatever is accepted can be played to its end.
template <class G>
int accepted(int tries, Random& random) {
  constexpr int kMost = 100'000;
  int count = 0;
  for (int i = 0; i < tries; ++i) {
    Json json = Json::parse(any_view<G>(1 + i % 2, random.below(90)));
    for (int n = random.below(3); n >= 0; --n) change_something(json, random);
    const auto view = recalled<G>(json.dump());
    if (!view) continue;
    ++count;
    auto state = G::imagine(*view, random);
    EXPECT_TRUE(G::sound(state));
    int steps = 0;
    for (Turn turn = G::turn(state); turn.kind != Turn::Kind::over && steps < kMost; turn = G::turn(state)) {
      ++steps;
      if (turn.kind == Turn::Kind::chance)
        G::settle(state, random);
      else
        G::apply(state, turn.seats.front(), G::sample(state, turn.seats.front(), random), Silence{});
    }
    EXPECT_LT(steps, kMost) << "it does not end: " << json;
    EXPECT_TRUE(G::sound(state));
  }
  return count;
}

TEST(Recall, a_view_that_somebody_has_changed_is_refused_or_can_be_played) {
  Random random(20261117);
  EXPECT_GT(accepted<MilleFiori>(1500, random), 0);
  EXPECT_GT(accepted<Murano>(1500, random), 0);
}

}  // namespace
}  // namespace laguna
