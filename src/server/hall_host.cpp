// What the tools of a host ask: does it live, can it work, how much does it do.
#include "server/hall.hpp"

namespace laguna::server {
namespace {

constexpr auto kReadyFor = std::chrono::seconds(1);  // so that asking often writes no more often

Response plain(int status, std::string text, std::string type = "text/plain; charset=utf-8") {
  return {status,
          std::move(type),
          std::make_shared<const std::string>(std::move(text)),
          {{"Cache-Control", "no-store"}}};
}

}  // namespace

Response Hall::readiness() {
  if (ready_since_ && clock_.now() < *ready_since_ + kReadyFor) return plain(200, "ready\n");
  try {
    store_.check();
  } catch (const StorageFailure& failure) {
    ready_since_.reset();
    return plain(503, std::string(failure.what()) + "\n");
  }
  ready_since_ = clock_.now();
  return plain(200, "ready\n");
}

std::optional<Response> Hall::for_host(const Request& request) {
  if (request.method != "GET") return std::nullopt;
  if (request.path == "/health") return plain(200, "alive\n");
  if (request.path == "/ready") return readiness();
  if (request.path != "/metrics") return std::nullopt;
  host_.metrics.tables.Set(static_cast<double>(sittings_.size()));
  return plain(200, host_.metrics.text(), "text/plain; version=0.0.4");
}

}  // namespace laguna::server
