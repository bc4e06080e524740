// Databases of every earlier version are renewed and played on; a newer one stays as it is.
#include "server/tests/databases.hpp"
#include "server/tests/full_disk.hpp"
#include "server/tests/house.hpp"

namespace laguna::server {
namespace {

class EveryVersion : public testing::TestWithParam<int> {
 protected:
  EveryVersion() { make_database(file, GetParam()); }

  TestFolder folder;
  const std::string file = folder.file("db");
};
INSTANTIATE_TEST_SUITE_P(Schema, EveryVersion, testing::Range(1, kSchema + 1));

TEST_P(EveryVersion, a_game_goes_on) {
  for (int version : {23, 24}) {  // before the action, and after it
    House house(file);
    Client ada(house.hall, "in-play", {"key of Ada"}), zoe(house.hall, "in-play", {"key of Zoe"});
    EXPECT_EQ(ada.version(), version);
    EXPECT_EQ(ada.table()["seats"][1]["name"], "Zoë");
    EXPECT_EQ(ada.table()["pace"], 500);
    EXPECT_EQ(ada.undo(1), version == 23 ? "done" : "undo");
  }
}

TEST_P(EveryVersion, what_it_did_not_know_is_as_if_nobody_had_asked_for_it) {
  SqliteStore store(file);
  const auto table = store.find("in-play");
  ASSERT_TRUE(table);
  EXPECT_EQ(table->coach, GetParam() >= 2);
  EXPECT_EQ(table->secret.has_value(), GetParam() >= 3);
  EXPECT_EQ(table->seats[0].luck.value_or(""), GetParam() >= 3 ? "Viva Venezia" : "");
}

TEST_P(EveryVersion, a_game_that_is_over_has_the_same_record) {
  House house(file);
  EXPECT_EQ(*house.ask("GET", "tables/over/record?form=text").body,
            bytes_of("src/mille_fiori/tests/records/two-seats-shared-victory.laguna"));
}

TEST_P(EveryVersion, new_tables_are_kept) {
  const std::string name = [&] {
    return name_of(House(file).open({"person", "person"}, {{"coach", true}}));
  }();
  EXPECT_TRUE(SqliteStore(file).find(name)->coach);
}

class EarlierVersion : public EveryVersion {};
INSTANTIATE_TEST_SUITE_P(Schema, EarlierVersion, testing::Range(1, kSchema));

TEST_P(EarlierVersion, a_full_disk_leaves_it_as_it_was) {
  const std::string before = bytes_of(file);
  const auto open = [&] { SqliteStore store(file); };
  {
    FullDisk full;
    EXPECT_NE(failure_of(open).find("cannot be opened"), std::string::npos);
  }
  EXPECT_EQ(bytes_of(file), before);
  EXPECT_EQ(failure_of(open), "");
}

TEST(Schema, a_newer_database_is_refused_and_not_touched) {
  TestFolder folder;
  const std::string file = folder.file("db");
  make_newer_database(file);
  const std::string before = bytes_of(file);
  EXPECT_NE(failure_of([&] { SqliteStore store(file); }).find("newer Laguna (database version 99"),
            std::string::npos);
  EXPECT_EQ(bytes_of(file), before);
  EXPECT_FALSE(std::filesystem::exists(folder.file("db-wal")));
  EXPECT_FALSE(std::filesystem::exists(folder.file("db.lock")));
}

}  // namespace
}  // namespace laguna::server
