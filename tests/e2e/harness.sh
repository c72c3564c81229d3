# shellcheck shell=bash
# What a test of the real program needs: a private virtual screen, the game on it, keys typed at it and
# pictures of what a person would see. Sourced by the *_test.sh beside it, which CTest calls as
#
#     NAME_test.sh BUILD_FOLDER
#
# Exit status: 0 passed, 1 failed (the last line says what was expected), 77 skipped because a tool is
# missing. With CI=true a missing tool is a failure, so that nothing is skipped unseen.
# Nobody's real settings are read or changed: HOME and the XDG folders point into a scratch folder.
set -euo pipefail

build=$(cd "${1:?usage: $0 BUILD_FOLDER}" && pwd)
game=$build/mazewright
# shellcheck disable=SC2034  # used by the tests
mazegen=$build/mazegen
pictures=$build/screenshots
scratch=$(mktemp -d)
mkdir -p "$pictures" "$scratch/home"
screen_pid='' game_pid='' window=''

export HOME=$scratch/home XDG_DATA_HOME=$scratch/home/data XDG_CONFIG_HOME=$scratch/home/config
export SDL_AUDIODRIVER=dummy SDL_RENDER_DRIVER=software LC_ALL=C.UTF-8
unset DISPLAY WAYLAND_DISPLAY SDL_VIDEODRIVER

leave() {
    [[ -z $game_pid ]] || kill -KILL "$game_pid" 2>/dev/null || true
    [[ -z $screen_pid ]] || kill "$screen_pid" 2>/dev/null || true
    wait
    rm -rf "$scratch"
}
trap leave EXIT

pass() { echo "ok: $*"; }

fail() {
    echo "failed: $*"
    if [[ -s $scratch/game.err ]]; then sed 's/^/  the game said: /' "$scratch/game.err"; fi
    [[ -z $screen_pid ]] || import -window root "$pictures/failed-$(basename "$0" .sh).png" || true
    exit 1
}

need_tools() {
    local tool
    for tool in "$@"; do
        command -v "$tool" >/dev/null && continue
        echo "skipped: $tool is not installed"
        if [[ ${CI:-} == true ]]; then exit 1; else exit 77; fi
    done
}

# until_true SECONDS COMMAND... : tries the command again and again until it succeeds or time is up.
until_true() {
    local deadline=$((${EPOCHREALTIME/./} + $1 * 1000000))
    shift
    until "$@"; do
        ((${EPOCHREALTIME/./} < deadline)) || return 1
        sleep 0.05
    done
}

# start_screen WIDTHxHEIGHT : a virtual screen of that size, 24 bits deep. Two screens that start at once
# on one machine may pick the same number, and one of them then does not answer: it is tried again.
start_screen() {
    need_tools Xvfb xdotool import compare
    # -noreset: else the screen starts anew whenever its last client leaves, and refuses who comes just then.
    local try
    for try in 1 2 3; do
        : >"$scratch/display"
        Xvfb -displayfd 3 -screen 0 "$1x24" -nolisten tcp -noreset 3>"$scratch/display" 2>"$scratch/screen.err" &
        screen_pid=$!
        if until_true 10 test -s "$scratch/display"; then
            DISPLAY=:$(cat "$scratch/display")
            export DISPLAY
            if until_true 5 xdotool getdisplaygeometry >/dev/null 2>&1; then return; fi
        fi
        echo "screen $try does not answer: $(tail -n 1 "$scratch/screen.err")"
        kill "$screen_pid" 2>/dev/null || true
    done
    screen_pid=''
    fail "the virtual screen starts"
}

find_window() {
    window=$(xdotool search --onlyvisible --pid "$game_pid" 2>/dev/null | tail -n 1)
    [[ -n $window ]]
}

# start_game [OPTION...] : starts $game and waits for its window, which then has the keyboard.
start_game() {
    "$game" --user "$scratch/user" "$@" >"$scratch/game.out" 2>"$scratch/game.err" &
    game_pid=$!
    until_true 20 find_window || fail "a window opens for: mazewright $*"
    xdotool windowfocus --sync "$window"
    sleep 0.3
}

# press KEY... : taps each key by its X name, at a person's pace.
press() {
    local key
    for key in "$@"; do
        xdotool key --delay 60 "$key"
        sleep 0.35
    done
}

picture() { import -window root "$pictures/$1.png"; }

# differing_pixels A B : how many pixels of two pictures differ clearly.
differing_pixels() {
    compare -metric AE -fuzz 5% "$pictures/$1.png" "$pictures/$2.png" null: 2>&1 || true
}

expect_different() {
    local count
    count=$(differing_pixels "$1" "$2")
    ((${count%%.*} > 500)) || fail "$3 ($1.png and $2.png differ in $count pixels)"
    pass "$3"
}

game_has_ended() { ! kill -0 "$game_pid" 2>/dev/null; }

expect_running() {
    if game_has_ended; then fail "the game still runs: $*"; fi
    pass "$*"
}

# expect_exit STATUS SECONDS SENTENCE
expect_exit() {
    until_true "$2" game_has_ended || fail "$3 (it still runs after $2 s)"
    local status=0
    wait "$game_pid" || status=$?
    game_pid=''
    [[ $status == "$1" ]] || fail "$3 (exit status $status, expected $1)"
    pass "$3"
}

# expect_refusal STATUS PATTERN COMMAND... : the command ends with that status and says exactly one
# sentence, on standard error, which matches the pattern.
expect_refusal() {
    local status=0 expected=$1 pattern=$2
    shift 2
    timeout 20 "$@" >"$scratch/out" 2>"$scratch/err" </dev/null || status=$?
    local said
    said="$*: exit status $status, output '$(head -c 300 "$scratch/out")', error '$(head -c 600 "$scratch/err")'"
    [[ $status == "$expected" ]] || fail "exit status $expected from $said"
    [[ ! -s $scratch/out ]] || fail "nothing on standard output from $said"
    [[ $(grep -c . "$scratch/err") == 1 ]] || fail "one sentence from $said"
    grep -qE "$pattern" "$scratch/err" || fail "a sentence with '$pattern' from $said"
    pass "$(cat "$scratch/err")"
}
