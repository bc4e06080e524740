#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

#include "table/advice.hpp"
#include "table/fair.hpp"
#include "table/fields.hpp"
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

auto listed(Seats seats) {
  return [seats](auto&& add) { seats.each([&](Seat seat) { add(number_of(seat)); }); };
}
auto listed(const auto& list) {
  return [&list](auto&& add) { std::ranges::for_each(list, add); };
}

void turn(const Table& table, bool archive, Fields out) {
  const bool over = table.turn().kind == Turn::Kind::over;
  out.word("kind", archive ? "archive" : over ? "over" : "seats");
  out.numbers("seats", listed(archive || over ? Seats() : table.turn().seats));
}

void fair(const Fair& fair, Fields out) {
  out.word("commitment", fair.commitment);
  out.words("luck", listed(fair.luck));
  out.numbers("awaited", listed(fair.awaited));
}

void seat(const SeatState& seat, int number, Fields out) {
  out.number("seat", number);
  out.word("kind", kSitterName[static_cast<int>(seat.sitter)]);
  out.word("name", seat.name);
  out.word("bot", seat.bot);
  out.flag("here", seat.here);
  out.flag("stand_in", seat.stand_in);
}

// One seat's scene.
void scene(const Table& table, Seat viewer, int from_step, bool archive, std::string& text) {
  const bool plays = viewer != Seat::nobody && !archive;
  text += '{';
  Fields out(text);
  out.number("seat", number_of(viewer));
  out.value("view", [&](std::string& view) { table.view({viewer}, view); });
  out.value("legal", [&](std::string& legal) { plays ? table.choices(viewer, legal) : void(legal += "[]"); });
  out.flag("undo", plays && !table.undo_problem(viewer));
  out.group("story", [&](Fields story) {
    story.number("from", from_step);
    story.value("steps", [&](std::string& steps) { table.happenings({viewer}, from_step, steps); });
  });
  text += '}';
}

}  // namespace

std::string summary(const Summary& about, const Table& table) {
  std::string text(1, '{');
  Fields out(text);
  out.word("table", about.table);
  out.word("game", about.game);
  out.word("options", about.options);
  out.number("created", about.created);
  out.flag("listed", about.listed);
  out.flag("coach", about.coach);
  out.number("version", about.version);
  out.number("steps", table.steps());
  out.group("turn", [&](Fields fields) { turn(table, about.archive, fields); });
  out.list("seats", [&](Items seats) {
    for (int number = 0; const SeatState& one : about.seats)
      seats.object([&](Fields fields) { seat(one, ++number, fields); });
  });
  out.numbers("scores", listed(table.scores()));
  out.numbers("winners", listed(table.winners()));
  out.number("absence", about.absence);
  out.number("pace", about.pace);
  out.word("next", about.next);
  if (about.fair)
    out.group("fair", [&](Fields fields) { fair(*about.fair, fields); });
  else
    out.value("fair", [](std::string& null) { null += "null"; });
  return text += '}';
}

void moment(const Table& table, int step, const Viewer& viewer, std::string& text) {
  const auto then = table.at_step(step);
  text += '{';
  Fields out(text);
  out.number("step", step);
  out.group("turn", [&](Fields fields) { turn(*then, false, fields); });
  out.numbers("scores", listed(then->scores()));
  std::string led_here;
  if (step > 0) then->happenings(viewer, step - 1, led_here);
  // Of a list of one, its fields.
  text += ',';
  text += step > 0 ? std::string_view(led_here).substr(2, led_here.size() - 4) : R"("seat":0,"events":[])";
  out.value("view", [&](std::string& view) { then->view(viewer, view); });
  text += '}';
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

void told(std::string_view summary, const Table& table, Seats seats, int from_step, bool archive,
          std::string& message) {
  message += '{';
  Fields out(message);
  out.word("tell", "table");
  out.number("wire", kVersion);
  out.value("table", [&](std::string& about) { about += summary; });
  out.value("scenes", [&](std::string& scenes) {
    scenes += '[';
    const auto add = [&](Seat seat) {
      if (scenes.back() != '[') scenes += ',';
      scene(table, seat, from_step, archive, scenes);
    };
    seats.empty() ? add(Seat::nobody) : seats.each(add);
    scenes += ']';
  });
  message += '}';
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
                       {"doubt", rounded(one.doubt)},
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
std::string done(int id) {
  std::string message = R"({"tell":"done","id":)";
  append_number(message, id);
  return message += '}';
}
std::string refused(int id, const Refusal& refusal) {
  return text({{"tell", "refused"}, {"id", id}, {"code", refusal.code}, {"reason", refusal.reason}});
}
std::string closing(std::string_view reason) { return text({{"tell", "closing"}, {"reason", reason}}); }
std::string problem(const Refusal& refusal) {
  return text({{"code", refusal.code}, {"reason", refusal.reason}});
}

}  // namespace laguna::wire
