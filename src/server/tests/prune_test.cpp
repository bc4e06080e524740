// Old tables go, and nothing else does.
#include "server/prune.hpp"

#include "server/tests/databases.hpp"
#include "server/tests/house.hpp"

namespace laguna::server {
namespace {

// Tables of two seats and an entry, in whichever database; time passes at one when told.
class Shelf {
 public:
  Shelf() {
    if (!test_database().empty()) node_ = test_node(schema_.emplace(), host_);
    open();
  }

  std::string database() const { return schema_ ? schema_->url() : file_; }
  Store& store() { return *store_; }

  void add(const std::string& name) {
    const StoredSeat seat{wire::Sitter::person, "Ann", "greedy", {}, {}};
    const StoredTable table{.name = name,
                            .game = "mille-fiori",
                            .options = "seats 2",
                            .next = "",
                            .seats = {seat, seat},
                            .secret = {}};
    store_->add(table, std::vector<Entry>{{0, "start 1"}});
  }
  void pass_days(const std::string& tables, int days) {
    run("UPDATE tables SET touched = touched - " + std::to_string(days * 86'400LL) + " WHERE name LIKE '" +
        tables + "'");
    open();  // what others write is a new beginning
  }
  // Whatever is left of a table.
  bool is_there(const std::string& table) {
    open();
    return store_->find(table) || !store_->journal(table).empty();
  }

 private:
  void open() {
    store_.reset();
    if (schema_)
      store_ = std::make_unique<PostgresStore>(*node_);
    else
      store_ = std::make_unique<SqliteStore>(file_);
  }
  void run(const std::string& sql) const {
    if (schema_)
      postgres::Connection(schema_->url()).execute(sql);
    else
      sqlite::Connection(file_).run(sql);
  }

  TestFolder folder_;
  const std::string file_ = folder_.file("db");
  Host host_;
  std::optional<TestSchema> schema_;
  std::unique_ptr<Membership> node_;
  std::unique_ptr<Store> store_;
};

TEST(Prune, removes_what_nobody_has_touched_for_so_long) {
  Shelf shelf;
  for (const char* name : {"old", "older", "young"}) shelf.add(name);
  shelf.pass_days("old", 91);
  shelf.pass_days("older", 1000);
  shelf.pass_days("young", 89);
  const Pruned pruned = prune(shelf.database(), 90);
  EXPECT_EQ(pruned.removed, 2);
  EXPECT_EQ(pruned.left, 1);
  EXPECT_FALSE(shelf.is_there("old"));
  EXPECT_FALSE(shelf.is_there("older"));
  EXPECT_TRUE(shelf.is_there("young"));
}

TEST(Prune, removes_as_many_as_there_are) {
  Shelf shelf;
  for (int i = 0; i < 250; ++i) shelf.add("old-" + std::to_string(i));
  shelf.add("young");
  shelf.pass_days("old-%", 2);
  EXPECT_EQ(prune(shelf.database(), 1).removed, 250);
  EXPECT_TRUE(shelf.is_there("young"));
}

TEST(Prune, leaves_a_table_where_something_was_done_since) {
  Shelf shelf;
  for (const char* name : {"played", "played-with-others", "sat-down"}) {
    shelf.add(name);
    shelf.pass_days(name, 1000);
  }
  const std::vector<Entry> more = {{1, "pick ash-3"}};
  shelf.store().append("played", 1, more, false);
  const Addition addition{"played-with-others", 1, more, false};
  EXPECT_EQ(shelf.store().append_all(std::span(&addition, 1), [] {}), std::vector<std::string>{""});
  shelf.store().set_seat("sat-down", seat_at(0), {wire::Sitter::person, "Zoe", "greedy", {}, {}});
  EXPECT_EQ(prune(shelf.database(), 1).removed, 0);
}

TEST(Prune, disturbs_nobody_if_nothing_is_old) {
  Shelf shelf;
  shelf.add("young");
  EXPECT_EQ(prune(shelf.database(), 1).left, 1);
  EXPECT_FALSE(shelf.store().is_replaced());
}

TEST(PruneFile, of_every_version_counts_from_when_it_was_renewed) {
  for (int version = 1; version <= kSchema; ++version) {
    TestFolder folder;
    make_database(folder.file("db"), version);
    EXPECT_EQ(prune(folder.file("db"), 1).removed, version < 4 ? 0 : 2);
  }
}

TEST(PruneFile, that_is_none_or_in_use_by_an_older_server_is_refused) {
  TestFolder folder;
  EXPECT_NE(failure_of([&] { prune(folder.file("none"), 1); }).find("no database"), std::string::npos);
  EXPECT_FALSE(std::filesystem::exists(folder.file("none")));
  make_database(folder.file("older"), 1);
  const Lock server(folder.file("older"));
  EXPECT_NE(failure_of([&] { prune(folder.file("older"), 1); }).find("in use"), std::string::npos);
}

}  // namespace
}  // namespace laguna::server
