#!/usr/bin/env bash
# Tab after mazegen and mazewright in bash: commands, every option that --help lists, choices and files.
source "$(dirname "$0")/harness.sh"
# shellcheck source=../../packaging/completions/mazewright.bash
source "$(cd "$(dirname "$0")/../.." && pwd)/packaging/completions/mazewright.bash"
mkdir "$scratch/here"
cd "$scratch/here"
touch 'a maze.txt' b.cfg
mkdir folder

# completions WORD... : what Tab after the words offers, a line each; the last word is what is being typed.
completions() {
    # shellcheck disable=SC2034  # read by _mazewright
    COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
    _mazewright "$1" "${@: -1}" "${@: -2:1}"
    ((${#COMPREPLY[@]} == 0)) || printf '%s\n' "${COMPREPLY[@]}" | sort
}

# expect WHAT EXPECTED WORD...
expect() {
    local what=$1 expected=$2 offered
    shift 2
    offered=$(completions "$@")
    [[ $offered == "$(sort <<<"$expected")" ]] || fail "$what: Tab after '${*:2}' offers" "$offered"
}

# The options of a help text, found in another way than the completion finds them.
options_in() { tr ' ,' '\n' | grep -oE '^--[a-z-]+' | sort -u; }
has_every_option() {
    local program=$1 command=$2 words=("$1")
    [[ -z $command ]] || words+=("$command")
    expect "every option of $(basename "$program") $command is offered" \
        "$("$program" ${command:+"$command"} --help | sed '/^Examples:/,$d' | options_in)" "${words[@]}" --
}

commands=$("$mazegen" --help | sed -n '/^Subcommands:/,/^$/p' | grep -oE '^  [a-z]+' | tr -d ' ')
[[ $(wc -l <<<"$commands") -ge 7 ]] || fail "the commands are found"
expect "commands and config files are offered" "$commands"$'\na maze.txt\nb.cfg\nfolder' "$mazegen" ''
expect "the start of a command is completed" measure "$mazegen" me
for command in '' $commands; do has_every_option "$mazegen" "$command"; done
pass "every command and option of mazegen is completed"

styles=$("$mazegen" styles | cut -d ' ' -f 1)
expect "styles are offered" "$styles" "$mazegen" make --style ''
expect "the start of a style is completed" wilson "$mazegen" make --style wi
expect "one style after the other is completed" "$styles" "$mazegen" bench --style prim ''
formats=$'hex\njson\nsvg\ntext\nunicode'
expect "formats are offered" "$formats" "$mazegen" make --size 3x3 --format ''
expect "formats are offered after =" "$formats" "$mazegen" render --format =
expect "a format begun after = is completed" svg "$mazegen" render --format = s
for format in $formats; do
    "$mazegen" make --seed 1 --format "$format" >/dev/null || fail "$format is a format"
done
expect "what stands for any text is not offered" $'42\nnone' "$mazegen" make --stamp ''
expect "a number is not completed" '' "$mazegen" make --turns ''
pass "styles, formats and other choices are completed"

expect "files are offered" 'a maze.txt' "$mazegen" check a
expect "files are offered to write to" 'a maze.txt' "$mazegen" make -o a
expect "files are offered to write to" 'b.cfg' "$mazegen" make --output b
expect "no file is offered where none is read" '' "$mazegen" styles ''
pass "files are completed"

expect "a program that cannot be asked offers nothing" '' "$scratch/nowhere" ''
if [[ -x $game ]]; then
    has_every_option "$game" ''
    expect "styles are offered" "$styles" "$game" --style ''
    expect "difficulties are offered" $'arcade\neasy\nnormal\nstroll' "$game" --difficulty ''
    expect "folders are offered" folder "$game" --user ''
    expect "config files are offered" b.cfg "$game" b
    pass "every option of mazewright is completed"
fi
