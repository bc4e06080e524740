// The engine protocol, line by line.
#include "cli/engine.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>

namespace laguna::cli {
namespace {

using namespace std::chrono_literals;
using Lines = std::vector<std::string>;

class Program {
 public:
  Lines ask(std::initializer_list<std::string_view> lines) {
    for (std::string_view line : lines) goes_on = engine_.hear(line) && goes_on;
    engine_.finish();
    const std::scoped_lock lock(mutex_);
    std::erase_if(said_, [](const std::string& line) { return line.starts_with("info simulations "); });
    return std::exchange(said_, {});
  }
  void say(std::string_view line) { goes_on = engine_.hear(line); }
  bool said(std::string_view beginning) {
    const std::scoped_lock lock(mutex_);
    return std::ranges::any_of(said_, [&](const std::string& line) { return line.starts_with(beginning); });
  }

  bool goes_on = true;

 private:
  std::mutex mutex_;
  Lines said_;
  Engine engine_{[this](const std::string& line) {
    const std::scoped_lock lock(mutex_);
    said_.push_back(line);
  }};
};

// Two seats, up to the first choice.
void open_game(Program& program) {
  program.say("game mille-fiori seats 2");
  for (const char* step :
       {"start 1",          "face-up lion-3",   "face-up cross-2", "face-up fish-4", "face-up key-5",
        "face-up ash-1",    "face-up swans-5",  "face-up ship-1",  "face-up crab-3", "face-up lime-4",
        "deal 1 ship-5",    "deal 1 pigment-1", "deal 1 key-1",    "deal 1 swans-2", "deal 1 coin-5",
        "deal 2 glasses-4", "deal 2 ship-2",    "deal 2 quartz-3", "deal 2 shell-1", "deal 2 key-3"})
    program.say(std::string("step chance ") + step);
}

TEST(Engine, says_who_it_is) {
  Program program;
  const Lines said = program.ask({"laguna"});
  EXPECT_EQ(said.front(), "id name Laguna");
  EXPECT_EQ(said.back(), "ready");
  EXPECT_EQ(program.ask({"isready", ""}), Lines{"ready"});
}

TEST(Engine, tells_what_is_legal_for_a_seat) {
  Program program;
  open_game(program);
  EXPECT_EQ(program.ask({"seat 1", "legal"}), Lines{"legal 5\naction pick pigment-1\naction pick "
                                                    "key-1\naction pick coin-5\naction pick swans-2\naction "
                                                    "pick ship-5"});
  EXPECT_EQ(program.ask({"step 1 pick ship-5", "legal"}), Lines{"legal 0"});
  EXPECT_EQ(program.ask({"back 20", "legal"}).front().substr(0, 7), "legal 5");
}

TEST(Engine, shows_its_options_as_they_are) {
  Program program;
  const Lines said =
      program.ask({"setoption player doge:rival", "setoption threads 3", "setoption seed 7", "laguna"});
  const auto has = [&](std::string_view beginning) {
    return std::ranges::any_of(said, [&](const std::string& line) { return line.starts_with(beginning); });
  };
  EXPECT_TRUE(has("option player doge:rival: "));
  EXPECT_TRUE(has("option threads 3: "));
  EXPECT_TRUE(has("option seed 7: "));
}

TEST(Engine, decides_by_player_by_time_and_by_playouts) {
  Program program;
  open_game(program);
  program.say("seat 1");
  for (const char* go : {"go", "go time 50", "go playouts 100", "go simulations 100"})
    EXPECT_TRUE(program.ask({go}).back().starts_with("bestmove pick ")) << go;
  const Lines said = program.ask({"setoption seed 4", "go simulations 100"});
  ASSERT_EQ(said.size(), 6u);
  EXPECT_TRUE(said[0].starts_with("info rank 1 visits "));
  EXPECT_EQ(program.ask({"go simulations 100"}), said);
  EXPECT_EQ(program.ask({"setoption player greedy", "go"}).size(), 1u);
}

TEST(Engine, stops_at_any_moment_with_the_best_so_far) {
  Program program;
  open_game(program);
  program.say("seat 1");
  program.say("go time 60000");
  program.say("go");
  EXPECT_TRUE(program.said("error still thinking: stop comes first"));
  std::this_thread::sleep_for(20ms);
  EXPECT_FALSE(program.said("bestmove"));
  const auto start = std::chrono::steady_clock::now();
  program.say("stop");
  EXPECT_LT(std::chrono::steady_clock::now() - start, 500ms);
  EXPECT_TRUE(program.said("bestmove pick "));
  EXPECT_EQ(program.ask({"stop", "isready"}).back(), "ready");
}

TEST(Engine, ends_though_it_thinks) {
  Program program;
  open_game(program);
  program.say("seat 1");
  program.say("go time 60000");
  program.say("quit");
  EXPECT_FALSE(program.goes_on);
}

TEST(Engine, says_what_is_wrong_and_changes_nothing) {
  Program program;
  const auto error = [&](std::string_view line) { return program.ask({line}).back(); };
  EXPECT_EQ(error("dance"), "error nothing is called \"dance\" here");
  EXPECT_EQ(error("go"), "error there is no game yet");
  EXPECT_EQ(error("step chance start 1"), "error there is no game yet");
  EXPECT_EQ(error("game chess seats 2"), "error there is no game \"chess\" (there is: mille-fiori, murano)");
  open_game(program);
  EXPECT_EQ(error("go"), "error no seat was named yet");
  EXPECT_EQ(error("seat 5"), "error seat is a number from 1 to 4");
  EXPECT_EQ(program.ask({"seat 3", "legal"}).back(), "error the game has 2 seats");
  EXPECT_EQ(error("step 3 pick key-1"), "error \"3\" is neither chance nor a seat of this game");
  EXPECT_EQ(error("step 2 pick key-1"), "error \"pick key-1\" is not legal now");
  EXPECT_EQ(error("back 21"), "error the game has 20 steps");
  EXPECT_EQ(error("setoption threads 0"), "error threads is a number from 1 to 64");
  EXPECT_EQ(error("setoption player hal"), "error there is no player \"hal\"");
  EXPECT_EQ(error("setoption hash 64"), "error there is no option \"hash\"");
  program.say("seat 1");
  EXPECT_EQ(error("go time soon"), "error time is a number of milliseconds from 1 to 600000");
  EXPECT_EQ(error("go home"),
            "error go is followed by nothing, by time and milliseconds, or by playouts and their number");
  EXPECT_EQ(program.ask({"record", "laguna 3 mille-fiori", "end"}).back().substr(0, 27),
            "error line 1 of the record:");
  program.say("step 1 pick ship-5");
  EXPECT_EQ(error("go"), "error seat 1 has nothing to decide now");
}

std::string view_of(const Table& table, Seat seat) {
  std::string text;
  table.view({seat}, text);
  return text;
}
std::string lines_of(const std::vector<std::string>& actions) {
  std::string text = "legal " + std::to_string(actions.size());
  for (const std::string& action : actions) text += "\naction " + action;
  return text;
}

// One seat is played by an engine that is told nothing but what a server tells this seat.
void play_by_views(const std::string& game, const std::string& options, std::string_view player) {
  Program program;
  program.say("setoption player " + std::string(player));
  const auto table = std::move(*Table::open(game, options));
  Random random(1);
  const Seat own = seat_at(1);
  int asked = 0;
  while (table->turn().kind != Turn::Kind::over) {
    if (table->turn().kind == Turn::Kind::chance) {
      table->settle(random);
      continue;
    }
    const Seat seat = table->turn().seats.has(own) ? own : table->turn().seats.front();
    if (seat != own) {
      ASSERT_FALSE(table->play(seat, *table->suggest(seat, "greedy", random)));
      continue;
    }
    const std::string position = "position " + game + " " + view_of(*table, own);
    const Lines said = program.ask({position, "view", "legal", "go"});
    ASSERT_EQ(said.size(), 3u) << said.front();
    EXPECT_EQ(said[0], "view " + view_of(*table, own));
    EXPECT_EQ(said[1], lines_of(table->legal(own)));
    ASSERT_TRUE(said[2].starts_with("bestmove "));
    ASSERT_FALSE(table->play(own, said[2].substr(9)));
    ++asked;
  }
  EXPECT_GT(asked, 10);
}

TEST(Engine, plays_a_whole_game_by_what_one_seat_sees) {
  for (const int seats : {2, 3, 4})
    for (const char* game : {"mille-fiori", "murano"})
      play_by_views(game, "seats " + std::to_string(seats), "serventino");
  play_by_views("mille-fiori", "seats 2 tactical", "servente");
  play_by_views("murano", "seats 2", "servente");
}

TEST(Engine, of_what_one_seat_sees_nothing_else_is_known) {
  Program program;
  const auto error = [&](std::string_view line) { return program.ask({line}).back(); };
  EXPECT_EQ(error("position chess {}"), "error there is no game \"chess\" (there is: mille-fiori, murano)");
  EXPECT_EQ(error("position murano {}"), "error there is no \"seats\"");
  EXPECT_EQ(error("position murano"), "error line 1 is not JSON");
  open_game(program);
  program.say("seat 2");
  const std::string view = program.ask({"view"}).front().substr(5);
  EXPECT_TRUE(program.ask({"position mille-fiori " + view}).empty());
  EXPECT_EQ(error("step 2 pick key-3"), "error what one seat sees has no steps: tell the next position");
  EXPECT_EQ(error("back 1"), "error what one seat sees has no steps: tell the next position");
  EXPECT_EQ(program.ask({"seat 1", "go"}).back(), "error only what seat 2 sees is known");
  EXPECT_EQ(program.ask({"seat 2", "go playouts 50"}).back().substr(0, 14), "bestmove pick ");
  EXPECT_EQ(error("position mille-fiori {\"seats\":9}"),
            "error seats: wants a whole number from 2 to 4, not 9");
  EXPECT_EQ(program.ask({"legal"}).front().substr(0, 7), "legal 5") << "all is as it was";
}

TEST(Engine, reads_a_record) {
  Program program;
  EXPECT_TRUE(program
                  .ask({"record", "laguna 1 mille-fiori", "seats 2", "player 1 Ada", "player 2 Zoë", "",
                        "chance start 1", "", "scores 0 0", "unfinished", "end"})
                  .empty());
  EXPECT_EQ(program.ask({"seat 1", "legal"}), Lines{"legal 0"});
  EXPECT_TRUE(program.ask({"view"}).front().starts_with("view {\"viewer\":1,"));
}

}  // namespace
}  // namespace laguna::cli
