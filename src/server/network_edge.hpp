// What all connections of a network share.
#pragma once

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <unordered_map>

#include "server/network_boost.hpp"
#include "server/network_clock.hpp"
#include "server/network_limits.hpp"
#include "server/network_words.hpp"
#include "server/site.hpp"

namespace laguna::server::network {

// Somebody who is connected.
class Peer {
 public:
  virtual void dismiss() = 0;  // The server stops: finish what is being said.
  virtual void cut() = 0;      // Now.

 protected:
  ~Peer() = default;
};

// So many at once, and one more for every time that passes.
class Allowance {
 public:
  bool take(Clock::Time now, int burst, Limits::Time refill) {
    const auto until = std::max(used_until_, now) + refill;
    const bool granted = until - now <= burst * refill;
    if (granted) used_until_ = until;
    return granted;
  }
  bool is_whole(Clock::Time now) const { return used_until_ <= now; }

 private:
  Clock::Time used_until_{};
};

// Who comes from one address, or from one network of IPv6.
struct Household {
  std::size_t connections = 0;
  Allowance requests;
};

// A connection that is counted for its household, until it is known to speak for others.
class Counted {
 public:
  explicit Counted(Household* household = nullptr) : household_(household) {
    if (household_ != nullptr) ++household_->connections;
  }
  Counted(Counted&& other) noexcept : household_(std::exchange(other.household_, nullptr)) {}
  Counted& operator=(Counted&&) = delete;
  ~Counted() { release(); }
  void release() {
    if (household_ != nullptr) --household_->connections;
    household_ = nullptr;
  }
  Household* household() const { return household_; }

 private:
  Household* household_;
};

struct Edge {
  Edge(const Limits& all, Host& who) : limits(all), host(who) {}

  const Limits limits;
  Names names;
  Host& host;
  asio::io_context io{1};
  Timers clock{io, host};
  Site* site = nullptr;
  bool stopping = false;
  std::set<Peer*> peers;
  std::multimap<long long, Peer*> relays;  // by the lease of the node at the other end
  std::size_t connections = 0;
  std::uint64_t requests = 0;  // their number is in the log
  std::unordered_map<std::string, Household> households;
};

// A peer is known to the edge as long as this lives.
class Presence {
 public:
  Presence(Edge& edge, Peer& peer) : edge_(edge), peer_(peer) { edge_.peers.insert(&peer_); }
  Presence(const Presence&) = delete;
  ~Presence() { edge_.peers.erase(&peer_); }

 private:
  Edge& edge_;
  Peer& peer_;
};

}  // namespace laguna::server::network
