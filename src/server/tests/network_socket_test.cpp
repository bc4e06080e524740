#include "server/tests/network_clients.hpp"

#include <gtest/gtest.h>

namespace laguna::server::network {
namespace {

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

TEST(Sockets, only_the_first_are_compressed) {
  Limits limits;
  limits.compressed = 1;
  Server server(limits);
  WebSocket first(server, "/socket", true), second(server, "/socket", true);
  EXPECT_TRUE(has(first.response["Sec-WebSocket-Extensions"], "permessage-deflate"));
  EXPECT_EQ(second.response["Sec-WebSocket-Extensions"], "");
  EXPECT_EQ(second.hear(), "welcome");
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

TEST(Sockets, nonsense_after_the_farewell_is_not_waited_for) {
  Server server;  // whose patience is longer than ours
  WebSocket socket(server);
  socket.say("bye");
  error_code ignored;
  socket.socket.next_layer().write_some(asio::buffer(std::string(64, '\xff')), ignored);
  socket.socket.next_layer().shutdown(Tcp::socket::shutdown_send, ignored);
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

TEST(Sockets, a_request_that_has_begun_is_answered_before_the_end) {
  Server server;
  Client begun(server), other(server);
  begun.say("POST /a HTTP/1.1\r\nHost: h\r\nContent-Length: 2\r\n\r\nh");
  other.say(get("/")).hear();
  server.network.stop();
  EXPECT_TRUE(other.closed());
  EXPECT_TRUE(begins(begun.say("i").hear(), 200));
  EXPECT_TRUE(begun.closed());
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

}  // namespace
}  // namespace laguna::server::network
