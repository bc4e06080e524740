// Everybody at the tables: who sits where, whose turn it is, and how long they waited. All on one thread.
#pragma once

#include "server/network_boost.hpp"

#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <memory>
#include <queue>

#include "kit/random.hpp"
#include "load/load.hpp"

namespace laguna::load {

namespace asio = boost::asio;
namespace websocket = boost::beast::websocket;
using server::network::Awaitable;
using server::network::Stream;
using server::network::Timer;
using Time = std::chrono::steady_clock::time_point;

class Crowd;

// A table, and the connections of all people there.
class Party {
 public:
  Party(Crowd& crowd, int people, bool has_bots) : crowd_(crowd), seats_(people), has_bots_(has_bots) {}

  Awaitable<void> make(Stream&);  // asks the server for a table
  Awaitable<void> sit_down();
  Awaitable<void> play_on();  // game after game
  void act();                 // if somebody can
  bool is_seated() const { return seated_; }

 private:
  struct Seat {
    std::unique_ptr<websocket::stream<Stream>> socket;
    std::string token, action, saying;
    int version = -1;
    bool writing = false, heard = true;
  };

  Awaitable<void> take(Seat&);
  Awaitable<void> listen(Seat&, int game);
  void hear(Seat&, std::string_view message);
  void hear_table(Seat&, std::string_view message);
  void say(Seat&);
  void end_wait(bool done);

  Crowd& crowd_;
  std::string name_;
  std::vector<Seat> seats_;
  const bool has_bots_;
  bool seated_ = false, waiting_ = false, over_ = false;
  int game_ = 0;  // listeners of earlier ones are not heard
  int version_ = 0;
  Time sent_;
  std::unique_ptr<Timer> ended_;
};

class Crowd {
 public:
  explicit Crowd(const Order&);
  Report run();

 private:
  friend class Party;
  struct Numbers {
    double memory = 0, cpu = 0;
  };

  Awaitable<void> everything();
  Awaitable<void> seat_some();
  Awaitable<void> keep_pace();
  Awaitable<Numbers> numbers();
  Awaitable<Stream> connect();
  Awaitable<std::string> ask(Stream&, std::string_view method, std::string target, std::string body);
  Awaitable<void> rest(std::chrono::milliseconds);
  void wait_for(Party&, Time due);
  void complain(const std::string& what) { ++report_.errors[what]; }

  const Order order_;
  asio::io_context io_{1};
  asio::ip::tcp::endpoint server_;
  Random random_;
  std::vector<std::unique_ptr<Party>> parties_;
  std::size_t next_ = 0, seating_ = 0;
  bool measuring_ = false;
  using Due = std::pair<Time, Party*>;
  std::priority_queue<Due, std::vector<Due>, std::greater<>> due_;
  std::vector<float> heard_, beside_bots_;
  Report report_;
  std::exception_ptr failure_;
};

}  // namespace laguna::load
