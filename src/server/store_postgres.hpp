// The store that several nodes share: PostgreSQL. Each writes only to tables of its own lease.
#pragma once

#include "server/membership.hpp"
#include "server/store.hpp"

namespace laguna::server {

class PostgresStore final : public Store {
 public:
  explicit PostgresStore(Membership& node) : node_(node) {}

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
  // A node whose database is replaced loses its lease, and begins anew by itself.
  bool is_replaced() override { return false; }
  std::vector<std::string> listed(int most) override;

 private:
  using Work = std::function<void(postgres::Connection&)>;
  void change(const std::string& table, const Work&);

  Membership& node_;
};

bool is_postgres(std::string_view database);  // rather than a file

}  // namespace laguna::server
