// What the database keeps, refuses and survives.
#include <fstream>

#include "server/failure.hpp"
#include "server/sqlite.hpp"
#include "server/tests/full_disk.hpp"
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
    SqliteStore store(file);
  } catch (const Failure& failure) {
    return failure.what();
  }
  return "";
}

TEST(Store, keeps_what_it_was_given) {
  TestFolder folder;
  const std::vector<Entry> first = {{0, "start 1"}}, more = {{1, "pick key-1"}, {1, "undo"}};
  {
    SqliteStore store(folder.file("db"));
    store.add(some_table("t"), first);
    store.append("t", 1, more, false);
  }
  SqliteStore store(folder.file("db"));
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

TEST(Store, a_table_that_is_over_is_no_longer_listed) {
  TestFolder folder;
  SqliteStore store(folder.file("db"));
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
  SqliteStore store(folder.file("db"));
  EXPECT_NE(failure_of(folder.file("db")).find("in use by another Laguna"), std::string::npos);
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
  SqliteStore store(folder.file("db"));
  std::filesystem::create_symlink(folder.file("db"), folder.file("link"));
  EXPECT_NE(failure_of(folder.file("link")).find("in use by another Laguna"), std::string::npos);
}

}  // namespace
}  // namespace laguna::server
