# shellcheck shell=bash
# Completes the commands, options, choices and files of mazegen and mazewright in bash. No list of them
# stands here: the program at hand is asked with --help, which says what an option takes after its name, as
# in `--format hex|text|svg`, `--style NAME` or `-o,--output FILE`.

# What each option of a help text is called and what it takes, a line each: `-o,--output<tab>FILE`.
__mazewright_options() {
    sed -nE 's/^  ((-[a-zA-Z],)?--[a-z-]+)( ([^ ]+( [^ ]+)*))?( {2,}.*)?$/\1\t\4/p'
}

# __mazewright_value PROGRAM TAKES WORD : completes WORD with what an option takes.
__mazewright_value() {
    local choice choices=()
    case $2 in
        FILE* | DIR*)
            __mazewright_files "$2" "$3"
            return
            ;;
        NAME*) mapfile -t choices < <("${1/%mazewright/mazegen}" styles 2>/dev/null | cut -d ' ' -f 1) ;;
        *'|'*)
            for choice in ${2//|/ }; do
                [[ $choice =~ [A-Z] ]] || choices+=("$choice") # in upper case: a text of any kind
            done
            ;;
    esac
    mapfile -t COMPREPLY < <(compgen -W "${choices[*]}" -- "$3")
}

__mazewright_files() {
    local kind=-f
    [[ $1 != DIR* ]] || kind=-d
    compopt -o filenames 2>/dev/null
    mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(compgen "$kind" -- "$2")
}

_mazewright() {
    local program=$1 word=${COMP_WORDS[COMP_CWORD]} help commands i
    # shellcheck disable=SC2088  # the tilde is what was typed
    [[ $program != '~/'* ]] || program=$HOME/${program:2}
    COMPREPLY=()

    help=$("$program" --help 2>/dev/null) || return 0
    commands=$(sed -nE '/^Subcommands:/,/^$/s/^  ([a-z]+) .*/\1/p' <<<"$help")
    for ((i = 1; i < COMP_CWORD; i++)); do
        [[ $'\n'$commands$'\n' == *$'\n'"${COMP_WORDS[i]}"$'\n'* ]] || continue
        help=$("$program" "${COMP_WORDS[i]}" --help 2>/dev/null)
        commands=''
        break
    done

    # Bash takes the = of --option=value for a word.
    local at=$((COMP_CWORD - 1))
    if [[ $word == '=' ]]; then
        word=''
    elif [[ ${COMP_WORDS[at]} == '=' ]]; then
        at=$((at - 1))
    fi
    # An option that takes several values may stand further back.
    local names takes options=() nearest=$at
    while ((nearest > 0)) && [[ ${COMP_WORDS[nearest]} != -* ]]; do nearest=$((nearest - 1)); done
    while IFS=$'\t' read -r names takes; do
        options+=("${names#-?,}")
        [[ $takes && $takes != Excludes:* ]] || continue
        if [[ ,$names, == *",${COMP_WORDS[at]},"* ]] ||
            [[ $takes == *... && $word != -* && $nearest -gt 0 && ,$names, == *",${COMP_WORDS[nearest]},"* ]]; then
            __mazewright_value "$program" "$takes" "$word"
            return 0
        fi
    done < <(__mazewright_options <<<"$help")

    if [[ $word == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W "${options[*]}" -- "$word")
        return 0
    fi
    mapfile -t COMPREPLY < <(compgen -W "$commands" -- "$word")
    if grep -q '^Positionals:' <<<"$help"; then __mazewright_files FILE "$word"; fi
}

complete -F _mazewright mazegen mazewright
