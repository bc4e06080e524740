#include "server/network_http.hpp"

#include <array>
#include <boost/beast/core/buffers_suffix.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <expected>
#include <nlohmann/json.hpp>
#include <optional>

#include "server/network_relay.hpp"
#include "server/network_socket.hpp"
#include "server/network_words.hpp"

namespace laguna::server::network {
namespace {

using boost::system::error_code;

struct Upgrade {
  HttpRequest message;
  Request request;
};

std::string_view field(const HttpRequest& message, auto name) {
  const auto value = message[name];
  return {value.data(), value.size()};
}

// What a request asks, but for its body.
std::expected<Request, Response> understood(const Names& names, const HttpRequest& message) {
  const auto malformed = [](std::string_view reason) {
    return std::unexpected(fault(400, "malformed", reason));
  };
  if (message.count(http::field::host) != 1) return malformed("a request names one host");
  if (!is_ours(field(message, http::field::host), names))
    return std::unexpected(fault(403, "host", "this server is not known by that name; see --name"));
  const std::string_view target{message.target().data(), message.target().size()};
  if (!target.starts_with('/')) return malformed("the path does not begin with a slash");
  const std::size_t mark = std::min(target.find('?'), target.size());
  const auto path = unescaped(target.substr(0, mark));
  if (!path) return malformed("the path has an escape that stands for nothing");

  const bool looks = message.method() == http::verb::get || message.method() == http::verb::head;
  if ((!looks || wants_socket(message)) && message.count(http::field::origin) > 0 &&
      !same_host(field(message, http::field::origin), field(message, http::field::host)))
    return std::unexpected(fault(403, "origin", "the page that asks was served by another host"));

  Request request;
  request.method = message.method() == http::verb::head ? "GET" : std::string(message.method_string());
  request.path = *path;
  request.query = target.substr(std::min(mark + 1, target.size()));
  request.bearer = bearer_token(field(message, http::field::authorization));
  request.accept_encoding = field(message, http::field::accept_encoding);
  request.if_none_match = field(message, http::field::if_none_match);
  return request;
}

// What to say before closing, if the other end is still there to hear it.
std::optional<Response> complaint(const error_code& error) {
  if (error == http::error::header_limit || error == http::error::buffer_overflow)
    return fault(431, "too_large", "the header is too large");
  if (error == http::error::body_limit) return fault(413, "too_large", "the body is too large");
  const bool gone = error == http::error::end_of_stream || error == http::error::partial_message;
  if (gone || error.category() != error_code(http::error::bad_method).category()) return std::nullopt;
  return fault(400, "malformed", "this is not HTTP");
}

class Conversation final : public Peer {
 public:
  Conversation(Edge& edge, Stream& stream, Counted* counted)
      : edge_(edge), stream_(stream), counted_(counted), presence_(edge, *this) {}

  Awaitable<std::optional<Upgrade>> hold();
  Awaitable<void> finish(Response);

  void dismiss() override {
    if (!busy_) cut();
  }
  void cut() override { stream_.close(); }

 private:
  using Parser = http::request_parser<http::string_body>;

  std::optional<Response> recognise(const HttpRequest&, Request&);
  bool asks_too_often() const;
  Awaitable<error_code> begin(Parser&);
  Awaitable<error_code> read_body(Parser&);
  Awaitable<bool> write(std::string top, std::string_view body);
  Awaitable<bool> tell(Response, bool with_body, bool keep_alive);
  Response answer(const Request&);
  Response answer_and_note(const Request&);

