#include <cmath>
#include <nlohmann/json.hpp>

#include "table/advice.hpp"
#include "table/fair.hpp"
#include "table/wire.hpp"

namespace laguna::wire {
namespace {

constexpr std::array<std::string_view, 3> kSitterName = {"person", "open", "bot"};

// Names come from people: what is not UTF-8 must not stop a message.
std::string text(const Json& json) {
  return json.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

// To three places behind the point: more nobody knows.
Json rounded(double number) { return std::round(number * 1000) / 1000; }
Json rounded(const std::vector<double>& numbers) {
  Json list = Json::array();
  for (double number : numbers) list.push_back(rounded(number));
  return list;
}

Json numbers(Seats seats) {
  Json list = Json::array();
  seats.each([&](Seat seat) { list.push_back(number_of(seat)); });
  return list;
}

Json turn(const Table& table, bool archive) {
  if (archive) return {{"kind", "archive"}, {"seats", Json::array()}};
  if (table.turn().kind == Turn::Kind::over) return {{"kind", "over"}, {"seats", Json::array()}};
  return {{"kind", "seats"}, {"seats", numbers(table.turn().seats)}};
}

Json fair(const Fair& fair) {
  return {{"commitment", fair.commitment}, {"luck", fair.luck}, {"awaited", numbers(fair.awaited)}};
}

}  // namespace

Json summary(const Summary& about, const Table& table) {
  Json seats = Json::array();
  for (const SeatState& seat : about.seats)
    seats.push_back({{"seat", seats.size() + 1},
                     {"kind", kSitterName[static_cast<int>(seat.sitter)]},
                     {"name", seat.name},
                     {"bot", seat.bot},
                     {"here", seat.here},
                     {"stand_in", seat.stand_in}});
  return {{"table", about.table},
          {"game", about.game},
          {"options", about.options},
          {"created", about.created},
          {"listed", about.listed},
          {"coach", about.coach},
          {"version", about.version},
          {"steps", table.steps()},
          {"turn", turn(table, about.archive)},
          {"seats", std::move(seats)},
          {"scores", table.scores()},
          {"winners", numbers(table.winners())},
          {"absence", about.absence},
          {"pace", about.pace},
          {"next", about.next},
          {"fair", about.fair ? fair(*about.fair) : Json()}};
}

Json scene(const Table& table, Seat viewer, int from_step, bool archive) {
  const bool plays = viewer != Seat::nobody && !archive;
  return {{"seat", number_of(viewer)},
          {"view", table.view({viewer})},
          {"legal", plays ? table.choices(viewer) : Json::array()},
          {"undo", plays && !table.undo_problem(viewer)},
          {"story", {{"from", from_step}, {"steps", table.happenings({viewer}, from_step)}}}};
}

Json moment(const Table& table, int step, const Viewer& viewer) {
  const auto then = table.at_step(step);
  Json json = {{"step", step}, {"turn", turn(*then, false)}, {"scores", then->scores()}};
  json["seat"] = 0;
  json["events"] = Json::array();
  if (step > 0) json.update(then->happenings(viewer, step - 1)[0]);
  json["view"] = then->view(viewer);
  return json;
}

Json luck(const record::Record& record) {
  Json draws = Json::array();
  fair::each_draw(record, [&](const Table& table, const record::Step& step) {
    Json could = Json::object();
    for (const Outcome& chance : table.chances()) could[chance.words] = chance.weight;
    draws.push_back({{"step", table.steps() + 1}, {"came", step.action}, {"could", std::move(could)}});
  });
  return {{"commitment", record.fair->commitment},
          {"luck", record.fair->luck},
          {"secret", record.fair->secret},
          {"draws", std::move(draws)}};
}

Json facts() {
  Json json = {{"wire", kVersion}};
  json.update(laguna::facts());
  return json;
}

std::string told(const Json& summary, Json scenes) {
  return text({{"tell", "table"}, {"wire", kVersion}, {"table", summary}, {"scenes", std::move(scenes)}});
}
Json advice(const Advice& advice) {
  Json actions = Json::array();
  for (const AdvisedAction& one : advice.actions)
    actions.push_back({{"action", one.action},
                       {"visits", one.visits},
                       {"win", rounded(one.win)},
                       {"scores", rounded(one.scores)},
                       {"spread", rounded(one.spread)},
                       {"now", rounded(one.now)},
                       {"later", rounded(one.later)},
                       {"denied", rounded(one.denied)},
                       {"why", one.why}});
  return {{"simulations", advice.simulations}, {"actions", std::move(actions)}};
}
std::string advised(const Advise& asked, const Json& advice) {
  return text({{"tell", "advice"},
               {"id", asked.id},
               {"seat", asked.seat},
               {"version", asked.version},
               {"advice", advice}});
}
std::string done(int id) { return text({{"tell", "done"}, {"id", id}}); }
std::string refused(int id, const Refusal& refusal) {
  return text({{"tell", "refused"}, {"id", id}, {"code", refusal.code}, {"reason", refusal.reason}});
}
std::string closing(std::string_view reason) { return text({{"tell", "closing"}, {"reason", reason}}); }
std::string problem(const Refusal& refusal) {
  return text({{"code", refusal.code}, {"reason", refusal.reason}});
}

}  // namespace laguna::wire
