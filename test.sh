#!/usr/bin/env bash
# Builds Mazewright and runs every test. All arguments go to CTest: ./test.sh -R maze
# MAZEWRIGHT_WERROR=ON in the environment makes compiler warnings errors.
set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")"
source third_party/packages.sh

echo "Mazewright: looking for the packages it is built and tested with"
install_packages "${build_packages[@]}" "${test_packages[@]}"
if ! command -v cmake >/dev/null || ! command -v ninja >/dev/null; then
    say_other_systems
    exit 1
fi
echo "Mazewright: configuring the release build in build/release"
configure_release -DBUILD_TESTING=ON ${MAZEWRIGHT_WERROR:+"-DMAZEWRIGHT_WERROR=$MAZEWRIGHT_WERROR"} >/dev/null ||
    { say_other_systems; exit 1; }
echo "Mazewright: building what has changed (the first time takes a few minutes)"
cmake --build --preset release

echo "Mazewright: running the tests"
ctest --preset release --parallel "$(getconf _NPROCESSORS_ONLN)" "$@"