  Edge& edge_;
  Stream& stream_;
  Counted* counted_;
  Presence presence_;
  beast::flat_buffer buffer_{16 << 10};
  bool first_ = true;
  bool busy_ = true;  // a request has begun, or its answer
};

// Another node counts who comes to it, and passes on what it was asked.
std::optional<Response> Conversation::recognise(const HttpRequest& message, Request& request) {
  if (message.count(kRelayed) == 0) return std::nullopt;
  if (!is_password(field(message, kRelayed), edge_.site->password()))
    return fault(403, "node", "only another node of this server may say that");
  request.relayed = true;
  if (counted_ != nullptr) counted_->release();
  return std::nullopt;
}

bool Conversation::asks_too_often() const {
  const Limits& limits = edge_.limits;
  Household* const household = counted_ == nullptr ? nullptr : counted_->household();
  return household != nullptr &&
         !household->requests.take(edge_.clock.now(), limits.burst_from_one, limits.refill_from_one);
}

Awaitable<error_code> Conversation::begin(Parser& parser) {
  const bool first = std::exchange(first_, false);
  if (buffer_.size() == 0) {
    stream_.expires_after(first ? edge_.limits.header : edge_.limits.idle);
    busy_ = false;
    const auto [error, size] = co_await stream_.async_read_some(buffer_.prepare(1024), kTuple);
    busy_ = true;
    if (error) co_return error;
    buffer_.commit(size);
  }
  parser.header_limit(static_cast<std::uint32_t>(edge_.limits.header_bytes));
  parser.body_limit(boost::none);
  stream_.expires_after(edge_.limits.header);
  const auto [error, size] = co_await http::async_read_header(stream_, buffer_, parser, kTuple);
  co_return error;
}

Awaitable<error_code> Conversation::read_body(Parser& parser) {
  if (http::token_list(parser.get()[http::field::expect]).exists("100-continue")) {
    const bool written = co_await write("HTTP/1.1 100 Continue\r\n\r\n", {});
    if (!written) co_return asio::error::operation_aborted;
  }
  stream_.expires_after(edge_.limits.body);
  const auto [error, size] = co_await http::async_read(stream_, buffer_, parser, kTuple);
  co_return error;
}

// As long as something goes out, it may take its time.
Awaitable<bool> Conversation::write(std::string top, std::string_view body) {
  const std::array<asio::const_buffer, 2> whole = {asio::buffer(top), asio::buffer(body)};
  beast::buffers_suffix<std::array<asio::const_buffer, 2>> rest(whole);
  while (asio::buffer_size(rest) > 0) {
    stream_.expires_after(edge_.limits.write);
    const auto [error, size] = co_await stream_.async_write_some(rest, kTuple);
    if (error) co_return false;
    rest.consume(size);
  }
  co_return true;
}

Awaitable<bool> Conversation::tell(Response response, bool with_body, bool keep_alive) {
  edge_.host.metrics.answers.at(response.status / 100 - 1)->Increment();
  const auto phrase = http::obsolete_reason(static_cast<http::status>(response.status));
  std::string top = head(response, {phrase.data(), phrase.size()}, keep_alive);
  std::string_view body;
  if (with_body && has_body(response) && response.body) body = *response.body;
  const bool written = co_await write(std::move(top), body);
  co_return written&& keep_alive && !edge_.stopping;
}

// Reads on for a while after the last word: a connection closed over unread bytes would take the answer with
// it.
Awaitable<void> Conversation::finish(Response response) {
  co_await tell(std::move(response), true, false);
  busy_ = false;
  error_code ignored;
  stream_.socket().shutdown(asio::ip::tcp::socket::shutdown_send, ignored);
  stream_.expires_after(edge_.limits.closing);
  buffer_.clear();
  for (bool more = true; more;) {
    const auto [error, size] = co_await stream_.async_read_some(buffer_.prepare(4096), kTuple);
    more = !error;
  }
}

Response Conversation::answer(const Request& request) {
  try {
    return edge_.site->answer(request);
  } catch (...) {
    edge_.host.fault(request.method + " " + hint_of_path(request.path));
    return internal_fault();
  }
}

Response Conversation::answer_and_note(const Request& request) {
  const auto began = edge_.clock.now();
  Response response = answer(request);
  const std::chrono::duration<double, std::milli> time = edge_.clock.now() - began;
  edge_.host.note("request", {{"request", ++edge_.requests},
                              {"method", request.method},
                              {"path", hint_of_path(request.path)},
                              {"status", response.status},
                              {"ms", time.count()}});
  return response;
}

Awaitable<std::optional<Upgrade>> Conversation::hold() {
  for (bool more = true; more;) {
    Parser parser;
    error_code error = co_await begin(parser);
    std::optional<Response> last = error ? complaint(error) : std::nullopt;
    if (error && !last) co_return std::nullopt;

    std::expected<Request, Response> request;
    if (!last) request = understood(edge_.names, parser.get());
    if (!request) last = std::move(request.error());
    if (!last) last = recognise(parser.get(), *request);
    if (!last && asks_too_often()) last = fault(429, "busy", "too many requests came from this address");

    if (!last && wants_socket(parser.get()) && parser.is_done())
      co_return Upgrade{parser.release(), std::move(*request)};

    if (!last && !parser.is_done()) {
      const std::size_t limit = edge_.site->body_limit(request->path);
      error = parser.content_length().value_or(0) > limit ? http::error::body_limit : error_code();
      parser.body_limit(limit);
      if (!error) error = co_await read_body(parser);
      if (error) last = complaint(error);
      if (error && !last) co_return std::nullopt;
    }
    if (last) {
      co_await finish(std::move(*last));
      co_return std::nullopt;
    }

    const bool with_body = parser.get().method() != http::verb::head;
    const bool keep_alive = parser.get().keep_alive() && !edge_.stopping;
    auto answer = co_await ask_elsewhere(edge_, *request, parser.get());
    request->body = std::move(parser.get().body());
    if (!answer) answer = answer_and_note(*request);
    more = co_await tell(std::move(*answer), with_body, keep_alive);
  }
  co_return std::nullopt;
}

}  // namespace

Awaitable<void> serve(Edge& edge, Stream stream, Counted counted) {
  std::optional<Upgrade> upgrade;
  {
    Conversation conversation(edge, stream, &counted);
    upgrade = co_await conversation.hold();
  }
  if (!upgrade) co_return;
  auto way = co_await way_elsewhere(edge, upgrade->request);
  if (!way) co_return co_await turn_away(edge, std::move(stream), std::move(way.error()));
  if (*way) co_return co_await tunnel(edge, std::move(stream), std::move(**way), std::move(upgrade->message));
  auto refusal = co_await talk(edge, stream, std::move(upgrade->message), std::move(upgrade->request));
  if (refusal) co_await turn_away(edge, std::move(stream), std::move(*refusal));
}

Awaitable<void> turn_away(Edge& edge, Stream stream, Response response) {
  Conversation conversation(edge, stream, nullptr);
  co_await conversation.finish(std::move(response));
}

}  // namespace laguna::server::network
