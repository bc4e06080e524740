// The network: HTTP and WebSocket on one thread, for one site.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "server/host.hpp"
#include "server/network_limits.hpp"
#include "server/site.hpp"

namespace laguna::server {

struct Address {
  std::string host = "127.0.0.1";
  std::uint16_t port = 8080;  // 0: any that is free
  // What a request may call this server, besides its addresses and localhost. If there are none and others
  // than this machine can come, any name will do.
  std::vector<std::string> names{};
  // Who comes from there is not counted by address, as a proxy speaks for many.
  std::vector<std::string> proxies{};
};

class Network {
 public:
  // Throws Failure if the address is not to be had, naming it and the reason.
  Network(const Address&, Host&, const Limits& = {});
  ~Network();

  Address address() const;  // with the port that was found
  Clock& clock();

  // Serves until SIGINT or SIGTERM, heard since it was made, or stop(); then says farewell, lets what is
  // being sent go out, and returns whether there was a signal.
  bool run(Site&);

  // As a signal does; from any thread, while run() runs.
  void stop();
  // Calls when there is something to read there, until another is watched, or -1: nothing; for the thread
  // that runs run(), or before it does.
  void watch(int descriptor, std::function<void()> readable);
  // Whoever speaks to this node through here must come again.
  void cut_relays(long long lease);
  // A task for the thread that runs run(); from any thread.
  void post(std::function<void()> task);

 private:
  struct Inside;
  std::unique_ptr<Inside> inside_;
};

}  // namespace laguna::server
