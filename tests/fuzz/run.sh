#!/usr/bin/env bash
# Throws bytes at every reader of files, SECONDS for each (60), starting from the corpus beside this file:
#
#     run.sh [SECONDS]
#
# Needs clang++ with libFuzzer. A crash leaves its input in build/fuzz and ends the run with status 1.
set -euo pipefail
cd "$(dirname "$0")/../.."
seconds=${1:-60}
cores=$(getconf _NPROCESSORS_ONLN)
mkdir -p build/fuzz
# shellcheck disable=SC2054  # the commas are the compiler's
flags=(-std=c++20 -O1 -g1 -fsanitize=address,undefined -fno-sanitize-recover=all -Isrc)

# The library once, with the fuzzer's counters in it; each reader is linked to the same objects.
compile() {
    local object
    object=build/fuzz/$(tr / _ <<<"$1").o
    clang++ "${flags[@]}" -fsanitize=fuzzer-no-link -c "$1" -o "$object"
}
running=0
while read -r source; do
    if ((running >= cores)); then wait -n; else running=$((running + 1)); fi
    compile "$source" &
done < <(find src/maze -name '*.cpp')
wait

fuzz() {
    local reader=$1
    clang++ "${flags[@]}" -fsanitize=fuzzer "tests/fuzz/${reader}_fuzz.cpp" build/fuzz/*.o -o "build/fuzz/$reader"
    mkdir -p "build/fuzz/found-$reader"
    "build/fuzz/$reader" -max_total_time="$seconds" -max_len=4096 -timeout=10 -rss_limit_mb=1024 -verbosity=0 \
        -artifact_prefix="build/fuzz/$reader-" "build/fuzz/found-$reader" "tests/fuzz/corpus/$reader"
    echo "ok: $seconds seconds of $reader"
}

# Two at a time, one for each core of the smallest machine this runs on.
for pair in 'config hex' 'json code'; do
    workers=()
    for reader in $pair; do
        fuzz "$reader" &
        workers+=($!)
    done
    for worker in "${workers[@]}"; do wait "$worker"; done
done
