#include "server/network.hpp"

#include "server/network_edge.hpp"

#include <fmt/format.h>
#include <sys/resource.h>

#include <boost/asio/ip/v6_only.hpp>
#include <boost/asio/posix/stream_descriptor.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <csignal>
#include <nlohmann/json.hpp>
#include <vector>

#include "server/failure.hpp"
#include "server/network_http.hpp"
#include "server/network_words.hpp"

namespace laguna::server {
namespace network {
namespace {

using boost::system::error_code;
using Tcp = asio::ip::tcp;
using Descriptor = asio::posix::basic_stream_descriptor<Executor>;
using Acceptor = asio::basic_socket_acceptor<Tcp, Executor>;

constexpr std::size_t kTurnedAwayAtOnce = 64;
constexpr rlim_t kOtherFiles = 2 * kTurnedAwayAtOnce;

std::string written(const Address& address) {
  const bool six = address.host.find(':') != std::string::npos;
  return fmt::format(fmt::runtime(six ? "[{}]:{}" : "{}:{}"), address.host, address.port);
}

[[noreturn]] void fail(const error_code& error, const Address& address) {
  const std::string place = written(address);
  if (error == asio::error::address_in_use)
    throw Failure(
        fmt::format("{} is already in use: another Laguna may be running there (open it in a "
                    "browser), or choose a port with --port",
                    place));
  if (error == asio::error::access_denied)
    throw Failure(fmt::format(
        "{} may not be used without special rights: choose a port above 1023 with --port", place));
  if (error == boost::system::errc::address_not_available)
    throw Failure(fmt::format("{} is not an address of this machine", address.host));
  throw Failure(fmt::format("cannot listen on {}: {}", place, error.message()));
}

asio::ip::address ip_of(const std::string& host) {
  error_code error;
  const auto ip = asio::ip::make_address(host == "localhost" ? "127.0.0.1" : host, error);
  if (error)
    throw Failure(fmt::format("{} is not an address: give one like 127.0.0.1 or ::1, or localhost", host));
  return ip;
}

Tcp::endpoint endpoint(const Address& address) { return {ip_of(address.host), address.port}; }

Acceptor listening(asio::io_context& io, const Address& address) {
  const Tcp::endpoint place = endpoint(address);
  Acceptor acceptor(io.get_executor());
  error_code error;
  acceptor.open(place.protocol(), error);
  if (!error) acceptor.set_option(Acceptor::reuse_address(true), error);
  if (!error && place.address().is_v6()) acceptor.set_option(asio::ip::v6_only(false), error);
  if (!error) acceptor.bind(place, error);
  if (!error) acceptor.listen(Acceptor::max_listen_connections, error);
  if (error) fail(error, address);
  return acceptor;
}

// Raises the number of open files as far as it may, and takes no more connections than that allows: the
// database needs some too.
Limits with_files(Limits limits, const Host& host) {
  const rlim_t wanted = limits.connections + kOtherFiles;
  rlimit allowed{};
  if (getrlimit(RLIMIT_NOFILE, &allowed) != 0 || allowed.rlim_cur >= wanted) return limits;
  allowed.rlim_cur = std::min(wanted, allowed.rlim_max);
  setrlimit(RLIMIT_NOFILE, &allowed);
  if (allowed.rlim_cur >= wanted) return limits;
  limits.connections = allowed.rlim_cur > 2 * kOtherFiles ? allowed.rlim_cur - kOtherFiles : kOtherFiles;
  host.note("few open files", {{"files", allowed.rlim_cur}, {"connections", limits.connections}});
  return limits;
}

// Without the form in which IPv4 comes over IPv6.
asio::ip::address plain(const asio::ip::address& address) {
  if (!address.is_v6() || !address.to_v6().is_v4_mapped()) return address;
  return asio::ip::make_address_v4(asio::ip::v4_mapped, address.to_v6());
}

// Who is counted together: an address, or the half of one that an IPv6 network has for itself.
std::string household_of(const asio::ip::address& address) {
  if (address.is_v4()) return address.to_string();
  const auto bytes = address.to_v6().to_bytes();
  return std::string(bytes.begin(), bytes.begin() + 8);
}

}  // namespace

class Door {
 public:
  Door(const Address& asked, Host& host, const Limits& limits)
      : edge(with_files(limits, host), host), acceptor(listening(edge.io, asked)), address(asked) {
    address.port = acceptor.local_endpoint().port();
    const bool alone = acceptor.local_endpoint().address().is_loopback();
    edge.names = {.any = !alone && asked.names.empty(), .known = asked.names};
    for (const std::string& proxy : asked.proxies) proxies_.push_back(plain(ip_of(proxy)));
  }

  bool run(Site&);
  void stop();
  void watch(int descriptor, std::function<void()> readable);

  Edge edge;
  Acceptor acceptor;
  Address address;

 private:
  Awaitable<void> receive();
  void admit(Stream::socket_type);
  bool has_room_for(const std::string& household) const;
  void forget_households();
  void await_signal();
  void stop_if_empty();
  void watch_on();

