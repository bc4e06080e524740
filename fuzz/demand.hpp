// A fuzzer's promise: broken, it stops the program, so that the input is kept.
#pragma once

#include <cstdio>
#include <cstdlib>

namespace laguna {

inline void demand(bool kept, const char* promise) {
  if (kept) return;
  std::fprintf(stderr, "broken: %s\n", promise);
  std::abort();
}

}  // namespace laguna
