#!/usr/bin/env bash
# Any window size: the game draws in it, survives it and is whole again afterwards.
source "$(dirname "$0")/harness.sh"

start_screen 1920x1080
xdotool mousemove 1915 1075 # out of the way: entering the window it would choose the row of a menu

resize() {
    xdotool windowsize "$window" "$1" "$2"
    sleep 0.4
}

for mode in perfect pacman; do
    start_game --mode "$mode" --seed 5 --windowed
    resize 1280 800
    press p
    picture "resize-$mode-before"
    for size in 320x240 480x800 1x1 50x50 1x900 1900x1 1800x100 320x240; do
        resize "${size%x*}" "${size#*x}"
        if game_has_ended; then fail "$mode: the game survives a window of $size"; fi
    done
    picture "resize-$mode-tiny"
    resize 1280 800
    sleep 0.4
    picture "resize-$mode-after"
    count=$(differing_pixels "resize-$mode-before" "resize-$mode-after")
    ((${count%%.*} < 3000)) || fail "$mode: back at 1280x800 all is as before ($count pixels differ)"
    pass "$mode: all window sizes survived, and back at 1280x800 all is as before"
    kill -TERM "$game_pid"
    expect_exit 0 2 "$mode: SIGTERM ends the game within two seconds"
done
