#include "simulate/arena_lines.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

namespace laguna::simulate {
namespace {

constexpr int kVersion = 1;

Json table_of(const std::array<Deal::EachPlayer, kMaxSeats>& games, int seats) {
  Json rows = Json::array();
  for (int game = 0; game < seats; ++game)
    rows.push_back(std::vector<int>(games[game].begin(), games[game].begin() + seats));
  return rows;
}

void read_table(const Json& rows, std::array<Deal::EachPlayer, kMaxSeats>& games, int seats) {
  for (int game = 0; game < seats; ++game)
    for (int player = 0; player < seats; ++player) games[game][player] = rows.at(game).at(player);
}

Deal read_deal(const Json& json, int seats) {
  Deal deal;
  read_table(json.at("scores"), deal.scores, seats);
  read_table(json.at("twelfths"), deal.twelfths, seats);
  for (int player = 0; player < seats; ++player)
    deal.paces[player] = {json.at("decisions").at(player), json.at("ms").at(player),
                          json.at("slowest_ms").at(player)};
  return deal;
}

std::unexpected<Refusal> refused(std::string reason) { return std::unexpected(Refusal{std::move(reason)}); }

}  // namespace

std::string write_line(const Match& match) {
  Json json{{"arena", kVersion},
            {"game", match.game},
            {"options", match.options},
            {"players", match.players},
            {"seed", match.seed}};
  if (!match.minds.empty()) json["minds"] = match.minds;
  return json.dump() + '\n';
}

std::string write_line(const Match& match, std::uint64_t number, const Deal& deal) {
  const int seats = match.seats();
  Json json{{"deal", number},
            {"scores", table_of(deal.scores, seats)},
            {"twelfths", table_of(deal.twelfths, seats)}};
  for (int player = 0; player < seats; ++player) {
    json["decisions"].push_back(deal.paces[player].decisions);
    json["ms"].push_back(deal.paces[player].milliseconds);
    json["slowest_ms"].push_back(deal.paces[player].slowest);
  }
  return json.dump() + '\n';
}

std::expected<Kept, Refusal> read_lines(const Match& match, std::string_view text) {
  Kept kept;
  const std::string first = write_line(match);
  if (text.size() < first.size() && first.starts_with(text)) return kept;
  for (int number = 1; kept.complete < text.size(); ++number) {
    const std::size_t end = text.find('\n', kept.complete);
    if (end == std::string_view::npos && number > 1) return kept;
    const std::string_view line = text.substr(kept.complete, end - kept.complete + 1);
    const Json json = Json::parse(line, nullptr, false);
    if (number == 1 && (!json.is_object() || json.value("arena", 0) != kVersion))
      return refused("it holds no match");
    if (number == 1 && line != first)
      return refused(fmt::format("it holds another match: {}", line.substr(0, line.size() - 1)));
    kept.complete = end + 1;
    if (number == 1) continue;
    try {
      if (json.at("deal") != kept.deals.size())
        return refused(fmt::format("line {} is another deal", number));
      kept.deals.push_back(read_deal(json, match.seats()));
    } catch (const Json::exception&) {
      return refused(fmt::format("line {} is no deal", number));
    }
  }
  return kept;
}

}  // namespace laguna::simulate
