// A server of our own, with a database that goes away, as long as this lives.
#pragma once

#include <sys/types.h>

#include <cstdint>
#include <filesystem>

namespace laguna::load {

class OwnServer {
 public:
  OwnServer();  // throws Failure if it does not start
  OwnServer(const OwnServer&) = delete;
  ~OwnServer();

  std::uint16_t port() const { return port_; }

 private:
  std::filesystem::path folder_;
  pid_t process_ = 0;
  std::uint16_t port_ = 0;
};

}  // namespace laguna::load
