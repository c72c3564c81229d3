#!/usr/bin/env bash
# Makes thousands of maze files over all styles, sizes and options, and has each of them judged:
#
#     sweep.sh MAZEGEN [-n FILES] [-s SEED] [JUDGE...]
#
# JUDGE is any command that takes a hex maze file and after it --perfect, --pacman or neither, and
# --max-dead-ends N, and that ends with status 0 if the file keeps what that promises; `MAZEGEN check` if none
# is named. Each file is judged as strictly as what it was asked to be. Prints a line for each file that fails,
# with the command that makes it again, and a summary at the end. The same SEED (1) sweeps the same FILES (2000).
set -euo pipefail

mazegen=${1:?usage: $0 MAZEGEN [-n FILES] [-s SEED] [JUDGE...]}
shift
files=2000 RANDOM=1
while getopts n:s: option; do
    case $option in
        n) files=$OPTARG ;;
        s) RANDOM=$OPTARG ;;
        *) exit 2 ;;
    esac
done
shift $((OPTIND - 1))
if (($#)); then judge=("$@"); else judge=("$mazegen" check); fi

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mapfile -t styles < <("$mazegen" styles | cut -d ' ' -f 1)

# Random numbers are left in a variable each, since a subshell would draw the same again and again.
below() { drawn=$(((RANDOM * 32768 + RANDOM) % $1)); } # below N: sets drawn to 0 .. N-1
chance() { below 100 && ((drawn < $1)); }              # chance PERCENT
pick() { below $# && picked=${*:drawn+1:1}; }          # pick WORD... : sets picked

# Thin, tiny, middling and a few large boards; width and height are drawn alike.
draw_side() {
    case $1 in
        thin) below 80 && drawn=$((drawn + 2)) ;;
        tiny) below 7 && drawn=$((drawn + 2)) ;;
        middling) below 40 && drawn=$((drawn + 7)) ;;
        large) below 120 && drawn=$((drawn + 81)) ;;
    esac
}

draw_size() {
    local kind
    pick thin tiny tiny tiny tiny middling middling middling middling middling middling
    kind=$picked
    if chance 2; then kind=large; fi
    draw_side "$kind"
    width=$drawn
    draw_side "$kind"
    height=$drawn
    if [[ $kind == thin ]]; then below 3 && width=$((drawn + 1)); fi
    if [[ $kind == thin ]] && chance 50; then
        local swapped=$width
        width=$height height=$swapped
    fi
    if ((width * height < 2)); then height=2; fi
}

draw_place() {
    below "$width"
    local x=$drawn
    below "$height"
    place=$x,$drawn
}

draw_places() {
    entry=0,0 exit=$((width - 1)),$((height - 1))
    if chance 60; then return; fi
    draw_place
    entry=$place
    draw_place
    exit=$place
    if [[ $entry == "$exit" ]]; then entry=0,0 exit=$((width - 1)),$((height - 1)); fi
}

draw_stamp() {
    stamp=42
    if chance 50; then return; fi
    stamp=
    pick 1 1 2 3 4
    local length=$picked
    while ((${#stamp} < length)); do
        pick {A..Z} {0..9}
        stamp+=$picked
    done
}

# Sets `wish` to options of `mazegen make` and `promise` to those of the judge.
draw_board() {
    local style=$1
    draw_size
    draw_places
    below 1000000000
    wish=(--style "$style" --size "${width}x$height" --seed "$drawn" --entry "$entry" --exit "$exit")
    promise=(--perfect)
    if [[ $style == dungeon ]]; then draw_dungeon; fi
    if chance 45; then
        promise=(--pacman)
        wish+=(--pacman)
        if chance 50; then wish+=(--symmetric); fi
        if chance 25; then
            below 6
            wish+=(--dead-ends "$drawn")
            promise+=(--max-dead-ends "$drawn")
        fi
    fi
    if chance 40; then
        below 101
        wish+=(--turns "$drawn")
    fi
    if chance 20; then
        below 101
        wish+=(--mix "$drawn")
    fi
    if chance 35; then
        draw_stamp
        wish+=(--stamp "$stamp")
    fi
    if chance 20; then wish+=(--open-border); fi
}

# A dungeon has loops, unless it was asked to have none.
draw_dungeon() {
    local sparseness removal
    promise=()
    if chance 40; then return; fi
    below 101
    sparseness=$drawn
    below 101
    removal=$drawn
    below $((width * height < 30 ? width * height : 30))
    wish+=(--sparseness "$sparseness" --dead-end-removal "$removal" --rooms "$drawn")
    if chance 30; then
        wish=("${wish[@]:0:${#wish[@]}-3}" 0 --rooms 0)
        promise=(--perfect)
    fi
    below 5
    wish+=(--room-min "$((drawn + 1))" --room-max "$((drawn + 5))")
}

failed=0
complain() {
    echo "$1: $mazegen make ${wish[*]} --format hex"
    [[ ! -s $folder/said ]] || sed 's/^/    /' "$folder/said"
    failed=$((failed + 1))
}

for ((i = 0; i < files; i++)); do
    draw_board "${styles[i % ${#styles[@]}]}"
    if ! timeout 60 "$mazegen" make "${wish[@]}" --format hex -o "$folder/maze" >"$folder/said" 2>&1; then
        complain "not made"
    elif ! timeout 600 "${judge[@]}" "$folder/maze" ${promise[@]+"${promise[@]}"} >"$folder/said" 2>&1; then
        complain "judged wrong (${promise[*]-no promise})"
    fi
done
echo "$files files over ${#styles[@]} styles, judged by ${judge[*]}: $failed wrong"
((failed == 0))
