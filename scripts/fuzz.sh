#!/usr/bin/env bash
# fuzz.sh FOLDER TARGET [OPTION…]: lets a fuzzer of that build try inputs, beginning with its corpus, and says how many. What
# it finds worth keeping stays in FOLDER/found, so that it goes on from there; options are libFuzzer's, for example -runs=1000000.
set -euo pipefail
cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/.."
folder=$1 target=$2
shift 2

# Where memory was asked for is told less exactly, and what was freed is remembered for less long: a third less time.
export ASAN_OPTIONS=malloc_context_size=1:quarantine_size_mb=16:${ASAN_OPTIONS:-}
options=(-timeout=5 -rss_limit_mb=1024 -print_final_stats=1 -artifact_prefix="$folder/$target-")
# A server keeps what it is told; what it has lost is seen when it ends.
[[ $target != http ]] || options+=(-detect_leaks=0)

mkdir -p "$folder/found/$target"
"$folder/fuzz_$target" "${options[@]}" "$@" "$folder/found/$target" "fuzz/corpus/$target" >"$folder/$target.log" 2>&1 || {
  tail -n 60 "$folder/$target.log"
  exit 1
}
sed -n "s/^stat::number_of_executed_units: */$target: inputs tried: /p" "$folder/$target.log"
