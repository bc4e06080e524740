// What the network asks of the server behind it, in plain words: requests, answers, lines. No socket is seen
// here.
#pragma once

#include <chrono>
#include <expected>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace laguna::server {

struct Request {
  std::string method;  // "GET"
  std::string path;    // decoded, without the query: "/api/1/games"
  std::string query;   // as it came: "from=1&to=3"
  std::string bearer;  // the token of an Authorization header, or empty
  std::string accept_encoding, if_none_match;
  std::string body;
  bool relayed = false;  // by another node
};

// Another node: where it can be asked, and the lease under which it serves.
struct Place {
  std::string address;  // HOST:PORT
  long long lease = 0;
};

struct Response {
  int status = 200;
  std::string type = "application/json";
  std::shared_ptr<const std::string> body;
  std::vector<std::pair<std::string, std::string>> headers;  // besides length, type and the usual ones
};

// A WebSocket, as the server sees it. Both functions may be called at any time, and do nothing once it is
// closed.
class Line {
 public:
  virtual ~Line() = default;
  virtual void send(std::shared_ptr<const std::string> message) = 0;
  virtual void close(int code, std::string_view reason) = 0;
};

// Who is at the other end of a line; destroyed when the line is gone.
class Visitor {
 public:
  virtual ~Visitor() = default;
  virtual void hear(std::string_view message) = 0;
};

// Lets something happen later, on the server's one thread. The task may be run after the one who asked is
// gone.
class Clock {
 public:
  using Time = std::chrono::steady_clock::time_point;
  virtual ~Clock() = default;
  virtual Time now() const = 0;
  virtual void at(Time, std::function<void()> task) = 0;
};

// The server behind the network. All calls come from one thread.
class Site {
 public:
  virtual ~Site() = default;
  virtual Response answer(const Request&) = 0;
  // The most that the body of this request may have, in bytes.
  virtual std::size_t body_limit(std::string_view path) const = 0;
  // A line to this path; a response if there is nobody to talk to.
  virtual std::expected<std::unique_ptr<Visitor>, Response> welcome(const Request&,
                                                                    std::shared_ptr<Line>) = 0;
  // Who must be asked instead, because it has the table that this is about.
  virtual std::optional<Place> elsewhere(const Request&) { return std::nullopt; }
  // Nobody answered there.
  virtual void forget_place(const Request&) {}
  // What nodes say to be known to each other; empty if there are no others.
  virtual std::string password() const { return ""; }
  // The server stops: tell everybody.
  virtual void farewell() = 0;
};

}  // namespace laguna::server
