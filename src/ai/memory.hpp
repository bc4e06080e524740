// What a player keeps in mind of a game beyond what it sees now: nothing, if the game does not say what.
#pragma once

#include "game/insight.hpp"

namespace laguna::ai {

struct NoMemory {
  constexpr void see(const auto&) {}
};

template <class G>
struct Remembered {
  using Memory = NoMemory;
};
template <class G>
  requires requires { typename G::Memory; }
struct Remembered<G> {
  using Memory = typename G::Memory;
};

template <Insightful G>
using MemoryOf = typename Remembered<G>::Memory;

}  // namespace laguna::ai
