// Players in words, as tables, the wire and the command line read them.
#pragma once

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <chrono>
#include <optional>

#include "ai/levels.hpp"
#include "table/table.hpp"

namespace laguna {

// What is wrong with a player in words, if anything.
template <class G>
std::optional<Refusal> no_player(std::string_view words) {
  if (ai::read_player<G>(words)) return std::nullopt;
  const std::string_view without_time = words.substr(0, words.find('@'));
  const std::string_view name = without_time.substr(0, without_time.find(':'));
  const auto level = ai::read_level(name);
  if (!level)
    return Refusal{fmt::format("there is no bot {} (there is: {})", record::quoted(words), bot_names())};
  if (name.size() < without_time.size() && !ai::has_personas(*level))
    return Refusal{fmt::format("{} has no personas: only maestro and doge have", name)};
  if (name.size() < without_time.size() && !ai::read_player<G>(without_time))
    return Refusal{fmt::format("there is no persona {} in {} (there is: {})",
                               record::quoted(without_time.substr(name.size() + 1)), G::name,
                               fmt::join(G::leanings, ", "))};
  if (*level != ai::Level::doge) return Refusal{fmt::format("{} takes no time: only doge does", name)};
  return Refusal{fmt::format("the time of doge is a number of seconds from 0.001 to {}, not {}",
                             ai::kMostMilliseconds / 1000,
                             record::quoted(words.substr(without_time.size() + 1)))};
}

template <class G>
std::chrono::milliseconds time_of(std::string_view words) {
  const auto player = ai::read_player<G>(words);
  return std::chrono::milliseconds(player ? ai::budget_of(*player) : 0);
}

}  // namespace laguna
