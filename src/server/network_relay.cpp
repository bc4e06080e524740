#include "server/network_relay.hpp"

#include <array>
#include <boost/asio/write.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/write.hpp>

#include "server/network_words.hpp"

namespace laguna::server::network {
namespace {

using boost::system::error_code;
using Tcp = asio::ip::tcp;
using namespace std::chrono_literals;

constexpr auto kConnect = 1000ms, kAnswer = 5000ms;
constexpr auto kTryAgain = 200ms;
constexpr std::size_t kMostAnswer = 16 << 20, kPiece = 8 << 10;
constexpr std::array kPassedOn = {http::field::cache_control, http::field::content_disposition,
                                  http::field::retry_after};

// Known to the edge while it lives.
class Relay final : public Peer {
 public:
  Relay(Edge& edge, long long lease, std::function<void()> cut)
      : edge_(edge), cut_(std::move(cut)), presence_(edge, *this), place_(edge.relays.emplace(lease, this)) {}
  Relay(const Relay&) = delete;
  ~Relay() { edge_.relays.erase(place_); }

  void dismiss() override { cut(); }
  void cut() override { cut_(); }

 private:
  Edge& edge_;
  const std::function<void()> cut_;
  Presence presence_;
  std::multimap<long long, Peer*>::iterator place_;
};

Awaitable<std::optional<Stream>> connected(Edge& edge, const Place& place) {
  const std::size_t colon = place.address.rfind(':');
  std::string host = place.address.substr(0, colon);
  const std::string port = place.address.substr(std::min(colon + 1, place.address.size()));
  if (host.starts_with('[')) host = host.substr(1, host.size() - 2);
  asio::ip::basic_resolver<Tcp, Executor> resolver(edge.io.get_executor());
  error_code numeric;
  asio::ip::make_address(host, numeric);
  Tcp::resolver::results_type ends;
  if (numeric) {
    auto [error, found] = co_await resolver.async_resolve(host, port, kTuple);
    if (error) co_return std::nullopt;
    ends = found;
  } else {
    ends =
        resolver.resolve(host, port, Tcp::resolver::numeric_host | Tcp::resolver::numeric_service, numeric);
    if (numeric) co_return std::nullopt;
  }
  Stream stream(edge.io.get_executor());
  stream.expires_after(kConnect);
  const auto [error, end] = co_await stream.async_connect(ends, kTuple);
  if (error) co_return std::nullopt;
  error_code ignored;
  stream.socket().set_option(Tcp::no_delay(true), ignored);
  co_return stream;
}

Response unreachable(const char* reason) {
  Response response = fault(503, "busy", reason);
  response.headers.emplace_back("Retry-After", "1");
  return response;
}

// Once; nothing if there was no answer.
Awaitable<std::optional<Response>> ask(Edge& edge, Way way, const HttpRequest& message) {
  const Relay relay(edge, way.place.lease, [&] { way.stream.close(); });
  edge.host.metrics.relayed.Increment();
  HttpRequest question = message;
  question.version(11);
  for (const auto name : {http::field::expect, http::field::transfer_encoding, http::field::te,
                          http::field::upgrade, http::field::if_none_match})
    question.erase(name);
  question.set(http::field::connection, "close");
  question.set(kRelayed, edge.site->password());
  if (question.method() == http::verb::head) question.method(http::verb::get);
  question.prepare_payload();
  way.stream.expires_after(kAnswer);
  const auto [unsent, written] = co_await http::async_write(way.stream, question, kTuple);
  if (unsent) co_return std::nullopt;
  http::response_parser<http::string_body> parser;
  parser.body_limit(kMostAnswer);
  beast::flat_buffer buffer;
  const auto [error, size] = co_await http::async_read(way.stream, buffer, parser, kTuple);
  if (error) co_return std::nullopt;
  auto& answer = parser.get();
  Response response{.status = static_cast<int>(answer.result_int()),
                    .type = std::string(answer[http::field::content_type]),
                    .body = std::make_shared<const std::string>(std::move(answer.body())),
                    .headers = {}};
  for (const auto name : kPassedOn)
    if (const auto value = answer[name]; !value.empty())
      response.headers.emplace_back(std::string(http::to_string(name)), std::string(value));
  co_return response;
}

class Tunnel : public std::enable_shared_from_this<Tunnel> {
 public:
  Tunnel(Edge& edge, Stream client, Stream node)
      : edge_(edge), client_(std::move(client)), node_(std::move(node)) {}

