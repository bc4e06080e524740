#!/usr/bin/env bash
# Runs a command among the sources of the page, with a node that is new enough: scripts/page.sh npx vitest run
set -euo pipefail
root=$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")
source "$root/scripts/setup.sh"
need_node
install_page_packages
cd "$root/web"
exec "$@"
