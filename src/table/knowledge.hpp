// What the players of each game have learned.
#pragma once

#include <memory>
#include <stdexcept>

#include "table/weights.hpp"

namespace laguna {

// Of a game without networks nothing is known but points.
template <class G>
std::unique_ptr<ai::Knowledge<G>> read_knowledge() {
  auto knowledge = std::make_unique<ai::Knowledge<G>>();
  for (int seats = 2; seats <= kMaxSeats; ++seats) {
    const std::string_view bytes = weights_of(G::name, seats);
    const auto wrong =
        bytes.empty() ? std::nullopt : read_weights<G>(bytes, seats, knowledge->networks[seats - 2]);
    if (wrong)
      throw std::logic_error(fmt::format("the network of {} for {} seats: {}", G::name, seats, *wrong));
  }
  return knowledge;
}

template <class G>
const ai::Knowledge<G>& knowledge_of() {
  static const std::unique_ptr<const ai::Knowledge<G>> knowledge = read_knowledge<G>();
  return *knowledge;
}

}  // namespace laguna
