#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "table/wire.hpp"

namespace laguna::wire {
namespace {

constexpr int kLargest = 1'000'000'000;
constexpr std::size_t kLongestName = 40;

// Reads the fields of one object and remembers the first that is not as it should be.
class Reader {
 public:
  explicit Reader(const Json& json, std::string place = "") : json_(json), place_(std::move(place)) {
    if (!json_.is_object()) complain("a JSON object is expected");
  }

  bool has(const char* key) const { return json_.is_object() && json_.contains(key); }
  int number(const char* key, int low, int high) {
    const Json* field = find(key);
    if (field == nullptr) return low;
    if (!field->is_number_integer() || field->is_number_unsigned() != (*field >= 0) || *field < low ||
        *field > high) {
      complain(fmt::format("\"{}\" is a number from {} to {}", key, low, high));
      return low;
    }
    return field->get<int>();
  }
  int number(const char* key, int low, int high, int usual) {
    return has(key) ? number(key, low, high) : usual;
  }
  bool flag(const char* key, bool usual) {
    if (!has(key)) return usual;
    if (json_[key].is_boolean()) return json_[key].get<bool>();
    complain(fmt::format("\"{}\" is true or false", key));
    return usual;
  }
  std::string text(const char* key) {
    const Json* field = find(key);
    if (field == nullptr) return "";
    if (field->is_string()) return field->get<std::string>();
    complain(fmt::format("\"{}\" is a text", key));
    return "";
  }
  std::vector<Json> list(const char* key, std::size_t most) {
    const Json* field = find(key);
    if (field == nullptr) return {};
    if (field->is_array() && field->size() <= most) return {field->begin(), field->end()};
    complain(fmt::format("\"{}\" is a list of at most {}", key, most));
    return {};
  }
  const Json& at(const char* key) const { return json_[key]; }

  void complain(const std::string& what) {
    if (problem_.empty()) problem_ = place_ + what;
  }
  void take(const Reader& inner) {
    if (!inner.problem_.empty() && problem_.empty()) problem_ = inner.problem_;
  }
  bool failed() const { return !problem_.empty(); }
  Refusal refusal() const { return {problem_, "malformed"}; }

 private:
  const Json* find(const char* key) {
    if (failed()) return nullptr;
    if (const auto it = json_.find(key); it != json_.end()) return &*it;
    complain(fmt::format("\"{}\" is missing", key));
    return nullptr;
  }

