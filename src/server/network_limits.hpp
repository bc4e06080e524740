// How much the network takes from one connection or address, and how long it waits.
#pragma once

#include <chrono>
#include <cstddef>

namespace laguna::server {

struct Limits {
  using Time = std::chrono::milliseconds;

  Time header{10'000}, body{30'000}, idle{75'000}, write{30'000};
  Time silence{60'000};  // of a socket; after half of it a ping is sent
  Time closing{5'000};   // until the other end has closed too
  Time farewell{2'000};
  Time relay{4'500};  // until a node that has died is replaced

  std::size_t header_bytes = 8 << 10, message_bytes = 16 << 10;
  std::size_t queue_bytes = 1 << 20, queue_messages = 256;

  int burst = 100;           // messages on a socket at once
  Time refill{50};           // for one message more
  int burst_from_one = 400;  // requests from an address at once
  Time refill_from_one{20};

  std::size_t connections = 16'384, connections_from_one = 256;
  std::size_t compressed = 256;      // connections; on a fuller server new ones save memory instead
  bool counts_this_machine = false;  // where a proxy may speak for many
};

}  // namespace laguna::server
