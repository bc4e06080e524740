#include "load/crowd.hpp"

#include <fmt/format.h>
#include <sys/resource.h>

#include <boost/asio/connect.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/write.hpp>

#include "load/message.hpp"

namespace laguna::load {
namespace {

namespace http = boost::beast::http;
using server::network::kTuple;
using std::chrono::steady_clock;

constexpr int kSeatedAtOnce = 32;
constexpr auto kLongestAnswer = std::chrono::seconds(30);
constexpr auto kSettling = std::chrono::milliseconds(500);
constexpr rlim_t kOtherFiles = 64;

asio::ip::tcp::endpoint this_machine(const Order& order) {
  boost::system::error_code error;
  const auto address = asio::ip::make_address(order.host == "localhost" ? "127.0.0.1" : order.host, error);
  if (error || !address.is_loopback())
    throw Failure(order.host + " is not this machine: only a server at home is put under load");
  return {address, order.port};
}

double own_cpu() {
  rusage use{};
  getrusage(RUSAGE_SELF, &use);
  const auto seconds = [](const timeval& time) {
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
  };
  return seconds(use.ru_utime) + seconds(use.ru_stime);
}

double metric(std::string_view text, const std::string& name) {
  const std::string_view rest = behind(text, "\n" + name + " ");
  return rest.empty() ? 0 : std::strtod(std::string(rest.substr(0, rest.find('\n'))).c_str(), nullptr);
}

}  // namespace

void allow_connections(int count) {
  const rlim_t needed = static_cast<rlim_t>(count) + kOtherFiles;
  rlimit limit{};
  getrlimit(RLIMIT_NOFILE, &limit);
  if (limit.rlim_cur >= needed) return;
  if (limit.rlim_max < needed)
    throw Failure(fmt::format(
        "{} connections need as many open files, and {} more; only {} are allowed here (ulimit -n)", count,
        kOtherFiles, limit.rlim_max));
  limit.rlim_cur = needed;
  setrlimit(RLIMIT_NOFILE, &limit);
}

Crowd::Crowd(const Order& order) : order_(order), server_(this_machine(order)), random_(order.seed) {
  for (int i = 0; i < order.tables; ++i)
    parties_.push_back(std::make_unique<Party>(*this, order.seats, false));
  for (int i = 0; i < order.bot_tables; ++i) parties_.push_back(std::make_unique<Party>(*this, 1, true));
  allow_connections(order.tables * order.seats + order.bot_tables);
}

Awaitable<Stream> Crowd::connect() {
  Stream stream(io_.get_executor());
  const auto [error] = co_await stream.async_connect(server_, kTuple);
  if (error)
    throw Failure(fmt::format("no connection to {}:{}: {}", order_.host, order_.port, error.message()));
  boost::system::error_code ignored;
  stream.socket().set_option(asio::ip::tcp::no_delay(true), ignored);
  co_return stream;
}

Awaitable<std::string> Crowd::ask(Stream& stream, std::string_view method, std::string target,
                                  std::string body) {
  http::request<http::string_body> request;
  request.method_string(method);
  request.target(target);
  request.set(http::field::host, "localhost");
  request.body() = std::move(body);
  request.prepare_payload();
  stream.expires_after(kLongestAnswer);
  const auto [unsent, sent] = co_await http::async_write(stream, request, kTuple);
  boost::beast::flat_buffer buffer;
  http::response<http::string_body> response;
  boost::system::error_code error = unsent;
  if (!error) {
    const auto [unread, size] = co_await http::async_read(stream, buffer, response, kTuple);
    error = unread;
  }
  stream.expires_never();
  if (error) throw Failure("a request is not answered: " + error.message());
  co_return std::move(response.body());
}

Awaitable<Crowd::Numbers> Crowd::numbers() {
  Stream stream = co_await connect();
  const std::string text = co_await ask(stream, "GET", "/metrics", "");
  co_return Numbers{metric(text, "process_resident_memory_bytes"), metric(text, "process_cpu_seconds_total")};
}

Awaitable<void> Crowd::rest(std::chrono::milliseconds time) {
  Timer timer(io_.get_executor(), time);
  co_await timer.async_wait(kTuple);
}

Awaitable<void> Crowd::seat_some() {
  while (next_ < parties_.size()) {
    Party& party = *parties_[next_++];
    try {
      co_await party.sit_down();
      asio::co_spawn(io_, party.play_on(), asio::detached);
    } catch (const Failure& failure) {
      complain(failure.what());
    }
  }
  --seating_;
}

void Crowd::wait_for(Party& party, Time due) {
  if (due <= steady_clock::now() && order_.pace.count() == 0) {
    asio::post(io_, [&party] { party.act(); });
    return;
  }
  due_.push({due, &party});
}

Awaitable<void> Crowd::keep_pace() {
  Timer timer(io_.get_executor());
  while (measuring_) {
    const Time now = steady_clock::now();
    while (!due_.empty() && due_.top().first <= now) {
      Party& party = *due_.top().second;
      due_.pop();
      party.act();
    }
    timer.expires_after(std::chrono::milliseconds(1));
    co_await timer.async_wait(kTuple);
  }
}

Awaitable<void> Crowd::everything() {
  const Numbers before = co_await numbers();
  {
    Stream stream = co_await connect();
    for (const auto& party : parties_) co_await party->make(stream);
  }
  const Numbers made = co_await numbers();
  for (seating_ = kSeatedAtOnce; next_ == 0;)
    for (int i = 0; i < kSeatedAtOnce; ++i) asio::co_spawn(io_, seat_some(), asio::detached);
  while (seating_ > 0) co_await rest(std::chrono::milliseconds(20));
  co_await rest(kSettling);
  const Numbers seated = co_await numbers();

  for (const auto& party : parties_) {
    report_.tables += party->is_seated() ? 1 : 0;
  }
  if (report_.tables == 0) throw Failure("nobody could sit down");
  measuring_ = true;
  const double own_before = own_cpu();
  const Time start = steady_clock::now();
  for (const auto& party : parties_) {
    const int late = order_.pace.count() == 0 ? 0 : random_.below(static_cast<int>(order_.pace.count()));
    due_.push({start + std::chrono::milliseconds(late), party.get()});
  }
  asio::co_spawn(io_, keep_pace(), asio::detached);
  co_await rest(order_.time);
  measuring_ = false;
  const std::chrono::duration<double> time = steady_clock::now() - start;
  const double own_after = own_cpu();
  const Numbers after = co_await numbers();

  report_.seconds = time.count();
  report_.memory_before = before.memory;
  report_.memory_tables = made.memory;
  report_.memory_connected = seated.memory;
  report_.memory_after = after.memory;
  report_.server_cores = (after.cpu - seated.cpu) / time.count();
  report_.own_cores = (own_after - own_before) / time.count();
}

Report Crowd::run() {
  asio::co_spawn(io_, everything(), [this](const std::exception_ptr& failure) {
    failure_ = failure;
    io_.stop();
  });
  io_.run();
  if (failure_) std::rethrow_exception(failure_);
  report_.connections = order_.tables * order_.seats + order_.bot_tables;
  report_.heard = spread_of(std::move(heard_));
  report_.beside_bots = spread_of(std::move(beside_bots_));
  return report_;
}

Spread spread_of(std::vector<float> times) {
  if (times.empty()) return {};
  std::ranges::sort(times);
  const auto at = [&](double share) {
    return times[static_cast<std::size_t>(share * static_cast<double>(times.size() - 1))];
  };
  return {times.size(), at(0.5), at(0.99), times.back()};
}

Report run(const Order& order) { return Crowd(order).run(); }

}  // namespace laguna::load
