#!/usr/bin/env bash
# An installed tree works wherever it stands: blanks and other alphabets in its path, read-only, reached
# through a symlink; desktops can list the game, and other projects can build on the library.
source "$(dirname "$0")/harness.sh"
root=$(cd "$(dirname "$0")/../.." && pwd)
prefix="$scratch/Zoë's maze 迷"

cmake --install "$build" --prefix "$prefix" >/dev/null || fail "installs"
chmod -R a-w "$prefix"

ln -s "$prefix/bin/mazegen" "$scratch/mazegen"
[[ $("$scratch/mazegen" make --size 3x2 --seed 1 --format hex | head -n 1) =~ ^[0-9A-F]{3}$ ]] ||
    fail "the installed mazegen makes a maze"
pass "the installed mazegen makes a maze"
[[ -s $prefix/share/man/man1/mazegen.1 ]] || fail "mazegen has a manual page"
# shellcheck disable=SC2016  # for the inner bash
offered=$(PATH=$prefix/bin:$PATH bash -c 'source "$0/share/bash-completion/completions/mazegen"
    COMP_WORDS=(mazegen me) COMP_CWORD=1; _mazewright mazegen; echo "${COMPREPLY[*]}"' "$prefix")
[[ $offered == measure ]] || fail "bash completes the installed mazegen: $offered"

# Other projects find the library.
if command -v ninja >/dev/null; then generator=(-G Ninja); else generator=(); fi
if ! { cmake -S "$root/examples/consumer" -B "$scratch/example" "${generator[@]}" -DCMAKE_PREFIX_PATH="$prefix" &&
    cmake --build "$scratch/example"; } >"$scratch/log" 2>&1; then
    cat "$scratch/log"
    fail "the example builds on the installed library"
fi
"$scratch/example/maze_example" | grep -q 'moves' || fail "the example runs"
pass "the example builds and runs on the installed library"

# A board of a hundred million cells passes through less memory than it has cells.
for style in eller sidewinder binary-tree; do
    lines=$(ulimit -v 60000 && "$scratch/example/maze_stream" "$style" 10000x10000 | wc -lc) || fail "$style streams"
    [[ $(xargs <<<"$lines") == '10000 100010000' ]] || fail "$style streams every row: $lines"
done
pass "a hundred million cells stream by in 60 MB of address space"

if [[ ! -x $game ]]; then
    [[ ! -e $prefix/bin/mazewright ]] || fail "a build without the game installs no game"
    if find "$prefix" -name '*.svg' -o -name '*.desktop' | grep -q .; then fail "nothing of the game is installed"; fi
    pass "a build without the game installs nothing of it"
    exit 0
fi

share=$prefix/share
for file in applications/mazewright.desktop metainfo/org.mazewright.mazewright.metainfo.xml man/man6/mazewright.6 \
    bash-completion/completions/mazewright; do
    [[ -s $share/$file ]] || fail "$file is installed"
done
for icon in 48x48/apps/mazewright.png 256x256/apps/mazewright.png scalable/apps/mazewright.svg; do
    [[ -s $share/icons/hicolor/$icon ]] || fail "the icon $icon is there"
done
pass "menu entry, software-centre page, icons, manual page and completion are in place"

start_screen 1280x800
ln -s "$prefix/bin/mazewright" "$scratch/play"
game=$scratch/play
cd / || exit
start_game --mode pacman --seed 42
sleep 0.5
picture installed-pacman
colours=$(identify -format '%k' "$pictures/installed-pacman.png")
((colours > 100)) || fail "the installed game finds its sprites and fonts ($colours colours)"
[[ ! -s $scratch/game.err ]] || fail "nothing to complain about"
[[ $(xprop -id "$window" WM_CLASS 2>/dev/null || echo '"mazewright"') == *'"mazewright"'* ]] ||
    fail "the window belongs to the menu entry: $(xprop -id "$window" WM_CLASS)"
kill -TERM "$game_pid"
expect_exit 0 2 "the installed game plays from a read-only tree"
chmod -R u+w "$prefix"
