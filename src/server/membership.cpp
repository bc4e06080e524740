#include "server/membership.hpp"

#include <fmt/format.h>
#include <sodium.h>
#include <ctime>

#include <nlohmann/json.hpp>

#include "server/failure.hpp"
#include "server/schema_postgres.hpp"
#include "server/secrets.hpp"
#include "server/store.hpp"

namespace laguna::server {
namespace {

using postgres::Statement;
using namespace std::chrono_literals;

constexpr auto kRenewEvery = 500ms;
constexpr std::size_t kMostOwners = 100'000;

// By the database's clock alone: nodes need not agree about the time.
constexpr Statement kTake{"take",
                          "INSERT INTO leases VALUES ($1, $2, clock_timestamp() + $3 * interval '1 ms')"};
constexpr Statement kExtend{"extend",
                            "UPDATE leases SET until = clock_timestamp() + $2 * interval '1 ms' "
                            "WHERE number = $1 AND until > clock_timestamp()"};
constexpr Statement kOthers{"others", "SELECT number FROM leases WHERE until > clock_timestamp()"};
constexpr Statement kEnd{"end",
                         "WITH ended AS (DELETE FROM leases WHERE number = $1) "
                         "SELECT pg_notify('laguna', $1::text)"};
// Who begins anew where a node was knows that it is gone.
constexpr Statement kReplace{
    "replace",
    "WITH ended AS (DELETE FROM leases WHERE address = $1 OR number = $2 RETURNING number) "
    "SELECT pg_notify('laguna', number::text) FROM ended"};
constexpr Statement kForget{"forget", "DELETE FROM leases WHERE until < clock_timestamp() - interval '1 h'"};
constexpr Statement kTakeTable{
    "take_table",
    "SELECT has, (SELECT address FROM leases WHERE number = has) FROM take_table($1, $2) AS has"};
constexpr Statement kSecret{"secret", "SELECT encode(secret, 'hex') FROM laguna"};

std::chrono::nanoseconds now() {
  timespec time{};
  clock_gettime(CLOCK_BOOTTIME, &time);
  return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
}

// Never used before, not even by a node that knew the database before a backup was restored.
long long new_number() {
  const auto digits = digest(new_token());
  long long number = 0;
  for (int i = 0; i < 7; ++i) number = number << 8 | digits[i];
  return number + 1;
}

}  // namespace

Membership::Membership(Options options, Host& host) try : options_(std::move(options)), host_(host) {
  {
    postgres::Connection first(options_.url);
    server::renew(first);
  }
  connect();
  password_ = connection().run(kSecret).text(0, 0);
  take();
} catch (const postgres::Lost& lost) {
  throw Failure(fmt::format("the database cannot be used: {}", lost.what()));
} catch (const postgres::Error& error) {
  throw Failure(fmt::format("the database cannot be used: {}", error.what()));
}

Membership::~Membership() { release(); }

void Membership::set_events(Events events) {
  events_ = std::move(events);
  if (connection_ && events_.listen) events_.listen(connection_->descriptor());
}

long long Membership::lease() const { return now() < until_ ? number_ : 0; }

long long Membership::needed_lease() const {
  const long long number = lease();
  if (number == 0) throw StorageFailure("this server may keep nothing at the moment; nothing has changed");
  return number;
}

postgres::Connection& Membership::connection() {
  if (!connection_) throw StorageFailure("the database cannot be reached; nothing has changed");
  return *connection_;
}

void Membership::connect() {
  connection_.emplace(options_.url);
  connection_->execute("LISTEN laguna");
  if (events_.listen) events_.listen(connection_->descriptor());
}

// The details are for the host alone.
void Membership::disconnect(const std::string& why) {
  connection_.reset();
  next_ = {};
  if (events_.listen) events_.listen(-1);
  host_.problem("database", {{"reason", why}});
  if (events_.hurry) events_.hurry();
}

void Membership::take() {
  connection().run(kReplace, {options_.address, former_});
  former_ = 0;
  const auto began = now();
  const long long number = new_number();
  connection().run(kForget);
  connection().run(kTake, {number, options_.address, options_.lasting.count()});
  number_ = number;
  until_ = began + options_.lasting;
  host_.note("lease taken", {{"address", options_.address}});
}

// Counted from before the question, the lease is over here before it is over for the database.
void Membership::extend() {
  const auto began = now();
  connection().run(kExtend, {number_, options_.lasting.count()});
  std::unordered_set<long long> living;
  const auto rows = connection().run(kOthers);
  for (int i = 0; i < rows.count(); ++i) living.insert(rows.number(i, 0));
  if (!living.contains(number_)) return lapse();
  until_ = began + options_.lasting;
  living.erase(number_);
  for (const long long known : std::unordered_set(others_))
    if (!living.contains(known)) forget_node(known);
  others_ = std::move(living);
}

void Membership::lapse() {
  host_.problem("lease lost", {{"reason", "it was not renewed in time, or its outcome is unknown"}});
  former_ = std::exchange(number_, 0);
  until_ = {};
  if (events_.lapsed) events_.lapsed();
}

// What was asked last may have been done. Nothing is told until it has been read from the database again,
// under another lease, which what was asked cannot pass.
void Membership::doubt() {
  until_ = {};
  if (events_.hurry) events_.hurry();
}

void Membership::fenced() {
  doubt();
  throw StorageFailure("another server has this table now; nothing has changed");
}

void Membership::refused(const postgres::Error& error) {
  constexpr std::string_view kThereAlready = "23505";  // somebody has written what only the owner may
  if (error.state == kThereAlready) fenced();
  throw StorageFailure(fmt::format("the database refused: {}", error.what()));
}

void Membership::roll_back() try { connection().execute("ROLLBACK"); } catch (const std::exception& error) {
  disconnect(error.what());
}

void Membership::forget_node(long long lease) {
  others_.erase(lease);
  std::erase_if(owners_, [&](const auto& one) { return one.second.lease == lease; });
  if (events_.gone) events_.gone(lease);
}

void Membership::collect() {
  for (const std::string& word : connection_->heard()) {
    const long long lease = std::atoll(word.c_str());
    if (lease != 0 && lease != number_) forget_node(lease);
  }
}

void Membership::hear() {
  if (!connection_) return;
  try {
    connection_->listen();
    collect();
  } catch (const postgres::Lost& lost) {
    disconnect(lost.what());
  }
}

// A database that swallows our attempts has us wait for a third of the time at most.
void Membership::renew() {
  if (released_) return;
  if (number_ != 0 && lease() == 0) lapse();
  const auto began = now();
  if (began < next_ && (number_ != 0 || !connection_)) return;
  next_ = began + kRenewEvery;
  try {
    if (!connection_) connect();
    if (number_ != 0) extend();
    if (number_ == 0) take();
    collect();
  } catch (const postgres::Lost& lost) {
    connection_.reset();
    next_ = now() + 2 * (now() - began);
    if (events_.listen) events_.listen(-1);
    host_.note("database", {{"reason", lost.what()}});
  } catch (const postgres::Error& error) {
    host_.problem("database", {{"reason", error.what()}});
  }
}

void Membership::release() {
  if (std::exchange(released_, true)) return;
  const long long number = std::exchange(number_, 0);
  until_ = {};
  try {
    if (connection_ && number != 0) connection_->run(kEnd, {number});
  } catch (const std::exception&) {
    return;  // then it will be over by itself
  }
}

void Membership::check() {
  needed_lease();
  connection();
}

std::optional<Place> Membership::owner(const std::string& table) {
  const long long mine = needed_lease();
  if (const auto known = owners_.find(table); known != owners_.end()) return known->second;
  const auto rows = read(kTakeTable, {table, mine});
  if (rows.is_null(0, 0) || rows.number(0, 0) == mine) return std::nullopt;
  if (rows.number(0, 0) == 0 || rows.is_null(0, 1)) fenced();
  if (owners_.size() >= kMostOwners) owners_.clear();
  others_.insert(rows.number(0, 0));
  return owners_[table] = {rows.text(0, 1), rows.number(0, 0)};
}

void Membership::write(const std::function<void(postgres::Connection&, long long)>& work) {
  const long long number = needed_lease();
  auto& shared = connection();
  try {
    shared.execute("BEGIN");
    work(shared, number);
  } catch (const postgres::Lost& lost) {
    disconnect(lost.what());
    throw StorageFailure("the connection to the database broke; nothing has changed");
  } catch (const postgres::Error& error) {
    roll_back();
    refused(error);
  } catch (...) {
    roll_back();
    throw;
  }
  try {
    shared.execute("COMMIT");
  } catch (const postgres::Lost& lost) {
    doubt();
    disconnect(lost.what());
    throw StorageFailure("the connection to the database broke; it may have been done or not");
  } catch (const postgres::Error& error) {
    refused(error);
  }
  collect();
}

postgres::Rows Membership::write(const Statement& statement, std::span<const postgres::Value> values,
                                 const std::function<void()>& meanwhile) {
  needed_lease();
  auto& shared = connection();
  try {
    auto rows = shared.run(statement, values, meanwhile);
    collect();
    return rows;
  } catch (const postgres::Lost& lost) {
    doubt();
    disconnect(lost.what());
    throw StorageFailure("the connection to the database broke; it may have been done or not");
  } catch (const postgres::Error& error) {
    refused(error);
  }
}

postgres::Rows Membership::read(const Statement& statement, std::initializer_list<postgres::Value> values) {
  auto& shared = connection();
  try {
    auto rows = shared.run(statement, values);
    collect();
    return rows;
  } catch (const postgres::Lost& lost) {
    disconnect(lost.what());
    throw StorageFailure("the connection to the database broke");
  } catch (const postgres::Error& error) {
    refused(error);
  }
}

}  // namespace laguna::server
