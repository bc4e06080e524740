// Bytes that somebody sends to a server, whatever they are: it answers or hangs up, and goes on serving.
// Names of the table that is there are written $TABLE and $TOKEN.
#pragma once

#include "server/network_boost.hpp"

#include <sys/socket.h>
#include <unistd.h>

#include <boost/asio/post.hpp>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "fuzz/demand.hpp"
#include "server/hall.hpp"
#include "server/network_http.hpp"
#include "server/store_sqlite.hpp"
#include "server/study_threads.hpp"

namespace laguna {

class FuzzedServer {
 public:
  FuzzedServer() {
    edge_.site = &hall_;
    const std::string order =
        R"({"game":"mille-fiori","options":"seats 2","seats":[{"kind":"person","name":"Ann"},{"kind":"open"}]})";
    const std::string made = say("POST /api/1/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: " +
                                 std::to_string(order.size()) + "\r\n\r\n" + order);
    demand(made.starts_with("HTTP/1.1 201"), "there is a table");
    const auto json = nlohmann::json::parse(made.substr(made.find("\r\n\r\n") + 4));
    table_ = json["table"];
    token_ = json["keys"][0]["token"];
  }
  ~FuzzedServer() {
    edge_.clock.clear();
    std::filesystem::remove_all(folder_);
    std::fclose(log_);
  }

  void feed(std::string_view bytes) {
    std::string message(bytes);
    replace(message, "$TABLE", table_);
    replace(message, "$TOKEN", token_);
    say(message);
    if (++fed_ % 256 == 0)
      demand(say("GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n").starts_with("HTTP/1.1 200"),
             "the server goes on serving");
  }

 private:
  static std::filesystem::path make_folder() {
    // In memory if there is such a place: this is about what is said, not about a disk's speed.
    const bool memory = std::filesystem::exists("/dev/shm");
    std::string name =
        (memory ? "/dev/shm" : std::filesystem::temp_directory_path().string()) + "/laguna-fuzz-XXXXXX";
    demand(mkdtemp(name.data()) != nullptr, "there is a temporary folder");
    return name;
  }
  static void replace(std::string& text, std::string_view what, std::string_view with) {
    for (std::size_t at = 0; (at = text.find(what, at)) != std::string::npos; at += with.size())
      text.replace(at, what.size(), with);
  }

  // All of it, then nothing more; returns what is answered until the server hangs up. One thread is both
  // ends of the line, so that nobody waits for the other to be woken.
  std::string say(std::string_view message) {
    int ends[2];
    demand(socketpair(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0, ends) == 0, "there is a line");
    server::network::Stream::socket_type socket(edge_.io.get_executor());
    socket.assign(boost::asio::ip::tcp::v4(), ends[0]);
    bool gone = false;
    boost::asio::co_spawn(
        edge_.io.get_executor(),
        server::network::serve(edge_, server::network::Stream(std::move(socket)), server::network::Counted()),
        [&](const std::exception_ptr& thrown) {
          demand(thrown == nullptr, "a connection ends without an exception");
          gone = true;
        });
    std::string heard;
    const auto patience = edge_.clock.now() + std::chrono::seconds(4);
    bool speaking = true;
    while (!gone) {
      if (speaking) speaking = tell(ends[1], message);
      edge_.io.restart();
      if (edge_.io.poll() == 0) edge_.io.run_one_for(std::chrono::milliseconds(1));
      hear(ends[1], heard);
      demand(edge_.clock.now() < patience, "the server answers or hangs up");
    }
    hear(ends[1], heard);
    close(ends[1]);
    return heard;
  }

  // As much as goes now; whether there is more, and if not, says so to the other end.
  static bool tell(int line, std::string_view& message) {
    const ssize_t sent = send(line, message.data(), message.size(), MSG_NOSIGNAL);
    const bool deaf = sent < 0 && errno != EAGAIN;
    if (sent > 0) message.remove_prefix(static_cast<std::size_t>(sent));
    if (!message.empty() && !deaf) return true;
    shutdown(line, SHUT_WR);
    return false;
  }
  static void hear(int line, std::string& heard) {
    char part[4096];
    for (ssize_t size = 0; (size = recv(line, part, sizeof(part), 0)) > 0;)
      heard.append(part, static_cast<std::size_t>(size));
  }

  std::filesystem::path folder_ = make_folder();
  std::FILE* log_ = std::fopen("/dev/null", "w");
  server::Host host_{server::Host::Wants::problems, log_};
  // Who does not close is waited for, but not as long as people are.
  server::network::Edge edge_{server::Limits{.closing = std::chrono::milliseconds(500)}, host_};
  server::SqliteStore store_{(folder_ / "games.db").string()};
  server::Alone nodes_;
  server::StudyThreads study_{
      1, [this](std::function<void()> task) { boost::asio::post(edge_.io, std::move(task)); }};
  server::WebFiles files_{folder_};
  server::Hall hall_{store_, nodes_, edge_.clock, study_, files_, host_};
  std::string table_, token_;
  std::uint64_t fed_ = 0;
};

// Every now and then a new one: what an input does to it is kept, and shall not become too much.
inline void fuzz_http(std::string_view bytes) {
  constexpr int kForOne = 10'000;
  static std::optional<FuzzedServer> server;
  static int fed = 0;
  if (fed++ % kForOne == 0) server.emplace();
  server->feed(bytes);
}

}  // namespace laguna
