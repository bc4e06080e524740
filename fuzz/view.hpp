// Any text as what a seat sees: it is refused with a reason, or the seat can decide and sees just that.
#pragma once

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string_view>

#include "fuzz/demand.hpp"
#include "kit/text.hpp"
#include "table/table.hpp"

namespace laguna {

// The name of a game, a blank, a view.
inline void fuzz_view(std::string_view text) {
  const std::string_view game = cut_word(text);
  const auto seen = Table::seen(game, text);
  if (!seen) return demand(!seen.error().reason.empty(), "a refusal has a reason");
  const auto [table, seat] = std::tie(seen->table, seen->seat);
  demand(table->turn().seats.has(seat), "it is the seat's turn");
  std::string view;
  table->view({seat}, view);
  demand(nlohmann::json::parse(view) == nlohmann::json::parse(text), "a view reads as it is written");
  Random random(1);
  const auto action = table->suggest(seat, "serventino", random);
  demand(action.has_value(), "a seat that has the turn can decide");
  const auto legal = table->legal(seat);
  demand(std::ranges::find(legal, *action) != legal.end(), "what is decided is legal");
}

}  // namespace laguna
