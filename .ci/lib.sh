# shellcheck shell=bash disable=SC2154
# Shared by run, test and .ci/run, which set `root` to the repository: what they install, how they
# build. Every message goes to stderr; exit code 5 means that the program could not be made.

note() { printf 'tally: %s\n' "$*" >&2; }

fail() {
  note "$@"
  exit 5
}

# packages GROUP...: the Debian packages of these groups, one a line.
packages() {
  local group name _
  [[ -z $(find "$root/verify" -name '*.cpp' -print -quit) ]] || set -- "$@" verify
  while read -r group name _; do
    [[ " $* " != *" $group "* ]] || echo "$name"
  done <"$root/.ci/packages"
}

# install GROUP...: installs what is missing of these groups.
install() {
  command -v dpkg-query >/dev/null || return 0  # not a Debian: cmake says what it does not find
  local wanted present missing=()
  mapfile -t wanted < <(packages "$@")
  present=$(dpkg-query -W -f='${db:Status-Status} ${Package}\n' "${wanted[@]}" 2>/dev/null || true)
  local name
  for name in "${wanted[@]}"; do
    [[ $'\n'$present$'\n' == *$'\n'"installed $name"$'\n'* ]] || missing+=("$name")
  done
  [[ ${#missing[@]} -gt 0 ]] || return 0

  local command=(apt-get install -y --no-install-recommends "${missing[@]}")
  local root_shell=()
  if [[ $EUID -ne 0 ]]; then
    command -v sudo >/dev/null || fail "packages are missing; as root, run: ${command[*]}"
    root_shell=(sudo)
  fi
  note "installing ${missing[*]}"
  local log
  log=$(mktemp)
  # The lists of packages are fetched only when they are missing or too old to install from.
  if ! apt "${command[@]:1}" && ! { apt update && apt "${command[@]:1}"; }; then
    tail -n 20 "$log" >&2
    rm -f "$log"
    fail "could not install the packages; as root, run: apt-get update && ${command[*]}"
  fi
  rm -f "$log"
}

# apt ARGUMENT...: apt-get with these, into the log of install.
apt() {
  "${root_shell[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -q -o DPkg::Lock::Timeout=300 "$@" \
    </dev/null >>"$log" 2>&1
}

# build FOLDER TARGET [OPTION=VALUE...]: configures when needed and builds.
build() {
  local folder=$1 target=$2
  shift 2
  if ! mkdir -p "$folder" 2>/dev/null ||
    [[ ! -w $folder || (-e $folder/.lock && ! -w $folder/.lock) ]]; then
    fail "cannot write $folder: run this as the owner of the repository, or in a copy of your own"
  fi
  (
    flock -n 9 || { note "waiting for another build in $folder" && flock 9; }
    configured "$folder" "$@" || configure "$folder" "$@"
    if ! ninja -C "$folder" -j "$(nproc)" "$target" </dev/null 2>&1 |
      tee "$folder/build.log" | progress; then
      grep -v '^\[[0-9]*/[0-9]*\] ' "$folder/build.log" >&2 || true
      fail "the build failed; the compiler's words are above and in $folder/build.log"
    fi
  ) 9>"$folder/.lock"
}

# configured FOLDER [OPTION=VALUE...]: whether the folder is ready for ninja, with these options.
configured() {
  local cache=$1/CMakeCache.txt option
  [[ -e $1/build.ninja ]] && grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$root" "$cache" || return
  shift
  for option in "$@"; do
    grep -qx "${option%%=*}:[A-Z]*=${option#*=}" "$cache" || return
  done
}

configure() {
  local folder=$1 fresh=()
  shift
  # Whoever works on the code can say otherwise: a changed file alone is then compiled again.
  grep -qs '^TALLY_TOGETHER:' "$folder/CMakeCache.txt" || set -- TALLY_TOGETHER=ON "$@"
  note "configuring $folder"
  # A tree that was moved or copied starts again: what lies in the folder names the old place.
  if ! grep -qsxF "CMAKE_HOME_DIRECTORY:INTERNAL=$root" "$folder/CMakeCache.txt"; then
    fresh=(--fresh)
    rm -f "$folder/.ninja_deps" "$folder/.ninja_log"
  fi
  if ! cmake "${fresh[@]}" -S "$root" -B "$folder" -G Ninja "${@/#/-D}" </dev/null \
    >"$folder/configure.log" 2>&1; then
    cat "$folder/configure.log" >&2
    fail "cmake could not configure $folder"
  fi
}

# Reads ninja's output and says that something is built: step by step on a terminal, else once.
progress() {
  local line told=
  while IFS= read -r line; do
    [[ $line == \[+([0-9])/+([0-9])\]\ * && $line != *"] Re-"* ]] || continue
    if [[ -t 2 ]]; then
      printf '\r\e[K%.79s' "$line" >&2
    elif [[ -z $told ]]; then
      line=${line%%]*}
      note "building (${line#*/} steps)"
    fi
    told=1
  done
  [[ -z $told || ! -t 2 ]] || printf '\r\e[K' >&2
}
