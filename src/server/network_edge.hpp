// What all connections of a network share.
#pragma once

#include <set>
#include <string>
#include <unordered_map>

#include "server/network_boost.hpp"
#include "server/network_clock.hpp"
#include "server/network_limits.hpp"
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

struct Edge {
  explicit Edge(const Limits& all) : limits(all) {}

  const Limits limits;
  asio::io_context io{1};
  Timers clock{io};
  Site* site = nullptr;
  bool stopping = false;
  std::set<Peer*> peers;
  std::size_t connections = 0;
  std::unordered_map<std::string, std::size_t> connections_from;
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
