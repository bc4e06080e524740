// What the database keeps, refuses and survives.
#include <sys/resource.h>

#include <csignal>
#include <fstream>

#include "server/failure.hpp"
#include "server/sqlite.hpp"
#include "server/tests/house.hpp"

namespace laguna::server {
namespace {

StoredTable some_table(const std::string& name) {
  return {.name = name,
          .game = "mille-fiori",
          .options = "seats 2",
          .created = 7,
          .absence = 60,
          .pace = 500,
          .listed = true,
          .archive = false,
          .next = "",
          .seats = {{wire::Sitter::person, "Zoë", "greedy", digest("a"), "Viva Venezia"},
                    {wire::Sitter::open, "", "", {}, {}}},
          .secret = digest("secret")};
}

std::string failure_of(const std::string& file) {
  try {
    Store store(file);
  } catch (const Failure& failure) {
    return failure.what();
  }
  return "";
}

TEST(Store, keeps_what_it_was_given) {
  TestFolder folder;
  const std::vector<Entry> first = {{0, "start 1"}}, more = {{1, "pick key-1"}, {1, "undo"}};
  {
    Store store(folder.file("db"));
    store.add(some_table("t"), first);
    store.append("t", 1, more, false);
  }
  Store store(folder.file("db"));
  const auto table = store.find("t");
  ASSERT_TRUE(table);
  EXPECT_EQ(table->seats[0].name, "Zoë");
  EXPECT_EQ(table->seats[0].key, digest("a"));
  EXPECT_EQ(table->seats[1].sitter, wire::Sitter::open);
  EXPECT_FALSE(table->seats[1].key);
  EXPECT_EQ(table->seats[0].luck, "Viva Venezia");
  EXPECT_FALSE(table->seats[1].luck);
  EXPECT_EQ(table->secret, digest("secret"));
  EXPECT_EQ(store.journal("t"), (std::vector<Entry>{{0, "start 1"}, {1, "pick key-1"}, {1, "undo"}}));
  EXPECT_EQ(store.listed(10), std::vector<std::string>{"t"});
  EXPECT_FALSE(store.find("u"));
}

// A database as earlier versions made it, with a table in play.
constexpr auto kFirstVersion = R"(PRAGMA application_id = 0x4c414755; PRAGMA user_version = 1;
      CREATE TABLE tables (
        name TEXT PRIMARY KEY, game TEXT NOT NULL, options TEXT NOT NULL, created INTEGER NOT NULL,
        absence INTEGER NOT NULL, pace INTEGER NOT NULL, listed INTEGER NOT NULL, archive INTEGER NOT NULL,
        over INTEGER NOT NULL, next TEXT NOT NULL) WITHOUT ROWID;
      CREATE TABLE seats (
        tbl TEXT NOT NULL REFERENCES tables, seat INTEGER NOT NULL, sitter INTEGER NOT NULL,
        name TEXT NOT NULL, bot TEXT NOT NULL, token_hash BLOB, PRIMARY KEY (tbl, seat)) WITHOUT ROWID;
      CREATE TABLE journal (
        tbl TEXT NOT NULL REFERENCES tables, entry INTEGER NOT NULL, seat INTEGER NOT NULL, words TEXT NOT NULL,
        PRIMARY KEY (tbl, entry)) WITHOUT ROWID;
      INSERT INTO tables VALUES ('old', 'mille-fiori', 'seats 2', 7, 60, 500, 1, 0, 0, '');
      INSERT INTO seats VALUES ('old', 1, 2, '', 'greedy', NULL), ('old', 2, 1, '', '', NULL);)";
constexpr auto kSecondVersion =
    "PRAGMA user_version = 2; ALTER TABLE tables ADD COLUMN coach INTEGER NOT NULL DEFAULT 0;";

class OldStore : public testing::TestWithParam<int> {};

TEST_P(OldStore, is_renewed_and_its_tables_are_played_on) {
  TestFolder folder;
  {
    sqlite::Connection old(folder.file("db"));
    old.run(kFirstVersion);
    if (GetParam() == 2) old.run(kSecondVersion);
  }
  for (int visit = 0; visit < 2; ++visit) {
    House house(folder.file("db"));
    const auto table = house.store.find("old");
    ASSERT_TRUE(table);
    EXPECT_FALSE(table->coach);
    EXPECT_EQ(table->pace, 500);
    EXPECT_EQ(table->seats[0].bot, "greedy");
    EXPECT_FALSE(table->seats[0].luck || table->secret);
    Client watcher(house.hall, "old", {});
    EXPECT_EQ(watcher.table()["steps"], 20);
    EXPECT_TRUE(watcher.table()["fair"].is_null());
    if (visit > 0) {
      EXPECT_TRUE(house.store.find("new")->coach);
      EXPECT_EQ(house.store.find("new")->secret, digest("secret"));
      continue;
    }
    StoredTable coached = some_table("new");
    coached.coach = true;
    house.store.add(coached, {});
  }
}
INSTANTIATE_TEST_SUITE_P(AllVersions, OldStore, testing::Values(1, 2));

TEST(Store, a_table_that_is_over_is_no_longer_listed) {
  TestFolder folder;
  Store store(folder.file("db"));
  store.add(some_table("t"), {});
  store.append("t", 0, std::vector<Entry>{{0, "start 1"}}, true);
  EXPECT_TRUE(store.listed(10).empty());
}

TEST(Store, tokens_are_not_in_the_file) {
  House house;
  const Json made = house.open({"person", "open"});
  const std::string token = token_of(made);
  for (const char* name : {"laguna.db", "laguna.db-wal"}) {
    std::ifstream in(house.folder.file(name), std::ios::binary);
    const std::string bytes(std::istreambuf_iterator<char>(in), {});
    EXPECT_EQ(bytes.find(token), std::string::npos) << name;
  }
}

TEST(Store, refuses_a_database_that_is_in_use) {
  TestFolder folder;
  Store store(folder.file("db"));
  EXPECT_NE(failure_of(folder.file("db")).find("in use by another Laguna"), std::string::npos);
}

TEST(Store, refuses_a_newer_database_and_does_not_touch_it) {
  TestFolder folder;
  {
    Store store(folder.file("db"));
  }
  {
    sqlite::Connection(folder.file("db")).run("PRAGMA user_version = 99");
  }
  const auto bytes = [&] {
    std::ifstream in(folder.file("db"), std::ios::binary);
    return std::string(std::istreambuf_iterator<char>(in), {});
  };
  const std::string before = bytes();
  EXPECT_NE(failure_of(folder.file("db")).find("newer Laguna (database version 99"), std::string::npos);
  EXPECT_EQ(bytes(), before);
  EXPECT_FALSE(std::filesystem::exists(folder.file("db-wal")));
}

TEST(Store, refuses_what_is_not_its_own) {
  TestFolder folder;
  std::ofstream(folder.file("letter")) << "Dear Ann, this is no database at all.\n";
  {
    sqlite::Connection(folder.file("other")).run("CREATE TABLE t (x)");
  }
  EXPECT_NE(failure_of(folder.file("letter")).find("not a database of Laguna"), std::string::npos);
  EXPECT_NE(failure_of(folder.file("other")).find("not a database of Laguna"), std::string::npos);
  EXPECT_NE(failure_of(folder.file("no/such/folder/db")).find("cannot write beside"), std::string::npos);
}

// No file of this process may grow while it lives.
class FullDisk {
 public:
  FullDisk() {
    std::signal(SIGXFSZ, SIG_IGN);
    getrlimit(RLIMIT_FSIZE, &before_);
    rlimit none = before_;
    none.rlim_cur = 0;
    setrlimit(RLIMIT_FSIZE, &none);
  }
  ~FullDisk() { setrlimit(RLIMIT_FSIZE, &before_); }

