// Bytes that somebody sends to a server, whatever they are: it answers or hangs up, and goes on serving.
// Names of the table that is there are written $TABLE and $TOKEN.
#pragma once

#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <thread>

#include "fuzz/demand.hpp"
#include "server/hall.hpp"
#include "server/network.hpp"
#include "server/store_sqlite.hpp"
#include "server/study_threads.hpp"

namespace laguna {

class FuzzedServer {
 public:
  FuzzedServer() {
    runner_ = std::jthread([this] { network_.run(hall_); });
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
    network_.stop();
    runner_.join();
    std::filesystem::remove_all(folder_);
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
    std::string name = std::filesystem::temp_directory_path() / "laguna-fuzz-XXXXXX";
    demand(mkdtemp(name.data()) != nullptr, "there is a temporary folder");
    return name;
  }
  static void replace(std::string& text, std::string_view what, std::string_view with) {
    for (std::size_t at = 0; (at = text.find(what, at)) != std::string::npos; at += with.size())
      text.replace(at, what.size(), with);
  }

  // All of it, then nothing more; returns what is answered until the server hangs up.
  std::string say(std::string_view message) const {
    const int line = socket(AF_INET, SOCK_STREAM, 0);
    sockaddr_in place{};
    place.sin_family = AF_INET;
    place.sin_port = htons(network_.address().port);
    place.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    const timeval patience{4, 0};
    setsockopt(line, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof(patience));
    const linger at_once{1, 0};  // ports are used again and again
    setsockopt(line, SOL_SOCKET, SO_LINGER, &at_once, sizeof(at_once));
    demand(connect(line, reinterpret_cast<const sockaddr*>(&place), sizeof(place)) == 0,
           "the server lets somebody in");
    while (!message.empty()) {
      const ssize_t sent = send(line, message.data(), message.size(), MSG_NOSIGNAL);
      if (sent <= 0) break;
      message.remove_prefix(static_cast<std::size_t>(sent));
    }
    shutdown(line, SHUT_WR);
    std::string heard;
    char part[4096];
    ssize_t size = 0;
    while ((size = recv(line, part, sizeof(part), 0)) > 0) heard.append(part, static_cast<std::size_t>(size));
    demand(size == 0 || (errno != EAGAIN && errno != EWOULDBLOCK), "the server answers or hangs up");
    close(line);
    return heard;
  }

  std::filesystem::path folder_ = make_folder();
  std::FILE* log_ = std::fopen("/dev/null", "w");
  server::Host host_{server::Host::Wants::problems, log_};
  server::Network network_{{.port = 0}, host_};
  server::SqliteStore store_{(folder_ / "games.db").string()};
  server::Alone nodes_;
  server::StudyThreads study_{1, [this](std::function<void()> task) { network_.post(std::move(task)); }};
  server::WebFiles files_{folder_};
  server::Hall hall_{store_, nodes_, network_.clock(), study_, files_, host_};
  std::jthread runner_;
  std::string table_, token_;
  std::uint64_t fed_ = 0;
};

inline void fuzz_http(std::string_view bytes) {
  static FuzzedServer server;
  server.feed(bytes);
}

}  // namespace laguna
