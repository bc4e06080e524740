#!/usr/bin/env bash
# Compiles every header of the pure rooms for WebAssembly, and plays there the same games as here.
set -euo pipefail
root=$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")
out=$root/build-wasm
mkdir -p "$out"
cd "$root"

# generate SCRIPT SOURCE HEADER: as CMakeLists.txt does it
generate() {
  [[ ! -f $2 ]] || cmake -DSOURCE="$2" -DTARGET="$out/$game/$3" -DSPACE="laguna::$game" -P "$1"
}
for rules in src/*/rules.md; do
  game=$(basename "$(dirname "$rules")")
  generate scripts/embed.cmake "$rules" rules_text.hpp
  generate "src/$game/board.cmake" "src/$game/board.json" default_board.hpp
done

common=(-std=c++23 -O3 -Wall -Wextra -Werror -Isrc -I"$out")
for room in src/kit src/game src/ai $(dirname src/*/rules.md); do
  [[ -d $room ]] || continue
  while read -r header; do common+=(-include "${header#src/}"); done \
    < <(find "$room" -name tests -prune -o -name '*.hpp' -print | sort)
done
common+=(scripts/wasm_check.cpp)

clang++-19 --target=wasm32-wasi --sysroot=/usr -msimd128 -fno-exceptions -fno-rtti -mexec-model=reactor \
  "${common[@]}" -Wl,--strip-all -o "$out/laguna.wasm"
echo "laguna.wasm has $(stat -c %s "$out/laguna.wasm") bytes"

command -v node >/dev/null || exit 0
clang++-19 "${common[@]}" -o "$out/native"
here=$("$out/native")
there=$(node -e '
  const bytes = require("fs").readFileSync(process.argv[1]);
  const imports = new Proxy({}, { get: () => new Proxy({}, { get: () => () => 0 }) });
  WebAssembly.instantiate(bytes, imports).then(({ instance: { exports } }) => {
    exports._initialize();
    console.log(exports.checksum(1000) >>> 0);
  });' "$out/laguna.wasm")
[[ $here == "$there" ]] || { echo "checksum $there in WebAssembly, $here on this machine"; exit 1; }
echo "checksum $here, in WebAssembly as on this machine"
