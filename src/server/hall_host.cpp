// What the tools of a host ask: does it live, can it work, how much does it do.
#include "server/hall.hpp"

namespace laguna::server {
namespace {

constexpr auto kCheckedFor = std::chrono::seconds(1);  // so that asking often writes no more often

Response plain(int status, std::string text, std::string type = "text/plain; charset=utf-8") {
  return {status,
          std::move(type),
          std::make_shared<const std::string>(std::move(text)),
          {{"Cache-Control", "no-store"}}};
}

}  // namespace

Response Hall::readiness() {
  if (!checked_ || clock_.now() >= *checked_ + kCheckedFor) {
    checked_ = clock_.now();
    not_ready_.clear();
    try {
      store_.check();
    } catch (const StorageFailure& failure) {
      not_ready_ = failure.what();
    }
  }
  return not_ready_.empty() ? plain(200, "ready\n") : plain(503, not_ready_ + "\n");
}

std::optional<Response> Hall::for_host(const Request& request) {
  if (request.method != "GET") return std::nullopt;
  if (request.path == "/health") return plain(200, "alive\n");
  if (request.path == "/ready") return readiness();
  if (request.path != "/metrics") return std::nullopt;
  host_.metrics.tables.Set(static_cast<double>(sittings_.size()));
  host_.metrics.lease.Set(nodes_.lease() == 0 ? 0 : 1);
  host_.metrics.thoughts.Set(study_.waiting());
  return plain(200, host_.metrics.text(), "text/plain; version=0.0.4");
}

}  // namespace laguna::server