  const Json& json_;
  std::string place_, problem_;
};

// What is more than any message needs is not even kept.
Json parse(std::string_view text) {
  constexpr int kMostFields = 100;
  int fields = 0;
  const auto keep = [&](int, Json::parse_event_t event, const Json&) {
    return event != Json::parse_event_t::key || ++fields <= kMostFields;
  };
  return Json::parse(text, keep, false);
}

// Blanks of other scripts, marks of direction, ends of lines: a name of these would be no name to look at.
bool is_invisible(std::string_view name) {
  for (std::string_view sign :
       {"\u00a0", "\u200b", "\u200e", "\u200f", "\u2028", "\u2029", "\u061c", "\ufeff"})
    if (name.find(sign) != std::string_view::npos) return true;
  return false;
}

std::size_t letters(std::string_view text) {
  return std::count_if(text.begin(), text.end(), [](char c) { return (c & 0xc0) != 0x80; });
}

std::string read_name(Reader& reader, const char* key = "name") {
  std::string name = reader.text(key);
  if (reader.failed()) return name;
  if (const auto problem = record::name_problem(name); !problem.empty())
    reader.complain(std::string(problem));
  else if (is_invisible(name))
    reader.complain("a name has a letter that cannot be seen");
  else if (letters(name) > kLongestName)
    reader.complain(fmt::format("a name has at most {} letters", kLongestName));
  return name;
}

std::string read_bot(Reader& reader, std::string_view game) {
  std::string bot = reader.text("bot");
  if (reader.failed() || !rules_text(game))
    return bot;  // who opens the table will say that there is no such game
  if (const auto problem = player_problem(game, bot)) reader.complain(problem->reason);
  if (thinking_time(game, bot) > kLongestThought)
    reader.complain(fmt::format("a bot thinks for {} seconds at most here", kLongestThought.count()));
  return bot;
}

SeatOrder read_seat(Reader& reader, std::string_view game) {
  const std::string kind = reader.text("kind");
  const bool luck = reader.flag("luck", false);
  if (kind == "open") return {Sitter::open, "", "", luck};
  if (kind == "person") return {Sitter::person, read_name(reader), "", luck};
  if (kind == "bot") return {Sitter::bot, "", read_bot(reader, game)};
  reader.complain("\"kind\" is person, open or bot");
  return {};
}

Message read_verb(Reader& reader, std::string_view verb) {
  const auto id = [&] { return reader.number("id", 0, kLargest); };
  const auto seat = [&] { return reader.number("seat", 1, kMaxSeats); };
  const auto version = [&] { return reader.number("version", 0, kLargest); };
  if (verb == "hello") {
    if (!reader.failed() && reader.number("wire", 0, kLargest) != kVersion)
      reader.complain(fmt::format("this server speaks version {} of the wire", kVersion));
    Hello hello{{}, version()};
    for (const Json& token : reader.list("tokens", kMaxSeats)) {
      if (!token.is_string())
        reader.complain("a token is a text");
      else
        hello.tokens.push_back(token.get<std::string>());
    }
    return hello;
  }
  if (verb == "play") return Play{id(), seat(), reader.text("action"), version()};
  if (verb == "undo") return Undo{id(), seat(), reader.flag("whole", false), version()};
  if (verb == "skip") return Skip{};
  if (verb == "pace") return Pace{id(), reader.number("pace", 0, kSlowestPace)};
  if (verb == "leave") return Leave{id(), seat()};
  if (verb == "advise") return Advise{id(), seat(), version()};
  if (verb == "luck") return Luck{id(), seat(), read_name(reader, "words")};
  if (verb == "ping") return Ping{id()};
  reader.complain(fmt::format("nothing is called {} here", record::quoted(verb)));
  return Skip{};
}

}  // namespace

std::expected<Message, Fault> read_message(std::string_view text) {
  const Json json = parse(text);
  Reader reader(json);
  const std::string verb = reader.text("do");
  Message message = read_verb(reader, verb);
  if (!reader.failed()) return message;
  Reader again(json);
  const int id = again.has("id") ? again.number("id", 0, kLargest) : 0;
  return std::unexpected(Fault{id, reader.refusal()});
}

std::expected<SeatOrder, Refusal> read_claim(std::string_view text, std::string_view game) {
  const Json json = parse(text);
  Reader reader(json);
  SeatOrder claim = reader.has("bot")
                        ? SeatOrder{Sitter::bot, "", read_bot(reader, game)}
                        : SeatOrder{Sitter::person, read_name(reader), "", reader.flag("luck", false)};
  if (reader.failed()) return std::unexpected(reader.refusal());
  return claim;
}

std::expected<Order, Refusal> read_order(std::string_view text) {
  const Json json = parse(text);
  Reader reader(json);
  Order order{.game = reader.text("game"),
              .options = reader.text("options"),
              .seats = {},
              .absence = reader.number("absence", 0, kLongestAbsence, 120),
              .pace = reader.number("pace", 0, kSlowestPace, 700),
              .listed = reader.flag("listed", false),
              .coach = reader.flag("coach", false),
              .from = {}};
  for (const Json& seat : reader.list("seats", kMaxSeats)) {
    Reader inner(seat, fmt::format("seat {}: ", order.seats.size() + 1));
    order.seats.push_back(read_seat(inner, order.game));
    reader.take(inner);
  }
  if (reader.has("from")) {
    Reader inner(reader.at("from"), "from: ");
    order.from = Beginning{inner.text("table"), inner.number("step", 0, kLargest)};
    reader.take(inner);
  }
  if (reader.failed()) return std::unexpected(reader.refusal());
  return order;
}

}  // namespace laguna::wire
