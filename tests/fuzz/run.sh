#!/usr/bin/env bash
# Throws bytes at every reader of files, SECONDS for each (60), starting from the corpus beside this file:
#
#     run.sh [SECONDS]
#
# Needs clang++ with libFuzzer. A crash leaves its input in build/fuzz and ends the run with status 1.
set -euo pipefail
cd "$(dirname "$0")/../.."
seconds=${1:-60}
mkdir -p build/fuzz
for reader in config hex json code; do
    clang++ -std=c++20 -O1 -g -fsanitize=fuzzer,address,undefined -fno-sanitize-recover=all -Isrc \
        "tests/fuzz/${reader}_fuzz.cpp" src/maze/*.cpp src/maze/generators/*.cpp -o "build/fuzz/$reader"
    mkdir -p "build/fuzz/found-$reader"
    "build/fuzz/$reader" -max_total_time="$seconds" -max_len=4096 -timeout=10 -rss_limit_mb=1024 -verbosity=0 \
        -artifact_prefix="build/fuzz/$reader-" "build/fuzz/found-$reader" "tests/fuzz/corpus/$reader"
    echo "ok: $seconds seconds of $reader"
done
