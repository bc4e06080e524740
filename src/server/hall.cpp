#include "server/hall.hpp"

#include <fmt/format.h>
#include <malloc.h>

#include <nlohmann/json.hpp>

#include "server/answers.hpp"
#include "server/guarded_line.hpp"

namespace laguna::server {
namespace {

constexpr std::string_view kApi = "/api/1/";
constexpr std::size_t kMostBody = 16 * 1024, kMostRecord = 1024 * 1024;
constexpr auto kSleepAfter = std::chrono::minutes(2);
constexpr auto kSweepEvery = std::chrono::seconds(15);

int status_of(std::string_view code) {
  if (code == "unknown") return 404;
  if (code == "token") return 403;
  if (code == "taken" || code == "running") return 409;
  if (code == "storage" || code == "busy") return 503;
  return 400;
}

Response refusal_response(const Refusal& refusal) {
  return {status_of(refusal.code),
          "application/json",
          std::make_shared<const std::string>(wire::problem(refusal)),
          {{"Cache-Control", "no-store"}}};
}

// Cuts off and returns the part before the next slash.
std::string_view cut_part(std::string_view& path) {
  const std::size_t slash = path.find('/');
  const std::string_view part = path.substr(0, slash);
  path = slash == std::string_view::npos ? std::string_view() : path.substr(slash + 1);
  return part;
}

const Refusal kAsleep{"this server has to find its way back to the database; come again", "storage"};

Refusal nothing_there() { return {"there is nothing here", "unknown"}; }

}  // namespace

Hall::Hall(Store& store, Nodes& nodes, Clock& clock, Study& study, const WebFiles& files, Host& host,
           std::size_t most_tables)
    : store_(store),
      nodes_(nodes),
      clock_(clock),
      study_(study),
      files_(files),
      host_(host),
      most_tables_(most_tables) {}

std::size_t Hall::body_limit(std::string_view path) const {
  return path == "/api/1/records" ? kMostRecord : kMostBody;
}

Response Hall::answer(const Request& request) try {
  finish_round();
  if (auto told = for_host(request)) return *told;
  if (!request.path.starts_with("/api/"))
    if (auto file = page(request)) return *file;
  const long long lease = nodes_.lease();
  Answer answer = std::unexpected(kAsleep);
  if (lease != 0) answer = route(request);
  finish_round();
  if (request.method == "GET" && nodes_.lease() != lease) answer = std::unexpected(kAsleep);
  if (!answer) return refusal_response(answer.error());
  answer->headers.emplace_back("Cache-Control", "no-store");
  return *answer;
} catch (const StorageFailure& failure) {
  host_.metrics.storage_failures.Increment();
  host_.problem("storage", {{"path", hint_of_path(request.path)}, {"reason", failure.what()}});
  return refusal_response({failure.what(), "storage"});
}

// A file of the page; the page itself for a path that is no file, to say that there is nothing.
std::optional<Response> Hall::page(const Request& request) const {
  auto file = files_.find(request);
  if (file || request.path.find('.') != std::string::npos) return file;
  Request home = request;
  home.path.assign(1, '/');
  home.if_none_match.clear();
  if ((file = files_.find(home))) file->status = 404;
  return file;
}

Hall::Answer Hall::route(const Request& request) {
  std::string_view path = request.path;
  if (!path.starts_with(kApi)) return std::unexpected(nothing_there());
  path.remove_prefix(kApi.size());
  const bool get = request.method == "GET", post = request.method == "POST";
  if (get && path == "games") return json_response(200, wire::facts());
  if (get && path == "tables") return list_tables();
  if (post && path == "tables") return make_table(request);
  if (post && path == "records") return keep_record(request);
  if (cut_part(path) == "tables") {
    const std::string name(cut_part(path));
    return route_table(request, name, path);
  }
  return std::unexpected(nothing_there());
}

Hall::Answer Hall::route_table(const Request& request, const std::string& name, std::string_view rest) {
  const auto found = find(name);
  if (!found) return std::unexpected(found.error());
  Sitting& sitting = **found;
  const bool get = request.method == "GET", post = request.method == "POST";
  if (get && rest.empty()) return json_text_response(200, sitting.summary());
  if (get && rest == "record") return show_record(request, sitting);
  if (get && rest == "luck") return show_luck(sitting);
  if (get && rest == "moments") return show_moments(request, sitting);
  if (post && rest == "again") return play_again(request, sitting);
  if (post && cut_part(rest) == "seats") return take_seat(request, sitting, rest);
  return std::unexpected(nothing_there());
}

std::expected<Hall::SittingAt, Refusal> Hall::find(const std::string& name) try {
  if (const auto it = sittings_.find(name); it != sittings_.end()) return it->second.sitting;
  if (nodes_.owner(name))
    return std::unexpected(Refusal{"another server has this table; come again", "busy"});
  auto stored = store_.find(name);
  if (!stored) return std::unexpected(Refusal{"there is no such table", "unknown"});
  if (sittings_.size() >= most_tables_ && !make_room())
    return std::unexpected(Refusal{"too many tables are in play", "busy"});
  auto sitting = std::make_shared<Sitting>(std::move(*stored), store_, ledger_, clock_, study_, host_);
  sittings_[name] = {sitting, clock_.now()};
  if (!std::exchange(sweeping_, true)) sweep_later();
  return sitting;
} catch (const std::exception& error) {
  // One bad table is nobody else's trouble.
  host_.problem("table cannot be read", {{"table", hint_of(name)}, {"reason", error.what()}});
  return std::unexpected(Refusal{"this table cannot be read", "storage"});
}

// By waking tables nobody can keep others out: where nobody has been for longest, the table sleeps.
bool Hall::make_room() {
  auto oldest = sittings_.end();
  for (auto it = sittings_.begin(); it != sittings_.end(); ++it)
    if (it->second.empty() && (oldest == sittings_.end() || it->second.seen < oldest->second.seen))
      oldest = it;
  if (oldest == sittings_.end()) return false;
  sittings_.erase(oldest);
  return true;
}

// A table where nobody is costs only its row in the database.
void Hall::sweep_later() {
  clock_.at(clock_.now() + kSweepEvery, [this] {
    for (auto& [name, awake] : sittings_)
      if (!awake.empty()) awake.seen = clock_.now();
    const auto asleep = std::erase_if(
        sittings_, [&](const auto& named) { return clock_.now() >= named.second.seen + kSleepAfter; });
    if (asleep > 0) malloc_trim(0);  // gives the system back what they had
    sweeping_ = !sittings_.empty();
    if (sweeping_) sweep_later();
  });
}

std::expected<std::unique_ptr<Visitor>, Response> Hall::welcome(const Request& request,
                                                                std::shared_ptr<Line> line) {
  finish_round();
  std::string_view path = request.path;
  const bool table = path.starts_with(kApi) && (path.remove_prefix(kApi.size()), cut_part(path) == "tables");
  const std::string name(table ? cut_part(path) : "");
  if (!table || path != "socket") return std::unexpected(refusal_response(nothing_there()));
  if (nodes_.lease() == 0) return std::unexpected(refusal_response(kAsleep));
  auto sitting = find(name);
  if (!sitting) return std::unexpected(refusal_response(sitting.error()));
  return std::make_unique<Guest>(std::move(*sitting), guarded(nodes_, std::move(line)), clock_);
}

}  // namespace laguna::server
