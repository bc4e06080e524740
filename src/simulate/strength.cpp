#include "simulate/strength.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <nlohmann/json.hpp>

namespace laguna::simulate {
namespace {

constexpr int kVersion = 1;

Json written(const Sum& sum) { return {sum.sum, sum.squares}; }
Sum read_sum(const Json& json) { return {json.at(0), json.at(1)}; }

Json written(const Standing& one) {
  return {{"player", one.player},
          {"deals", one.deals},
          {"wins", written(one.wins)},
          {"points", written(one.points)},
          {"ranks", written(one.ranks)},
          {"decisions", one.decisions},
          {"ms", std::round(one.milliseconds * 1000) / 1000},
          {"slowest_ms", std::round(one.slowest * 1000) / 1000}};
}

void read_standing(const Json& json, Standing& one) {
  one.deals = json.at("deals");
  one.wins = read_sum(json.at("wins"));
  one.points = read_sum(json.at("points"));
  one.ranks = read_sum(json.at("ranks"));
  one.decisions = json.at("decisions");
  one.milliseconds = json.at("ms");
  one.slowest = json.at("slowest_ms");
}

}  // namespace

std::expected<Results, Refusal> Results::read(std::string_view text) {
  Results results;
  try {
    const Json json = Json::parse(text);
    if (json.at("strength") != kVersion) return std::unexpected(Refusal{"it is of another version"});
    results.doge = json.at("doge");
    for (const Json& entry : json.at("matches")) {
      const Match match{entry.at("game"), entry.at("options"), entry.at("players"), entry.at("seed"),
                        entry.value("minds", "")};
      if (match.minds != minds_of(match)) {
        ++results.outdated;
        continue;
      }
      auto each = results.begin(match).each();
      for (std::size_t i = 0; i < each.size(); ++i) read_standing(entry.at("standings").at(i), each[i]);
      results.begin(match).restore(std::move(each));
    }
  } catch (const Json::exception& problem) {
    return std::unexpected(Refusal{fmt::format("it holds no results ({})", problem.what())});
  }
  return results;
}

std::string Results::write() const {
  std::string lines;
  for (const auto& [match, standings] : entries_) {
    Json json{
        {"game", match.game}, {"options", match.options}, {"players", match.players}, {"seed", match.seed}};
    if (!match.minds.empty()) json["minds"] = match.minds;
    for (const auto& one : standings.each()) json["standings"].push_back(written(one));
    lines += (lines.empty() ? "\n" : ",\n") + json.dump();
  }
  return fmt::format("{{\"strength\":{},\"doge\":{},\"matches\":[{}\n]}}\n", kVersion, Json(doge).dump(),
                     lines);
}

const Standings* Results::of(const Match& match) const {
  const auto found = std::ranges::find(entries_, match, &Entry::match);
  return found == entries_.end() || found->standings.deals() == 0 ? nullptr : &found->standings;
}

Standings& Results::begin(const Match& match) {
  const auto found = std::ranges::find(entries_, match, &Entry::match);
  return found == entries_.end() ? entries_.emplace_back(match, Standings(match)).standings
                                 : found->standings;
}

void Results::forget(const Match& match) {
  std::erase_if(entries_, [&](const Entry& entry) { return entry.match == match; });
}

std::uint64_t Results::games() const {
  std::uint64_t all = 0;
  for (const auto& entry : entries_) all += entry.standings.each()[0].games();
  return all;
}

double margin(const Standings* standings) {
  if (standings == nullptr || standings->deals() < kLeastDeals)
    return std::numeric_limits<double>::infinity();
  const auto& each = standings->each();
  if (each.size() == 1) return each[0].score().margin() / 100;
  return std::ranges::max(each, {}, [](const Standing& one) { return one.win_share().margin(); })
      .win_share()
      .margin();
}

std::string describe(const Match& match) {
  constexpr std::array kNumbers = {"", "", "two ", "three ", "four "};
  const auto table = Table::open(match.game, match.options);
  const auto standings = Standings(match).each();
  std::string who = standings[0].player;
  for (std::size_t i = 1; i < standings.size(); ++i)
    who += (i == 1                      ? " against "
            : i + 1 == standings.size() ? " and "
                                        : ", ") +
           std::string(kNumbers[standings[i].held]) + standings[i].player;
  return fmt::format("{}, {} seats: {}{}", table ? (*table)->title() : match.game, match.seats(), who,
                     standings.size() == 1 ? " against itself" : "");
}

}  // namespace laguna::simulate
