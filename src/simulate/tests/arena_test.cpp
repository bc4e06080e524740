// Matches: the same whatever the threads, every deal from every seat, gone on with after a break.
#include "simulate/arena.hpp"

#include <gtest/gtest.h>

#include "simulate/arena_lines.hpp"
#include "simulate/arena_plot.hpp"

namespace laguna::simulate {
namespace {

Match match(int seats, std::vector<std::string> players) {
  const auto arranged = arrange({"mille-fiori", "seats " + std::to_string(seats), std::move(players), 5});
  EXPECT_TRUE(arranged);
  return arranged.value_or(Match());
}

std::string played(const Match& match, Deals deals) {
  std::string lines;
  play(match, deals, [&, number = deals.first](Deal deal) mutable {
    for (auto& pace : deal.paces) pace.milliseconds = pace.slowest = 0;
    lines += write_line(match, number++, deal);
    return true;
  });
  return lines;
}

Standings standings(const Match& match, std::uint64_t deals) {
  Standings all(match);
  play(match, {0, deals, 2}, [&](const Deal& deal) {
    all.add(deal);
    return true;
  });
  return all;
}

TEST(Arena, the_same_deals_whatever_the_number_of_threads_and_the_beginning) {
  const Match three = match(3, {"greedy", "random"});
  const std::string all = played(three, {0, 30, 1});
  EXPECT_EQ(all, played(three, {0, 30, 3}));
  EXPECT_TRUE(all.ends_with(played(three, {20, 30, 2})));
}

TEST(Arena, players_who_think_alike_repeat_their_game_in_all_games_of_a_deal) {
  play(match(3, {"greedy"}), {0, 5, 2}, [](const Deal& deal) {
    for (int game = 1; game < 3; ++game)
      for (int seat = 0; seat < 3; ++seat)
        EXPECT_EQ(deal.scores[game][(seat + game) % 3], deal.scores[0][seat]);
    return true;
  });
}

TEST(Arena, greedy_beats_random_beyond_doubt) {
  const auto all = standings(match(4, {"greedy", "random"}), 25);
  ASSERT_EQ(all.each().size(), 2U);
  const Standing &greedy = all.each()[0], &random = all.each()[1];
  EXPECT_EQ(greedy.player, "greedy");
  EXPECT_EQ(random.held, 3);
  EXPECT_EQ(greedy.games(), 100U);
  EXPECT_GT(greedy.win_share().low, 0.25);
  EXPECT_LT(random.win_share().high, 0.25);
  EXPECT_GT(greedy.score().low, random.score().high);
  EXPECT_LT(greedy.rank().high, random.rank().low);
  EXPECT_GT(greedy.decisions, 0U);
  EXPECT_GE(greedy.slowest, greedy.pace());
}

TEST(Arena, equals_share_wins_and_ranks) {
  Deal deal;
  deal.scores = {{{30, 20, 20}, {40, 40, 10}, {5, 5, 5}}};
  deal.twelfths = {{{12, 0, 0}, {6, 6, 0}, {12, 0, 0}}};  // a rule decided the last game
  Standings all(match(3, {"greedy", "random"}));
  all.add(deal);
  EXPECT_EQ(all.each()[0].wins.sum, 30);
  EXPECT_EQ(all.each()[0].ranks.sum, 2 + 3 + 2);
  EXPECT_EQ(all.each()[1].points.sum, 100);
  EXPECT_EQ(all.each()[1].ranks.sum, 5 + 5 + 3 + 6 + 5 + 5);
}

TEST(Arena, refuses_what_cannot_be_played) {
  const auto reason = [](std::string game, std::string options, std::vector<std::string> players) {
    const auto arranged = arrange({std::move(game), std::move(options), std::move(players), 1});
    return arranged ? "" : arranged.error().reason;
  };
  EXPECT_NE(reason("chess", "seats 2", {"greedy"}).find("chess"), std::string::npos);
  EXPECT_NE(reason("murano", "seats 5", {"greedy"}), "");
  EXPECT_NE(reason("murano", "seats 2", {"greedy", "deep"}).find("\"deep\""), std::string::npos);
  EXPECT_EQ(reason("murano", "seats 2", {"greedy", "greedy", "greedy"}), "3 players are named for 2 seats");
  EXPECT_NE(reason("murano", "seats 2", {}), "");
}

TEST(Arena, a_test_ends_when_the_answer_is_clear) {
  const Sprt sprt{0, 50};
  Standings all(match(2, {"greedy", "random"}));
  play(match(2, {"greedy", "random"}), {0, 1000, 2}, [&](const Deal& deal) {
    all.add(deal);
    return sprt.verdict(all.each()[0]) == Sprt::Verdict::open;
  });
  EXPECT_LT(all.deals(), 60U);
  EXPECT_EQ(sprt.verdict(all.each()[0]), Sprt::Verdict::high);
  EXPECT_EQ(sprt.verdict(all.each()[1]), Sprt::Verdict::low);
}

TEST(ArenaLines, a_match_is_read_as_it_was_written_up_to_where_it_was_cut_off) {
  const Match three = match(3, {"greedy", "random"});
  const std::string text = write_line(three) + played(three, {0, 3, 1});
  for (std::size_t size = 0; size <= text.size(); ++size) {
    const auto kept = read_lines(three, text.substr(0, size));
    ASSERT_TRUE(kept) << size;
    EXPECT_LE(kept->complete, size);
    std::string again = kept->complete == 0 ? "" : write_line(three);
    for (std::size_t i = 0; i < kept->deals.size(); ++i) again += write_line(three, i, kept->deals[i]);
    EXPECT_EQ(again, text.substr(0, kept->complete));
  }
}

TEST(ArenaLines, another_match_is_refused) {
  const Match three = match(3, {"greedy", "random"}), other = match(3, {"random", "greedy"});
  EXPECT_NE(read_lines(other, write_line(three)).error().reason.find("another match"), std::string::npos);
  EXPECT_EQ(read_lines(three, "a diary\n").error().reason, "it holds no match");
  EXPECT_EQ(read_lines(three, "a diary").error().reason, "it holds no match");
  EXPECT_EQ(read_lines(three, write_line(three) + "{}\n").error().reason, "line 2 is no deal");
  EXPECT_EQ(read_lines(three, write_line(three) + played(three, {1, 2, 1})).error().reason,
            "line 2 is another deal");
}

TEST(ArenaPlot, shows_every_player_with_a_thinned_history) {
  const Match two = match(2, {"greedy", "random"});
  Standings all(two);
  History history;
  play(two, {0, 500, 2}, [&](const Deal& deal) {
    all.add(deal);
    history.add(all);
    return true;
  });
  EXPECT_LE(history.moments().size(), 400U);
  EXPECT_GE(history.moments().size(), 200U);
  EXPECT_EQ(history.moments().back().games, 1000);
  const std::string svg = plot(two, all, history);
  EXPECT_TRUE(svg.starts_with("<svg "));
  EXPECT_NE(svg.find(">greedy</text>"), std::string::npos);
  EXPECT_NE(svg.find(">random</text>"), std::string::npos);
}

}  // namespace
}  // namespace laguna::simulate
