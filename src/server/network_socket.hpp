// A WebSocket, from the request for it until it is closed.
#pragma once

#include <optional>

#include "server/network_edge.hpp"

namespace laguna::server::network {

bool wants_socket(const HttpRequest&);

// Takes the stream and talks until the line is gone; or leaves the stream, and gives the site's answer to it.
Awaitable<std::optional<Response>> talk(Edge&, Stream&, HttpRequest, Request);

}  // namespace laguna::server::network
