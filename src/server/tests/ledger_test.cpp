// Actions that come at once are kept together, and nobody hears of one that is not kept.
#include "server/ledger.hpp"

#include "server/tests/full_disk.hpp"
#include "server/tests/house.hpp"

namespace laguna::server {
namespace {

using namespace std::chrono_literals;

// While it lives nothing can be kept: no file grows, or the database refuses.
class NoRoom {
 public:
  explicit NoRoom(const House& house) {
    if (house.home.url().empty())
      disk_.emplace();
    else
      database_.emplace(house.home.url())
          .execute("ALTER TABLE journal ADD CONSTRAINT room CHECK (false) NOT VALID");
  }
  NoRoom(const NoRoom&) = delete;
  ~NoRoom() {
    if (database_) database_->execute("ALTER TABLE journal DROP CONSTRAINT room");
  }

 private:
  std::optional<FullDisk> disk_;
  std::optional<postgres::Connection> database_;
};

// Two people at each of several tables.
struct Rows {
  explicit Rows(House& house, int count) {
    for (int i = 0; i < count; ++i) {
      made.push_back(house.open({"person", "person"}));
      for (int seat = 0; seat < 2; ++seat)
        people.push_back(std::make_unique<Client>(house.hall, name_of(made.back()),
                                                  std::vector{token_of(made.back(), seat)}));
    }
  }
  Client& at(int table, int seat) { return *people[static_cast<std::size_t>(2 * table + seat)]; }
  void begin_to_play(int table, int seat) {
    Client& one = at(table, seat);
    one.begin_to_say({{"do", "play"},
                      {"id", 7},
                      {"seat", seat + 1},
                      {"action", one.some_action()},
                      {"version", one.version()}});
  }
  std::size_t heard() const {
    std::size_t count = 0;
    for (const auto& one : people) count += one->line().messages.size();
    return count;
  }

  std::vector<Json> made;
  std::vector<std::unique_ptr<Client>> people;
};

std::string last_of(Client& client) {
  const Json last = Json::parse(client.line().messages.back());
  return last.value("code", last["tell"].get<std::string>());
}

// So many that they are written on another thread.
constexpr int kMany = 10;

TEST(Ledger, nobody_hears_of_an_action_before_it_is_kept) {
  House house;
  Rows rows(house, kMany);
  const std::size_t before = rows.heard(), entries = house.store.journal(name_of(rows.made[1])).size();
  for (int table = 0; table < kMany; ++table)
    for (int seat = 0; seat < 2; ++seat) rows.begin_to_play(table, seat);
  EXPECT_EQ(rows.heard(), before);
  EXPECT_EQ(house.store.journal(name_of(rows.made[1])).size(), entries);
  house.clock.pass(0ms);
  EXPECT_GE(house.store.journal(name_of(rows.made[1])).size(), entries + 2);
  EXPECT_EQ(rows.heard(), before + kMany * (2 + 2));  // once for both actions, and an answer to each
  for (const auto& one : rows.people) EXPECT_EQ(last_of(*one), "done");
}

TEST(Ledger, what_cannot_be_kept_has_not_happened) {
  House house;
  Rows rows(house, kMany);
  const Json view = rows.at(1, 0).scene()["view"];
  const int version = rows.at(1, 0).version();
  {
    const NoRoom full(house);
    for (int table = 0; table < kMany; ++table)
      for (int seat = 0; seat < 2; ++seat) rows.begin_to_play(table, seat);
    house.hall.finish_round();
  }
  for (const auto& one : rows.people) EXPECT_EQ(last_of(*one), "storage");
  EXPECT_EQ(rows.at(1, 0).scene()["view"], view);
  EXPECT_EQ(rows.at(1, 0).version(), version);
  EXPECT_EQ(static_cast<int>(house.store.journal(name_of(rows.made[1])).size()), version);
  EXPECT_EQ(rows.at(1, 0).play(1, rows.at(1, 0).some_action()), "done");
}

TEST(Ledger, an_undo_that_cannot_be_kept_has_not_happened) {
  House house;
  Rows rows(house, 1);
  ASSERT_EQ(rows.at(0, 0).play(1, rows.at(0, 0).some_action()), "done");
  const Json before = rows.at(0, 0).told()["scenes"][0]["view"];
  {
    const NoRoom full(house);
    EXPECT_EQ(rows.at(0, 0).undo(1), "storage");
  }
  EXPECT_EQ(rows.at(0, 0).scene()["view"], before);
  EXPECT_EQ(rows.at(0, 0).undo(1), "done");
  EXPECT_EQ(rows.at(0, 0).play(1, rows.at(0, 0).some_action()), "done");
}

TEST(Ledger, who_goes_before_the_answer_is_not_missed) {
  House house;
  Rows rows(house, 1);
  rows.begin_to_play(0, 0);
  rows.at(0, 0).hang_up();
  rows.begin_to_play(0, 1);
  house.hall.finish_round();
  EXPECT_EQ(last_of(rows.at(0, 1)), "done");
}

TEST(Ledger, a_false_action_among_true_ones_is_refused_alone) {
  House house;
  Rows rows(house, 1);
  rows.begin_to_play(0, 0);
  rows.at(0, 0).begin_to_say(
      {{"do", "play"}, {"id", 8}, {"seat", 1}, {"action", "pick nothing"}, {"version", 10'000}});
  rows.begin_to_play(0, 1);
  house.hall.finish_round();
  const auto& messages = rows.at(0, 0).line().messages;
  EXPECT_EQ(Json::parse(messages[messages.size() - 2])["tell"], "done");
  EXPECT_EQ(Json::parse(messages.back())["id"], 8);
  EXPECT_EQ(last_of(rows.at(0, 0)), "turn");
  EXPECT_EQ(last_of(rows.at(0, 1)), "done");
}

TEST(Ledger, who_comes_in_the_middle_hears_what_is_kept) {
  House house;
  Rows rows(house, 1);
  const int version = rows.at(0, 0).version();
  rows.begin_to_play(0, 0);
  Client watcher(house.hall, name_of(rows.made[0]), {});
  EXPECT_GT(watcher.version(), version);
  EXPECT_EQ(last_of(rows.at(0, 0)), "done");
}

TEST(Ledger, whoever_asks_for_the_table_sees_what_is_kept) {
  House house;
  Rows rows(house, 1);
  rows.begin_to_play(0, 0);
  const int version = house.get("tables/" + name_of(rows.made[0]))["version"].get<int>();
  EXPECT_EQ(last_of(rows.at(0, 0)), "done");
  EXPECT_EQ(static_cast<int>(house.store.journal(name_of(rows.made[0])).size()), version);
}

TEST(Ledger, bots_try_again) {
  House house;
  const Json made = house.open({"person", "greedy"}, {{"pace", 0}});
  Client ann(house.hall, name_of(made), {token_of(made)});
  const int version = ann.version();
  {
    const NoRoom full(house);
    house.clock.pass(1s);
    EXPECT_EQ(ann.version(), version);
  }
  house.clock.pass(10s);
  EXPECT_GT(ann.version(), version);
}

}  // namespace
}  // namespace laguna::server
