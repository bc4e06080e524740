// Random games for the checksum that scripts/wasm_check.sh compares between WebAssembly and this machine.
#include "game/playout.hpp"
#include "mille_fiori/game.hpp"

namespace laguna {

template <Game G>
unsigned checksum(int games) {
  unsigned sum = 2166136261u;
  Random random(1);
  for (int game = 0; game < games; ++game)
    for (const char* options : {"seats 2", "seats 3", "seats 4", "seats 4 tactical"}) {
      auto state = G::start(*G::read_options(options));
      play_out<G>(state, random, Direct<G>());
      for (const int score : G::scores(state)) sum = (sum ^ static_cast<unsigned>(score)) * 16777619u;
    }
  return sum;
}

}  // namespace laguna

#ifdef __wasm__
[[clang::export_name("checksum")]]
#endif
unsigned checksum(int games) {
  return laguna::checksum<laguna::mille_fiori::MilleFiori>(games);
}

#ifndef __wasm__
#include <cstdio>
int main() { std::printf("%u\n", checksum(1000)); }
#endif
