#!/usr/bin/env bash
# The same tables, clients and pace on a boardgame.io server and on ours, one after the other.
# Usage: src/load/boardgame_io/run.sh TABLES PACE SECONDS, for example 200 1000 15
set -euo pipefail
here=$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")
root=$here/../../..
tables=${1:-200} pace=${2:-1000} seconds=${3:-15} port=${PORT:-18741}

folder=$(mktemp -d)
server=
trap '[[ -z $server ]] || kill "$server" 2>/dev/null || true; rm -rf "$folder"' EXIT
cp "$here"/*.mjs "$here/package.json" "$folder"
(cd "$folder" && npm install --no-fund --no-audit --silent >npm.log 2>&1) || {
  echo "boardgame.io could not be installed:" >&2
  tail -n 5 "$folder/npm.log" >&2
  exit 1
}
ulimit -n "$(ulimit -Hn)"

measure() {
  echo "== boardgame.io, $1"
  (cd "$folder" && exec node server.mjs "$port" "${@:2}" >server.log 2>&1) &
  server=$!
  for _ in {1..100}; do
    ! (exec 3<>"/dev/tcp/127.0.0.1/$port") 2>/dev/null || break
    sleep 0.1
  done
  node "$folder/players.mjs" "$port" "$tables" "$pace" "$seconds" "$server" || tail -n 5 "$folder/server.log" >&2
  kill "$server" && wait "$server" 2>/dev/null || true
  server=
}

measure "in memory, nothing is kept"
measure "written to files, not flushed to the disk" "$folder/games"
echo "== Laguna, flushed to the disk before anybody is told"
"$root/laguna" load --tables "$tables" --pace "$pace" --seconds "$seconds"
