#!/usr/bin/env bash
# The game starts from anywhere and by any name, and says in one sentence why when it cannot.
source "$(dirname "$0")/harness.sh"

# Without a display.
expect_refusal 1 . "$game" --user "$scratch/user"

start_screen 1280x800
real_game=$game

# starts_well SENTENCE : $game, started as it is named now, shows a title screen with all its parts.
starts_well() {
    start_game --seed 1
    sleep 0.5
    import -window "$window" "$scratch/title.png"
    local colours
    colours=$(identify -format '%k' "$scratch/title.png")
    ((colours > 100)) || fail "$1: the title screen is drawn with its sprites and fonts ($colours colours)"
    [[ ! -s $scratch/game.err ]] || fail "$1: nothing to complain about"
    kill -TERM "$game_pid"
    expect_exit 0 2 "$1"
}

cd / || exit
starts_well "started from another folder"
cd "$scratch" || exit
ln -s "$real_game" first-link
ln -s first-link second-link
game=./second-link
starts_well "started through a chain of two symlinks"
PATH="$(dirname "$real_game"):$PATH"
game=mazewright
starts_well "found on PATH"
game=$real_game

# As a file manager may start it: with nowhere to read from or write to.
cat >"$scratch/closed-streams" <<END
#!/bin/sh
exec "$real_game" "\$@" <&- >&- 2>&-
END
chmod +x "$scratch/closed-streams"
game=$scratch/closed-streams
starts_well "started with all standard streams closed"

# A missing data file is said, not crashed on.
mkdir "$scratch/no-data"
status=0
timeout 20 "$real_game" --user "$scratch/user" --data "$scratch/no-data" --frames 2 --screenshot "$scratch/x.png" \
    2>"$scratch/err" || status=$?
[[ $status == 1 || $status == 2 ]] || fail "a data folder without data ends the game properly (exit status $status)"
grep -q . "$scratch/err" || fail "a data folder without data is said"
pass "a data folder without data: $(head -n 1 "$scratch/err")"
