// What the hall answers over HTTP.
#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "server/answers.hpp"
#include "server/hall.hpp"
#include "server/query.hpp"

namespace laguna::server {
namespace {

constexpr int kMostListed = 100;
constexpr int kMostMoments = 64;

long long seconds_since_1970() {
  return std::chrono::duration_cast<std::chrono::seconds>(std::chrono::system_clock::now().time_since_epoch())
      .count();
}

Refusal malformed(std::string reason) { return {std::move(reason), "malformed"}; }

std::vector<std::string> bearer(const Request& request) {
  return request.bearer.empty() ? std::vector<std::string>() : std::vector{request.bearer};
}

// Steps as journal entries; the first `count` of them.
std::vector<Entry> entries_of(const record::Record& record, int count) {
  std::vector<Entry> entries;
  for (int i = 0; i < count; ++i) entries.push_back({record.steps[i].seat, record.steps[i].action});
  return entries;
}

}  // namespace

Hall::Answer Hall::list_tables() {
  std::string tables = R"({"tables":[)";
  for (const std::string& name : store_.listed(kMostListed)) {
    const auto summary = glance(name);
    if (summary && tables.back() != '[') tables += ',';
    if (summary) tables += *summary;
  }
  return json_text_response(200, tables += "]}");
}

Hall::Answer Hall::make_table(const Request& request) {
  const auto order = wire::read_order(request.body);
  if (!order) return std::unexpected(order.error());
  auto table = Table::open(order->game, order->options);
  if (!table) return std::unexpected(table.error());
  if (std::ssize(order->seats) != (*table)->seats())
    return std::unexpected(
        malformed(fmt::format("the table has {} seats, not {}", (*table)->seats(), order->seats.size())));
  std::vector<Entry> journal;
  if (order->from) {
    const auto source = look(order->from->table);
    if (!source) return std::unexpected(source.error());
    if (!(*source)->is_open_book()) return std::unexpected(Refusal{"that game is not over yet", "running"});
    const Table& past = (*source)->table();
    if (past.game() != order->game || past.options() != (*table)->options() ||
        order->from->step > past.steps())
      return std::unexpected(malformed("from: that game has other options, or fewer steps"));
    table = past.at_step(order->from->step);
    if ((*table)->turn().kind == Turn::Kind::over)
      return std::unexpected(malformed("from: the game is over at that moment"));
    journal = entries_of(past.record(), order->from->step);
  }

  StoredTable stored{.name = new_table_name(),
                     .game = order->game,
                     .options = (*table)->options(),
                     .created = seconds_since_1970(),
                     .absence = order->absence,
                     .pace = order->pace,
                     .listed = order->listed,
                     .coach = order->coach,
                     .archive = false,
                     .next = "",
                     .seats = {},
                     .secret = {}};
  if (!order->from) stored.secret = new_secret();
  Json keys = Json::array();
  for (const wire::SeatOrder& seat : order->seats) {
    const bool person = seat.sitter == wire::Sitter::person;
    stored.seats.push_back({seat.sitter, seat.name, person ? std::string(kStandIn) : seat.bot, {}, {}});
    if (seat.luck && stored.secret) stored.seats.back().luck = "";
    if (!person) continue;
    const std::string token = new_token();
    stored.seats.back().key = digest(token);
    keys.push_back({{"seat", stored.seats.size()}, {"token", token}});
  }
  std::ranges::move(first_luck(**table, stored), std::back_inserter(journal));
  store_.add(stored, journal);
  host_.note("table made",
             {{"table", hint_of(stored.name)}, {"game", stored.game}, {"options", stored.options}});
  return json_response(201, {{"table", stored.name}, {"keys", std::move(keys)}});
}

Hall::Answer Hall::take_seat(const Request& request, Sitting& sitting, std::string_view number) {
  const auto seat = read_number(number);
  if (!seat || *seat < 1 || *seat > kMaxSeats)
    return std::unexpected(Refusal{"there is no such seat", "unknown"});
  const auto claim = wire::read_claim(request.body, sitting.stored().game);
  if (!claim) return std::unexpected(claim.error());
  const auto token = sitting.claim(seat_at(*seat - 1), *claim, !sitting.seats_of(bearer(request)).empty());
  if (!token) return std::unexpected(token.error());
  return json_response(201, {{"seat", *seat}, {"token", *token}});
}

Hall::Answer Hall::play_again(const Request& request, Sitting& sitting) {
  if (sitting.seats_of(bearer(request)).empty())
    return std::unexpected(Refusal{"only who sits here may ask for another game", "token"});
  if (!sitting.is_open_book()) return std::unexpected(Refusal{"the game is not over yet", "running"});
  if (sitting.stored().next.empty()) {
    StoredTable next = sitting.stored();
    next.name = new_table_name();
    next.created = seconds_since_1970();
    next.secret = new_secret();
    for (StoredSeat& seat : next.seats)
      if (seat.luck) seat.luck = "";
    auto table = Table::open(next.game, next.options);
    if (!table) return std::unexpected(table.error());
    sitting.go_on_at(next, first_luck(**table, next));
  }
  return json_response(201, {{"table", sitting.stored().next}});
}

Hall::Answer Hall::show_record(const Request& request, const Sitting& sitting) const {
  if (!sitting.is_open_book())
    return std::unexpected(
        Refusal{"the record holds everybody's cards: it is shown when the game is over", "running"});
  const auto form = query_value(request.query, "form").value_or("text");
  if (form != "text" && form != "json") return std::unexpected(malformed("form is text or json"));
  const bool text = form == "text";
  const record::Record record = sitting.record();
  return Response{
      200,
      text ? "text/plain; charset=utf-8" : "application/json",
      std::make_shared<const std::string>(text ? record::write_text(record) : record::write_json(record)),
      {{"Content-Disposition", fmt::format("attachment; filename=\"{}-{}.{}\"", sitting.stored().game,
                                           sitting.stored().name, text ? "laguna" : "json")}}};
}

Hall::Answer Hall::show_luck(const Sitting& sitting) const {
  if (!sitting.is_open_book())
    return std::unexpected(Refusal{"the secret is shown when the game is over", "running"});
  if (!sitting.stored().secret)
    return std::unexpected(Refusal{"the luck of this game was not promised beforehand", "unknown"});
  return json_response(200, wire::luck(sitting.record()));
}

Hall::Answer Hall::show_moments(const Request& request, const Sitting& sitting) const {
  const auto from = query_number(request.query, "from"), to = query_number(request.query, "to");
  if (!from || !to || *from > *to || *to > sitting.table().steps() || *to - *from >= kMostMoments)
    return std::unexpected(
        malformed(fmt::format("from and to are steps of the game, at most {} of them", kMostMoments)));
  const auto as = query_value(request.query, "as").value_or("0");
  const auto seat = read_number(as);
  const bool everything = as == "all";
  if (!everything && (!seat || *seat > sitting.table().seats()))
    return std::unexpected(malformed("as is a seat, 0 or all"));
  const Viewer viewer{everything || *seat == 0 ? Seat::nobody : seat_at(*seat - 1), everything};
  if (!sitting.is_open_book()) {
    if (everything) return std::unexpected(Refusal{"all cards are open when the game is over", "running"});
    if (viewer.seat != Seat::nobody && !sitting.seats_of(bearer(request)).has(viewer.seat))
      return std::unexpected(Refusal{"you have no key to that seat", "token"});
  }
  std::string moments = R"({"moments":[)";
  for (int step = *from; step <= *to; ++step) {
    if (step > *from) moments += ',';
    wire::moment(sitting.table(), step, viewer, moments);
  }
  return json_text_response(200, moments += "]}");
}

Hall::Answer Hall::keep_record(const Request& request) {
  const auto records = record::read_all(request.body);
  const auto refuse = [](const record::Problem& problem) {
    return std::unexpected(Refusal{fmt::format("line {}: {}", problem.line, problem.reason), "record"});
  };
  if (!records) return refuse(records.error());
  if (records->size() != 1)
    return std::unexpected(Refusal{fmt::format("one game is expected, not {}", records->size()), "record"});
  const record::Record& record = records->front();
  const auto table = replay(record);
  if (!table) return refuse(table.error());
  StoredTable stored{.name = new_table_name(),
                     .game = record.game,
                     .options = (*table)->options(),
                     .created = seconds_since_1970(),
                     .archive = true,
                     .next = "",
                     .seats = {},
                     .secret = {}};
  for (const std::string& player : record.players)
    stored.seats.push_back({wire::Sitter::person, player, "", {}, {}});
  if (record.fair) {
    stored.secret = fair::read_hex(record.fair->secret);
    for (std::size_t i = 0; i < stored.seats.size(); ++i)
      if (!record.fair->luck[i].empty()) stored.seats[i].luck = record.fair->luck[i];
  }
  store_.add(stored, entries_of(record, static_cast<int>(record.steps.size())));
  return json_response(201, {{"table", stored.name}});
}

}  // namespace laguna::server