  std::vector<asio::ip::address> proxies_;
  std::optional<Descriptor> watched_;
  std::function<void()> readable_;
  asio::signal_set signals_{edge.io, SIGINT, SIGTERM};
  std::size_t turned_away_ = 0;
  bool signalled_ = false;
};

Awaitable<void> Door::receive() {
  Timer pause(edge.io.get_executor());
  while (acceptor.is_open()) {
    Stream::socket_type socket(edge.io.get_executor());
    const auto [error] = co_await acceptor.async_accept(socket, kTuple);
    if (!error) admit(std::move(socket));
    if (!error || error == asio::error::operation_aborted) continue;
    // Too many open files, most likely: some will be closed.
    pause.expires_after(std::chrono::milliseconds(100));
    co_await pause.async_wait(kTuple);
  }
}

void Door::admit(Stream::socket_type socket) {
  error_code error;
  const auto address_of_peer = plain(socket.remote_endpoint(error).address());
  if (error) return;
  const bool counts = (edge.limits.counts_this_machine || !address_of_peer.is_loopback()) &&
                      std::ranges::find(proxies_, address_of_peer) == proxies_.end();
  const std::string from = counts ? household_of(address_of_peer) : "";
  socket.set_option(Tcp::no_delay(true), error);
  Stream stream(std::move(socket));

  if (!has_room_for(from)) {
    edge.host.metrics.turned_away.Increment();
    if (turned_away_ >= kTurnedAwayAtOnce) return;
    ++turned_away_;
    auto busy = fault(503, "busy", "the server holds as many connections as it may");
    asio::co_spawn(edge.io.get_executor(), turn_away(edge, std::move(stream), std::move(busy)),
                   [this](const std::exception_ptr&) {
                     --turned_away_;
                     stop_if_empty();
                   });
    return;
  }
  ++edge.connections;
  edge.host.metrics.connections.Increment();
  forget_households();
  Counted counted(counts ? &edge.households[from] : nullptr);
  asio::co_spawn(edge.io.get_executor(), serve(edge, std::move(stream), std::move(counted)),
                 [this](const std::exception_ptr&) {
                   --edge.connections;
                   edge.host.metrics.connections.Decrement();
                   stop_if_empty();
                 });
}

bool Door::has_room_for(const std::string& household) const {
  const auto known = edge.households.find(household);
  const bool many =
      known != edge.households.end() && known->second.connections >= edge.limits.connections_from_one;
  return !many && edge.connections < edge.limits.connections;
}

// Who is gone is remembered as long as it has asked for much; nobody looks as long as there are few.
void Door::forget_households() {
  if (edge.households.size() < edge.limits.connections) return;
  std::erase_if(edge.households, [now = edge.clock.now()](const auto& one) {
    return one.second.connections == 0 && one.second.requests.is_whole(now);
  });
}

void Door::await_signal() {
  signals_.async_wait([this](const error_code& error, int) {
    if (error) return;
    signalled_ = true;
    if (edge.stopping) return edge.io.stop();
    stop();
    await_signal();
  });
}

// Asio has a descriptor of its own, so that the other can be closed at any time.
void Door::watch(int descriptor, std::function<void()> readable) {
  watched_.reset();
  const int own = dup(descriptor);
  if (own < 0) return;
  watched_.emplace(edge.io.get_executor(), own);
  readable_ = std::move(readable);
  watch_on();
}

void Door::watch_on() {
  watched_->async_wait(Descriptor::wait_read, [this](const error_code& error) {
    if (error || !watched_) return;
    try {
      readable_();
    } catch (...) {
      edge.host.fault("something to hear");
    }
    if (watched_) watch_on();
  });
}

void Door::stop() {
  if (std::exchange(edge.stopping, true)) return;
  acceptor.close();
  try {
    edge.site->farewell();
  } catch (...) {
    edge.host.fault("the farewell");
  }
  for (Peer* peer : std::vector(edge.peers.begin(), edge.peers.end())) peer->dismiss();
  edge.clock.at(edge.clock.now() + edge.limits.farewell, [this] { edge.io.stop(); });
  stop_if_empty();
}

void Door::stop_if_empty() {
  if (edge.stopping && edge.peers.empty()) edge.io.stop();
}

bool Door::run(Site& site) {
  edge.site = &site;
  await_signal();
  asio::co_spawn(edge.io.get_executor(), receive(), asio::detached);
  edge.io.run();

  for (Peer* peer : std::vector(edge.peers.begin(), edge.peers.end())) peer->cut();
  signals_.cancel();
  watched_.reset();
  edge.io.restart();
  edge.io.poll();
  edge.clock.clear();
  return signalled_;
}

}  // namespace network

struct Network::Inside {
  network::Door door;
};

Network::Network(const Address& address, Host& host, const Limits& limits)
    : inside_(new Inside{network::Door(address, host, limits)}) {}
Network::~Network() = default;

Address Network::address() const { return inside_->door.address; }
Clock& Network::clock() { return inside_->door.edge.clock; }
bool Network::run(Site& site) { return inside_->door.run(site); }
void Network::stop() {
  boost::asio::post(inside_->door.edge.io, [&door = inside_->door] { door.stop(); });
}
void Network::watch(int descriptor, std::function<void()> readable) {
  inside_->door.watch(descriptor, std::move(readable));
}
void Network::cut_relays(long long lease) {
  std::vector<network::Peer*> gone;
  const auto [first, last] = inside_->door.edge.relays.equal_range(lease);
  for (auto it = first; it != last; ++it) gone.push_back(it->second);
  for (network::Peer* peer : gone) peer->cut();
}
void Network::post(std::function<void()> task) {
  boost::asio::post(inside_->door.edge.io, [task = std::move(task), &host = inside_->door.edge.host] {
    try {
      task();
    } catch (...) {
      host.fault("a task from elsewhere");
    }
  });
}

}  // namespace laguna::server
