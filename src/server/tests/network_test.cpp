#include "server/tests/network_clients.hpp"

#include <gtest/gtest.h>

#include "server/failure.hpp"

namespace laguna::server::network {
namespace {

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

TEST(Http, a_name_that_somebody_made_lead_here_is_refused) {
  Server server;
  const auto answer = [&](std::string_view host) {
    return Client(server).say("GET / HTTP/1.1\r\nHost: " + std::string(host) + "\r\n\r\n").hear();
  };
  for (const auto* host :
       {"h", "H:81", "127.0.0.1", "127.0.0.1:8080", "192.0.2.1", "[::1]:8080", "localhost:1"})
    EXPECT_TRUE(begins(answer(host), 200)) << host;
  for (const auto* host : {"evil", "evil:80", "h.evil", "127.0.0.1.evil", "localhost.evil", "", "["})
    EXPECT_TRUE(begins(answer(host), 403)) << host;
}

TEST(Http, no_answer_lets_a_page_run_scripts_of_its_own) {
  Server server;
  for (const char* path : {"/", "/nothing", "/throw", "/%zz"}) {
    const std::string answer = Client(server).say(get(path)).hear();
    EXPECT_TRUE(has(answer, "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; ")) << answer;
    EXPECT_TRUE(has(answer, "base-uri 'none'; form-action 'none'; frame-ancestors 'none'")) << answer;
  }
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

TEST(Http, one_address_cannot_take_all_connections) {
  Limits limits;
  limits.connections_from_one = 1;
  limits.counts_this_machine = true;
  Server server(limits);
  Client first(server);
  EXPECT_TRUE(begins(first.say(get("/")).hear(), 200));
  EXPECT_TRUE(begins(Client(server).say(get("/")).hear(), 503));
  limits.counts_this_machine = false;
  Server other(limits);
  Client one(other), two(other);
  EXPECT_TRUE(begins(one.say(get("/")).hear(), 200) && begins(two.say(get("/")).hear(), 200));
}

TEST(Http, a_proxy_speaks_for_many_and_is_not_counted) {
  Limits limits;
  limits.connections_from_one = 1;
  limits.counts_this_machine = true;
  Server server(limits, {"::ffff:127.0.0.1"});
  Client one(server), two(server);
  EXPECT_TRUE(begins(one.say(get("/")).hear(), 200) && begins(two.say(get("/")).hear(), 200));
  EXPECT_THROW(Server(limits, {"balancer"}), Failure);
}

TEST(Http, who_asks_too_often_is_told_to_wait_also_on_a_new_connection) {
  Limits limits;
  limits.burst_from_one = 3;
  limits.refill_from_one = 200ms;
  limits.counts_this_machine = true;
  Server server(limits);
  Client client(server);
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(begins(client.say(get("/")).hear(), 200));
  EXPECT_TRUE(begins(client.say(get("/")).hear(), 429));
  EXPECT_TRUE(client.closed());
  EXPECT_TRUE(begins(Client(server).say(get("/")).hear(), 429));
  EXPECT_TRUE(soon(
      [&] { return std::this_thread::sleep_for(250ms), begins(Client(server).say(get("/")).hear(), 200); }));
}

TEST(Listening, failures_name_the_address_and_the_reason) {
  Host host;
  const auto failure = [&](const Address& address) {
    try {
      Network network(address, host);
    } catch (const Failure& thrown) {
      return std::string(thrown.what());
    }
    return std::string();
  };
  const Network network({"localhost", 0}, host);
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
  Host host;
  Network network({"127.0.0.1", 0}, host);
  Clock& clock = network.clock();
  const auto now = clock.now();
  std::vector<int> order;
  clock.at(now + 20ms, [&] { order.push_back(2); });
  clock.at(now + 10ms, [&] {
    order.push_back(1);
    clock.at(now + 30ms, [&] {
      order.push_back(4);
      network.stop();
    });
    throw std::runtime_error("on purpose");
  });
  clock.at(now + 20ms, [&] { order.push_back(3); });
  for (int i = 0; i < 10'000; ++i) clock.at(now + 1h, [] {});
  network.run(site);
  EXPECT_EQ(order, (std::vector{1, 2, 3, 4}));
}

}  // namespace
}  // namespace laguna::server::network