  Awaitable<void> run(HttpRequest);
  void cut() {
    client_.close();
    node_.close();
  }

 private:
  Awaitable<void> pass(Stream& from, Stream& to);
  static Awaitable<void> pass_back(std::shared_ptr<Tunnel>);

  Edge& edge_;
  Stream client_, node_;
  Timer back_{edge_.io.get_executor(), Timer::time_point::max()};  // cancelled when all has come back
  bool is_back_ = false;
};

// What is slow is waited for as little as anywhere. When one end has nothing more to say, the other may
// finish.
Awaitable<void> Tunnel::pass(Stream& from, Stream& to) {
  std::array<char, kPiece> piece;
  for (bool heard = true;;) {
    from.expires_after(2 * edge_.limits.silence);
    const auto [error, size] = co_await from.async_read_some(asio::buffer(piece), kTuple);
    if (error) break;
    if (!heard) continue;
    to.expires_after(edge_.limits.write);
    const auto [unsent, written] = co_await asio::async_write(to, asio::buffer(piece.data(), size), kTuple);
    if (unsent == beast::error::timeout) break;
    heard = !unsent;
  }
  error_code ignored;
  to.socket().shutdown(Tcp::socket::shutdown_send, ignored);
  edge_.clock.at(edge_.clock.now() + edge_.limits.closing, [tunnel = weak_from_this()] {
    if (const auto self = tunnel.lock()) self->cut();
  });
}

Awaitable<void> Tunnel::pass_back(std::shared_ptr<Tunnel> self) {
  co_await self->pass(self->node_, self->client_);
  self->is_back_ = true;
  self->back_.cancel();
}

Awaitable<void> Tunnel::run(HttpRequest message) {
  message.set(kRelayed, edge_.site->password());
  node_.expires_after(edge_.limits.write);
  const auto [error, size] = co_await http::async_write(node_, message, kTuple);
  if (error) co_return;
  asio::co_spawn(edge_.io.get_executor(), pass_back(shared_from_this()), asio::detached);
  co_await pass(client_, node_);
  if (!is_back_) co_await back_.async_wait(kTuple);
}

}  // namespace

Awaitable<std::expected<std::optional<Way>, Response>> way_elsewhere(Edge& edge, const Request& request) {
  const auto end = edge.clock.now() + edge.limits.relay;
  Timer pause(edge.io.get_executor());
  while (const auto place = edge.site->elsewhere(request)) {
    if (auto stream = co_await connected(edge, *place)) co_return Way{std::move(*stream), *place};
    edge.site->forget_place(request);
    if (edge.stopping || edge.clock.now() > end) break;
    pause.expires_after(kTryAgain);
    co_await pause.async_wait(kTuple);
  }
  if (edge.site->elsewhere(request))
    co_return std::unexpected(unreachable("the server that has this table does not answer; come again"));
  co_return std::nullopt;
}

Awaitable<std::optional<Response>> ask_elsewhere(Edge& edge, const Request& request,
                                                 const HttpRequest& message) {
  const bool harmless = request.method == "GET";
  const auto end = edge.clock.now() + edge.limits.relay;
  do {
    auto way = co_await way_elsewhere(edge, request);
    if (!way) co_return std::move(way.error());
    if (!*way) co_return std::nullopt;
    if (auto answer = co_await ask(edge, std::move(**way), message)) co_return answer;
    edge.site->forget_place(request);
  } while (harmless && !edge.stopping && edge.clock.now() < end);
  co_return unreachable("the server that has this table was lost; it may have been done or not");
}

Awaitable<void> tunnel(Edge& edge, Stream client, Way way, HttpRequest message) {
  const auto both = std::make_shared<Tunnel>(edge, std::move(client), std::move(way.stream));
  const Relay relay(edge, way.place.lease, [&both] { both->cut(); });
  edge.host.metrics.relayed.Increment();
  edge.host.metrics.sockets.Increment();
  co_await both->run(std::move(message));
  edge.host.metrics.sockets.Decrement();
  both->cut();
}

}  // namespace laguna::server::network
