#!/usr/bin/env bash
# Streams a board of SIZE (100000x100000, ten thousand million cells) in each style that goes by rows through
# the example program, and prints for each the time and the most memory that it held:
#
#     stream.sh [SIZE]
set -euo pipefail
cd "$(dirname "$0")/../.."
size=${1:-100000x100000}

cmake -S examples/consumer -B build/example -DMAZEWRIGHT_SOURCE="$PWD" -DCMAKE_BUILD_TYPE=Release >/dev/null
cmake --build build/example --target maze_stream >/dev/null

for style in binary-tree sidewinder eller; do
    began=${EPOCHREALTIME/./}
    build/example/maze_stream "$style" "$size" >/dev/null &
    peak=unknown
    # The kernel keeps the peak for as long as the program runs.
    while status=$(grep VmHWM "/proc/$!/status" 2>/dev/null); do
        peak=$(tr -dc 0-9 <<<"$status")
        sleep 0.2
    done
    wait "$!"
    echo "bench stream alg=$style size=$size seconds=$(((${EPOCHREALTIME/./} - began) / 1000000)) peak_KB=$peak"
done
