// Nodes that pass on what another must answer.
#include "server/tests/network_clients.hpp"

#include <gtest/gtest.h>

namespace laguna::server::network {
namespace {

constexpr long long kLease = 7;

std::string address_of(const Server& server) {
  return "127.0.0.1:" + std::to_string(server.network.address().port);
}

// The second has all tables; the first knows it.
struct Pair {
  explicit Pair(const Limits& limits = {}, const Limits& limits_there = {})
      : first(limits), second(limits_there) {
    first.site.secret = second.site.secret = "between us";
    second.site.mark = "there: ";
    first.site.there = {address_of(second), kLease};
  }
  Server first, second;
};

std::string get_as_node(std::string_view password) {
  return "GET /a HTTP/1.1\r\nHost: h\r\nLaguna-Relay: " + std::string(password) + "\r\n\r\n";
}

TEST(Relays, requests_are_answered_by_who_has_the_table) {
  Pair pair;
  Client client(pair.first);
  const std::string answer = client.say(get("/a%20b?x=1")).hear();
  EXPECT_TRUE(begins(answer, 200) && answer.ends_with("there: GET /a b x=1  ")) << answer;
  const std::string posted = client.say(post("/b", "body", "Authorization: bearer KEY\r\n")).hear();
  EXPECT_TRUE(posted.ends_with("there: POST /b  KEY body")) << posted;
  EXPECT_TRUE(begins(client.say("HEAD /a HTTP/1.1\r\nHost: h\r\n\r\n").hear(false), 200));
  EXPECT_TRUE(begins(client.say(get("/throw")).hear(), 500));
}

TEST(Relays, lines_go_through_both_ways_until_one_end_closes) {
  Pair pair;
  for (const bool deflate : {false, true}) {
    WebSocket socket(pair.first, "/socket", deflate);
    EXPECT_EQ(socket.hear(), "welcome");
    for (const auto& text : {std::string("hello"), std::string(15'000, 'x'), std::string("again")})
      EXPECT_EQ(socket.say(text).hear(), text);
    EXPECT_EQ(pair.first.site.visitors, 0);
    EXPECT_EQ(pair.second.site.visitors, 1);
    EXPECT_EQ(socket.say("bye").hear(), "4321");
    EXPECT_TRUE(soon([&pair] { return pair.second.site.visitors == 0; }));
  }
  EXPECT_EQ(WebSocket(pair.first, "/nobody").response.result_int(), 404);
}

TEST(Relays, nothing_is_passed_on_twice) {
  Pair pair;
  pair.second.site.there = {address_of(pair.first), kLease};
  Client client(pair.first);
  EXPECT_TRUE(client.say(get("/a")).hear().ends_with("there: GET /a   "));
  EXPECT_EQ(WebSocket(pair.first).hear(), "welcome");
}

TEST(Relays, a_stranger_is_not_taken_for_a_node) {
  Pair pair;
  EXPECT_TRUE(begins(Client(pair.second).say(get_as_node("a guess")).hear(), 403));
  EXPECT_TRUE(begins(Client(pair.second).say(get_as_node("")).hear(), 403));
  EXPECT_TRUE(begins(Client(pair.second).say(get_as_node("between us")).hear(), 200));
  Server alone;  // has no password, so that none is right
  EXPECT_TRUE(begins(Client(alone).say(get_as_node("")).hear(), 403));
}

TEST(Relays, who_does_not_answer_is_waited_for_but_not_for_long) {
  Limits limits;
  limits.relay = 300ms;
  Pair pair(limits);
  pair.second.stop();
  const std::string answer = Client(pair.first).say(get("/a")).hear();
  EXPECT_TRUE(begins(answer, 503) && has(answer, "Retry-After: 1")) << answer;
  EXPECT_EQ(WebSocket(pair.first).response.result_int(), 503);
}

TEST(Relays, a_lease_that_is_over_ends_the_lines_to_that_node) {
  Pair pair;
  WebSocket socket(pair.first);
  EXPECT_EQ(socket.hear(), "welcome");
  pair.first.network.post([&] { pair.first.network.cut_relays(kLease + 1); });
  EXPECT_EQ(socket.say("still here").hear(), "still here");
  pair.first.network.post([&] { pair.first.network.cut_relays(kLease); });
  EXPECT_NE(socket.hear(), "still here");
  EXPECT_TRUE(soon([&pair] { return pair.second.site.visitors == 0; }));
}

TEST(Relays, who_never_reads_is_cut_off_through_a_node_too) {
  Limits limits;
  limits.queue_bytes = 1 << 20;
  limits.closing = 200ms;
  Pair pair(limits, limits);
  WebSocket socket(pair.first);
  EXPECT_EQ(socket.hear(), "welcome");
  for (int i = 0; i < 30; ++i) socket.say("much");
  EXPECT_TRUE(soon([&pair] { return pair.second.site.visitors == 0; }));
}

TEST(Relays, a_node_that_speaks_for_many_is_not_counted_but_they_are) {
  Limits limits;
  limits.connections_from_one = 2;
  limits.counts_this_machine = true;
  limits.burst_from_one = 3;
  limits.refill_from_one = 10s;  // not while this test runs, however slow the machine is
  Limits generous;
  Pair pair(generous, limits);
  std::vector<std::unique_ptr<WebSocket>> sockets;
  for (int i = 0; i < 5; ++i) {
    sockets.push_back(std::make_unique<WebSocket>(pair.first));
    EXPECT_EQ(sockets.back()->hear(), "welcome") << i;
  }
  Pair counted(limits, generous);
  Client one(counted.first), two(counted.first);
  EXPECT_TRUE(begins(one.say(get("/")).hear(), 200) && begins(two.say(get("/")).hear(), 200));
  EXPECT_TRUE(begins(Client(counted.first).say(get("/")).hear(), 503));
  EXPECT_TRUE(begins(one.say(get("/")).hear(), 200));
  EXPECT_TRUE(begins(one.say(get("/")).hear(), 429));
}

}  // namespace
}  // namespace laguna::server::network
