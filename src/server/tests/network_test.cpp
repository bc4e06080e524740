#include "server/network.hpp"

#include "server/network_boost.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <boost/asio/connect.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket.hpp>
#include <thread>

#include "server/failure.hpp"

namespace laguna::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = boost::beast::websocket;
using boost::system::error_code;
using namespace std::chrono_literals;
using Tcp = asio::ip::tcp;

std::shared_ptr<const std::string> shared(std::string text) {
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
            shared(request.method + " " + request.path + " " + request.query + " " + request.bearer + " " +
                   request.body),
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

  std::atomic<int> visitors = 0;
  std::shared_ptr<Line> last;

 private:
  std::shared_ptr<const std::string> large_ = shared(std::string(20 << 20, 'L'));
};

// A server in a thread.
struct Server {
  explicit Server(const Limits& limits = {}) : network({"127.0.0.1", 0}, limits) {}
  ~Server() { stop(); }

  void stop() {
    if (!thread.joinable()) return;
    network.stop();
    thread.join();
  }

  Parlour site;
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

std::string get(std::string_view path) { return "GET " + std::string(path) + " HTTP/1.1\r\nHost: h\r\n\r\n"; }

std::string post(std::string_view path, std::string_view body, std::string_view headers = {}) {
  return "POST " + std::string(path) + " HTTP/1.1\r\nHost: h\r\n" + std::string(headers) +
         "Content-Length: " + std::to_string(body.size()) + "\r\n\r\n" + std::string(body);
}

bool begins(const std::string& answer, int status) {
  return answer.starts_with("HTTP/1.1 " + std::to_string(status) + " ");
}

bool has(const std::string& answer, std::string_view part) { return answer.find(part) != answer.npos; }

bool soon(const auto& condition) {
  for (int i = 0; i < 300 && !condition(); ++i) std::this_thread::sleep_for(10ms);
  return condition();
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

TEST(Http, a_connection_serves_many_requests) {
  Server server;
  Client client(server);
  const std::string first = client.say(get("/a%20b?x=1")).hear();
  EXPECT_TRUE(begins(first, 200)) << first;
  EXPECT_TRUE(first.ends_with("GET /a b x=1  ")) << first;
  EXPECT_TRUE(has(first, "Server: laguna\r\n") && has(first, "X-Own: yes\r\n") &&
              has(first, "Content-Security-Policy: default-src 'none'; "));
  const std::string second = client.say(post("/b", "body", "Authorization: bearer KEY\r\n")).hear();
  EXPECT_TRUE(second.ends_with("POST /b  KEY body")) << second;
  EXPECT_TRUE(begins(client.say(get("/nothing")).hear(), 204));
  EXPECT_TRUE(begins(client.say(get("/c")).hear(), 200));
}

TEST(Http, requests_may_come_before_the_answers) {
  Server server;
  Client client(server);
  client.say(get("/1") + post("/2", "two") + get("/3"));
  EXPECT_TRUE(has(client.hear(), "GET /1"));
  EXPECT_TRUE(client.hear().ends_with("two"));
  EXPECT_TRUE(has(client.hear(), "GET /3"));
}

TEST(Http, HEAD_is_a_GET_without_the_body) {
  Server server;
  Client client(server);
  const std::string answer = client.say("HEAD /a HTTP/1.1\r\nHost: h\r\n\r\n").hear(false);
  EXPECT_TRUE(has(answer, "Content-Length: 9\r\n")) << answer;
  EXPECT_TRUE(has(client.say(get("/next")).hear(), "GET /next"));
}

TEST(Http, a_client_may_ask_to_close) {
  Server server;
  Client client(server);
  EXPECT_TRUE(has(client.say("GET / HTTP/1.0\r\nHost: h\r\n\r\n").hear(), "Connection: close"));
  EXPECT_TRUE(client.closed());
}

TEST(Http, a_body_that_is_too_large_is_refused_and_the_answer_arrives) {
  Server server;
  Client client(server);
  const std::string answer = client.say(post("/a", std::string(3 << 20, 'x'))).hear();
  EXPECT_TRUE(begins(answer, 413) && has(answer, R"({"code":"too_large",)")) << answer;
  Client chunked(server);
  chunked.say("POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n3e9\r\n");
  EXPECT_TRUE(begins(chunked.say(std::string(0x3e9, 'x') + "\r\n0\r\n\r\n").hear(), 413));
  EXPECT_TRUE(begins(Client(server).say(post("/more", std::string(3 << 20, 'x'))).hear(), 200));
}

TEST(Http, a_client_that_asks_first_is_told_to_go_on) {
  Server server;
  Client client(server);
  client.say("POST / HTTP/1.1\r\nHost: h\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n");
  EXPECT_TRUE(begins(client.hear(), 100));
  EXPECT_TRUE(begins(client.say("ab").hear(), 200));
}

TEST(Http, what_is_malformed_is_answered_and_closed) {
  Server server;
  for (const std::string text :
       {"nonsense\r\n\r\n", "GET / HTTP/1.1\r\n\r\n", "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
        "GET /%0 HTTP/1.1\r\nHost: h\r\n\r\n", "GET /%zz HTTP/1.1\r\nHost: h\r\n\r\n",
        "GET /a%00b HTTP/1.1\r\nHost: h\r\n\r\n", "CONNECT a:1 HTTP/1.1\r\nHost: h\r\n\r\n",
        "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: x\r\n\r\n"}) {
    Client client(server);
    const std::string answer = client.say(text).hear();
    EXPECT_TRUE(begins(answer, 400) && has(answer, R"({"code":"malformed",)")) << text << answer;
  }
  Client client(server);
  EXPECT_TRUE(begins(client.say("GET / HTTP/1.1\r\nA: " + std::string(9000, 'a')).hear(), 431));
}

TEST(Http, who_is_slow_is_not_waited_for) {
  Limits limits;
  limits.header = limits.body = limits.idle = 150ms;
  Server server(limits);
  Client in_header(server), in_body(server), idle(server);
  in_header.say("GET / HT");
  in_body.say("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 2\r\n\r\na");
  idle.say(get("/")).hear();
  EXPECT_TRUE(in_header.closed() && in_body.closed() && idle.closed());
}

TEST(Http, a_page_of_another_host_changes_nothing) {
  Server server;
  const auto from = [&server](std::string_view origin, bool changes) {
    const std::string header = "Origin: " + std::string(origin) + "\r\n";
    return changes ? Client(server).say(post("/", "", header)).hear()
                   : Client(server).say("GET / HTTP/1.1\r\nHost: h\r\n" + header + "\r\n").hear();
  };
  EXPECT_TRUE(begins(from("http://h", true), 200));
  EXPECT_TRUE(begins(from("http://evil", false), 200));
  for (const auto* origin : {"http://evil", "http://h:81", "null"})
    EXPECT_TRUE(has(from(origin, true), R"("code":"origin")"));
}

TEST(Http, a_site_that_throws_harms_nobody_else) {
  Server server;
  Client client(server);
  const std::string answer = client.say(get("/throw?token=secret")).hear();
  EXPECT_TRUE(begins(answer, 500) && has(answer, R"({"code":"internal",)")) << answer;
  EXPECT_TRUE(begins(client.say(get("/")).hear(), 200));
}

TEST(Http, a_large_answer_arrives_whole) {
  Server server;
  EXPECT_GT(Client(server).say(get("/large")).hear().size(), std::size_t{20} << 20);
}

TEST(Http, too_many_connections_are_turned_away) {
  Limits limits;
  limits.connections = 2;
  Server server(limits);
  Client first(server);
  {
    Client second(server);
    first.say(get("/")).hear(), second.say(get("/")).hear();
    const std::string answer = Client(server).say(get("/")).hear();
    EXPECT_TRUE(begins(answer, 503) && has(answer, R"({"code":"busy",)")) << answer;
  }
  EXPECT_TRUE(soon([&server] { return begins(Client(server).say(get("/")).hear(), 200); }));
}

TEST(Sockets, messages_go_both_ways) {
  Server server;
  for (const bool deflate : {false, true}) {
    WebSocket socket(server, "/socket", deflate);
    EXPECT_EQ(socket.response["Server"], "laguna");
    EXPECT_EQ(socket.hear(), "welcome");
    for (const auto& text : {std::string("hello"), std::string(15'000, 'x'), std::string("again")})
      EXPECT_EQ(socket.say(text).hear(), text);
    EXPECT_EQ(server.site.visitors, 1);
    socket.socket.close(websocket::close_code::normal);
    EXPECT_TRUE(soon([&server] { return server.site.visitors == 0; }));
  }
}

TEST(Sockets, a_site_may_have_nobody_to_talk_to) {
  Server server;
  EXPECT_EQ(WebSocket(server, "/nobody").response.result_int(), 404);
  EXPECT_EQ(WebSocket(server, "/throw").response.result_int(), 500);
  WebSocket brief(server, "/brief");
  EXPECT_EQ(brief.hear(), "welcome");
  EXPECT_EQ(brief.hear(), "4000");
}

TEST(Sockets, a_page_of_another_host_is_refused) {
  Server server;
  Client client(server);
  client.say("GET /socket HTTP/1.1\r\nHost: h\r\nOrigin: http://evil\r\nConnection: Upgrade\r\n");
  client.say(
      "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: "
      "AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n");
  EXPECT_TRUE(begins(client.hear(), 403));
}

TEST(Sockets, who_is_silent_is_pinged_and_who_is_dead_is_dropped) {
  Limits limits;
  limits.silence = 200ms;
  Server server(limits);
  WebSocket socket(server);
  std::atomic<int> pings = 0;
  socket.socket.control_callback([&pings](websocket::frame_type kind, beast::string_view) {
    pings += kind == websocket::frame_type::ping;
  });
  std::thread later([&server] {
    std::this_thread::sleep_for(500ms);
    server.network.stop();
  });
  EXPECT_EQ(socket.hear(), "welcome");
  EXPECT_EQ(socket.hear(), "closing");
  EXPECT_GE(pings, 2);
  later.join();

  Server other(limits);
  WebSocket dead(other);
  EXPECT_TRUE(soon([&other] { return other.site.visitors == 1; }));
  EXPECT_TRUE(soon([&other] { return other.site.visitors == 0; }));
}

TEST(Sockets, faults_close_them_with_a_code) {
  Server server;
  const auto end = [&server](auto fault) {
    WebSocket socket(server);
    fault(socket);
    std::string last;
    while ((last = socket.hear()) == "welcome" || last == "x" || last.starts_with("xx")) {
    }
    return last;
  };
  EXPECT_EQ(end([](WebSocket& s) { s.socket.binary(true), s.say("x"); }), "1003");
  EXPECT_EQ(end([](WebSocket& s) { s.say(std::string(16'385, 'x')); }), "1009");
  EXPECT_EQ(end([](WebSocket& s) { s.say("\xff"); }), "1007");
  EXPECT_EQ(end([](WebSocket& s) { s.say("throw"); }), "1011");
  EXPECT_EQ(end([](WebSocket& s) { s.say("bye"); }), "4321");
  EXPECT_EQ(end([](WebSocket& s) { s.say("much"); }), "4009");
  EXPECT_EQ(end([](WebSocket& s) {
              for (int i = 0; i < 105; ++i) s.say("x");
            }),
            "4008");
  EXPECT_TRUE(soon([&server] { return server.site.visitors == 0; }));
}

TEST(Sockets, who_never_reads_is_cut_off) {
  Limits limits;
  limits.closing = 200ms;
  limits.burst = 1000;
  Server server(limits);
  WebSocket socket(server);
  for (int i = 0; i < 200; ++i) socket.say("much");
  EXPECT_TRUE(soon([&server] { return server.site.visitors == 0; }));
}

TEST(Sockets, the_farewell_is_heard_before_the_end) {
  Server server;
  WebSocket socket(server);
  Client idle(server);
  idle.say(get("/")).hear();
  EXPECT_EQ(socket.hear(), "welcome");
  std::thread client([&socket] {
    EXPECT_EQ(socket.hear(), "closing");
    EXPECT_EQ(socket.hear(), "1001");
  });
  server.stop();
  client.join();
  EXPECT_EQ(server.site.visitors, 0);
  EXPECT_TRUE(idle.closed());
  server.site.last->send(shared("to nobody"));
}

TEST(Sockets, the_end_does_not_wait_for_the_dead) {
  Limits limits;
  limits.farewell = 100ms;
  Server server(limits);
  WebSocket socket(server);
  EXPECT_TRUE(soon([&server] { return server.site.visitors == 1; }));
  server.stop();
  EXPECT_EQ(server.site.visitors, 0);
}

TEST(Sockets, two_hundred_at_once) {
  Server server;
  std::vector<std::unique_ptr<WebSocket>> sockets;
  for (int i = 0; i < 200; ++i) sockets.push_back(std::make_unique<WebSocket>(server, "/socket", i % 2 == 0));
  for (auto& socket : sockets) EXPECT_EQ(socket->hear(), "welcome");
  for (auto& socket : sockets) socket->say("hello");
  for (auto& socket : sockets) EXPECT_EQ(socket->hear(), "hello");
  EXPECT_EQ(server.site.visitors, 200);
  sockets.clear();
  EXPECT_TRUE(soon([&server] { return server.site.visitors == 0; }));
}

TEST(Listening, failures_name_the_address_and_the_reason) {
  const auto failure = [](const Address& address) {
    try {
      Network network(address);
    } catch (const Failure& thrown) {
      return std::string(thrown.what());
    }
    return std::string();
  };
  const Network network({"localhost", 0});
  const auto port = network.address().port;
  EXPECT_EQ(
      failure({"127.0.0.1", port}),
      "127.0.0.1:" + std::to_string(port) +
          " is already in use: another Laguna may be running there (open it in a browser), or choose a port "
          "with --port");
  EXPECT_TRUE(has(failure({"nowhere", 0}), "nowhere is not an address"));
  EXPECT_TRUE(has(failure({"192.0.2.1", 0}), "192.0.2.1 is not an address of this machine"));
}

TEST(ServerClock, tasks_run_in_the_order_of_their_times) {
  Parlour site;
  Network network({"127.0.0.1", 0});
  Clock& clock = network.clock();
  const auto now = clock.now();
  std::vector<int> order;
  clock.at(now + 30ms, [&] { network.stop(); });
  clock.at(now + 20ms, [&] { order.push_back(3); });
  clock.at(now + 10ms, [&] {
    order.push_back(1);
    clock.at(now, [&] { order.push_back(2); });
    throw std::runtime_error("on purpose");
  });
  clock.at(now + 20ms, [&] { order.push_back(4); });
  for (int i = 0; i < 10'000; ++i) clock.at(now + 1h, [] {});
  network.run(site);
  EXPECT_EQ(order, (std::vector{1, 2, 3, 4}));
}

}  // namespace
}  // namespace laguna::server
