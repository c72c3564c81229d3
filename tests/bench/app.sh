#!/usr/bin/env bash
# What the game costs: time to the first window, memory and processor share, on a virtual screen with the
# software renderer. Prints figures and judges nothing, since they depend on the machine.
#
#   tests/bench/app.sh [BUILD_FOLDER]      default: build/release
set -- "${1:-$(dirname "${BASH_SOURCE[0]}")/../../build/release}"
source "$(dirname "${BASH_SOURCE[0]}")/../e2e/harness.sh"

start_screen 1280x800
ticks_per_second=$(getconf CLK_TCK)

now_ms() { echo $((${EPOCHREALTIME/./} / 1000)); }

stop_game() {
    kill -TERM "$game_pid"
    wait "$game_pid" || true
}

# first_window ARG... : sets window_ms, the milliseconds from start to a visible window.
first_window() {
    local began
    began=$(now_ms)
    "$game" --user "$scratch/user" "$@" 2>"$scratch/game.err" &
    game_pid=$!
    until find_window; do kill -0 "$game_pid" || fail "the game starts: mazewright $*"; done
    window_ms=$(($(now_ms) - began))
}

processor_ticks() { awk '{ print $14 + $15 }' "/proc/$game_pid/stat"; }

# report STATE SECONDS : processor share over that time, and memory at its end.
report() {
    local before after began
    before=$(processor_ticks)
    began=$(now_ms)
    sleep "$2"
    after=$(processor_ticks)
    awk -v state="$1" -v ticks=$((after - before)) -v hz="$ticks_per_second" -v ms=$(($(now_ms) - began)) \
        -v kib="$(awk '/^VmRSS/ { print $2 }' "/proc/$game_pid/status")" \
        'BEGIN { printf "bench app state=%s cpu_percent=%.1f rss_mib=%.1f\n", state, 100000 * ticks / hz / ms, kib / 1024 }'
}

for round in 1 2 3 4; do
    first_window --seed 1
    # The first round only warms the file cache.
    ((round == 1)) || echo "bench app first_window_ms=$window_ms"
    sleep 0.2
    stop_game
done

start_game --seed 1
sleep 1
report title 5
stop_game
for mode in perfect pacman; do
    start_game --mode "$mode" --seed 1
    sleep 1
    xdotool keydown Right
    report "play-$mode" 5
    xdotool keyup Right
    press p
    sleep 1
    report "pause-$mode" 5
    stop_game
done
