#!/usr/bin/env bash
# What a person types at the game: wrong input is refused in one sentence, exit status 2; no window opens.
source "$(dirname "$0")/harness.sh"

expect_refusal 2 'mode.*(sokoban|perfect)' "$game" --mode sokoban
expect_refusal 2 'size' "$game" --size 0x7
expect_refusal 2 'size' "$game" --size 20
expect_refusal 2 'size' "$game" --size 99999999999999999999x2
expect_refusal 2 'size' "$game" --size 100000x100000
expect_refusal 2 'difficulty' "$game" --difficulty impossible
expect_refusal 2 'ticks' "$game" --headless --ticks -5
expect_refusal 2 'bot' "$game" --headless --bot genius
expect_refusal 2 'headless' "$game" --headless
expect_refusal 2 'jump' "$game" --jump
expect_refusal 2 'nowhere.replay' "$game" --headless --replay "$scratch/nowhere.replay"
expect_refusal 2 'nowhere.txt' "$game" "$scratch/nowhere.txt"
printf 'WIDTH=four\nHEIGHT=3\n' >"$scratch/bad.txt"
status=0
"$game" "$scratch/bad.txt" >"$scratch/out" 2>"$scratch/err" </dev/null || status=$?
[[ $status == 2 ]] || fail "a faulty config file ends with exit status 2, not $status"
grep -q 'WIDTH' "$scratch/err" || fail "a faulty config file is named by its key: $(cat "$scratch/err")"
pass "a faulty config file is refused"

[[ $("$game" --version) =~ [0-9]+\.[0-9]+\.[0-9]+ ]] || fail "--version tells the version"
"$game" --help | grep -q -- '--seed' || fail "--help tells the options"
pass "--version and --help answer"

fact() { tr ' ' '\n' <"$1" | sed -n "s/^$2=//p"; }
"$game" --headless --mode perfect --seed 42 --bot solver >"$scratch/facts"
[[ $(fact "$scratch/facts" outcome) == won ]] || fail "the solver bot wins: $(cat "$scratch/facts")"
[[ $(fact "$scratch/facts" steps) == "$(fact "$scratch/facts" par)" ]] || fail "in par steps: $(cat "$scratch/facts")"
pass "the solver bot wins the board of seed 42 in par steps"
"$game" --headless --mode perfect --seed 42 --bot solver >"$scratch/again"
cmp "$scratch/facts" "$scratch/again" || fail "the same run says the same"
"$game" --headless --mode pacman --seed 42 --bot runner --ticks 2000 --record "$scratch/run.replay" >"$scratch/facts"
"$game" --headless --replay "$scratch/run.replay" >"$scratch/again"
[[ $(fact "$scratch/facts" digest) == "$(fact "$scratch/again" digest)" ]] || fail "a replay ends in the same world"
pass "a replay ends in the same world"
sed '$ s/.$/x/' "$scratch/run.replay" >"$scratch/damaged.replay"
if "$game" --headless --replay "$scratch/damaged.replay" >/dev/null 2>&1; then fail "a damaged replay is refused"; fi
pass "a damaged replay is refused"

SDL_VIDEODRIVER=dummy "$game" --user "$scratch/user" --mode pacman --seed 42 --screenshot "$scratch/a.png" --frames 60
[[ $(head -c 8 "$scratch/a.png" | od -An -tx1 | tr -d ' ') == 89504e470d0a1a0a ]] || fail "--screenshot writes a PNG"
cp "$scratch/a.png" "$pictures/screenshot-option.png"
pass "--screenshot writes a picture without a display"

# The manual page and --help tell the same options.
options_in() { grep -oE '(\\-\\-|--)[a-z][a-z-]+' | sed 's/\\//g' | sort -u; }
manual=$(dirname "$0")/../../packaging/man/mazewright.6
difference=$(diff <("$game" --help | options_in) <(options_in <"$manual")) ||
    fail "manual page (>) and --help (<) tell the same options: $difference"
pass "the manual page and --help tell the same options"
