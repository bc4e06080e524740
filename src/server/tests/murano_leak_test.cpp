// Every byte that a seat or a spectator is sent, in pairs of games that it must not be able to tell apart.
#include <cstdlib>

#include "server/tests/worlds.hpp"

namespace laguna::server {
namespace {

// A server with tables that begin with a given journal; names and keys are always the same.
class World {
 public:
  std::string begin(const std::vector<Entry>& journal, int seats) {
    StoredTable table{.name = "murano-" + std::to_string(++tables_),
                      .game = "murano",
                      .options = "",
                      .created = 1,
                      .absence = 0,
                      .pace = 0,
                      .listed = true,
                      .archive = false,
                      .next = "",
                      .seats = {},
                      .secret = {}};
    table.options = (*Table::open("murano", "seats " + std::to_string(seats)))->options();
    for (int seat = 0; seat < seats; ++seat)
      table.seats.push_back({wire::Sitter::person, "P", "greedy", digest(key(seat)), {}});
    house_.store.add(table, journal);
    return table.name;
  }
  static std::string key(int seat) { return "key-of-seat-" + std::to_string(seat + 1); }
  static std::vector<std::string> keys(int seat) {
    return seat < 0 ? std::vector<std::string>() : std::vector{key(seat)};
  }

  // What the viewer (-1: a spectator) is sent: on arrival, on asking, and when `actor` does `action`.
  std::string all_told(const std::string& table, int viewer, int from, int actor, const std::string& action) {
    Client watching(house_.hall, table, keys(viewer), from);
    if (viewer >= 0 && actor >= 0 && viewer != actor) {  // out of turn
      for (const char* wrong : {"keep 17", "build shop-red", "take palace-1"})
        watching.say({{"do", "play"}, {"id", 1}, {"seat", viewer + 1}, {"action", wrong}, {"version", from}});
    }
    if (actor >= 0) {
      Client acting(house_.hall, table, keys(actor));
      EXPECT_EQ(acting.play(actor + 1, action), "done") << action;
    }
    std::string all;
    for (const std::string& message : watching.line().messages) all += message + '\n';
    const int to =
        std::min(from + 8, Json::parse(*house_.ask("GET", "tables/" + table).body)["steps"].get<int>());
    const std::string moments = "tables/" + table + "/moments?from=" + std::to_string(from) +
                                "&to=" + std::to_string(to) + "&as=" + std::to_string(viewer + 1);
    return all + *house_.ask("GET", moments, "", viewer < 0 ? "" : key(viewer)).body;
  }

 private:
  House house_;
  int tables_ = 0;
};

std::unique_ptr<Table> replayed(const std::vector<Entry>& journal, int seats) {
  auto table = std::move(*Table::open("murano", "seats " + std::to_string(seats)));
  for (const Entry& entry : journal)
    if (entry.seat == 0 ? table->settle(entry.words) : table->play(seat_at(entry.seat - 1), entry.words))
      return nullptr;
  return table;
}

// A game at random; at some of its moments every viewer is asked whether it can tell the worlds apart.
class Doubles {
 public:
  Doubles(int seats, Random& random) : seats_(seats), random_(random), truth_(seats) {}

  void play() {
    auto table = replayed({}, seats_);
    while (!::testing::Test::HasFailure()) {
      const Turn turn = table->turn();
      if (turn.kind == Turn::Kind::over) return;
      Entry entry{0, ""};
      if (turn.kind == Turn::Kind::chance) {
        entry.words = table->settle(random_);
      } else {
        entry = {number_of(turn.seats.front()), some_action(*table)};
        table->play(turn.seats.front(), entry.words);
      }
      truth_.follow(entry, happenings_of(*table, {Seat::nobody, true}, table->steps() - 1)[0]["events"]);
      if (table->turn().kind == Turn::Kind::seats && random_.below(is_secretive(*table) ? 3 : 25) == 0)
        for (int viewer = -1; viewer < seats_; ++viewer) compare(*table, viewer);
    }
  }
  std::size_t pairs = 0, bytes = 0, owners_saw = 0;

 private:
  // Somebody looks at something, or holds a hidden tile in its hand.
  static bool is_secretive(const Table& table) {
    const Json view = view_of(table, {});
    const std::string phase = view["phase"], tile = view["building"]["tile"];
    return phase == "take" || phase == "keep" || phase == "card" || tile == "shop" || tile == "palace";
  }

  // Passing is rare, so that things happen.
  std::string some_action(const Table& table) {
    const auto legal = table.legal(table.turn().seats.front());
    std::string action;
    for (int tries = 0; tries < 4; ++tries) {
      action = legal[static_cast<std::size_t>(random_.below(static_cast<int>(legal.size())))];
      if (!action.starts_with("pass")) break;
    }
    return action;
  }

  void compare(const Table& real, int viewer) {
    std::vector<Entry> journal;
    std::unique_ptr<Table> other;
    for (int tries = 0; tries < 5 && !other; ++tries) {
      journal = truth_.other_world(viewer, random_);
      if (!journal.empty() && journal != truth_.journal()) other = replayed(journal, seats_);
    }
    if (!other) return;
    // Something that can be done in both, turns no tile over and brings no luck: those would differ.
    const Seat actor = real.turn().seats.front();
    const std::string action = some_action(real);
    const auto after = real.copy(), other_after = other->copy();
    const bool both = !after->play(actor, action) && !other_after->play(actor, action) &&
                      after->turn().kind == Turn::Kind::seats && !action.starts_with("on ");
    const int from = std::max(0, static_cast<int>(journal.size()) - random_.below(40));
    const auto told = [&](World& world, const std::vector<Entry>& entries, int to) {
      return world.all_told(world.begin(entries, seats_), to, from, both ? index(actor) : -1, action);
    };
    const std::string here = told(one_, truth_.journal(), viewer), there = told(two_, journal, viewer);
    EXPECT_EQ(here, there) << "viewer " << viewer + 1 << " of " << seats_ << " after "
                           << truth_.journal().back().words;
    ++pairs;
    bytes += here.size() + there.size();
    for (int seat = 0; seat < seats_; ++seat)
      if (seat != viewer && view_of(real, {seat_at(seat)}) != view_of(*other, {seat_at(seat)})) {
        ++owners_saw;
        return;
      }
  }

  int seats_;
  Random& random_;
  Truth truth_;
  World one_, two_;
};

int games_to_watch() {
  const char* games = std::getenv("LAGUNA_LEAK_GAMES");
  return games == nullptr ? 100 : std::atoi(games);
}

class MuranoLeaks : public testing::TestWithParam<int> {};

TEST_P(MuranoLeaks, nobody_can_tell_apart_what_it_may_not_know) {
  Random random(20261116, static_cast<std::uint64_t>(GetParam()));
  std::size_t pairs = 0, bytes = 0, owners = 0;
  for (int game = 0; game < (games_to_watch() + 4) / 5 && !HasFailure(); ++game) {
    Doubles doubles(GetParam(), random);
    doubles.play();
    pairs += doubles.pairs, bytes += doubles.bytes, owners += doubles.owners_saw;
  }
  EXPECT_GT(owners, 0U);
  std::printf("%zu pairs of games, %zu bytes compared, in %zu an owner sees the difference\n", pairs, bytes,
              owners);
}
INSTANTIATE_TEST_SUITE_P(AllKindsOfTables, MuranoLeaks, testing::Values(2, 3, 4));

}  // namespace
}  // namespace laguna::server
