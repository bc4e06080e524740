// A hall among others: which tables are here, what is seen of the rest, and how it is left.
#include <nlohmann/json.hpp>

#include "server/guarded_line.hpp"
#include "server/hall.hpp"

namespace laguna::server {
namespace {

constexpr std::string_view kTables = "/api/1/tables/";
constexpr auto kSeenFor = std::chrono::seconds(5);
constexpr std::size_t kMostGlances = 1000;

// The name of the table that a path is about.
std::string table_in(std::string_view path) {
  if (!path.starts_with(kTables)) return "";
  path.remove_prefix(kTables.size());
  return std::string(path.substr(0, path.find('/')));
}

}  // namespace

// If that cannot be found out, whoever answers here will say so.
std::optional<Place> Hall::elsewhere(const Request& request) try {
  if (request.relayed || nodes_.alone() || nodes_.lease() == 0) return std::nullopt;
  const std::string name = table_in(request.path);
  if (name.empty() || sittings_.contains(name)) return std::nullopt;
  return nodes_.owner(name);
} catch (const StorageFailure&) {
  return std::nullopt;
}

void Hall::forget_place(const Request& request) { nodes_.forget(table_in(request.path)); }

// To read from: as the database has it, if it may belong to another node.
std::expected<Hall::SittingAt, Refusal> Hall::look(const std::string& name) {
  if (nodes_.alone() || sittings_.contains(name)) return find(name);
  auto stored = store_.find(name);
  if (!stored) return std::unexpected(Refusal{"there is no such table", "unknown"});
  return std::make_shared<Sitting>(std::move(*stored), store_, ledger_, clock_, study_, host_);
}

// What the lobby shows of a table; who is present is known where it is played.
std::optional<std::string> Hall::glance(const std::string& name) try {
  const auto seen = glances_.find(name);
  const bool here = nodes_.alone() || sittings_.contains(name);
  if (!here && seen != glances_.end() && clock_.now() < seen->second.when + kSeenFor)
    return seen->second.summary;
  const auto sitting = look(name);
  if (!sitting) return std::nullopt;
  std::string summary = (*sitting)->summary();
  if (glances_.size() >= kMostGlances) glances_.clear();
  if (!here) glances_[name] = {clock_.now(), summary};
  return summary;
} catch (const std::exception& error) {
  host_.problem("table cannot be read", {{"table", hint_of(name)}, {"reason", error.what()}});
  return std::nullopt;
}

void Hall::leave_all() {
  finish_round();  // without a lease nothing of it is kept
  for (const auto& [name, awake] : sittings_) awake.sitting->close_all(wire::closing(kMovedOn));
  sittings_.clear();
  glances_.clear();
}

void Hall::farewell() {
  finish_round();
  const std::string message = wire::closing("the server stops; every game is kept");
  for (const auto& [name, awake] : sittings_) awake.sitting->close_all(message);
  nodes_.release();
}

}  // namespace laguna::server
