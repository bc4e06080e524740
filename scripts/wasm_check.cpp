// Random games for the checksum that scripts/wasm_check.sh compares between WebAssembly and this machine.
#include "game/playout.hpp"
#include "table/games.hpp"

namespace laguna {

template <Game G>
void add_games(int games, unsigned& sum) {
  Random random(1);
  for (int game = 0; game < games; ++game)
    for (std::string_view variation : G::variations)
      for (int seats = 2; seats <= kMaxSeats; ++seats) {
        auto state = G::start(*G::read_options(Text("seats ") + seats + variation));
        play_out<G>(state, random, Direct<G>());
        for (const int score : G::scores(state)) sum = (sum ^ static_cast<unsigned>(score)) * 16777619u;
      }
}

}  // namespace laguna

#ifdef __wasm__
[[clang::export_name("checksum")]]
#endif
unsigned checksum(int games) {
  unsigned sum = 2166136261u;
  std::apply([&](auto... entry) { (laguna::add_games<typename decltype(entry)::Type>(games, sum), ...); },
             laguna::Games());
  return sum;
}

#ifndef __wasm__
#include <cstdio>
int main() { std::printf("%u\n", checksum(1000)); }
#endif
