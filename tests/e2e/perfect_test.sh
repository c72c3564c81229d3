#!/usr/bin/env bash
# A person starts a perfect maze from the title screen, walks to the door by keys, and leaves.
source "$(dirname "$0")/harness.sh"

start_screen 1280x800

# The same size and seed name the same board in the game and in the command, which tells the way.
"$mazegen" make --size 5x3 --seed 4 --format hex -o "$scratch/board.maze"
way=$("$mazegen" solve "$scratch/board.maze")
[[ $way =~ ^[NESW]+$ ]] || fail "mazegen tells the way as letters, not '$way'"
keys=()
for ((i = 0; i < ${#way}; i++)); do
    case ${way:i:1} in
        N) keys+=(Up) ;; E) keys+=(Right) ;; S) keys+=(Down) ;; W) keys+=(Left) ;;
    esac
done

start_game --size 5x3 --seed 4 --record "$scratch/won.replay"
picture perfect-title
press Return
sleep 0.5
picture perfect-start
expect_different perfect-title perfect-start "Enter on the title screen starts a board"
press h
picture perfect-hint
expect_different perfect-start perfect-hint "H shows the way"
press h "${keys[@]}"
sleep 1.5
picture perfect-won
expect_different perfect-start perfect-won "walking $way shows the congratulation"
press Escape
sleep 0.5
picture perfect-title-again
expect_different perfect-won perfect-title-again "Esc after a win leads to the title"
press q
expect_exit 0 5 "Q on the title screen ends the game"

facts=$("$game" --headless --replay "$scratch/won.replay")
grep -qx 'outcome=won' <<<"$(tr ' ' '\n' <<<"$facts")" || fail "the recording of the walk is a win, not: $facts"
grep -qx "steps=${#way}" <<<"$(tr ' ' '\n' <<<"$facts")" || fail "the walk took ${#way} steps, not: $facts"
pass "the recording says won in ${#way} steps"
