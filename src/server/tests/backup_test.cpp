// Backups are whole or not there, and the way back loses nothing that it should not.
#include "server/backup.hpp"

#include "server/tests/databases.hpp"
#include "server/tests/full_disk.hpp"
#include "server/tests/house.hpp"

namespace laguna::server {
namespace {

bool has(const std::string& text, std::string_view part) { return text.find(part) != text.npos; }

// Files that are no part of a server's own.
std::set<std::string> files_in(const TestFolder& folder) {
  std::set<std::string> names;
  for (const auto& entry : std::filesystem::directory_iterator(folder.file("")))
    if (!entry.path().filename().string().starts_with("laguna.db")) names.insert(entry.path().filename());
  return names;
}

struct Played : House {
  Json made = open({"person", "person"});
  std::string name = name_of(made);
  Client ann{hall, name, {token_of(made, 0)}};
  const std::string database = folder.file("laguna.db"), copy = folder.file("copy.db");
};

TEST(Backup, holds_what_was_acknowledged_while_the_server_runs) {
  Played house;
  EXPECT_EQ(house.ann.play(1, house.ann.some_action()), "done");
  back_up(house.database, house.copy);
  EXPECT_EQ(files_in(house.folder), std::set<std::string>{"copy.db"});
  EXPECT_EQ(SqliteStore(house.copy).journal(house.name), house.store.journal(house.name));
  EXPECT_FALSE(house.store.is_replaced());
  EXPECT_EQ(house.ann.undo(1), "done");
}

TEST(Backup, replaces_nothing) {
  Played house;
  std::ofstream(house.copy) << "Dear Ann";
  EXPECT_TRUE(has(failure_of([&] { back_up(house.database, house.copy); }), "there already"));
  EXPECT_EQ(bytes_of(house.copy), "Dear Ann");
}

TEST(Backup, is_not_there_if_the_disk_is_full) {
  Played house;
  {
    FullDisk full;
    EXPECT_TRUE(has(failure_of([&] { back_up(house.database, house.copy); }), "cannot be copied"));
  }
  EXPECT_EQ(files_in(house.folder), std::set<std::string>{});
}

TEST(Backup, of_what_is_no_database_of_this_version_is_refused) {
  TestFolder folder;
  make_newer_database(folder.file("newer"));
  const auto why = [&](const char* name) {
    return failure_of([&] { back_up(folder.file(name), folder.file("copy")); });
  };
  EXPECT_TRUE(has(why("missing"), "there is no database"));
  EXPECT_TRUE(has(why("newer"), "newer Laguna"));
  EXPECT_EQ(files_in(folder), std::set<std::string>{"newer"});
}

TEST(Restore, brings_back_what_was_and_keeps_what_is) {
  Played house;
  back_up(house.database, house.copy);
  const auto then = house.store.journal(house.name);
  EXPECT_EQ(house.ann.play(1, house.ann.some_action()), "done");
  const auto now = house.store.journal(house.name);
  const std::string kept = restore(house.copy, house.database);
  EXPECT_EQ(house.store.journal(house.name), then);
  EXPECT_EQ(SqliteStore(kept).journal(house.name), now);
}

TEST(Restore, lets_nobody_write_who_remembers_another_game) {
  Played house;
  back_up(house.database, house.copy);
  EXPECT_EQ(house.ann.play(1, house.ann.some_action()), "done");
  restore(house.copy, house.database);
  EXPECT_EQ(house.ann.undo(1), "storage");
  EXPECT_EQ(house.open({"person", "person"})["code"], "storage");
  EXPECT_TRUE(house.store.is_replaced());
}

TEST(Restore, takes_backups_of_every_version) {
  for (int version = 1; version <= kSchema; ++version) {
    TestFolder folder;
    make_database(folder.file("old"), version);
    const std::string before = bytes_of(folder.file("old"));
    EXPECT_EQ(restore(folder.file("old"), folder.file("new")), "");
    EXPECT_EQ(bytes_of(folder.file("old")), before);
    EXPECT_EQ(SqliteStore(folder.file("new")).journal("in-play").size(), 23u);
  }
}

TEST(Restore, refuses_what_is_no_whole_backup_and_touches_nothing) {
  Played house;
  const auto why = [&](const std::string& name) {
    return failure_of([&] { restore(house.folder.file(name), house.database); });
  };
  back_up(house.database, house.copy);
  make_newer_database(house.folder.file("newer"));
  std::ofstream(house.folder.file("letter")) << "Dear Ann, this is no database at all.\n";
  std::ofstream(house.folder.file("half"), std::ios::binary) << bytes_of(house.copy).substr(0, 20'000);
  EXPECT_TRUE(has(why("missing"), "there is no database"));
  EXPECT_TRUE(has(why("newer"), "newer Laguna"));
  EXPECT_TRUE(has(why("letter"), "not a database of Laguna"));
  EXPECT_NE(why("half"), "");
  EXPECT_FALSE(house.store.is_replaced());
  EXPECT_EQ(house.ann.play(1, house.ann.some_action()), "done");
}

TEST(Restore, changes_nothing_if_the_disk_is_full) {
  Played house;
  back_up(house.database, house.copy);
  {
    FullDisk full;
    EXPECT_NE(failure_of([&] { restore(house.copy, house.database); }), "");
  }
  EXPECT_FALSE(house.store.is_replaced());
  EXPECT_EQ(house.ann.play(1, house.ann.some_action()), "done");
}

TEST(Restore, into_a_newer_database_or_one_that_an_older_server_uses_is_refused) {
  TestFolder folder;
  make_database(folder.file("copy"), kSchema);
  make_newer_database(folder.file("newer"));
  make_database(folder.file("older"), 1);
  const auto why = [&](const char* name) {
    return failure_of([&] { restore(folder.file("copy"), folder.file(name)); });
  };
  EXPECT_TRUE(has(why("newer"), "newer Laguna"));
  const Lock server(folder.file("older"));
  EXPECT_TRUE(has(why("older"), "in use"));
}

}  // namespace
}  // namespace laguna::server
