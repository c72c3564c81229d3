#!/usr/bin/env bash
# What a person types at mazegen: files, pipes, exit status, and big boards on a small stack.
source "$(dirname "$0")/harness.sh"
cd "$scratch"

cat >config.txt <<'CONFIG'
# a maze
WIDTH=20
HEIGHT=15
ENTRY=0,0
EXIT=19,14
OUTPUT_FILE=maze.txt
PERFECT=True
SEED=42
CONFIG
"$mazegen" config.txt >summary 2>remarks
[[ $(wc -l <summary) == 1 && ! -s remarks ]] || fail "a config file ends in one summary line"
[[ $(wc -l <maze.txt) == 19 ]] || fail "the hex file has 15 rows and 4 lines more"
"$mazegen" check maze.txt --perfect || fail "the maze is perfect"
[[ $("$mazegen" solve maze.txt) == "$(tail -n 1 maze.txt)" ]] || fail "solve finds the path of the file"
pass "a config file makes its maze"

sed 's/PERFECT=True/PERFECT=False/; s/maze.txt/chase.txt/' config.txt >chase.cfg
"$mazegen" chase.cfg >summary
"$mazegen" check chase.txt --pacman || fail "the Pac-Man board keeps its promises"
pass "PERFECT=False makes a Pac-Man board"

for style in $("$mazegen" styles | cut -d' ' -f1); do
    "$mazegen" make --style "$style" --seed 7 --format hex | "$mazegen" check - || fail "$style makes a sound board"
done
pass "every style makes a sound board, through a pipe"

ln -s target.txt link.txt
"$mazegen" make --seed 1 --format hex -o link.txt
[[ -L link.txt && -s target.txt ]] || fail "a link stays and its target is written"
status=0
"$mazegen" make --seed 1 >/dev/full 2>remarks || status=$?
[[ $status == 1 && -s remarks ]] || fail "a full standard output is a failure"
pass "links are followed and a full device is told"

(ulimit -s 256 && "$mazegen" make --size 1000x1000 --seed 1 --format hex -o big.txt && "$mazegen" check big.txt --perfect) ||
    fail "a million cells need no deep stack"
pass "a million cells are made, solved, written and checked on a stack of 256 KiB"

LC_ALL=de_DE.UTF-8 "$mazegen" make --seed 1 --format svg >german.svg
LC_ALL=C "$mazegen" make --seed 1 --format svg | cmp - german.svg || fail "no locale changes a file"
pass "no locale changes a file"

options_in() { grep -oE '(\\-\\-|--)[a-z][a-z-]+' | sed 's/\\//g' | sort -u; }
manual=$(dirname "$0")/../../packaging/man/mazegen.1
[[ $manual == /* ]] || manual=$OLDPWD/$manual
help() { for command in '' make solve render measure check styles bench; do "$mazegen" $command --help; done; }
difference=$(diff <(help | options_in) <(options_in <"$manual")) ||
    fail "manual page (>) and --help (<) tell the same options: $difference"
pass "the manual page and --help tell the same options"
