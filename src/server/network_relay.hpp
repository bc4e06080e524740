// What is asked here and must be answered by another node, which has the table.
#pragma once

#include <expected>
#include <optional>

#include "server/network_edge.hpp"

namespace laguna::server::network {

// A connection to another node.
struct Way {
  Stream stream;
  Place place;
};

// None if the site itself can answer. If a node that has the table cannot be reached, waits until it can, or
// until another has it; not for long.
Awaitable<std::expected<std::optional<Way>, Response>> way_elsewhere(Edge&, const Request&);

// The answer of another node, if one must be asked.
Awaitable<std::optional<Response>> ask_elsewhere(Edge&, const Request&, const HttpRequest&);

// Passes on what both ends of a WebSocket say, until one of them or the node's lease is gone.
Awaitable<void> tunnel(Edge&, Stream client, Way, HttpRequest);

}  // namespace laguna::server::network
