#include "server/signals.hpp"

#include <boost/asio/io_context.hpp>
#include <boost/asio/signal_set.hpp>
#include <csignal>

namespace laguna::server {

class Signals::Inside {
 public:
  Inside() {
    set_.async_wait([this](const boost::system::error_code& error, int) { heard_ = !error; });
  }
  bool heard() {
    io_.poll();
    return heard_;
  }

 private:
  boost::asio::io_context io_;
  boost::asio::signal_set set_{io_, SIGINT, SIGTERM};
  bool heard_ = false;
};

Signals::Signals() : inside_(std::make_unique<Inside>()) {}
Signals::~Signals() = default;
bool Signals::heard() { return inside_->heard(); }

}  // namespace laguna::server
