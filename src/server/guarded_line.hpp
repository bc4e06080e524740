// A line on which nothing is said any more once the lease is over under which it was opened.
#pragma once

#include "server/nodes.hpp"
#include "table/wire.hpp"

namespace laguna::server {

inline constexpr std::string_view kMovedOn = "another server goes on with this table";

class GuardedLine final : public Line {
 public:
  GuardedLine(const Nodes& nodes, std::shared_ptr<Line> line)
      : nodes_(nodes), lease_(nodes.lease()), line_(std::move(line)) {}

  void send(std::shared_ptr<const std::string> message) override {
    if (nodes_.lease() == lease_) return line_->send(std::move(message));
    line_->send(std::make_shared<const std::string>(wire::closing(kMovedOn)));
    line_->close(1001, kMovedOn);
  }
  void close(int code, std::string_view reason) override { line_->close(code, reason); }

 private:
  const Nodes& nodes_;
  const long long lease_;
  const std::shared_ptr<Line> line_;
};

inline std::shared_ptr<Line> guarded(const Nodes& nodes, std::shared_ptr<Line> line) {
  if (nodes.alone()) return line;
  return std::make_shared<GuardedLine>(nodes, std::move(line));
}

}  // namespace laguna::server
