#include "server/network_socket.hpp"

#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket.hpp>
#include <expected>
#include <nlohmann/json.hpp>
#include <vector>

#include "server/network_words.hpp"

namespace laguna::server::network {
namespace {

namespace websocket = boost::beast::websocket;
using boost::system::error_code;

constexpr std::size_t kLongestReason = 123;  // bytes; ours are in ASCII

// Small windows keep it below 60 kB; without compression a connection takes 12. Only a client that says so
// lets its own window be chosen.
websocket::permessage_deflate compression(const HttpRequest& message) {
  const bool may_choose =
      message[http::field::sec_websocket_extensions].find("client_max_window_bits") != std::string_view::npos;
  websocket::permessage_deflate option;
  option.server_enable = true;
  option.server_max_window_bits = 12;
  option.client_max_window_bits = may_choose ? 12 : 15;
  option.compLevel = 5;
  option.memLevel = 4;
  option.msg_size_threshold = 256;
  return option;
}

class SocketLine final : public Line, public Peer, public std::enable_shared_from_this<SocketLine> {
 public:
  SocketLine(Edge& edge, std::string path) : edge_(edge), path_(std::move(path)) {}

  void send(std::shared_ptr<const std::string> message) override;
  void close(int code, std::string_view reason) override;
  void dismiss() override { close(1001, "the server stops"); }
  void cut() override {
    if (socket_) beast::get_lowest_layer(*socket_).close();
  }

  std::expected<std::unique_ptr<Visitor>, Response> welcome(const Request&);
  Awaitable<void> live(Stream, HttpRequest, std::unique_ptr<Visitor>);

 private:
  void set_options(const HttpRequest&);
  Awaitable<void> listen();
  Awaitable<void> closed();
  void stop_waiting() {
    if (closing_ != nullptr) closing_->cancel();
  }
  void hear(std::string_view message);
  bool too_often();
  void flush();
  void write_next();