 private:
  rlimit before_;
};

TEST(Store, a_full_disk_loses_nothing_and_the_game_goes_on_when_there_is_room_again) {
  House house;
  const Json made = house.open({"person", "person"});
  Client ann(house.hall, name_of(made), {token_of(made, 0)});
  const std::string action = ann.some_action();
  const Json before = ann.scene();
  const int version = ann.version();
  {
    FullDisk full;
    EXPECT_EQ(ann.play(1, action), "storage");
    EXPECT_EQ(ann.version(), version);
    EXPECT_EQ(house.open({"person", "greedy"})["code"], "storage");
  }
  Client again(house.hall, name_of(made), {token_of(made, 0)});
  EXPECT_EQ(again.scene()["view"], before["view"]);
  EXPECT_EQ(again.play(1, action), "done");
}

TEST(Store, a_database_that_was_moved_away_is_noticed) {
  House house;
  const Json made = house.open({"person", "person"});
  Client ann(house.hall, name_of(made), {token_of(made, 0)});
  std::filesystem::rename(house.folder.file("laguna.db"), house.folder.file("elsewhere.db"));
  EXPECT_EQ(ann.play(1, ann.some_action()), "storage");
}

TEST(Store, refuses_a_database_that_is_in_use_under_another_name) {
  TestFolder folder;
  Store store(folder.file("db"));
  std::filesystem::create_symlink(folder.file("db"), folder.file("link"));
  EXPECT_NE(failure_of(folder.file("link")).find("in use by another Laguna"), std::string::npos);
}

}  // namespace
}  // namespace laguna::server
