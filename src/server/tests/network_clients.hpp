// A small site to be served, and clients that talk to it over real sockets.
#pragma once

#include "server/network.hpp"
#include "server/network_boost.hpp"

#include <atomic>
#include <boost/asio/connect.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket.hpp>
#include <thread>

namespace laguna::server::network {

namespace websocket = boost::beast::websocket;
using boost::system::error_code;
using namespace std::chrono_literals;
using Tcp = asio::ip::tcp;

inline std::shared_ptr<const std::string> shared(std::string text) {
  return std::make_shared<const std::string>(std::move(text));
}

// Says back what it hears, but for a few words.
class Echo final : public Visitor {
 public:
  Echo(std::shared_ptr<Line> line, std::atomic<int>& count) : line_(std::move(line)), count_(count) {
    ++count_;
  }
  ~Echo() override {
    line_->send(shared("too late"));
    --count_;
  }

  void hear(std::string_view message) override {
    if (message == "throw") throw std::runtime_error("on purpose");
    if (message == "bye") return line_->close(4321, "as you wish");
    if (message == "much") {
      const auto piece = shared(std::string(100'000, 'x'));
      for (int i = 0; i < 20; ++i) line_->send(piece);
      return;
    }
    line_->send(shared(std::string(message)));
  }

 private:
  std::shared_ptr<Line> line_;
  std::atomic<int>& count_;
};

class Parlour final : public Site {
 public:
  Response answer(const Request& request) override {
    if (request.path == "/throw") throw std::runtime_error("on purpose");
    if (request.path == "/large") return {200, "text/plain", large_, {}};
    if (request.path == "/nothing") return {204, "", nullptr, {}};
    return {200,
            "text/plain",
            shared(mark + request.method + " " + request.path + " " + request.query + " " + request.bearer +
                   " " + request.body),
            {{"X-Own", "yes"}}};
  }
  std::size_t body_limit(std::string_view path) const override { return path == "/more" ? 4 << 20 : 1000; }

  std::expected<std::unique_ptr<Visitor>, Response> welcome(const Request& request,
                                                            std::shared_ptr<Line> line) override {
    if (request.path == "/nobody") {
      line->send(shared("never heard"));
      return std::unexpected(Response{404, "text/plain", shared("nobody"), {}});
    }
    if (request.path == "/throw") throw std::runtime_error("on purpose");
    line->send(shared("welcome"));
    if (request.path == "/brief") line->close(4000, "that was all");
    last = line;
    return std::make_unique<Echo>(std::move(line), visitors);
  }
  void farewell() override {
    if (last) last->send(shared("closing"));
  }

  std::optional<Place> elsewhere(const Request& request) override {
    return request.relayed ? std::nullopt : there;
  }
  std::string password() const override { return secret; }

  std::atomic<int> visitors = 0;
  std::shared_ptr<Line> last;
  std::string mark, secret;
  std::optional<Place> there;  // who has all the tables

 private:
  std::shared_ptr<const std::string> large_ = shared(std::string(20 << 20, 'L'));
};

// A server in a thread.
struct Server {
  explicit Server(const Limits& limits = {}, const std::vector<std::string>& proxies = {})
      : network({"127.0.0.1", 0, {"h"}, proxies}, host, limits) {}
  ~Server() { stop(); }

  void stop() {
    if (!thread.joinable()) return;
    network.stop();
    thread.join();
  }

  Parlour site;
  Host host;
  Network network;
  std::thread thread{[this] { network.run(site); }};
};

// A client that speaks letter by letter.
class Client {
 public:
  explicit Client(const Server& server) {
    socket_.connect({asio::ip::address_v4::loopback(), server.network.address().port});
  }

  Client& say(std::string_view text) {
    error_code ignored;
    asio::write(socket_, asio::buffer(text), ignored);
    return *this;
  }

  // One answer with its header; a HEAD has no body.
  std::string hear(bool with_body = true) {
    std::size_t end = 0;
    while ((end = heard_.find("\r\n\r\n")) == heard_.npos)
      if (!more()) return std::exchange(heard_, {});
    end += 4;
    const std::size_t length = heard_.find("Content-Length: ");
    if (with_body && length < end) end += std::stoul(heard_.substr(length + 16));
    while (heard_.size() < end)
      if (!more()) break;
    std::string answer = heard_.substr(0, end);
    heard_.erase(0, end);
    return answer;
  }

  bool closed() {
    while (more()) {
    }
    return true;
  }

 private:
  bool more() {
    char some[65536];
    error_code error;
    const std::size_t size = socket_.read_some(asio::buffer(some), error);
    heard_.append(some, size);
    return !error;
  }

  asio::io_context io_;
  Tcp::socket socket_{io_};
  std::string heard_;
};

inline std::string get(std::string_view path) {
  return "GET " + std::string(path) + " HTTP/1.1\r\nHost: h\r\n\r\n";
}

inline std::string post(std::string_view path, std::string_view body, std::string_view headers = {}) {
  return "POST " + std::string(path) + " HTTP/1.1\r\nHost: h\r\n" + std::string(headers) +
         "Content-Length: " + std::to_string(body.size()) + "\r\n\r\n" + std::string(body);
}

inline bool begins(const std::string& answer, int status) {
  return answer.starts_with("HTTP/1.1 " + std::to_string(status) + " ");
}

inline bool has(const std::string& answer, std::string_view part) { return answer.find(part) != answer.npos; }

inline bool soon(const std::function<bool()>& condition) {
  for (int i = 0; i < 300; ++i) {
    if (condition()) return true;
    std::this_thread::sleep_for(10ms);
  }
  return false;
}

class WebSocket {
 public:
  explicit WebSocket(const Server& server, std::string_view path = "/socket", bool deflate = false) {
    websocket::permessage_deflate option;
    option.client_enable = deflate;
    socket.set_option(option);
    const auto port = server.network.address().port;
    socket.next_layer().connect({asio::ip::address_v4::loopback(), port});
    socket.handshake(response, "127.0.0.1:" + std::to_string(port), beast::string_view(path), failed);
  }

  WebSocket& say(std::string_view text) {
    error_code ignored;
    socket.write(asio::buffer(text), ignored);
    return *this;
  }
  // A message, or the code of the close.
  std::string hear() {
    beast::flat_buffer buffer;
    error_code error;
    socket.read(buffer, error);
    if (!error) return beast::buffers_to_string(buffer.data());
    return error == websocket::error::closed ? std::to_string(socket.reason().code) : error.message();
  }

  asio::io_context io;
  websocket::stream<Tcp::socket> socket{io};
  websocket::response_type response;
  error_code failed;
};

}  // namespace laguna::server::network
