// Many tables on a server of this machine, over real sockets: how fast it answers and what it needs.
#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <stdexcept>
#include <string>
#include <vector>

namespace laguna::load {

struct Failure : std::runtime_error {
  using std::runtime_error::runtime_error;
};

struct Order {
  std::string host = "127.0.0.1";  // of this machine only
  std::uint16_t port = 0;
  std::string game = "mille-fiori", options = "seats 4";
  int seats = 4;
  int tables = 100;
  std::chrono::milliseconds pace{5000};  // between two actions at a table; 0: at once
  std::chrono::seconds time{10};
  int bot_tables = 0;  // more, where one person plays with bots who think all the time
  std::string bot = "maestro";
  std::uint64_t seed = 1;
};

// Of times in milliseconds.
struct Spread {
  std::size_t count = 0;
  double median = 0, p99 = 0, most = 0;
};
Spread spread_of(std::vector<float> times);

struct Report {
  int tables = 0, connections = 0;
  double seconds = 0;
  Spread heard;           // from sending an action until the last seat of the table has heard of it
  Spread beside_bots;     // from a click at a table with bots until it is acknowledged
  std::size_t games = 0;  // that came to their end
  std::size_t bytes = 0;  // heard
  // Of the server: resident bytes without any table, with the tables, with their connections, at the end.
  double memory_before = 0, memory_tables = 0, memory_connected = 0, memory_after = 0;
  double server_cores = 0, own_cores = 0;  // kept busy
  std::map<std::string, std::size_t> errors;

  double actions_per_second() const { return seconds > 0 ? static_cast<double>(heard.count) / seconds : 0; }
};

// Throws Failure if there is no such server, if it is not of this machine, or if no table could be seated.
Report run(const Order&);

}  // namespace laguna::load
