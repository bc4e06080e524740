// What an action is worth and would bring: the obvious is done, games end, and what is foreseen happens.
#include "murano/game.hpp"
#include "murano/tests/picture.hpp"

namespace laguna::murano::testing {
namespace {

Told foreseen(const Picture& p, std::string_view words) {
  Told story;
  Murano::foresee(observe(p.state, p.open.acting), *read(words),
                  [&](const Event& event) { story.push_back(told(event)); });
  return story;
}

Action best(const State& state) {
  const View view = observe(state, state.open.acting);
  Actions list;
  Murano::legal_actions(view, list);
  return *std::max_element(list.begin(), list.end(), [&](const Action& a, const Action& b) {
    return Murano::appraise(view, a) < Murano::appraise(view, b);
  });
}
std::string greedy(const Picture& p) { return said(write(best(p.state))); }
// Greedy steps until its turn is over.
Told greedy_turn(Picture p) {
  Told steps;
  for (const Seat seat = p.open.acting; is_asked(p.open, seat) && p.open.phase != Phase::score;) {
    steps.push_back(greedy(p));
    p.does(steps.back());
  }
  return steps;
}

constexpr std::string_view kStreets = R"(
    B  B  S  B  B
    S  r  r  S  S
    B  B  S  B  B
    .  B  S  S  B)";

Picture last_turn(Picture p) { return p.open.ending = brown, p; }

TEST(MuranoInsight, the_price_of_a_move_is_foreseen) {
  Picture p(2);
  EXPECT_EQ(foreseen(p, "sail ring-3 ring-4"), Told{"w sails ring-3 ring-4 M2"});
  p.does("sail ring-3 ring-4");
  EXPECT_EQ(foreseen(p, "sail ring-5 ring-6"), Told{"w sails ring-5 ring-6 -1 gold M2"});
}

TEST(MuranoInsight, points_and_gold_of_an_action_are_foreseen_but_not_its_luck) {
  Picture p(2);
  p.acts(white, "production").island("san-donato", R"(
    wF wF S  B  B
    _  _  S  S  S
    B  B  S  B  B
    .  B  S  S  B)");
  EXPECT_EQ(foreseen(p, "produce 2"), (Told{"w produces 2 P1", "w -4 P2"}));
  p.acts(white, "palace");
  EXPECT_EQ(foreseen(p, "buy palace"), Told{"w buys palace -2 gold A3"});
  EXPECT_EQ(foreseen(p, "search palace"), Told{"w searches palace -4 gold A4"});
  p.acts(white, "recruit");
  EXPECT_EQ(foreseen(p, "recruit"), Told{"w looks at 3 A6"});
}

TEST(MuranoInsight, a_building_with_a_crane_is_foreseen) {
  Picture p(2);
  p.acts(white, "build").island("san-donato", kStreets).tiles(white, "shop-red").cards(white, "crane-craft");
  EXPECT_EQ(foreseen(p, "build shop-red"), Told());
  p.does("build shop-red");
  EXPECT_EQ(foreseen(p, "on san-donato-b1"),
            (Told{"w builds shop-red on san-donato-b1", "w +2 B5", "w +1 K5"}));
}

TEST(MuranoInsight, the_last_turns_are_foreseen) {
  Picture p(2);
  p.left(Stack::specials, 0).left(Stack::factories, 1).acts(white, "factory");
  EXPECT_EQ(foreseen(p, "buy factory"), (Told{"w buys factory -1 gold A2", "w last turns E1"}));
}

TEST(MuranoInsight, who_is_not_asked_foresees_nothing) {
  const Picture p(2);
  int events = 0;
  Murano::foresee(observe(p.state, brown), *read("sail ring-3 ring-4"), [&](const Event&) { ++events; });
  EXPECT_EQ(events, 0);
}

TEST(MuranoInsight, in_the_last_turn_greedy_docks_where_a_character_scores) {
  Picture p = last_turn(Picture(2));
  p.turn(white).characters(white, {38}).island("san-donato", R"(
    bR bR S  B  B
    r  r  S  S  S
    B  B  S  B  B
    .  B  S  S  B)");
  const Told steps = greedy_turn(p);
  EXPECT_EQ(steps.back(), "dock san-donato white");
}

TEST(MuranoInsight, greedy_saves_gold_that_buys_nothing) {
  Picture p = last_turn(Picture(2));
  p.turn(white).gold(white, 30).tiles(white, "palace-1").island("san-donato", kStreets);
  EXPECT_EQ(greedy(p), "sail ring-12 ring-13");
}

TEST(MuranoInsight, greedy_keeps_the_character_that_fits_a_gondolier) {
  Picture p(2);
  p.docks(white, "san-donato white").acts(white, "recruit").island("san-donato", R"(
    wF B  S  B  B
    r  r  S  S  S
    wF B  S  B  B
    .  B  S  S  B)");
  p.does("recruit", "character 8", "character 5", "character 36");
  EXPECT_EQ(greedy(p), "keep 5");
}

TEST(MuranoInsight, in_the_last_turn_greedy_builds_what_it_has) {
  Picture p = last_turn(Picture(2));
  p.turn(white).tiles(white, "palace-1 palace-2 palace-3 factory").island("san-donato", R"(
    B  B  S  B  B
    _  _  _  _  _
    B  B  S  B  B
    .  B  S  S  B)");
  Told tiles;
  for (const std::string& step : greedy_turn(p))
    if (step.starts_with("build")) tiles.push_back(step);
  std::sort(tiles.begin(), tiles.end());
  EXPECT_EQ(tiles, (Told{"build palace-1", "build palace-2", "build palace-3"}));
}

TEST(MuranoInsight, greedy_scores_as_the_best_plan_says) {
  Random random(7);
  for (int seed = 0; seed < 200; ++seed) {
    State state = Murano::start({static_cast<std::uint8_t>(2 + seed % 3)});
    while (state.open.phase != Phase::score && Murano::turn(state).kind != Turn::Kind::over) {
      if (Murano::turn(state).kind == Turn::Kind::chance)
        Murano::settle(state, random);
      else
        Murano::apply(state, state.open.acting, Murano::sample(state, state.open.acting, random), Silence());
    }
    while (state.open.phase == Phase::score) {
      const Seat seat = state.open.acting;
      const Plan plan = best_plan(standing(state.open, seat, state.characters.hand(seat)));
      int points = 0;
      while (state.open.phase == Phase::score && state.open.acting == seat)
        Murano::apply(state, seat, best(state),
                      [&](const Event& event) { points += event.seat == seat ? event.points : 0; });
      EXPECT_EQ(points, plan.points + plan.left_over);
    }
  }
}

TEST(MuranoInsight, greedy_games_end_and_score_well) {
  Random random(3);
  constexpr int kGames = 8;
  for (int seats = 2; seats <= 4; ++seats) {
    int points = 0;
    for (int game = 0; game < kGames; ++game) {
      State state = Murano::start({static_cast<std::uint8_t>(seats)});
      while (Murano::turn(state).kind != Turn::Kind::over) {
        Murano::settle(state, random);
        Murano::apply(state, state.open.acting, best(state), Silence());
        ASSERT_LT(state.open.decisions, 4000u);
      }
      for (int seat = 0; seat < seats; ++seat) points += state.open.scores[seat];
    }
    EXPECT_GT(points, (seats == 2 ? 50 : 40) * kGames * seats);
  }
}

// Of every legal action: only what cards lie there, and a scoring that the others bring about, may be
// missing.
TEST(MuranoInsight, what_is_foreseen_is_what_happens) {
  Random random(4);
  for (int game = 0; game < 12; ++game)
    for (State state = Murano::start({static_cast<std::uint8_t>(2 + game % 3)});;) {
      Murano::settle(state, random);
      if (Murano::turn(state).kind == Turn::Kind::over) break;
      const Seat seat = state.open.acting;
      const View view = observe(state, seat);
      Actions list;
      Murano::legal_actions(view, list);
      for (const Action& action : list) {
        std::vector<Event> expected, happened;
        Murano::foresee(view, action, [&](const Event& event) { expected.push_back(event); });
        State after = state;
        Murano::apply(after, seat, action, [&](const Event& event) {
          if (event.seat == seat) happened.push_back(event);
        });
        ASSERT_LE(expected.size(), happened.size()) << write(action).view();
        for (std::size_t i = 0; i < happened.size(); ++i) {
          const Event& event = happened[i];
          if (i < expected.size())
            EXPECT_EQ(told(expected[i]), told(event)) << write(action).view();
          else
            EXPECT_TRUE(event.kind == Event::Kind::drew || event.kind == Event::Kind::found ||
                        (event.rule == Rule::E5 && state.open.phase != Phase::score))
                << write(action).view() << ": " << told(event);
        }
      }
      Murano::apply(state, seat, list[static_cast<std::size_t>(random.below(static_cast<int>(list.size())))],
                    Silence());
    }
}

}  // namespace
}  // namespace laguna::murano::testing
