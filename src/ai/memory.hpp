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

struct NoInference {};
template <class G>
struct Inferred {
  using Inference = NoInference;
};
template <class G>
  requires requires { typename G::Inference; }
struct Inferred<G> {
  using Inference = typename G::Inference;
};

template <Insightful G>
using InferenceOf = typename Inferred<G>::Inference;
template <Insightful G>
using MemoryOf = typename Remembered<G>::Memory;

}  // namespace laguna::ai
