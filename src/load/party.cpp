#include "load/crowd.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <boost/beast/websocket.hpp>

#include "load/message.hpp"

namespace laguna::load {
namespace {

constexpr std::size_t kLongestMessage = 4 << 20;
using server::network::kTuple;

float milliseconds_since(Time then) {
  return std::chrono::duration<float, std::milli>(std::chrono::steady_clock::now() - then).count();
}

}  // namespace

Awaitable<void> Party::make(Stream& stream) {
  std::string seats;
  for (int i = 0; i < crowd_.order_.seats; ++i)
    seats += i < std::ssize(seats_)
                 ? fmt::format(R"({}{{"kind":"person","name":"Guest {}"}})", i == 0 ? "" : ",", i + 1)
                 : fmt::format(R"(,{{"kind":"bot","bot":"{}"}})", crowd_.order_.bot);
  const std::string answer =
      co_await crowd_.ask(stream, "POST", "/api/1/tables",
                          fmt::format(R"({{"game":"{}","options":"{}","seats":[{}],"absence":0,"pace":0}})",
                                      crowd_.order_.game, crowd_.order_.options, seats));
  name_ = word_behind(answer, R"("table":")");
  std::string_view rest = answer;
  for (Seat& seat : seats_) {
    rest = behind(rest, R"("token":")");
    seat = {};
    seat.token = rest.substr(0, rest.find('"'));
    if (seat.token.empty()) throw Failure("the server makes no table: " + answer);
  }
  co_await crowd_.ask(stream, "GET", "/api/1/tables/" + name_, "");  // now it is in the server's memory
}

Awaitable<void> Party::take(Seat& seat) {
  Stream stream = co_await crowd_.connect();
  seat.socket = std::make_unique<websocket::stream<Stream>>(std::move(stream));
  seat.socket->secure_prng(false);
  seat.socket->read_message_max(kLongestMessage);
  const auto [error] = co_await seat.socket->async_handshake(
      "localhost", fmt::format("/api/1/tables/{}/socket", name_), kTuple);
  if (error) throw Failure("a socket is refused: " + error.message());
  asio::co_spawn(crowd_.io_, listen(seat, game_), asio::detached);
  seat.saying = fmt::format(R"({{"do":"hello","wire":1,"tokens":["{}"],"version":0}})", seat.token);
  say(seat);
}

Awaitable<void> Party::sit_down() {
  ++game_;
  over_ = waiting_ = false;
  for (Seat& seat : seats_) co_await take(seat);
  seated_ = true;
}

// When a game is over, its table is left and another is made.
Awaitable<void> Party::play_on() {
  try {
    for (;;) {
      ended_ = std::make_unique<Timer>(crowd_.io_.get_executor(), Time::max());
      if (!over_) co_await ended_->async_wait(kTuple);
      ++crowd_.report_.games;
      seated_ = false;
      Stream stream = co_await crowd_.connect();
      co_await make(stream);
      co_await sit_down();
      if (crowd_.measuring_) crowd_.wait_for(*this, std::chrono::steady_clock::now() + crowd_.order_.pace);
    }
  } catch (const Failure& failure) {
    crowd_.complain(failure.what());
  }
}

Awaitable<void> Party::listen(Seat& seat, int game) {
  boost::beast::flat_buffer buffer;
  for (;;) {
    const auto [error, size] = co_await seat.socket->async_read(buffer, kTuple);
    if (game != game_ || over_) co_return;
    if (error) {
      crowd_.complain(fmt::format("a socket was closed: {} {}", error.message(),
                                  std::string_view(seat.socket->reason().reason)));
      seated_ = false;
      co_return;
    }
    crowd_.report_.bytes += size;
    hear(seat, {static_cast<const char*>(buffer.cdata().data()), buffer.size()});
    buffer.consume(buffer.size());
  }
}

void Party::hear(Seat& seat, std::string_view message) {
  switch (kind_of(message)) {
    case Tell::table:
      return hear_table(seat, message);
    case Tell::done:
      if (has_bots_) end_wait(true);
      return;
    case Tell::refused:
      crowd_.complain(fmt::format("refused: {}", word_behind(message, R"("reason":")")));
      return end_wait(false);
    case Tell::other:
      return crowd_.complain("the server stops");
  }
}

void Party::hear_table(Seat& seat, std::string_view message) {
  seat.version = number_behind(message, R"("version":)");
  seat.action = some_action(message, crowd_.random_);
  const bool over = word_behind(message, R"("turn":{"kind":")") == "over";
  if (seat.version > version_) seat.heard = true;
  const bool all = std::ranges::all_of(seats_, &Seat::heard);
  if (waiting_ && all && !has_bots_) end_wait(true);
  if (has_bots_ && !waiting_ && crowd_.measuring_) act();
  if (over && all && !over_) {
    over_ = true;
    if (ended_) ended_->cancel();
  }
}

void Party::act() {
  if (!seated_ || waiting_ || over_) return;
  const auto asked = std::ranges::find_if(seats_, [](const Seat& seat) { return !seat.action.empty(); });
  if (asked == seats_.end() || asked->writing)
    return crowd_.wait_for(*this, std::chrono::steady_clock::now() + crowd_.order_.pace);
  version_ = asked->version;
  asked->saying = fmt::format(R"({{"do":"play","id":1,"seat":{},"action":"{}","version":{}}})",
                              asked - seats_.begin() + 1, asked->action, version_);
  asked->action.clear();
  for (Seat& seat : seats_) seat.heard = false;
  waiting_ = true;
  sent_ = std::chrono::steady_clock::now();
  say(*asked);
}

void Party::end_wait(bool done) {
  if (!std::exchange(waiting_, false)) return;
  if (done && crowd_.measuring_)
    (has_bots_ ? crowd_.beside_bots_ : crowd_.heard_).push_back(milliseconds_since(sent_));
  if (!has_bots_ && crowd_.measuring_) crowd_.wait_for(*this, sent_ + crowd_.order_.pace);
}

void Party::say(Seat& seat) {
  seat.writing = true;
  seat.socket->async_write(asio::buffer(seat.saying),
                           [&seat](const boost::system::error_code&, std::size_t) { seat.writing = false; });
}

}  // namespace laguna::load