  Edge& edge_;
  const std::string path_;
  std::shared_ptr<websocket::stream<Stream>>
      socket_;  // none before and after, for a line may outlive the network
  std::unique_ptr<Visitor> visitor_;
  std::vector<std::shared_ptr<const std::string>> queue_;  // hardly ever long; the first is being written
  std::size_t queue_bytes_ = 0;
  std::optional<websocket::close_reason> farewell_;
  Allowance allowance_;
  Timer* closing_ = nullptr;  // while nothing else is awaited; a line may outlive what it waits with
  bool open_ = false, draining_ = false, gone_ = false;
};

void SocketLine::send(std::shared_ptr<const std::string> message) {
  if (farewell_ || gone_) return;
  const bool full = queue_.size() >= edge_.limits.queue_messages ||
                    (!queue_.empty() && queue_bytes_ + message->size() > edge_.limits.queue_bytes);
  if (full) {
    queue_.resize(draining_ ? 1 : 0);
    return close(4009, "slow");
  }
  queue_bytes_ += message->size();
  queue_.push_back(std::move(message));
  flush();
}

void SocketLine::close(int code, std::string_view reason) {
  if (farewell_ || gone_) return;
  const beast::string_view fitting = reason.substr(0, kLongestReason);
  farewell_.emplace(static_cast<websocket::close_code>(code), fitting);
  edge_.clock.at(edge_.clock.now() + edge_.limits.closing, [line = weak_from_this()] {
    if (const auto self = line.lock()) self->cut();
  });
  flush();
}

void SocketLine::flush() {
  if (!open_ || draining_ || (queue_.empty() && !farewell_)) return;
  draining_ = true;
  write_next();
}

// Every message of every table goes through here: a handler is cheaper than a coroutine.
void SocketLine::write_next() {
  if (queue_.empty()) {
    draining_ = farewell_.has_value();
    if (farewell_)
      socket_->async_close(
          *farewell_, [self = shared_from_this(), socket = socket_](error_code) { self->stop_waiting(); });
    return;
  }
  const auto& message = queue_.front();
  socket_->async_write(asio::buffer(*message),
                       [self = shared_from_this(), socket = socket_, message](error_code error, std::size_t) {
                         if (error || self->gone_) return self->stop_waiting();
                         self->queue_.erase(self->queue_.begin());
                         self->queue_bytes_ -= message->size();
                         self->write_next();
                       });
}

bool SocketLine::too_often() {
  return !allowance_.take(edge_.clock.now(), edge_.limits.burst, edge_.limits.refill);
}

void SocketLine::hear(std::string_view message) {
  if (farewell_) return;
  if (!socket_->got_text()) return close(1003, "only text is understood here");
  if (too_often()) return close(4008, "too many messages");
  try {
    visitor_->hear(message);
  } catch (...) {
    edge_.host.fault("a message to " + path_);
    close(1011, "something went wrong here");
  }
}

Awaitable<void> SocketLine::listen() {
  beast::flat_buffer buffer;
  for (;;) {
    const auto [error, size] = co_await socket_->async_read(buffer, kTuple);
    if (error) co_return;
    const auto message = buffer.cdata();
    hear({static_cast<const char*>(message.data()), message.size()});
    buffer.clear();
    if (farewell_) co_return co_await closed();
  }
}

// Closing reads what still comes by itself. If we read too, and nonsense came, each would wait for the other.
Awaitable<void> SocketLine::closed() {
  Timer timer(edge_.io.get_executor(), edge_.limits.closing);
  closing_ = &timer;
  co_await timer.async_wait(kTuple);
  closing_ = nullptr;
}

void SocketLine::set_options(const HttpRequest& message) {
  websocket::stream_base::timeout timeout;
  timeout.handshake_timeout = edge_.limits.closing;
  timeout.idle_timeout = edge_.limits.silence;
  timeout.keep_alive_pings = true;
  socket_->set_option(timeout);
  if (edge_.connections <= edge_.limits.compressed) socket_->set_option(compression(message));
  socket_->set_option(websocket::stream_base::decorator([](websocket::response_type& response) {
    for (const auto& [name, value] : kUsualHeaders) response.set(name, value);
  }));
  socket_->control_callback([this](websocket::frame_type, beast::string_view) {
    if (too_often()) close(4008, "too many messages");
  });
  socket_->read_message_max(edge_.limits.message_bytes);
  socket_->text(true);
}

Awaitable<void> SocketLine::live(Stream stream, HttpRequest message, std::unique_ptr<Visitor> visitor) {
  const Presence presence(edge_, *this);
  const auto number = ++edge_.requests;
  edge_.host.metrics.sockets.Increment();
  edge_.host.note("socket", {{"request", number}, {"path", path_}});
  visitor_ = std::move(visitor);
  stream.expires_never();
  socket_ = std::make_shared<websocket::stream<Stream>>(std::move(stream));
  set_options(message);
  const auto [error] = co_await socket_->async_accept(message, kTuple);
  message = {};
  if (!error) {
    open_ = true;
    flush();
    co_await listen();
  }
  gone_ = true;
  cut();
  socket_.reset();
  queue_.clear();
  visitor_.reset();
  edge_.host.metrics.sockets.Decrement();
  edge_.host.note("socket closed", {{"request", number}, {"path", path_}});
}

std::expected<std::unique_ptr<Visitor>, Response> SocketLine::welcome(const Request& request) {
  try {
    auto visitor = edge_.site->welcome(request, shared_from_this());
    gone_ = !visitor;
    return visitor;
  } catch (...) {
    gone_ = true;
    edge_.host.fault("GET " + path_);
    return std::unexpected(internal_fault());
  }
}

}  // namespace

bool wants_socket(const HttpRequest& message) { return websocket::is_upgrade(message); }

Awaitable<std::optional<Response>> talk(Edge& edge, Stream& stream, HttpRequest message, Request request) {
  const auto line = std::make_shared<SocketLine>(edge, hint_of_path(request.path));
  auto visitor = line->welcome(request);
  if (!visitor) co_return std::move(visitor.error());
  co_await line->live(std::move(stream), std::move(message), std::move(*visitor));
  co_return std::nullopt;
}

}  // namespace laguna::server::network
