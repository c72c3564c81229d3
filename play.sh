#!/usr/bin/env bash
# Builds Mazewright if need be and starts it. All arguments go to the game: ./play.sh --mode pacman
set -euo pipefail

started_in=$PWD
cd "$(dirname "${BASH_SOURCE[0]}")"
root=$PWD
source third_party/packages.sh

echo "Mazewright: looking for the packages it is built from"
install_packages "${build_packages[@]}"
if ! command -v cmake >/dev/null || ! command -v ninja >/dev/null; then
    say_other_systems
    exit 1
fi
echo "Mazewright: configuring the release build in build/release"
configure_release -DBUILD_TESTING=OFF >/dev/null || { say_other_systems; exit 1; }
echo "Mazewright: building what has changed (the first time takes a minute or two)"
cmake --build --preset release --target mazewright

echo "Mazewright: starting the game"
cd "$started_in"
exec "$root/build/release/mazewright" "$@"
