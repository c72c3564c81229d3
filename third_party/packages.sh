# shellcheck shell=bash
# The distribution packages Mazewright stands on, named in this one place, and how to get them.
# Sourced by play.sh, test.sh and .ci/run; third_party/README.md says why each package is here.
# The names are the same on Debian (12 and newer) and Ubuntu (23.04 and newer).
# shellcheck disable=SC2034  # the lists are read by the scripts that source this file

build_packages=(g++ cmake ninja-build libsdl2-dev libsdl2-image-dev libsdl2-ttf-dev libcli11-dev libtomlplusplus-dev)
test_packages=(catch2 xvfb xauth xdotool imagemagick)
ci_packages=(clang libclang-rt-14-dev clang-format clang-tidy desktop-file-utils appstream librsvg2-bin shellcheck groff-base)

# install_packages NAME... : installs those that are not there yet; needs no network if all are.
# On a system without apt it does nothing: say_other_systems tells the names there.
install_packages() {
    command -v apt-get >/dev/null && command -v dpkg-query >/dev/null || return 0
    local name installed missing=() as_root=()
    installed=$(dpkg-query --show --showformat='${Package} ${db:Status-Status}\n' "$@" 2>/dev/null || true)
    for name in "$@"; do
        [[ $'\n'$installed$'\n' == *$'\n'"$name installed"$'\n'* ]] || missing+=("$name")
    done
    ((${#missing[@]})) || return 0

    if ((EUID != 0)); then
        if ! command -v sudo >/dev/null; then
            echo "These packages are missing and need root to install: apt-get install ${missing[*]}" >&2
            return 1
        fi
        as_root=(sudo)
    fi
    echo "Installing what is missing: ${missing[*]}"
    # The package lists have a lock of their own, for which apt does not wait by itself.
    local try
    for try in 1 2 3 4 5 6; do
        ${as_root[@]+"${as_root[@]}"} apt-get -qq update </dev/null && break
        ((try == 6)) || sleep 10
    done
    ${as_root[@]+"${as_root[@]}"} env DEBIAN_FRONTEND=noninteractive apt-get -qq -y --no-install-recommends \
        -o DPkg::Lock::Timeout=600 -o Dpkg::Use-Pty=0 install "${missing[@]}" </dev/null >/dev/null
}

say_other_systems() {
    cat >&2 <<'END'
Mazewright needs a C++20 compiler, CMake 3.24, Ninja, SDL2, SDL2_image 2.6, SDL2_ttf, CLI11 and toml++; its tests need Catch2 as well.
  Debian 12, Ubuntu 23.04 or newer: run this script, or install the packages named in third_party/packages.sh
  Fedora:    sudo dnf install gcc-c++ cmake ninja-build SDL2-devel SDL2_image-devel SDL2_ttf-devel cli11-devel tomlplusplus-devel catch-devel
  Arch:      sudo pacman -S gcc cmake ninja sdl2 sdl2_image sdl2_ttf cli11 tomlplusplus catch2
  openSUSE:  sudo zypper install gcc-c++ cmake ninja SDL2-devel SDL2_image-devel SDL2_ttf-devel cli11-devel tomlplusplus-devel Catch2-devel
  macOS:     brew install cmake ninja sdl2 sdl2_image sdl2_ttf cli11 tomlplusplus catch2
END
}

# configure_release [-D...] : configures build/release, from scratch if the clone has moved since the last time.
configure_release() {
    local fresh=() home
    if [[ -f build/release/CMakeCache.txt ]]; then
        home=$(sed -n 's/^CMAKE_HOME_DIRECTORY:INTERNAL=//p' build/release/CMakeCache.txt)
        [[ $home -ef . ]] || fresh=(--fresh)
    fi
    cmake --preset release ${fresh[@]+"${fresh[@]}"} --log-level=WARNING "$@"
}
