// The store of one server: a file of SQLite.
#pragma once

#include <memory>

#include "server/store.hpp"

namespace laguna::server {

class SqliteStore final : public Store {
 public:
  // Makes the file if it is not there. Throws Failure if it is no database of ours, of a newer version, or in
  // use.
  explicit SqliteStore(const std::string& file);
  ~SqliteStore() override;

  void add(const StoredTable&, std::span<const Entry> journal) override;
  void append(const std::string& table, int first_entry, std::span<const Entry>, bool over) override;
  std::vector<std::string> append_all(std::span<const Addition>,
                                      const std::function<void()>& meanwhile) override;
  void set_seat(const std::string& table, Seat, const StoredSeat&) override;
  void set_pace(const std::string& table, int pace) override;
  void add_next(const std::string& table, const StoredTable& next, std::span<const Entry> journal) override;
  std::optional<StoredTable> find(const std::string& table) override;
  std::vector<Entry> journal(const std::string& table) override;
  void check() override;
  bool is_replaced() override;
  std::vector<std::string> listed(int most) override;

 private:
  struct Inside;
  std::unique_ptr<Inside> inside_;
};

}  // namespace laguna::server
