#!/usr/bin/env bash
# A person starts Pac-Man mode from the title screen, asks for a new board, pauses, resumes and quits.
source "$(dirname "$0")/harness.sh"

start_screen 1280x800
start_game --seed 42 --record "$scratch/left.replay"
picture pacman-title
press Down Return
sleep 0.5
picture pacman-start
expect_different pacman-title pacman-start "the second entry of the title screen starts a board"
press r
sleep 0.5
picture pacman-new-board
expect_different pacman-start pacman-new-board "R gives a new board"
press p
picture pacman-pause
expect_different pacman-new-board pacman-pause "P pauses"
sleep 0.5
picture pacman-pause-later
[[ $(differing_pixels pacman-pause pacman-pause-later) -lt 3000 ]] || fail "nothing moves on the board in the pause"
press p
sleep 0.5
picture pacman-resumed
expect_different pacman-pause pacman-resumed "P resumes"
xdotool keydown Left
sleep 0.7
xdotool keyup Left
expect_running "the game plays on after the pause"
press Escape
sleep 0.3
press q
expect_exit 0 5 "Q in the pause ends the game"

facts=$("$game" --headless --replay "$scratch/left.replay")
grep -qx 'mode=pacman' <<<"$(tr ' ' '\n' <<<"$facts")" || fail "the recording is of Pac-Man mode, not: $facts"
if grep -qx 'outcome=won' <<<"$(tr ' ' '\n' <<<"$facts")"; then fail "quitting is never a win: $facts"; fi
pass "the recording of the board that was left can be watched"
