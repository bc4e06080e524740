// The computer players by name: six levels and three baselines, and how each of them judges and looks ahead.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "kit/text.hpp"

namespace laguna::ai {

enum class Level : std::uint8_t {
  garzonetto,
  garzone,
  serventino,
  servente,
  maestro,
  doge,
  random,
  greedy,
  flat1000
};
inline constexpr std::array<std::string_view, 9> kLevels = {
    "garzonetto", "garzone", "serventino", "servente", "maestro", "doge", "random", "greedy", "flat1000"};
inline constexpr int kRanks = 6;  // the first six are levels for people, weakest first

constexpr bool looks_ahead(Level level) { return level >= Level::servente && level <= Level::doge; }
constexpr bool has_personas(Level level) { return level == Level::maestro || level == Level::doge; }
inline constexpr int kDogeMilliseconds = 3000;
inline constexpr int kMaestroMilliseconds = 300;
inline constexpr int kServenteMilliseconds = 30;
inline constexpr int kMostMilliseconds = 600'000;

// A level, for some of them a persona of the game, for `doge` its time for a decision.
struct Player {
  Level level = Level::maestro;
  int leaning = -1;
  int milliseconds = 0;

  friend constexpr bool operator==(const Player&, const Player&) = default;
};

// What a decision may take at a table where somebody waits, in milliseconds; nothing for who does not look
// ahead.
constexpr int budget_of(const Player& player) {
  switch (player.level) {
    case Level::doge:
      return player.milliseconds;
    case Level::maestro:
    case Level::flat1000:
      return kMaestroMilliseconds;
    case Level::servente:
      return kServenteMilliseconds;
    default:
      return 0;
  }
}

constexpr std::optional<Level> read_level(std::string_view name) {
  for (std::size_t i = 0; i < kLevels.size(); ++i)
    if (kLevels[i] == name) return static_cast<Level>(i);
  return std::nullopt;
}

// Seconds with at most three digits after the point, in milliseconds.
constexpr std::optional<int> read_seconds(std::string_view text) {
  const std::size_t point = text.find('.');
  const auto whole = read_number(text.substr(0, point));
  if (!whole || *whole > kMostMilliseconds / 1000) return std::nullopt;
  int milliseconds = *whole * 1000;
  if (point != std::string_view::npos) {
    const std::string_view digits = text.substr(point + 1);
    if (digits.empty() || digits.size() > 3) return std::nullopt;
    int unit = 100;
    for (char c : digits) {
      if (c < '0' || c > '9') return std::nullopt;
      milliseconds += (c - '0') * unit;
      unit /= 10;
    }
  }
  if (milliseconds < 1 || milliseconds > kMostMilliseconds) return std::nullopt;
  return milliseconds;
}

// "maestro", "maestro:rival", "doge@0.5", "doge:rival@10".
template <class G>
constexpr std::optional<Player> read_player(std::string_view text) {
  Player player;
  if (const std::size_t at = text.find('@'); at != std::string_view::npos) {
    const auto milliseconds = read_seconds(text.substr(at + 1));
    if (!milliseconds) return std::nullopt;
    player.milliseconds = *milliseconds;
    text = text.substr(0, at);
  }
  const std::size_t colon = text.find(':');
  const auto level = read_level(text.substr(0, colon));
  if (!level) return std::nullopt;
  player.level = *level;
  if (player.milliseconds != 0 && player.level != Level::doge) return std::nullopt;
  if (player.level == Level::doge && player.milliseconds == 0) player.milliseconds = kDogeMilliseconds;
  if (colon == std::string_view::npos) return player;
  if (!has_personas(player.level)) return std::nullopt;
  for (std::size_t i = 0; i < G::leanings.size(); ++i)
    if (G::leanings[i] == text.substr(colon + 1)) player.leaning = static_cast<int>(i);
  return player.leaning < 0 ? std::nullopt : std::optional(player);
}

template <class G>
constexpr Text write_player(const Player& player) {
  Text text(kLevels[static_cast<int>(player.level)]);
  if (player.leaning >= 0) text = text + ":" + G::leanings[player.leaning];
  if (player.level != Level::doge || player.milliseconds == kDogeMilliseconds) return text;
  text = text + "@" + player.milliseconds / 1000;
  if (int rest = player.milliseconds % 1000; rest > 0) {
    text += ".";
    for (int unit = 100; rest > 0; unit /= 10) {
      text += rest / unit;
      rest %= unit;
    }
  }
  return text;
}

}  // namespace laguna::ai
