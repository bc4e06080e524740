// What the players of each game have learned.
#pragma once

#include "ai/knowledge.hpp"

namespace laguna {

template <class G>
const ai::Knowledge<G>& knowledge_of() {
  static const ai::Knowledge<G> nothing{};
  return nothing;
}

}  // namespace laguna
