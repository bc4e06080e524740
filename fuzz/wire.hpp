// What clients say, fed with anything: the readers take it or name what is wrong, and an answer can always be
// written.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "fuzz/demand.hpp"
#include "table/wire.hpp"

namespace laguna {

inline void fuzz_wire(std::string_view text) {
  std::string last;  // most readers say the same about most texts
  const auto answered = [&](const Refusal& refusal) {
    demand(!refusal.reason.empty(), "a refusal has a reason");
    if (refusal.reason == last) return;
    demand(Json::accept(wire::refused(1, refusal)), "a refusal can be written");
    last = refusal.reason;
  };
  if (const auto message = wire::read_message(text); !message) answered(message.error().refusal);
  if (const auto claim = wire::read_claim(text, "mille-fiori"); !claim) answered(claim.error());
  const auto order = wire::read_order(text);
  if (!order) return answered(order.error());
  if (const auto table = Table::open(order->game, order->options); !table) answered(table.error());
}

}  // namespace laguna
