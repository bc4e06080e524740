// HTTP on one connection, from its first request until it is closed or becomes a WebSocket.
#pragma once

#include "server/network_edge.hpp"

namespace laguna::server::network {

Awaitable<void> serve(Edge&, Stream, Counted);

// Sends an answer to a connection that has asked nothing yet, and closes it.
Awaitable<void> turn_away(Edge&, Stream, Response);

}  // namespace laguna::server::network
