// A node among others: its connection to the database that they share, and its lease. A table belongs to a
// lease, and whoever has none that lasts tells and writes nothing.
#pragma once

#include <functional>
#include <unordered_map>
#include <unordered_set>

#include "server/host.hpp"
#include "server/nodes.hpp"
#include "server/postgres.hpp"

namespace laguna::server {

class Membership final : public Nodes {
 public:
  struct Options {
    std::string url;      // postgresql://…
    std::string address;  // where other nodes can ask this one
    std::chrono::milliseconds lasting{3000};
  };
  // What others must know of it.
  struct Events {
    std::function<void()> lapsed;                // everything in memory may be old
    std::function<void(long long lease)> gone;   // of another node
    std::function<void(int descriptor)> listen;  // something to hear may come there; -1: no more
    std::function<void()> hurry;                 // renew() should be called soon
  };

  // Connects, makes the database ready and takes a lease. Throws Failure.
  Membership(Options, Host&);
  ~Membership() override;

  void set_events(Events);

  bool alone() const override { return false; }
  long long lease() const override;
  std::optional<Place> owner(const std::string& table) override;
  void forget(const std::string& table) override { owners_.erase(table); }
  void release() override;
  const std::string& password() const override { return password_; }

  // Makes the lease last longer; connects again, notices that a lease is over, and takes another. To be
  // called several times a second, and does something when it is time to.
  void renew();
  // Something can be heard.
  void hear();
  // Throws StorageFailure if nothing can be written now.
  void check();

  // All of it or nothing; `work` checks that the lease still holds what it changes. Throws StorageFailure.
  void write(const std::function<void(postgres::Connection&, long long lease)>& work);
  // One statement that does as much by itself, and is its own transaction.
  postgres::Rows write(const postgres::Statement&, std::span<const postgres::Value>,
                       const std::function<void()>& meanwhile = {});
  postgres::Rows read(const postgres::Statement&, std::initializer_list<postgres::Value>);
  // Throws StorageFailure: somebody else has what this node was about to change.
  [[noreturn]] void fenced();

 private:
  using Time = std::chrono::nanoseconds;  // since the machine was started, its sleep included

  postgres::Connection& connection();
  long long needed_lease() const;
  void connect();
  void take();
  void extend();
  void lapse();
  void doubt();
  [[noreturn]] void refused(const postgres::Error&);
  void roll_back();
  void disconnect(const std::string& why);
  void collect();
  void forget_node(long long lease);

  const Options options_;
  Host& host_;
  Events events_;
  std::string password_;
  std::optional<postgres::Connection> connection_;
  long long number_ = 0;  // of the lease
  long long former_ = 0;  // that others shall know to be over
  Time until_{}, next_{};
  bool released_ = false;
  std::unordered_set<long long> others_;           // leases that last
  std::unordered_map<std::string, Place> owners_;  // of tables of others
};

}  // namespace laguna::server
